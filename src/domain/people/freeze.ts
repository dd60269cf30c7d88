import type { Permission } from '../catalogue/people.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Who puts accounts on hold and lifts that again (decision 107). */
export const FREEZE_PERMISSION = 'scam' satisfies Permission

/** Length of what is written about a hold: its facts, an objection, an answer, the reason of its end, in characters. */
export const FREEZE_TEXT_LENGTH = { min: 20, max: 2000 } as const

/** Days after its end for which it is kept that an account was on hold: as long as somebody may go to court about it. */
export const FREEZE_DAYS_KEPT = 1096

/** How an account stands to holds: the person's own, that of the landlord in whose world they work, or none. */
export type Frozen = 'PERSON' | 'WORLD' | null

/** Somebody whom staff want to put on hold. */
export interface FreezablePerson {
  id: string
  permissions: readonly string[]
  isFrozen: boolean
}

/** Why an account can't be put on hold, as the key of a sentence; null where it can. Staff lose their permissions first. */
export function freezeProblem(
  actor: { id: string },
  person: FreezablePerson,
): 'ownAccount' | 'staffAccount' | 'frozenAlready' | null {
  if (actor.id === person.id) return 'ownAccount'
  if (person.permissions.length > 0) return 'staffAccount'
  return person.isFrozen ? 'frozenAlready' : null
}

/** How far a hold has come. */
export interface FreezeStanding {
  userId: string
  frozenBy: string | null
  objectedAt: Temporal.Instant | null
  answeredAt: Temporal.Instant | null
  liftedAt: Temporal.Instant | null
}

/** Whether somebody of the staff can lift a hold now: anybody but the person, since it only gives back. */
export function canLiftFreeze(actor: { id: string }, freeze: FreezeStanding): Verdict {
  if (freeze.liftedAt) return refuse('ENDED')
  return actor.id === freeze.userId ? refuse('NO_PERMISSION') : ALLOWED
}

/** Whether somebody of the staff can say no to an objection: not whoever began the hold (decision 107). */
export function canAnswerObjection(actor: { id: string }, freeze: FreezeStanding): Verdict {
  if (freeze.liftedAt) return refuse('ENDED')
  if (!freeze.objectedAt || freeze.answeredAt) return refuse('ALREADY_ANSWERED')
  if (actor.id === freeze.userId) return refuse('NO_PERMISSION')
  return actor.id === freeze.frozenBy ? refuse('OWN_REVIEW') : ALLOWED
}

/** Whether the person can object to a hold now: once. */
export function canObjectToFreeze(freeze: FreezeStanding): Verdict {
  if (freeze.liftedAt) return refuse('ENDED')
  return freeze.objectedAt ? refuse('ALREADY_OBJECTED') : ALLOWED
}
