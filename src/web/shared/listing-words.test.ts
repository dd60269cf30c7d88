import { expect, test } from 'vitest'
import { listingText } from './listing-words.ts'

test.each([
  [{ en: 'Flat', de: 'Wohnung' }, 'de', 'Wohnung', null],
  [{ en: 'Flat', de: 'Wohnung' }, 'fr', 'Flat', 'en'],
  [{ en: 'Flat', de: '' }, 'de', 'Flat', 'en'],
  [{ pl: 'Mieszkanie' }, 'de', 'Mieszkanie', 'pl'],
  [{}, 'de', '', null],
  [null, 'de', '', null],
  [{ en: 1 }, 'en', '', null],
])('%j in %s is %j', (texts, language, text, otherLanguage) => {
  expect(listingText(texts, language)).toEqual({ text, otherLanguage })
})
