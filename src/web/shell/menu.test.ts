import { expect, it } from 'vitest'
import type { LandlordUserType } from '../../domain/catalogue/people.ts'
import { jana } from '../page-states/viewers.test-data.ts'
import { menuOf } from './menu.ts'

it.each<[LandlordUserType | null, string[]]>([
  [null, []],
  ['POTENTIAL_LANDLORD', ['onboarding']],
  ['EXPLORER_LANDLORD', ['onboarding', 'explore']],
])('a landlord who is %s has in the menu, beside the usual, %j', (landlordUserType, pages) => {
  const menu = menuOf({ viewer: { ...jana, landlordUserType }, demo: false, featureFlags: [] })
  const usual = ['homepage', 'inbox', 'calendar', 'bookings', 'performance']
  expect(menu.map(({ page }) => page)).toEqual([...usual, ...pages])
})
