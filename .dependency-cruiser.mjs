// Imports point one way: core <- games <- { bots, host } <- { server, web, cli }. Each folder names all that it may import.

const testCode = '(^|/)(test|test-kit)/'
const testTools = '^node_modules/(vitest|fast-check)/'
const packages = 'node_modules/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const sourcesOf = (folder) => ({ path: `^${folder}/`, pathNot: testCode })
const testsOf = (folder) => ({
  path: [`^${folder}/(test|test-kit)/`, `^${folder}/[^/]+/(test|test-kit)/`, `^${folder}/[^/]+/[^/]+/(test|test-kit)/`],
})
const otherThan = (...allowed) => ({ pathNot: allowed, couldNotResolve: false })
const otherThanNodeAnd = (...allowed) => ({ ...otherThan(...allowed), dependencyTypesNot: ['core'] })

const forbidden = [
  forbid('core-alone', 'core depends on nothing', sourcesOf('core'), otherThan('^core/src/')),
  forbid(
    'core-tests',
    'tests of core use core, vitest, fast-check and Node',
    testsOf('core'),
    otherThanNodeAnd('^core/', testTools),
  ),
  forbid('games-on-core', 'games depend on core only', sourcesOf('games'), otherThan('^core/src/', '^games/')),
  forbid(
    'games-tests',
    'tests of games use games, core, vitest, fast-check and Node',
    testsOf('games'),
    otherThanNodeAnd('^(core|games)/', testTools),
  ),
  forbid(
    'game-apart',
    'a game imports no other game, nor the list of games',
    { path: '^games/([^/]+)/' },
    { path: '^games/', pathNot: '^games/$1/' },
  ),
  forbid(
    'search-on-core',
    'bots/src/search knows core and what a bot is, and no game',
    { path: '^bots/src/search/' },
    otherThan('^core/src/', '^bots/src/search/', '^bots/src/bot[.]ts$'),
  ),
  forbid(
    'bots',
    'bots depend on games and core',
    { path: '^bots/' },
    otherThanNodeAnd('^(core|games|bots)/', packages),
  ),
  forbid(
    'host',
    'the host depends on games and core, and runs in browsers too',
    sourcesOf('host'),
    otherThan('^(core|games|host)/', '^node_modules/valibot/'),
  ),
  forbid(
    'host-tests',
    'tests of the host use what it uses, the toy of core, vitest, fast-check and Node',
    testsOf('host'),
    otherThanNodeAnd('^(core|games|host)/', testTools, '^node_modules/valibot/'),
  ),
  forbid(
    'server',
    'the server depends on host, bots, games and core',
    { path: '^server/' },
    otherThanNodeAnd('^(core|games|bots|host|server)/', packages),
  ),
  forbid(
    'web',
    'the page depends on host, bots, games and core, never on the server; its tests also on the draft of a game',
    { path: '^web/' },
    otherThanNodeAnd('^(core|games|bots|host|web|scripts/new-game)/', packages),
  ),
  forbid(
    'cli',
    'the command line depends on server, host, bots, games and core',
    { path: '^cli/' },
    otherThanNodeAnd('^(core|games|bots|host|server|cli)/', packages),
  ),
  forbid(
    'tests-apart',
    'what is shipped imports no test and no test kit',
    { pathNot: testCode },
    { path: testCode, pathNot: packages },
  ),
  forbid(
    'no-cycle',
    'modules form no circle; types, which are erased, may',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid('resolvable', 'every import leads somewhere', {}, { couldNotResolve: true }),
  forbid(
    'named-by-noun',
    'a function lives with its noun',
    {},
    { path: '(^|/)(utils?|helpers?|common|misc)(/|[.][a-z]+$)', pathNot: packages },
  ),
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[a-z]+/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json', '.svelte', '.d.ts'],
    },
  },
}
