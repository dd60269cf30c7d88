/** How the tenant is employed (C3). */
export const EMPLOYMENTS = ['EMPLOYED', 'SELF_EMPLOYED'] as const satisfies readonly string[]

/** An employment. */
export type Employment = (typeof EMPLOYMENTS)[number]
