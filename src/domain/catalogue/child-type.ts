/** The age groups of children (C3). */
export const CHILD_TYPES = ['INFANT', 'CHILD', 'TEENAGER'] as const satisfies readonly string[]

/** An age group of a child. */
export type ChildType = (typeof CHILD_TYPES)[number]
