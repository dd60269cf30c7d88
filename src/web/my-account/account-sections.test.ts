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

it.each(['tokens', 'webhooks'] as const)('offers %s to landlords in their own world alone', (section) => {
  const person = { id: '1', email: '', firstName: '', lastName: '', permissions: [], language: null }
  expect(sectionsFor({ ...person, landlord: true, role: 'OWNER' })).toContain(section)
  expect(sectionsFor({ ...person, landlord: true, role: 'MANAGER' })).not.toContain(section)
  expect(sectionsFor({ ...person, landlord: false })).not.toContain(section)
  expect(sectionsFor(null)).not.toContain(section)
})
