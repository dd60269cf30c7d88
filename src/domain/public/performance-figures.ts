/** What is counted of homes in a span; amounts in minor units. Sums of units are those of their group, of months those of the year. */
export interface CountedNights {
  booked: number
  /** On offer and taken by nothing. */
  vacant: number
  /** Blocked by the landlord or a calendar, without a stay. */
  blocked: number
  /** Not public, after the home had been for the first time, and taken by nothing. */
  unpublished: number
  earned: number
  vacancyCost: number
}

/** The share of the nights on offer that were booked, 0 to 1; null where none was on offer. */
export function occupancyOf({ booked, vacant }: Pick<CountedNights, 'booked' | 'vacant'>): number | null {
  const offered = booked + vacant
  return offered === 0 ? null : booked / offered
}

/** Revenue per available night, in minor units: what was earned by the nights on offer; null where none was. */
export function earnedPerNight(counted: Pick<CountedNights, 'booked' | 'vacant' | 'earned'>): number | null {
  const offered = counted.booked + counted.vacant
  return offered === 0 ? null : Math.round(counted.earned / offered)
}

/** Areas in square metres at which homes are no longer similar (ours): each class ends below the next number. */
export const AREA_CLASSES = [35, 55, 80] as const

/** So many homes of so many other landlords stand behind what is said of similar homes. */
export const SIMILAR_HOMES = { units: 5, landlords: 3 } as const

/** How many months back similar homes are known: two years can be compared. */
export const HOME_MONTHS_KEPT = 25

/** What similar homes did in a month. */
export interface SimilarMonth extends Pick<CountedNights, 'booked' | 'vacant' | 'earned'> {
  units: number
  landlords: number
  answers: number
  answerMinutes: number
}

/** Similar homes in the months of a span, together. */
export interface SimilarFigures {
  /** The least of all months. */
  units: number
  landlords: number
  months: number
  occupancy: number | null
  earnedPerNight: number | null
  /** The mean; null where nobody answered. */
  answerMinutes: number | null
}

/** Whether so many homes of so many landlords may be told of. */
export function isEnoughSimilar({ units, landlords }: { units: number; landlords: number }): boolean {
  return units >= SIMILAR_HOMES.units && landlords >= SIMILAR_HOMES.landlords
}

/** What similar homes did; months with too few of them are left out, and null where none is left. */
export function similarFigures(months: readonly SimilarMonth[]): SimilarFigures | null {
  const told = months.filter(isEnoughSimilar)
  if (told.length === 0) return null
  const sum = (of: (month: SimilarMonth) => number) => told.reduce((all, month) => all + of(month), 0)
  const nights = {
    booked: sum((month) => month.booked),
    vacant: sum((month) => month.vacant),
    earned: sum((month) => month.earned),
  }
  const answers = sum((month) => month.answers)
  return {
    units: Math.min(...told.map((month) => month.units)),
    landlords: Math.min(...told.map((month) => month.landlords)),
    months: told.length,
    occupancy: occupancyOf(nights),
    earnedPerNight: earnedPerNight(nights),
    answerMinutes: answers === 0 ? null : Math.round(sum((month) => month.answerMinutes) / answers),
  }
}
