import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textsForTranslators, textsFromTranslators } from '../../../scripts/text-exchange.ts'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import type { Texts } from './all-texts.test-data.ts'

describe.each(LANGUAGES)("a translator's file in %s", (language) => {
  const file = textsForTranslators(language)

  it('comes back as it went, byte by byte', () => {
    const changed = [...textsFromTranslators(language, file)].filter(
      ([path, text]) => readFileSync(path, 'utf8') !== text,
    )
    expect(changed).toEqual([])
  })

  it('brings a changed text to its feature alone', () => {
    const texts = JSON.parse(file) as Record<string, Texts>
    const changed = { ...texts, home: { ...texts.home, title: 'Somewhere else' } }
    const found = [...textsFromTranslators(language, JSON.stringify(changed))].filter(
      ([path, text]) => readFileSync(path, 'utf8') !== text,
    )
    expect(found).toEqual([
      [expect.stringMatching(`home.texts.${language}.json$`), expect.stringContaining('Somewhere else')],
    ])
  })

  it('is refused where an area is missing or unknown', () => {
    const { home, ...rest } = JSON.parse(file) as Record<string, Texts>
    expect(() => textsFromTranslators(language, JSON.stringify(rest))).toThrow('missing areas [home]')
    const more = JSON.stringify({ ...rest, home, hearth: {} })
    expect(() => textsFromTranslators(language, more)).toThrow('unknown areas [hearth]')
  })
})
