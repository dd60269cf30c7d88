import { describe, expect, it } from 'vitest'
import { joinObstacle, teamMemberStatus } from './team-invitation.ts'

const expiresAt = Temporal.Instant.from('2027-03-15T12:00:00Z')

describe('an invitation into a team', () => {
  it.each([
    ['2027-03-15T11:59:59Z', null, 'INVITED'],
    ['2027-03-15T12:00:00Z', null, 'ENDED'],
    ['2027-06-01T00:00:00Z', null, 'ENDED'],
    ['2027-06-01T00:00:00Z', '2027-03-02T08:00:00Z', 'ACTIVE'],
  ])('at %s, accepted %s, is %s', (now, accepted, status) => {
    const acceptedAt = accepted && Temporal.Instant.from(accepted)
    expect(teamMemberStatus({ acceptedAt: acceptedAt || null, expiresAt }, Temporal.Instant.from(now))).toBe(
      status,
    )
  })

  it.each([
    ['INVITED', false, null],
    ['ENDED', false, 'INVITATION_ENDED'],
    ['INVITED', true, 'IN_THIS_TEAM'],
    ['ENDED', true, 'INVITATION_ENDED'],
  ] as const)('%s, for somebody who works there (%s): %s', (status, worksThere, obstacle) => {
    expect(joinObstacle(status, worksThere)).toBe(obstacle)
  })
})
