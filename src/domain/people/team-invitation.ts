/** What has become of an invitation into a team. */
export const TEAM_MEMBER_STATUSES = ['INVITED', 'ACTIVE', 'ENDED'] as const satisfies readonly string[]

/** Whether somebody is in the team, may still join, or was invited in vain. */
export type TeamMemberStatus = (typeof TEAM_MEMBER_STATUSES)[number]

/** Whether an invitation was accepted, is open, or has ended unanswered. */
export function teamMemberStatus(
  invitation: { acceptedAt: Temporal.Instant | null; expiresAt: Temporal.Instant },
  now: Temporal.Instant,
): TeamMemberStatus {
  if (invitation.acceptedAt) return 'ACTIVE'
  return Temporal.Instant.compare(now, invitation.expiresAt) < 0 ? 'INVITED' : 'ENDED'
}

/** Why somebody can't join a team. */
export const JOIN_OBSTACLES = ['INVITATION_ENDED', 'IN_THIS_TEAM'] as const satisfies readonly string[]

/** What keeps somebody from joining a team. */
export type JoinObstacle = (typeof JOIN_OBSTACLES)[number]

/** What keeps the invited person from joining; null for nothing. One works in a world once (decision 104). */
export function joinObstacle(status: TeamMemberStatus, worksThere: boolean): JoinObstacle | null {
  if (status === 'ENDED') return 'INVITATION_ENDED'
  return worksThere ? 'IN_THIS_TEAM' : null
}
