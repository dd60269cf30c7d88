import { canBeAcceptedNow } from './next-step-type.ts'
import { canBeRejected } from '../../../domain/rentals/booking-request.ts'
import type { DerivedRequestStatusType, RequestStatusType } from '../../../domain/catalogue/requests.ts'
import { blockedStatusOf } from '../../../domain/rentals/landlord-status.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { factsOf, type RequestRow, storedDerivedFacts } from '../lifecycle/rows.ts'

/** GraphQL RequestStatusData. */
export const requestStatusDataType = builder.objectRef<RequestRow>('RequestStatusData').implement({
  policy: 'visible',
  fields: (t) => ({
    reason: t.string({
      nullable: true,
      resolve: (row) => row.declineReason ?? row.statusReason ?? skipReasonOf(row),
    }),
    subReason: t.exposeString('statusSubReason', { nullable: true }),
    suppressingBookingRequestId: t.exposeID('suppressingBookingRequestId', { nullable: true }),
    suppressingListingRequestId: t.exposeID('suppressingListingRequestId', { nullable: true }),
    explanation: t.string({ nullable: true, resolve: (row) => row.declineExplanation || null }),
  }),
})

/** While the check is skipped, that is the reason of the status. */
function skipReasonOf(row: RequestRow): string | null {
  return row.statusType === 'NO_AV_CHECK' ? row.skipReason : null
}

/** The stored type, or BLOCKED_BY_* while an offer in signing pauses the request: shown so, never stored (D4). */
export function shownStatusType(row: RequestRow): RequestStatusType | DerivedRequestStatusType {
  return blockedStatusOf(factsOf(row, storedDerivedFacts(row))) ?? row.statusType
}

/** GraphQL RequestStatus: the stored type with the verdicts of the moment. */
export const requestStatusType = builder.objectRef<RequestRow>('RequestStatus').implement({
  policy: 'visible',
  fields: (t) => ({
    type: t.string({
      description: 'BLOCKED_BY_* while an offer in signing pauses the request, else the stored type (D4).',
      resolve: shownStatusType,
    }),
    data: t.field({ type: requestStatusDataType, resolve: (row) => row }),
    canBeAccepted: t.field({
      type: verdictType,
      resolve: (row, _, ctx) => canBeAcceptedNow(row, ctx),
    }),
    canBeRejected: t.field({
      type: verdictType,
      resolve: (row) => canBeRejected(factsOf(row, storedDerivedFacts(row)), { hasPermission: true }),
    }),
  }),
})
