import { badgeOf, type Badge, BADGE_KINDS, BADGE_TONES } from '../../../domain/rentals/badge.ts'
import { canBeRejected, canTakeAcceptBack } from '../../../domain/rentals/booking-request.ts'
import {
  type DerivedRequestStatusType,
  type RequestStatusType,
  REQUEST_STATUS_REASONS,
  REQUEST_STATUS_SUBREASONS,
} from '../../../domain/catalogue/requests.ts'
import {
  DECLINE_REASON_FLAGS,
  DECLINE_REASONS,
  type DeclineReason,
  listDeclineReasons,
  SKIP_REASONS,
  type SkipReason,
} from '../../../domain/catalogue/reasons.ts'
import { blockedStatusOf } from '../../../domain/rentals/landlord-status.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { timelinessOf } from '../lifecycle/command.ts'
import { type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import { groupOf } from './loaders.ts'
import { canBeAcceptedNow } from './next-step-type.ts'

/** GraphQL RequestReason: why a check is skipped, why a request ended and what the landlord said are one answer. */
export const requestReasonType = builder.enumType('RequestReason', {
  values: [...new Set([...REQUEST_STATUS_REASONS, ...DECLINE_REASONS, ...SKIP_REASONS])],
})
const subReasonType = builder.enumType('RequestStatusSubReason', { values: REQUEST_STATUS_SUBREASONS })

/** GraphQL RequestStatusData. */
export const requestStatusDataType = builder.objectRef<RequestRow>('RequestStatusData').implement({
  policy: 'visible',
  fields: (t) => ({
    reason: t.field({
      type: requestReasonType,
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
  return blockedStatusOf(storedFactsOf(row)) ?? row.statusType
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
      resolve: (row) => canBeRejected(storedFactsOf(row), { hasPermission: true }),
    }),
    canTakeAcceptBack: t.field({
      type: verdictType,
      description: "Whether the landlord's accept can be taken back: until the tenant has said yes to it.",
      resolve: (row, _, ctx) =>
        canTakeAcceptBack(storedFactsOf(row), timelinessOf(row, row.tenantAnswerUntil, ctx)),
    }),
  }),
})

/** GraphQL Badge. */
export const badgeType = builder.objectRef<Badge>('Badge').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('BadgeKind', { values: BADGE_KINDS }) }),
    tone: t.expose('tone', { type: builder.enumType('BadgeTone', { values: BADGE_TONES }) }),
  }),
})

/** The badge that a request has in the landlord's lists; null for none. */
export function badgeOfRequest(row: RequestRow): Badge | null {
  return badgeOf({
    ...row,
    viewedByLandlord: row.viewedByLandlordAt !== null,
    latestOfferStatus: row.offer?.status ?? null,
  })
}

interface OfferedReason {
  value: DeclineReason
  explanationRequired: boolean
  blocksRequired: boolean
}

/** GraphQL DeclineReason. */
export const declineReasonType = builder.objectRef<OfferedReason>('DeclineReason').implement({
  policy: 'visible',
  fields: (t) => ({
    value: t.expose('value', { type: catalogueEnum('declineReason') }),
    explanationRequired: t.exposeBoolean('explanationRequired'),
    blocksRequired: t.exposeBoolean('blocksRequired'),
  }),
})

/** Which reasons the landlord can give for declining a request (C5). */
export async function declineReasonsFor(ctx: Context, row: RequestRow): Promise<OfferedReason[]> {
  const { partOfGroup } = await groupOf(ctx, row)
  return listDeclineReasons({ pets: row.pets, partOfGroup }).map((value) => ({
    value,
    explanationRequired: DECLINE_REASON_FLAGS[value].needsExplanation,
    blocksRequired: DECLINE_REASON_FLAGS[value].needsBlocks,
  }))
}
