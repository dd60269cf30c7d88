import type { Permission, RecoveryStatus, RecoveryWay } from '../catalogue/people.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Hours that somebody waits who recovers their account alone, in which its owner can stop it (decision 106). */
export const RECOVERY_WAIT_HOURS = 72

/** Hours that somebody waits whose identity two of the staff have vouched for. */
export const STAFF_RECOVERY_WAIT_HOURS = 24

/** Hours in which a second of the staff can confirm a recovery. */
export const RECOVERY_CONFIRM_HOURS = 72

/** Hours that the link works with which the account is had again. */
export const RECOVERY_LINK_HOURS = 24

/** Minutes that the link works with which somebody begins a recovery by mail. */
export const RECOVERY_START_MINUTES = 60

/** Hours before the end of the wait in which the person is told once more. */
export const RECOVERY_LAST_NOTICE_HOURS = 6

/** Hours after somebody has stopped a recovery in which none begins without the staff. */
export const RECOVERY_REST_HOURS = 24

/** Days for which it is kept that there was a recovery. */
export const RECOVERY_DAYS_KEPT = 365

/** Who asks for and confirms recoveries: whoever is trusted with correcting what is known of an identity (decision 106). */
export const RECOVERY_PERMISSION = 'EDIT_IDENTITY_VERIFICATION_FIELD' satisfies Permission

/** What can happen to a recovery. */
export const RECOVERY_COMMANDS = [
  'confirm',
  'mature',
  'complete',
  'stop',
  'logIn',
  'callOff',
  'expire',
] as const satisfies readonly string[]

/** Something that can happen to a recovery. */
export type RecoveryCommand = (typeof RECOVERY_COMMANDS)[number]

/** The life of a recovery; what isn't there can't happen. */
export const RECOVERY_TRANSITIONS = {
  ASKED: {
    confirm: 'WAITING',
    stop: 'STOPPED',
    logIn: 'STOPPED',
    callOff: 'CALLED_OFF',
    expire: 'EXPIRED',
  },
  WAITING: { mature: 'READY', stop: 'STOPPED', logIn: 'STOPPED', callOff: 'CALLED_OFF' },
  READY: {
    complete: 'COMPLETED',
    stop: 'STOPPED',
    logIn: 'STOPPED',
    callOff: 'CALLED_OFF',
    expire: 'EXPIRED',
  },
  COMPLETED: {},
  STOPPED: {},
  CALLED_OFF: {},
  EXPIRED: {},
} as const satisfies Record<RecoveryStatus, Partial<Record<RecoveryCommand, RecoveryStatus>>>

/** What becomes of a recovery by a command; null: it can't happen now. */
export function recoveryAfter(status: RecoveryStatus, command: RecoveryCommand): RecoveryStatus | null {
  const next: Partial<Record<RecoveryCommand, RecoveryStatus>> = RECOVERY_TRANSITIONS[status]
  return next[command] ?? null
}

/** What time itself does to a recovery whose deadline has passed; null: it is over already. */
export function recoveryCommandOfTime(status: RecoveryStatus): 'mature' | 'expire' | null {
  if (status === 'WAITING') return 'mature'
  return recoveryAfter(status, 'expire') ? 'expire' : null
}

/** When the account can be had again if nobody stops it. */
export function recoveryReadyAt(way: RecoveryWay, now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: way === 'STAFF' ? STAFF_RECOVERY_WAIT_HOURS : RECOVERY_WAIT_HOURS })
}

/** When the person is told next that a recovery waits: each day, and once more before its end; null: no more. */
export function nextRecoveryNotice(
  readyAt: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const last = readyAt.subtract({ hours: RECOVERY_LAST_NOTICE_HOURS })
  if (Temporal.Instant.compare(now, last) >= 0) return null
  const tomorrow = now.add({ hours: 24 })
  return Temporal.Instant.compare(tomorrow, last) < 0 ? tomorrow : last
}

/** What the rules about beginning a recovery need to know of somebody. */
export interface RecoverableAccount {
  /** Whether the password alone doesn't log them in. */
  wantsSecondStep: boolean
  /** When they last stopped a recovery. */
  stoppedAt: Temporal.Instant | null
}

/** Why a recovery doesn't begin. */
export type RecoveryProblem = 'recoveryNotNeeded' | 'recoveryStopped'

/** Why somebody can't begin the recovery of their account alone; null: they can. */
export function recoveryProblem(
  { wantsSecondStep, stoppedAt }: RecoverableAccount,
  now: Temporal.Instant,
): RecoveryProblem | null {
  if (!wantsSecondStep) return 'recoveryNotNeeded'
  const rest = now.subtract({ hours: RECOVERY_REST_HOURS })
  return stoppedAt && Temporal.Instant.compare(stoppedAt, rest) > 0 ? 'recoveryStopped' : null
}

/** When the person is told of a recovery: it was asked for, begins, goes on, is about to end, or has come to its end. */
export const RECOVERY_NOTICES = ['ASKED', 'BEGUN', 'WAITING', 'SOON', 'READY'] as const

/** A moment at which the person is told of a recovery. */
export type RecoveryNotice = (typeof RECOVERY_NOTICES)[number]

/** How a recovery ended, as the person is told. */
export type RecoveryEnd = 'COMPLETED' | 'STOPPED' | 'LOGGED_IN' | 'CALLED_OFF' | 'EXPIRED'

/** Somebody of the staff. */
export interface RecoveryStaff {
  id: string
  permissions: readonly Permission[]
}

/** What is stored of a recovery, as far as the staff's rules go. */
export interface RecoveryFacts {
  userId: string
  status: RecoveryStatus
  askedBy: string | null
  deadlineAt: Temporal.Instant
}

/** Why somebody of the staff can't ask for the recovery of a person's account; null: they can. */
export function staffRecoveryProblem(
  actor: RecoveryStaff,
  person: { id: string; isRecovering: boolean; wantsSecondStep: boolean },
): 'ownAccount' | 'recoveryRuns' | 'recoveryNotNeeded' | null {
  if (actor.id === person.id) return 'ownAccount'
  if (person.isRecovering) return 'recoveryRuns'
  return person.wantsSecondStep ? null : 'recoveryNotNeeded'
}

/** Whether somebody may confirm a recovery as the second: neither who asked nor whose account it is. */
export function canConfirmRecovery(
  actor: RecoveryStaff,
  recovery: RecoveryFacts,
  now: Temporal.Instant,
): Verdict {
  if (!actor.permissions.includes(RECOVERY_PERMISSION)) return refuse('NO_PERMISSION')
  if (!recoveryAfter(recovery.status, 'confirm')) return refuse('ALREADY_ANSWERED')
  if (Temporal.Instant.compare(recovery.deadlineAt, now) <= 0) return refuse('TIME_OVER')
  if (actor.id === recovery.userId) return refuse('NO_PERMISSION')
  return actor.id === recovery.askedBy ? refuse('SECOND_PERSON_NEEDED') : ALLOWED
}

/** Whether somebody of the staff may call a recovery off: one person is enough, since it leaves things as they were. */
export function canCallOffRecovery(actor: RecoveryStaff, recovery: Pick<RecoveryFacts, 'status'>): Verdict {
  if (!actor.permissions.includes(RECOVERY_PERMISSION)) return refuse('NO_PERMISSION')
  return recoveryAfter(recovery.status, 'callOff') ? ALLOWED : refuse('ALREADY_ANSWERED')
}
