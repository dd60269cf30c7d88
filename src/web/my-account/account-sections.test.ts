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

it.each(['tokens', 'webhooks'] as const)('offers %s to landlords alone', (section) => {
  expect(sectionsFor({ landlord: true })).toContain(section)
  expect(sectionsFor({ landlord: false })).not.toContain(section)
  expect(sectionsFor(null)).not.toContain(section)
})
