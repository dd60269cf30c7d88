/** In what the longest allowed vacancy is counted (C3). */
export const MAX_VACANCY_UNITS = ['MONTH', 'WEEK', 'DAY'] as const satisfies readonly string[]

/** A unit of the longest vacancy. */
export type MaxVacancyUnit = (typeof MAX_VACANCY_UNITS)[number]
