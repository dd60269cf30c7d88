/** As what somebody works in a landlord's world: the landlord, a team member, or the holder of an access link. */
export const WORLD_ROLES = ['OWNER', 'MANAGER', 'LIMITED', 'LINK'] as const satisfies readonly string[]

/** A role in a landlord's world. */
export type WorldRole = (typeof WORLD_ROLES)[number]

/** What a landlord may invite somebody as. */
export const TEAM_ROLES = ['MANAGER', 'LIMITED'] as const satisfies readonly WorldRole[]

/** A team member's role. */
export type TeamRole = (typeof TEAM_ROLES)[number]
