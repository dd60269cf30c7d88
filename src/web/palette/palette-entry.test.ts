import { expect, it } from 'vitest'
import { matchesWords } from './palette-entry.ts'

it.each([
  ['Billing details', 'bill', true],
  ['Billing details', 'det bil', true],
  ['Billing details', 'ills', false],
  ['Réservations', 'reserv', true],
  ['Torstraße 14', 'torstrasse', true],
  ['Impressum', 'DATEN', false],
])('%s has the words "%s": %s', (name, text, expected) => {
  expect(matchesWords(name, text)).toBe(expected)
})
