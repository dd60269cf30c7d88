import { expect, it } from 'vitest'
import { transferReference } from './remittance.ts'

it.each([
  ['Noor Haddad', 'Lindenhof 12', 'Noor Haddad, Lindenhof 12'],
  ['Jürgen Groß', 'Öko-Loft', 'Juergen Gross, Oeko-Loft'],
  ['Zoé Łukasz', 'Flat “3a” <b>', 'Zoe ukasz, Flat 3a b'],
  ['A'.repeat(200), 'x', 'A'.repeat(140)],
])('of %s in %s is %s', (tenantNames, apartmentName, reference) => {
  expect(transferReference({ tenantNames, apartmentName })).toBe(reference)
})
