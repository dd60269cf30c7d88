import type { DealColumn } from '../../../domain/catalogue/deals.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { InvoiceCalculationMethod } from '../../../domain/catalogue/invoices.ts'
import type { FeeTerms, TermOrigins } from '../../../domain/rentals/fee-terms.ts'
import type {
  LandlordStatus,
  MethodOfBooking,
  RequestStatusType,
  RequestType,
  ReasonForStay,
  RequestStatusReason,
  RequestStatusSubReason,
} from '../../../domain/catalogue/requests.ts'
import type { OfferStatus, ContractName } from '../../../domain/catalogue/contracts.ts'
import type { SkipReason, DeclineReason } from '../../../domain/catalogue/reasons.ts'
import type {
  Employment,
  Gender,
  PaidBy,
  Relationship,
  ChildType,
} from '../../../domain/catalogue/tenants.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { Clocks } from '../../../domain/rentals/next-step.ts'
import type { DealFacts, DealTimes } from '../../../domain/rentals/deal.ts'
import type { RequestFacts, RequestStatusData } from '../../../domain/rentals/request-facts.ts'

/** The latest offer of a request as lists and details show it. */
export interface LatestOffer {
  id: string
  status: OfferStatus
  generating: boolean
  isOnlineSigning: boolean
  contractName: ContractName
  listingId: string
  unitName: string
  price: number
  from: Day
  to: Day
  landlordSignedAt: string | null
  tenantSignedAt: string | null
  tenantAcceptedAt: string | null
  signingExpiresAt: string | null
  createdAt: string
  endedAt: string | null
}

/** A listing request with everything that is one-to-one with it; amounts in minor units. */
export interface RequestRow extends Stay {
  id: string
  userFriendlyId: string
  bookingRequestId: string
  groupId: string
  /** The first listing of the group, which stands for it until a unit is chosen. */
  listingId: string
  landlordId: string
  tenantId: string
  type: RequestType
  extendsBookingId: string | null
  /** The unit that an extension goes on in; null for a standard request. */
  extendsListingId: string | null
  guests: number
  methodOfBooking: MethodOfBooking
  /** What was asked for stays, whatever the listing says later: the monthly rent, and of an extension that of its booking. */
  price: number
  /** What the home cost a month then, whatever the stay; null where that isn't known, and for an extension. */
  listPrice: number | null
  deposit: number
  finalCleaningFee: number
  totalRent: number
  currency: string
  /** Of a booking; before there is one, what held when the request was sent. */
  landlordFeeRate: number
  /** What the tenant was told when the request was sent. */
  tenantFeeRate: number
  /** Null: from before that was kept. */
  termOrigins: TermOrigins | null
  /** All terms that can hold for its booking, whenever; none once there is one. */
  feeTerms: FeeTerms[]
  /** As it was for the listing when the request was sent. */
  invoiceCalculationMethod: InvoiceCalculationMethod
  statusType: RequestStatusType
  statusReason: RequestStatusReason | null
  statusSubReason: RequestStatusSubReason | null
  suppressingBookingRequestId: string | null
  suppressingListingRequestId: string | null
  declineReason: DeclineReason | null
  declineExplanation: string
  skipReason: SkipReason | null
  /** Other dates that wait for the tenant's answer. */
  suggestedFrom: Day | null
  suggestedTo: Day | null
  suggestionMessage: string
  suggestedAt: Temporal.Instant | null
  /** An offer in signing blocks it, or has until lately: its deadline is given anew. */
  paused: boolean
  /** Both sides have heard of the pause. */
  pauseNotified: boolean
  /** Documents are asked for. */
  verificationNeeded: boolean
  identityNeeded: boolean
  solvencyNeeded: boolean
  /** The check of the income has failed, and the contract still waits for it. */
  incomeUnconfirmed: boolean
  /** The account of the tenant or of the landlord is on hold. */
  accountFrozen: boolean
  /** When everything that was asked for was there. */
  verificationDoneAt: Temporal.Instant | null
  requestedAt: Temporal.Instant
  autoDeclineAt: Temporal.Instant | null
  tenantAnswerUntil: Temporal.Instant | null
  /** Until when the landlord's side has to act, as it is kept beside landlordStatus. */
  needsUntil: Temporal.Instant | null
  /** When the landlord gave the last answer. */
  answeredAt: Temporal.Instant | null
  viewedByLandlordAt: Temporal.Instant | null
  /** Messages of the other side that a side has not read. */
  landlordUnread: number
  tenantUnread: number
  endedAt: Temporal.Instant | null
  /** When documents were asked for. */
  documentsAskedAt: Temporal.Instant | null
  /** When staff last opened it again. */
  secondChanceAt: Temporal.Instant | null
  landlordStatus: LandlordStatus
  sortGroup: number
  dealColumn: DealColumn
  dealSince: Temporal.Instant
  firstName: string
  lastName: string
  email: string
  phone: string
  gender: Gender | null
  adults: number
  adultsInformation: { relationship: Relationship }[]
  children: number
  childrenInformation: { type: ChildType }[]
  pets: boolean
  petsDescription: string
  reasonForStay: ReasonForStay
  employment: Employment | null
  companyName: string
  jobTitle: string
  paidBy: PaidBy
  optionToExtend: boolean
  notes: string
  tenantSince: Temporal.Instant
  tenantEmail: string
  tenantLanguage: Language
  landlordFirstName: string
  landlordLastName: string
  landlordEmail: string
  landlordLanguage: Language
  groupName: string
  partOfGroup: boolean
  /** Postal code and city: what a tenant is told before there is a contract. */
  groupPlace: string
  offer: LatestOffer | null
  bookingId: string | null
  bookingCanceled: boolean | null
  bookedAt: Temporal.Instant | null
  canceledAt: Temporal.Instant | null
}

/** What is stored about why a request is in its status (D3 status.data). */
export function statusDataOf(row: RequestRow): RequestStatusData {
  return {
    reason: row.statusReason ?? (row.statusType === 'NO_AV_CHECK' ? row.skipReason : null),
    subReason: row.statusSubReason,
    declineReason: row.declineReason,
    explanation: row.declineExplanation || null,
    suppressingBookingRequestId: row.suppressingBookingRequestId,
    suppressingListingRequestId: row.suppressingListingRequestId,
  }
}

/** What only other rows tell about a request. */
export type DerivedFacts = Pick<
  RequestFacts,
  | 'blockedByCurrentTenant'
  | 'blockedByAnotherTenant'
  | 'tenantHasOfferInSigningElsewhere'
  | 'wouldDeclineOthers'
>

/** The facts of a request that its projections and verdicts are made of. */
export function factsOf(row: RequestRow, derived: DerivedFacts): RequestFacts {
  return {
    statusType: row.statusType,
    statusData: statusDataOf(row),
    type: row.type,
    methodOfBooking: row.methodOfBooking,
    from: row.from,
    to: row.to,
    latestOffer: row.offer && {
      status: row.offer.status,
      generating: row.offer.generating,
      isOnlineSigning: row.offer.isOnlineSigning,
      landlordSignedAt: instantOf(row.offer.landlordSignedAt),
      tenantSignedAt: instantOf(row.offer.tenantSignedAt),
      tenantAcceptedAt: instantOf(row.offer.tenantAcceptedAt),
    },
    booking: row.bookingId === null ? null : { canceled: row.bookingCanceled === true },
    verification: { needed: isVerified(row), done: row.verificationDoneAt !== null },
    incomeUnconfirmed: row.incomeUnconfirmed,
    viewedByLandlord: row.viewedByLandlordAt !== null,
    accountFrozen: row.accountFrozen,
    autoDeclineAt: row.autoDeclineAt,
    suggestion:
      row.suggestedFrom && row.suggestedTo ? { from: row.suggestedFrom, to: row.suggestedTo } : null,
    ...derived,
  }
}

/** Whether documents, identity or income of a request's tenant are asked for before its contract. */
export function isVerified(
  row: Pick<RequestRow, 'verificationNeeded' | 'identityNeeded' | 'solvencyNeeded'>,
): boolean {
  return row.verificationNeeded || row.identityNeeded || row.solvencyNeeded
}

/** The facts of a request as they are stored, for reads and for whatever holds no locks. */
export function storedFactsOf(row: RequestRow): RequestFacts {
  return factsOf(row, storedDerivedFacts(row))
}

// The derived facts as the stored landlordStatus tells them.
function storedDerivedFacts(row: RequestRow): DerivedFacts {
  return {
    blockedByCurrentTenant:
      row.landlordStatus === 'BLOCKED_BY_CURRENT_TENANT' ||
      (row.type === 'EXTENSION' && row.landlordStatus === 'TENANT_STARTED_OTHER_BOOKING_PROCESS'),
    blockedByAnotherTenant: row.landlordStatus === 'BLOCKED_BY_ANOTHER_TENANT',
    tenantHasOfferInSigningElsewhere: row.landlordStatus === 'TENANT_STARTED_OTHER_BOOKING_PROCESS',
    wouldDeclineOthers: row.landlordStatus === 'OPEN_WITH_CONSEQUENCES',
  }
}

/** The stored times of a request. */
export function clocksOf({ autoDeclineAt, tenantAnswerUntil, offer }: RequestRow): Clocks {
  const signing = instantOf(offer?.signingExpiresAt ?? null)
  return { AUTO_DECLINE: autoDeclineAt, TENANT_ANSWER: tenantAnswerUntil, SIGNING: signing }
}

/** What the deal of a request is made of. */
export function dealFactsOf(row: RequestRow): DealFacts {
  return { ...storedFactsOf(row), isB2B: row.paidBy === 'COMPANY' }
}

/** The moments that the deal of a request goes by. */
export function dealTimesOf(row: RequestRow): DealTimes {
  return {
    requestedAt: row.requestedAt,
    secondChanceAt: row.secondChanceAt,
    documentsAskedAt: row.documentsAskedAt,
    verificationDoneAt: row.verificationDoneAt,
    endedAt: row.endedAt,
    bookedAt: row.bookedAt,
    canceledAt: row.canceledAt,
    offerMadeAt: instantOf(row.offer?.createdAt ?? null),
    offerEndedAt: instantOf(row.offer?.endedAt ?? null),
  }
}

function instantOf(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text)
}

/** What the home cost a month when a request was sent; null where that isn't known, or another rent was agreed since. */
export function listPriceOf({ offer, price, listPrice }: RequestRow): number | null {
  return offer && offer.price !== price ? null : listPrice
}
