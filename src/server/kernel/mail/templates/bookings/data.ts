import type { KeyHandoverKind } from '../../../../../domain/rentals/stays/key-handover.ts'
import type { BookingCancellationReason } from '../../../../../domain/catalogue/contracts.ts'
import type { Day } from '../../../../../domain/kernel/day.ts'
import type { StayData } from '../shared-data.ts'

/** What a side has done to a key handover; LIFTED: it changed what the other one had confirmed. */
export type HandoverChange = 'ENTERED' | 'LIFTED' | 'CONFIRMED' | 'REMARKED'

/** How a booking was cancelled. */
export interface CancellationData {
  /** The tenant has moved in and stays until `lastDay`; from and to are the days that are free again. */
  endsEarly: boolean
  lastDay: Day
  reason: BookingCancellationReason
  /** What the landlord wrote to the tenant, or ''. */
  note: string
  hasNote: boolean
  /** Requests to stay longer ended with the booking. */
  extensionEnded: boolean
}

/** What a landlord offers a tenant who lives there; from and to are the days that come on top. */
export interface LongerStayData {
  /** Their rent, as its reader writes amounts. */
  amount: string
  answerUntil: Temporal.Instant
  hasMessage: boolean
  message: string
}

/** What a landlord offers a tenant who may leave earlier; from and to are the days that are given up. */
export interface ShorterStayData extends LongerStayData {
  /** The last day of the stay then; the amount is the rent that falls away. */
  lastDay: Day
}

/** An earlier end that both agreed on; from and to are the days that are given up. */
export interface AgreedEndData {
  lastDay: Day
  /** The rent of the stay that is left, as its reader writes amounts. */
  amount: string
  isPaidBack: boolean
  paidBack: string
  /** The landlord has written something with their agreement. */
  hasMessage: boolean
  message: string
}

/** What a tenant asks who would like to leave earlier; from and to are the days that are given up. */
export interface ShorterWishData extends ShorterStayData {
  /** Something of what the tenant has paid through the product would go back. */
  isPaidBack: boolean
  paidBack: string
}

/** The landlord's refusal of an earlier end, with what they write. */
export interface ShorterRefusalData {
  lastDay: Day
  hasMessage: boolean
  message: string
}

/** Another unit that a landlord proposes to whoever lives in one; from is the first day there, to the last of the stay. */
export interface MoveData {
  unitBefore: string
  unitAfter: string
  /** The rent of a month, as its reader writes amounts. */
  amount: string
  answerUntil: Temporal.Instant
  hasMessage: boolean
  message: string
}

/** What each mail about bookings needs to know. */
export interface BookingMails {
  /** To the tenant: an extension leads straight to a contract, so there is nothing to confirm in time. */
  extensionAccepted: StayData
  /** To the landlord: the tenant wants to stay longer. */
  extensionReceived: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the stay ends as it was agreed. */
  extensionDeclined: StayData
  /** To the tenant: the stay ends soon, and may go on. */
  stayEndsSoon: StayData & { latestTo: Day }
  /** To the tenant: the landlord offers to stay longer. */
  longerStayOffered: StayData & LongerStayData
  /** To the tenant: that offer is gone. */
  longerStayWithdrawn: StayData & LongerStayData
  /** To the landlord's side: the tenant takes it. */
  longerStayTaken: StayData
  /** To the landlord's side: the tenant doesn't. */
  longerStayDeclined: StayData
  /** To the tenant: the landlord offers to end the stay earlier. */
  shorterStayOffered: StayData & ShorterStayData
  /** To the tenant: that offer is gone. */
  shorterStayWithdrawn: StayData & ShorterStayData
  /** To the landlord's side: the tenant doesn't agree; from and to are the days that were to be free. */
  shorterStayDeclined: StayData
  /** To the landlord's side: the tenant agrees; from and to are the days that are free again. */
  shorterStayAgreed: StayData
  /** To the tenant: both agree. */
  shorterStayAgreedTenant: StayData & AgreedEndData
  /** To the landlord's side: the tenant asks to leave earlier. */
  shorterWishReceived: StayData & ShorterWishData
  /** To the landlord's side: the tenant stays as booked; from and to are the days that were to be free. */
  shorterWishWithdrawn: StayData
  /** To the landlord's side: the landlord agrees; from and to are the days that are free again. */
  shorterWishAgreed: StayData
  /** To the tenant: the landlord doesn't agree. */
  shorterWishDeclined: StayData & ShorterRefusalData
  /** To the tenant: the landlord has cancelled. */
  bookingCanceledTenant: StayData & CancellationData
  /** To the other side of a stay: a key handover has changed. */
  keyHandoverChanged: StayData & { handoverKind: KeyHandoverKind; change: HandoverChange }
  /** To the tenant: the stay goes to another unit of the group. */
  bookingMoved: StayData & {
    unitBefore: string
    unitAfter: string
    /** The unit that the signed contract names, where it is another one; otherwise 'none'. */
    contractUnit: string
  }
  /** To the tenant: the landlord proposes another unit while somebody lives there. */
  moveOffered: StayData & MoveData
  /** To the tenant: that proposal is gone. */
  moveWithdrawn: StayData & MoveData
  /** To the tenant: both agree. */
  moveAgreedTenant: StayData & MoveData
  /** To the landlord's side: the tenant agrees. */
  moveAgreed: StayData & MoveData
  /** To the landlord's side: the tenant doesn't. */
  moveDeclined: StayData & MoveData
  /** To the landlord's side. */
  bookingCanceledLandlord: StayData & CancellationData
  bookingMadeLandlord: StayData
  bookingMadeTenant: StayData
}
