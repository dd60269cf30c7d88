import { describe, expect, it } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { checkSuggestedDates } from './suggested-dates.ts'

const ASKED = { from: parseDay('2027-01-01'), to: parseDay('2027-06-30') }
const FINE = { belowMinimum: false, aboveMaximum: false, available: true, extends: false }
const BAD = { belowMinimum: true, aboveMaximum: true, available: false, extends: true }

describe('suggested dates', () => {
  it('names the first condition that is not met, in the order of the specification', () => {
    const far = { ...ASKED, from: addDays(ASKED.from, 40) }
    const reasons = [
      checkSuggestedDates(ASKED, ASKED, BAD),
      checkSuggestedDates(ASKED, ASKED, { ...BAD, belowMinimum: false }),
      checkSuggestedDates(ASKED, ASKED, { ...FINE, available: false }),
      checkSuggestedDates(ASKED, far, { ...FINE, available: false }),
      checkSuggestedDates(ASKED, { ...ASKED, to: addDays(ASKED.to, 1) }, { ...FINE, available: false }),
    ].map((verdict) => verdict.reason)
    expect(reasons).toEqual(['BELOW_MINIMUM', 'ABOVE_MAXIMUM', 'UNCHANGED', 'OVER_30_DAYS', 'UNAVAILABLE'])
  })

  it('lets an extension change its end only', () => {
    const later = { ...ASKED, from: addDays(ASKED.from, 1) }
    expect(checkSuggestedDates(ASKED, later, FINE).value).toBe(true)
    expect(checkSuggestedDates(ASKED, later, { ...FINE, extends: true }).reason).toBe('NOT_ADJOINING')
    const shorter = { ...ASKED, to: addDays(ASKED.to, -20) }
    expect(checkSuggestedDates(ASKED, shorter, { ...FINE, extends: true }).value).toBe(true)
  })
})
