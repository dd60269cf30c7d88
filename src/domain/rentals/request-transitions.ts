import type { Actor } from '../kernel/verdict.ts'
import type { RequestStatusType } from '../catalogue/requests.ts'

/** Everything that can be done to a listing request (section 4 of the domain rules). */
export const REQUEST_COMMANDS = [
  'send',
  'check',
  'accept',
  'reject',
  'takeAcceptBack',
  'declineAccepted',
  'autoDecline',
  'suggestDates',
  'takeSuggestion',
  'refuseSuggestion',
  'secondChance',
  'confirmInterest',
  'tenantSilence',
  'withdraw',
  'declineByConflict',
  'declineByOtherBooking',
  'cancelContract',
  'signingExpired',
] as const satisfies readonly string[]

/** A command to a listing request. */
export type RequestCommand = (typeof REQUEST_COMMANDS)[number]

/** A stored status type, or NEW before the request was sent. */
export type RequestOrigin = RequestStatusType | 'NEW'

/** Who may give a command, and what it makes of each status type; several results: the command decides. */
export interface RequestTransition {
  by: readonly Actor[]
  next: Readonly<Partial<Record<RequestOrigin, readonly RequestStatusType[]>>>
}

/** From every status type that has not ended to one that has. */
function endsAs<Ended extends RequestStatusType>(ended: Ended) {
  const to = [ended] as const
  return { START: to, AV_CHECK: to, NO_AV_CHECK: to, SECOND_CHANCE: to, AVAILABLE: to, TENANT_APPROVED: to }
}

/** The whole life of a listing request as data; tested for every status, command and actor. */
export const TRANSITIONS = {
  send: { by: ['TENANT'], next: { NEW: ['START'] } },
  check: { by: ['SYSTEM'], next: { START: ['AV_CHECK', 'NO_AV_CHECK'] } },
  accept: {
    by: ['LANDLORD', 'SYSTEM'],
    next: { AV_CHECK: ['AVAILABLE'], NO_AV_CHECK: ['AVAILABLE'], SECOND_CHANCE: ['AVAILABLE'] },
  },
  reject: {
    by: ['LANDLORD'],
    next: {
      AV_CHECK: ['NOT_AVAILABLE'],
      NO_AV_CHECK: ['NOT_AVAILABLE'],
      SECOND_CHANCE: ['NOT_AVAILABLE'],
      // Instead of the contract that is owed, and while documents are awaited (D4).
      AVAILABLE: ['NOT_AVAILABLE'],
      TENANT_APPROVED: ['NOT_AVAILABLE'],
    },
  },
  // Before the tenant's yes an accept by mistake is an answer that is still owed, or a no (decision 58).
  takeAcceptBack: { by: ['LANDLORD'], next: { AVAILABLE: ['AV_CHECK'] } },
  declineAccepted: { by: ['LANDLORD'], next: { AVAILABLE: ['NOT_AVAILABLE'] } },
  // Extensions go on as AV_CHECK does and a second chance has a deadline too; canAutoDecline asks for the deadline.
  autoDecline: {
    by: ['SYSTEM'],
    next: {
      AV_CHECK: ['NOT_AVAILABLE'],
      NO_AV_CHECK: ['NOT_AVAILABLE'],
      SECOND_CHANCE: ['NOT_AVAILABLE'],
      // The contract that the landlord owed never came.
      AVAILABLE: ['NOT_AVAILABLE'],
      TENANT_APPROVED: ['NOT_AVAILABLE'],
    },
  },
  suggestDates: { by: ['LANDLORD'], next: { AV_CHECK: ['AV_CHECK'], NO_AV_CHECK: ['NO_AV_CHECK'] } },
  takeSuggestion: { by: ['TENANT'], next: { AV_CHECK: ['AVAILABLE'], NO_AV_CHECK: ['AVAILABLE'] } },
  refuseSuggestion: {
    by: ['TENANT'],
    next: { AV_CHECK: ['TENANT_WITHDREW'], NO_AV_CHECK: ['TENANT_WITHDREW'] },
  },
  secondChance: { by: ['STAFF'], next: { NOT_AVAILABLE: ['SECOND_CHANCE'] } },
  confirmInterest: { by: ['TENANT'], next: { AVAILABLE: ['TENANT_APPROVED'] } },
  // Who has said yes but never hands in the documents keeps silent, too (decision 35).
  tenantSilence: {
    by: ['SYSTEM'],
    next: { AVAILABLE: ['TENANT_WITHDREW'], TENANT_APPROVED: ['TENANT_WITHDREW'] },
  },
  withdraw: { by: ['TENANT'], next: endsAs('TENANT_WITHDREW') },
  declineByConflict: { by: ['SYSTEM'], next: endsAs('NOT_AVAILABLE') },
  declineByOtherBooking: { by: ['SYSTEM'], next: endsAs('NOT_AVAILABLE') },
  // An extension has its contract while it is AVAILABLE (decision 32).
  cancelContract: {
    by: ['LANDLORD'],
    next: { AVAILABLE: ['NOT_AVAILABLE'], TENANT_APPROVED: ['NOT_AVAILABLE'] },
  },
  // Who let the time pass decides: the landlord's silence declines, the tenant's withdraws.
  signingExpired: {
    by: ['SYSTEM'],
    next: {
      AVAILABLE: ['NOT_AVAILABLE', 'TENANT_WITHDREW'],
      TENANT_APPROVED: ['NOT_AVAILABLE', 'TENANT_WITHDREW'],
    },
  },
} as const satisfies Record<RequestCommand, RequestTransition>

/** The status types a command can lead to; empty when it is not allowed there or to this actor. */
export function nextStatusTypes(
  command: RequestCommand,
  from: RequestOrigin,
  who: Actor,
): readonly RequestStatusType[] {
  const transition: RequestTransition = TRANSITIONS[command]
  return transition.by.includes(who) ? (transition.next[from] ?? []) : []
}

/** Whether a command is defined for a status type, whoever gives it. */
export function isDefinedFor(command: RequestCommand, from: RequestOrigin): boolean {
  const transition: RequestTransition = TRANSITIONS[command]
  return transition.next[from] !== undefined
}
