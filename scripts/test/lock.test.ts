import { expect, test } from 'vitest'
import { faultsOf } from '../lock.ts'

test('a complete lock has no fault', () => {
  const packages = {
    '': { optionalDependencies: { node: '24.0.0' } },
    cli: {},
    'node_modules/cli': { resolved: 'cli', link: true },
    'node_modules/node': {},
    'node_modules/lint': { optionalDependencies: { '@lint/linux': '1', '@lint/mac': '1' } },
    'node_modules/@lint/linux': {},
    'node_modules/lint/node_modules/@lint/mac': {},
  }
  expect(faultsOf({ packages })).toEqual([])
})

test('an optional dependency that the lock does not hold is named', () => {
  const packages = {
    'node_modules/lint': { optionalDependencies: { '@lint/linux': '1', '@lint/mac': '1' } },
    'node_modules/@lint/linux': {},
    'node_modules/other/node_modules/@lint/mac': {},
  }
  expect(faultsOf({ packages })).toEqual(['node_modules/lint names @lint/mac 1, which the lock does not hold'])
})

test('a dependency of a nested package is found further out', () => {
  const packages = {
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1', d: '1' } },
    'node_modules/a/node_modules/c': {},
    'node_modules/d': {},
  }
  expect(faultsOf({ packages })).toEqual([])
})

test('an address is a fault', () => {
  const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } }
  expect(faultsOf({ packages })).toEqual(['node_modules/a is resolved to one address: https://registry.example/a.tgz'])
})
