/** On whose behalf a command is given; a staff member impersonating a landlord acts as LANDLORD. */
export const ACTORS = ['TENANT', 'LANDLORD', 'STAFF', 'SYSTEM'] as const satisfies readonly string[]

/** Who gives a command. */
export type Actor = (typeof ACTORS)[number]
