import { expect, test } from 'vitest'
import { de } from '../src/refusals/de.ts'
import { en } from '../src/refusals/en.ts'
import { fr } from '../src/refusals/fr.ts'

type Say = (params: Readonly<Record<string, string>>) => string

/** What a text says, and which parameters it asked for. */
function spoken(say: Say): { text: string; asked: Set<string> } {
  const asked = new Set<string>()
  const params = new Proxy<Record<string, string>>(
    {},
    {
      get(_, name) {
        asked.add(String(name))
        return `<${String(name)}>`
      },
    },
  )
  return { text: say(params), asked }
}

test.each(Object.keys(en) as (keyof typeof en)[])('%s is said in three languages, with the same parameters', (code) => {
  const [english, ...others] = [en, fr, de].map((texts) => spoken(texts[code] as Say))
  expect(english.text.length).toBeGreaterThan(3)
  for (const { text, asked } of others) {
    expect([...asked].toSorted()).toEqual([...english.asked].toSorted())
    expect(text === english.text).toBe(code === 'other')
    for (const name of asked) expect(text).toContain(`<${name}>`)
  }
})
