import { describe, expect, it } from 'vitest'
import { findUses } from '../scripts/text-uses.ts'
import { LANGUAGES } from '../src/domain/catalogue/language.ts'
import { HELP_NAMES, helpNamesBy } from '../src/domain/public/help-names.ts'
import { readTexts, type Texts } from '../src/server/kernel/http/interface-texts.ts'
import { wordsIn } from '../src/server/public/pages/texts.ts'

/** What stands in quotation marks in the help and is no name of ours: other programs', patterns, what people say. */
const OF_OTHERS = [
  'A-',
  'from',
  'ab',
  'dès',
  'do not track',
  'Add to Home Screen',
  'nicht verfolgen',
  'Zum Home-Bildschirm',
  'ne pas me pister',
  'Sur l’écran d’accueil',
]

const quoted = { en: /“([^”]*)”/g, de: /„([^“]*)“/g, fr: /«\s([^»]*)\s»/g }

describe.each(LANGUAGES)('the help in %s', (language) => {
  const texts = [...helpTexts(language)].filter(
    ([key]) => key.startsWith('articles.') || key.startsWith('sections.'),
  )

  it('names in quotation marks nothing but what the interface has, in its own words', () => {
    const strange = texts.flatMap(([key, text]) =>
      [...text.matchAll(quoted[language])]
        .map(([, words = '']) => words)
        .filter((words) => !OF_OTHERS.includes(words) && !nameIn(words))
        .map((words) => `${key}: ${words}`),
    )
    expect(strange).toEqual([])
  })

  it('names nothing that it doesn’t know, and says each name somewhere', () => {
    const named = texts.flatMap(([, text]) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
    expect(new Set(named)).toEqual(new Set(Object.keys(HELP_NAMES)))
  })

  it('has a text of the interface for each name', () => {
    const { has, say } = wordsIn(language)
    for (const [area, key] of Object.values(HELP_NAMES)) expect(has(area, key)).toBe(true)
    expect(Object.values(helpNamesBy(say)).filter((words) => words.includes('{') || words === '')).toEqual([])
  })
})

it('a name of the help is that of a button, a page or an item of a menu outside of it', () => {
  const keys = Object.values(HELP_NAMES).map(([area, key]) => `${area}.${key}`)
  const elsewhere = findUses(new Map(keys.map((key) => [key, []])), (path) =>
    /^src\/web\/(?!help\/)/.test(path),
  )
  expect(keys.filter((key) => !elsewhere.used.has(key))).toEqual([])
})

function nameIn(words: string): boolean {
  const [, name = ''] = /^\{(\w+)\}$/.exec(words) ?? []
  return name in HELP_NAMES
}

function* helpTexts(language: (typeof LANGUAGES)[number]): Generator<[string, string]> {
  yield* flatten(readTexts(language).help as Texts, '')
}

function* flatten(node: Texts, prefix: string): Generator<[string, string]> {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === 'string') yield [prefix + name, value]
    else yield* flatten(value, `${prefix}${name}.`)
  }
}
