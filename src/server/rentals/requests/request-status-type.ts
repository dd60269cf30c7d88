import { canBeAcceptedNow } from './next-step-type.ts'
import { canBeRejected } from '../../../domain/rentals/booking-request.ts'
import {
  type DerivedRequestStatusType,
  type RequestStatusType,
  REQUEST_STATUS_REASONS,
  REQUEST_STATUS_SUBREASONS,
} from '../../../domain/catalogue/requests.ts'
import { type SkipReason, DECLINE_REASONS, SKIP_REASONS } from '../../../domain/catalogue/reasons.ts'
import { blockedStatusOf } from '../../../domain/rentals/landlord-status.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { factsOf, type RequestRow, storedDerivedFacts } from '../lifecycle/rows.ts'

// Why a check is skipped, why a request ended and what the landlord said are one answer.
const reasonType = builder.enumType('RequestReason', {
  values: [...new Set([...REQUEST_STATUS_REASONS, ...DECLINE_REASONS, ...SKIP_REASONS])],
})
const subReasonType = builder.enumType('RequestStatusSubReason', { values: REQUEST_STATUS_SUBREASONS })

/** GraphQL RequestStatusData. */
export const requestStatusDataType = builder.objectRef<RequestRow>('RequestStatusData').implement({
  policy: 'visible',
  fields: (t) => ({
    reason: t.field({
      type: reasonType,
      nullable: true,
      resolve: (row) => row.declineReason ?? row.statusReason ?? skipReasonOf(row),
    }),
    subReason: t.expose('statusSubReason', { type: subReasonType, nullable: true }),
    suppressingBookingRequestId: t.exposeID('suppressingBookingRequestId', { nullable: true }),
    suppressingListingRequestId: t.exposeID('suppressingListingRequestId', { nullable: true }),
    explanation: t.string({ nullable: true, resolve: (row) => row.declineExplanation || null }),
  }),
})

/** While the check is skipped, that is the reason of the status. */
function skipReasonOf(row: RequestRow): SkipReason | null {
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
    type: t.field({
      type: catalogueEnum('requestStatusType'),
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
