import { describe, expect, it } from 'vitest'
import type { Permission } from '../catalogue/people.ts'
import { canEndImpersonation, isImpersonationRunning } from './impersonation-end.ts'

const now = Temporal.Instant.from('2027-03-01T10:00:00Z')
const at = (minutes: number) => now.add({ minutes })

describe('the end of acting as a landlord', () => {
  it.each([
    ['for as long as nobody has ended it', 1, null, true],
    ['not once the hour is over', 0, null, false],
    ['not long after', -600, null, false],
    ['not once it was ended, though the hour goes on', 30, -1, false],
  ])('runs %s', (_, ends, ended, expected) => {
    const times = { endsAt: at(ends), endedAt: ended === null ? null : at(ended) }
    expect(isImpersonationRunning(times, now)).toBe(expected)
  })

  const ends: [string, string, Permission[], number, string | null][] = [
    ['whoever acts', 'actor', ['sales'], 1, null],
    ['whoever acts, and has lost the permission since', 'actor', ['FSU'], 1, null],
    ['whoever gives permissions', 'other', ['DEVELOPER'], 1, null],
    ['another of the sales staff', 'other', ['sales'], 1, 'NO_PERMISSION'],
    ['another of the staff', 'other', ['accounting', 'scam', 'TEST'], 1, 'NO_PERMISSION'],
    ['whoever acted, when it is over', 'actor', ['sales'], 0, 'TIME_OVER'],
    ['whoever gives permissions, when it is over', 'other', ['DEVELOPER'], 0, 'TIME_OVER'],
  ]
  it.each(ends)('%s may end it or not', (_, id, permissions, minutes, reason) => {
    const impersonation = { actorId: 'actor', endsAt: at(minutes), endedAt: null }
    expect(canEndImpersonation({ id, permissions }, impersonation, now).reason).toBe(reason)
  })
})
