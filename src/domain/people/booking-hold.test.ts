import { describe, expect, it } from 'vitest'
import { GOING_ON_ABOUT_BOOKING, isBookingHeld, STOPPED_ABOUT_BOOKING } from './booking-hold.ts'
import { FREEZE_TABLE, FREEZE_WORDS } from './freeze-table.ts'

const words = Object.entries(FREEZE_TABLE).flatMap(([word, calls]) =>
  calls.map((call) => [call, word] as const),
)
const goesOn = new Map(
  words.map(([call, word]) => [call, FREEZE_WORDS[word as keyof typeof FREEZE_WORDS].goesOn]),
)

describe('a booking of a landlord whose account is on hold', () => {
  it.each(Object.values(STOPPED_ABOUT_BOOKING).flat())('says that %s is stopped, and it is', (call) => {
    expect(goesOn.get(call)).toBe(false)
  })

  it.each(Object.values(GOING_ON_ABOUT_BOOKING).flat())('says that %s goes on, and it does', (call) => {
    expect(goesOn.get(call)).toBe(true)
  })

  it.each([
    ['the landlord’s own', { frozen: 'PERSON', role: 'OWNER' }, true],
    ['that of the landlord for whom somebody works', { frozen: 'WORLD', role: 'MANAGER' }, true],
    ['that of somebody of the team', { frozen: 'PERSON', role: 'MANAGER' }, false],
    ['nobody’s', { frozen: null, role: 'OWNER' }, false],
  ] as const)('is held up by a hold on an account: %s', (_, viewer, held) => {
    expect(isBookingHeld(viewer)).toBe(held)
  })
})
