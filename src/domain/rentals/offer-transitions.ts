import type { Actor } from '../kernel/verdict.ts'
import type { MethodOfBooking } from '../catalogue/requests.ts'
import type { OfferStatus } from '../catalogue/contracts.ts'

/** Everything that can be done to an offer (section 4 of the domain rules). */
export const OFFER_COMMANDS = [
  'make',
  'landlordSign',
  'tenantSign',
  'tenantAccept',
  'uploadSigned',
  'markSignedOffline',
  'landlordConfirm',
  'reject',
  'cancel',
  'stopOnlineSigning',
] as const satisfies readonly string[]

/** A command to an offer. */
export type OfferCommand = (typeof OFFER_COMMANDS)[number]

/** One line of the table; `online` and `method` left out mean either. */
export interface OfferChangeRow {
  from: OfferStatus | 'NONE'
  to: OfferStatus
  online?: boolean
  method?: MethodOfBooking
}

/** Who may give a command, and its lines. */
export interface OfferTransition {
  by: readonly Actor[]
  rows: readonly OfferChangeRow[]
}

const TENANT = 'AFTER_TENANT_SIGNED_CONTRACT'
const LBC = 'AFTER_LANDLORD_CONFIRMED_BOOKING'

// Signed on paper: makes the booking, or waits for the landlord's confirmation.
const SIGNED_OFFLINE = [
  { from: 'PROPOSED', to: 'ACCEPTED', online: false, method: TENANT },
  { from: 'PROPOSED', to: 'PROPOSED', online: false, method: LBC },
] as const satisfies readonly OfferChangeRow[]

/** The whole life of an offer as data; reaching ACCEPTED makes the booking. */
export const OFFER_TRANSITIONS = {
  make: {
    by: ['LANDLORD', 'SYSTEM'],
    rows: [
      { from: 'NONE', to: 'LANDLORD_SIGNING', online: true },
      { from: 'NONE', to: 'PROPOSED', online: false },
    ],
  },
  landlordSign: {
    by: ['LANDLORD'],
    rows: [{ from: 'LANDLORD_SIGNING', to: 'TENANT_SIGNING', online: true }],
  },
  tenantSign: {
    by: ['TENANT'],
    rows: [
      { from: 'TENANT_SIGNING', to: 'ACCEPTED', online: true, method: TENANT },
      { from: 'TENANT_SIGNING', to: 'TENANT_SIGNING', online: true, method: LBC },
    ],
  },
  tenantAccept: { by: ['TENANT'], rows: [{ from: 'PROPOSED', to: 'PROPOSED', online: false }] },
  uploadSigned: { by: ['TENANT', 'LANDLORD'], rows: SIGNED_OFFLINE },
  markSignedOffline: { by: ['LANDLORD'], rows: SIGNED_OFFLINE },
  landlordConfirm: {
    by: ['LANDLORD'],
    rows: [
      { from: 'TENANT_SIGNING', to: 'ACCEPTED', online: true, method: LBC },
      { from: 'PROPOSED', to: 'ACCEPTED', online: false, method: LBC },
    ],
  },
  reject: {
    by: ['TENANT'],
    rows: [
      { from: 'PROPOSED', to: 'REJECTED', online: false },
      { from: 'LANDLORD_SIGNING', to: 'REJECTED', online: true },
      { from: 'TENANT_SIGNING', to: 'REJECTED', online: true },
    ],
  },
  cancel: {
    by: ['TENANT', 'LANDLORD', 'STAFF', 'SYSTEM'],
    rows: [
      { from: 'PROPOSED', to: 'CANCELED', online: false },
      { from: 'LANDLORD_SIGNING', to: 'CANCELED', online: true },
      { from: 'TENANT_SIGNING', to: 'CANCELED', online: true },
    ],
  },
  stopOnlineSigning: {
    by: ['LANDLORD', 'STAFF'],
    rows: [
      { from: 'LANDLORD_SIGNING', to: 'CANCELED', online: true },
      { from: 'TENANT_SIGNING', to: 'CANCELED', online: true },
    ],
  },
} as const satisfies Record<OfferCommand, OfferTransition>

/** The offer's state that a transition depends on. */
export interface OfferOrigin {
  status: OfferStatus | 'NONE'
  isOnlineSigning: boolean
  methodOfBooking: MethodOfBooking
}

/** The status after a command, or null when it is not allowed; guards such as 'has signed' are verdicts. */
export function nextOfferStatus(command: OfferCommand, offer: OfferOrigin, who: Actor): OfferStatus | null {
  const transition: OfferTransition = OFFER_TRANSITIONS[command]
  if (!transition.by.includes(who)) return null
  const row = transition.rows.find(
    (candidate) =>
      candidate.from === offer.status &&
      (candidate.online ?? offer.isOnlineSigning) === offer.isOnlineSigning &&
      (candidate.method ?? offer.methodOfBooking) === offer.methodOfBooking,
  )
  return row?.to ?? null
}

/** LANDLORD_SIGNING with online signing, PROPOSED without (C4). */
export function initialOfferStatus(isOnlineSigning: boolean): OfferStatus {
  return isOnlineSigning ? 'LANDLORD_SIGNING' : 'PROPOSED'
}
