import type { TeamRole } from '../catalogue/people.ts'
import { addDays, addMonths, type Day, type Stay } from '../kernel/day.ts'

/** For how long at most a power of attorney is given, in months (ours). */
export const POWER_MONTHS = 12

/** How many days before its end both are reminded (ours). */
export const POWER_REMINDER_DAYS = 14

/** Length of the reason for which a landlord withdraws a power of attorney, in characters (ours). */
export const POWER_REASON_LENGTH = { min: 5, max: 500 } as const

/** How many of the landlord's listings a power of attorney names at most (ours); for more it is given for all. */
export const POWER_MAX_LISTINGS = 100

/** Whether somebody can sign with a power of attorney, and why not. */
export const POWER_STATES = [
  'VALID',
  'NOT_YET',
  'RESTING',
  'OVER',
  'WITHDRAWN',
  'MEMBERSHIP_ENDED',
] as const satisfies readonly string[]

/** Where a power of attorney stands. */
export type PowerState = (typeof POWER_STATES)[number]

/** What ends a power of attorney before its last day. */
export const POWER_END_CAUSES = ['WITHDRAWN', 'MEMBERSHIP_ENDED'] as const satisfies readonly PowerState[]

/** What ended a power of attorney before its last day. */
export type PowerEndCause = (typeof POWER_END_CAUSES)[number]

/** What decides where a power of attorney stands. */
export interface PowerFacts extends Stay {
  endCause: PowerEndCause | null
  /** As what the person works in the team now; null: not any more. */
  role: TeamRole | null
  /** Null: all listings of the landlord. */
  groupIds: readonly string[] | null
}

/** Where a power of attorney stands on a day; it rests while the person is no manager. */
export function powerState(power: PowerFacts, today: Day): PowerState {
  if (power.endCause) return power.endCause
  if (power.role === null) return 'MEMBERSHIP_ENDED'
  if (power.to < today) return 'OVER'
  if (power.role !== 'MANAGER') return 'RESTING'
  return power.from > today ? 'NOT_YET' : 'VALID'
}

/** Whether a power of attorney is still to be reckoned with: it can be withdrawn. */
export function canWithdrawPower(state: PowerState): boolean {
  return state === 'VALID' || state === 'NOT_YET' || state === 'RESTING'
}

/** Of somebody's powers of attorney, the last given first, the one that counts for a listing; null for none. */
export function powerFor<Power extends PowerFacts>(
  powers: readonly Power[],
  groupId: string,
  today: Day,
): Power | null {
  const about = powers.filter(({ groupIds }) => groupIds === null || groupIds.includes(groupId))
  return about.find((power) => powerState(power, today) === 'VALID') ?? about[0] ?? null
}

/** The last day that a power of attorney from that day on can have. */
export function lastDayOfPower(from: Day): Day {
  return addDays(addMonths(from, POWER_MONTHS), -1)
}

/** What is wrong with the days of a power of attorney, by field: it begins within a year and lasts a year at most. */
export function powerDaysErrors({ from, to }: Stay, today: Day): Record<string, string> {
  if (from < today || from > lastDayOfPower(today)) return { from: 'power.from' }
  return to < from || to > lastDayOfPower(from) ? { to: 'power.to' } : {}
}

/** What both are told of a power of attorney by mail. */
export type PowerNotice = 'GIVEN' | 'ENDS_SOON' | 'OVER' | PowerEndCause
