import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../catalogue/language.ts'
import { articleAfter, HELP_ARTICLES, partsOf } from './help-articles.ts'

it('an article has paragraphs and points', () => {
  expect(partsOf('One.\n\n- a\n- b\n\nTwo - still text.')).toEqual([
    { text: 'One.' },
    { points: ['a', 'b'] },
    { text: 'Two - still text.' },
  ])
})

it('reading on leads through all articles', () => {
  const read = HELP_ARTICLES.map((article) => articleAfter(article))
  expect(new Set(read)).toEqual(new Set(HELP_ARTICLES))
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('every article has its texts, and its points stand together', () => {
    const file = join(import.meta.dirname, `../../web/help/help.texts.${language}.json`)
    const help = JSON.parse(readFileSync(file, 'utf8')) as {
      articles: Record<string, { title: string; summary: string; body: string }>
    }
    expect(Object.keys(help.articles)).toEqual(HELP_ARTICLES)
    for (const { body } of Object.values(help.articles)) {
      expect(partsOf(body).some((part) => 'points' in part)).toBe(true)
      expect(partsOf(body).every((part) => 'points' in part || !part.text.includes('\n'))).toBe(true)
    }
  })
})
