import { expect, test } from 'vitest'
import { withOrdinal } from './language.ts'

test.each([
  ['fr', '1 mars 2027', '1er mars 2027'],
  ['fr-FR', 'mardi 1 décembre', 'mardi 1er décembre'],
  ['fr', '1–31 déc. 2026', '1er–31 déc. 2026'],
  ['fr', '11 janv. – 1 févr. 2027', '11 janv. – 1er févr. 2027'],
  ['fr', '21 mars 2027, 01:01', '21 mars 2027, 01:01'],
  ['fr', '31 mars 2031', '31 mars 2031'],
  ['en-GB', '1 March 2027', '1 March 2027'],
  ['de', '1. März 2027', '1. März 2027'],
])('in %s a day that Intl writes as %s is %s', (locale, written, told) => {
  expect(withOrdinal(locale, written)).toBe(told)
})
