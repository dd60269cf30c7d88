import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, CATALOGUE_CONCEPTS } from '../../domain/catalogue/catalogue.ts'
import { UNPUBLISH_REASONS } from '../../domain/catalogue/unpublish-reason.ts'
import { allTexts, type Texts } from './all-texts.test-data.ts'

const root = join(import.meta.dirname, '../../..')
const languages = ['en', 'de', 'fr'] as const
const texts: Record<string, Texts> = allTexts

/** Where the labels of a concept are: alone where the first pages need them, else under 'catalogue'. */
function labelsOf(concept: string, language: string): Texts[] {
  const all = texts[language] ?? {}
  return [all[concept], (all['catalogue'] as Texts)[concept]].filter((found) => typeof found === 'object')
}

function labelOf(labels: Texts | undefined, value: string): string {
  const label = labels?.[value]
  if (typeof label === 'string') return label.trim()
  return typeof label?.['label'] === 'string' ? label['label'].trim() : ''
}

describe('the catalogue', () => {
  it.each(languages)(
    'has one place for the labels of each concept in %s, and a label for each value',
    (language) => {
      const places = CATALOGUE_CONCEPTS.filter((concept) => labelsOf(concept, language).length !== 1)
      const missing = CATALOGUE_CONCEPTS.flatMap((concept) =>
        CATALOGUE[concept]
          .filter((value) => labelOf(labelsOf(concept, language)[0], value) === '')
          .map((value) => `${concept}.${value}`),
      )
      expect([places, missing]).toEqual([[], []])
    },
  )

  it.each(languages)('has no labels of concepts or values that do not exist in %s', (language) => {
    const labels = (texts[language]?.['catalogue'] ?? {}) as Record<string, Texts>
    const stray = Object.entries(labels).flatMap(([concept, byValue]) => {
      const values = Object.entries(CATALOGUE).find(([name]) => name === concept)?.[1] ?? []
      return Object.keys(byValue)
        .filter((value) => !values.some((known) => known === value))
        .map((value) => `${concept}.${value}`)
    })
    expect(stray).toEqual([])
  })

  it('holds every list of its files, whole or as a part of another', async () => {
    const known = Object.values(CATALOGUE).map((values) => new Set<string>(values))
    // Countries, currencies and languages are named by Intl.
    const spoken = ['COUNTRY_CODES', 'DAC7_COUNTRIES', 'CONTRACT_LANGUAGE_COUNTRIES', 'CURRENCY_CODES']
    const passed = ['CATALOGUE_CONCEPTS', ...spoken]
    const unknown: string[] = []
    for (const path of globSync('src/domain/catalogue/*.ts', { cwd: root })) {
      if (path.endsWith('/language.ts') || path.includes('.test.')) continue
      const module = (await import(join(root, path))) as Record<string, unknown>
      for (const [name, list] of Object.entries(module)) {
        if (!Array.isArray(list) || !list.every((value) => typeof value === 'string')) continue
        if (passed.includes(name)) continue
        if (!known.some((values) => list.every((value) => values.has(value)))) unknown.push(`${path} ${name}`)
      }
    }
    expect(unknown).toEqual([])
  })

  it('names no value twice in a concept', () => {
    const twice = CATALOGUE_CONCEPTS.filter(
      (concept) => new Set<string>(CATALOGUE[concept]).size !== CATALOGUE[concept].length,
    )
    expect(twice).toEqual([])
  })

  it('gives unpublish reasons the key and the English text of their labels', () => {
    const english = labelsOf('unpublishReason', 'en')[0]
    const other = UNPUBLISH_REASONS.filter(
      ({ value, key, text }) => key !== `unpublishReason.${value}` || labelOf(english, value) !== text,
    )
    expect(other).toEqual([])
  })
})
