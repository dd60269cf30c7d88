/** How a tenant may describe their gender (C3). */
export const GENDERS = ['MAN', 'WOMAN', 'OTHER', 'PREFER_NOT_TO_SAY'] as const satisfies readonly string[]

/** A gender. */
export type Gender = (typeof GENDERS)[number]
