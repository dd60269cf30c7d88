import { expect, it } from 'vitest'
import { sectionOf, sectionsFor } from './account-sections.ts'

it.each([
  [undefined, 'profile'],
  ['security', 'security'],
  ['deletion', 'deletion'],
  ['profile', undefined],
  ['elsewhere', undefined],
])('the address %s shows the part %s', (name, section) => {
  expect(sectionOf(name)).toBe(section)
})

it('offers access tokens to landlords alone', () => {
  expect(sectionsFor({ landlord: true })).toContain('tokens')
  expect(sectionsFor({ landlord: false })).not.toContain('tokens')
  expect(sectionsFor(null)).not.toContain('tokens')
})
