import { type Permission, PERMISSION_OUTCOMES } from '../catalogue/people.ts'
import { PERMISSION_REQUEST_HOURS } from '../kernel/constants.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { MANAGING_PERMISSION } from './permission-table.ts'

/** Somebody with what they may do, as far as it matters for permissions. */
export interface PermissionHolder {
  id: string
  permissions: readonly Permission[]
}

/** A strong permission that waits for a second person. */
export interface PermissionRequest {
  /** Who is to receive it. */
  userId: string
  permission: Permission
  askedBy: string
  endsAt: Temporal.Instant
  /** Whether it was answered, taken back, or ended. */
  isClosed: boolean
}

/** What can become of a permission of somebody, as they and those who manage permissions are told. */
export const PERMISSION_CHANGES = ['GIVEN', 'TAKEN', 'ASKED', ...PERMISSION_OUTCOMES] as const

/** One of them. */
export type PermissionChange = (typeof PERMISSION_CHANGES)[number]

/** Until when a second person can confirm a strong permission that is asked for now. */
export function permissionRequestEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: PERMISSION_REQUEST_HOURS })
}

/** Whether a request still waits; at its last instant it doesn't. */
export function isPermissionWaiting({ isClosed, endsAt }: PermissionRequest, now: Temporal.Instant): boolean {
  return !isClosed && Temporal.Instant.compare(endsAt, now) > 0
}

/** Whether somebody may give a permission to a person, or, where it is a strong one, ask for it. */
export function canGivePermission(
  actor: PermissionHolder,
  person: PermissionHolder,
  given: { permission: Permission; isRequested: boolean },
): Verdict {
  if (!isManager(actor)) return refuse('NO_PERMISSION')
  if (actor.id === person.id) return refuse('OWN_PERMISSION')
  if (person.permissions.includes(given.permission)) return refuse('PERMISSION_HELD')
  return given.isRequested ? refuse('PERMISSION_REQUESTED') : ALLOWED
}

/** Whether somebody may take a permission from a person. Since nobody takes their own, one who manages always stays. */
export function canTakePermission(
  actor: PermissionHolder,
  person: PermissionHolder,
  permission: Permission,
): Verdict {
  if (!isManager(actor)) return refuse('NO_PERMISSION')
  if (actor.id === person.id) return refuse('OWN_PERMISSION')
  return person.permissions.includes(permission) ? ALLOWED : refuse('PERMISSION_NOT_HELD')
}

/** Whether somebody may confirm or decline a strong permission: a manager who neither asked for it nor receives it. */
export function canDecidePermission(
  actor: PermissionHolder,
  request: PermissionRequest,
  now: Temporal.Instant,
): Verdict {
  if (!isManager(actor)) return refuse('NO_PERMISSION')
  if (request.isClosed) return refuse('ALREADY_ANSWERED')
  if (!isPermissionWaiting(request, now)) return refuse('TIME_OVER')
  if (actor.id === request.userId) return refuse('OWN_PERMISSION')
  return actor.id === request.askedBy ? refuse('SECOND_PERSON_NEEDED') : ALLOWED
}

/** Whether somebody may take back what they have asked for. */
export function canWithdrawPermission(
  actor: PermissionHolder,
  request: PermissionRequest,
  now: Temporal.Instant,
): Verdict {
  if (actor.id !== request.askedBy) return refuse('NO_PERMISSION')
  if (request.isClosed) return refuse('ALREADY_ANSWERED')
  return isPermissionWaiting(request, now) ? ALLOWED : refuse('TIME_OVER')
}

function isManager({ permissions }: PermissionHolder): boolean {
  return permissions.includes(MANAGING_PERMISSION)
}
