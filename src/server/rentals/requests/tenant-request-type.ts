import { tenantRequestType } from '../lifecycle/request-refs.ts'
import {
  canAnswerSuggestion,
  canConfirmInterest,
  canTakeSuggestion,
  canWithdraw,
} from '../../../domain/rentals/booking-request.ts'
import { namesHome } from '../../../domain/rentals/offer.ts'
import { durationOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { rentOfStay } from '../../../domain/kernel/rent.ts'
import { isActionableForTenant } from '../../../domain/rentals/next-step.ts'
import {
  PROGRESS_STATES,
  PROGRESS_STEPS,
  type ProgressState,
  type ProgressStep,
  progressOf,
} from '../../../domain/rentals/progress.ts'
import { tenantStatusOf } from '../../../domain/rentals/tenant-status.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { staysBeside } from '../lifecycle/tenant-stays.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  durationType,
  listingSummaryType,
  verdictType,
} from '../../listings/listings/listing-summary-type.ts'
import { offerBookingType, offerType } from '../offers/offer-type.ts'
import { circumstancesOf, timelinessOf } from '../lifecycle/command.ts'
import { requestEventType } from './event-type.ts'
import { calendarsOfGroup, eventsOfRequest, offerById, groupOf } from './loaders.ts'
import { requestStatusDataType, shownStatusType } from './request-status-type.ts'
import { factsOf, type RequestRow, storedDerivedFacts } from '../lifecycle/rows.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import { suggestionOf, suggestionType } from './suggestion-type.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const statusType = builder.objectRef<RequestRow>('TenantRequestStatus').implement({
  policy: 'visible',
  fields: (t) => ({
    type: t.field({ type: catalogueEnum('requestStatusType'), resolve: shownStatusType }),
    data: t.field({ type: requestStatusDataType, resolve: withoutOthers }),
  }),
})

/** Whose request took the days is nobody's business but the landlord's. */
function withoutOthers(row: RequestRow): RequestRow {
  const isOwn = row.statusReason === 'DECLINED_BY_BOOKING_OTHER_REQUEST'
  return isOwn ? row : { ...row, suppressingBookingRequestId: null, suppressingListingRequestId: null }
}

const progressType = builder
  .objectRef<{ step: ProgressStep; state: ProgressState }>('ProgressStep')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      step: t.expose('step', { type: builder.enumType('ProgressStepName', { values: PROGRESS_STEPS }) }),
      state: t.expose('state', { type: builder.enumType('ProgressState', { values: PROGRESS_STATES }) }),
    }),
  })

const shownFacts = (row: RequestRow) => factsOf(row, storedDerivedFacts(row))

tenantRequestType.implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    tenantStatus: t.field({
      type: catalogueEnum('tenantStatus'),
      description: 'Tenant-facing status (C4).',
      resolve: (row) => tenantStatusOf(shownFacts(row)),
    }),
    actionable: t.boolean({
      description: 'Whether the tenant has something to do: as C4 says, on paper, or about suggested dates.',
      resolve: (row) => isActionableForTenant(shownFacts(row)),
    }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    autoDeclineAt: t.expose('autoDeclineAt', { type: 'Instant', nullable: true }),
    tenantAnswerUntil: t.expose('tenantAnswerUntil', { type: 'Instant', nullable: true }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (row) => durationOf(row) }),
    totalRent: t.exposeFloat('totalRent'),
    price: t.float({ resolve: (row) => row.offer?.price ?? row.price }),
    deposit: t.exposeFloat('deposit'),
    currency: t.exposeString('currency'),
    listing: t.field({
      type: listingSummaryType,
      resolve: (row) => {
        // A contract names the home; one that ended without a booking no longer does.
        const named = namesHome(row.offer) ? row.offer : null
        return {
          groupId: row.groupId,
          listingId: named?.listingId ?? row.listingId,
          unitName: named?.unitName ?? null,
          concealed: named === null,
          known: { partOfGroup: row.partOfGroup, name: row.groupName },
        }
      },
    }),
    landlordFirstName: t.exposeString('landlordFirstName'),
    adults: t.exposeInt('adults'),
    children: t.exposeInt('children'),
    pets: t.exposeBoolean('pets'),
    reasonForStay: t.expose('reasonForStay', { type: catalogueEnum('reasonForStay') }),
    notes: t.exposeString('notes'),
    status: t.field({ type: statusType, resolve: (row) => row }),
    canConfirmInterest: t.field({
      type: verdictType,
      resolve: (row, _, ctx) =>
        canConfirmInterest(shownFacts(row), timelinessOf(row, row.tenantAnswerUntil, ctx)),
    }),
    canWithdraw: t.field({
      type: verdictType,
      resolve: (row) => canWithdraw(shownFacts(row)),
    }),
    suggestion: t.field({ type: suggestionType, nullable: true, resolve: suggestionOf }),
    suggestedTotalRent: t.float({
      nullable: true,
      description: 'The rent of the whole stay on the dates that the landlord suggests.',
      resolve: (row) => {
        const suggestion = suggestionOf(row)
        return suggestion && rentOfStay(suggestion, row.price, row.invoiceCalculationMethod)
      },
    }),
    canAnswerSuggestion: t.field({
      type: verdictType,
      description: 'Whether the tenant can take or refuse the dates that the landlord suggests.',
      resolve: (row) => canAnswerSuggestion(shownFacts(row)),
    }),
    canTakeSuggestion: t.field({
      type: verdictType,
      description: 'Whether the tenant can take them: the days may have been taken meanwhile.',
      resolve: verdictOnTaking,
    }),
    offer: t.field({
      type: offerType,
      nullable: true,
      resolve: (row, _, ctx) => (row.offer ? offerById(ctx, row.offer.id) : null),
    }),
    booking: t.field({
      type: offerBookingType,
      nullable: true,
      resolve: ({ bookingId, from, to }) => (bookingId === null ? null : { id: bookingId, from, to }),
    }),
    progress: t.field({
      type: [progressType],
      description: 'The way from the request to the booking, step by step.',
      resolve: async (row, _, ctx) =>
        progressOf({
          tenantStatus: tenantStatusOf(shownFacts(row)),
          statusType: shownStatusType(row),
          hasOffer: row.offer !== null,
          actions: ((await eventsOfRequest(ctx, row.id)) ?? []).map((event) => event.action),
        }),
    }),
    events: t.field({
      type: [requestEventType],
      resolve: async (row, _, ctx) =>
        ((await eventsOfRequest(ctx, row.id)) ?? [])
          .filter((event) => event.action !== 'markListingRequestViewed')
          .map((event) => ({ event, request: row })),
    }),
  }),
})

async function verdictOnTaking(row: RequestRow, _: object, ctx: Context): Promise<Verdict> {
  const facts = factsOf(row, storedDerivedFacts(row))
  const answer = canAnswerSuggestion(facts)
  const dates = suggestionOf(row)
  if (!answer.value || !dates) return answer
  const request = {
    row: { ...row, from: dates.from, to: dates.to },
    group: await groupOf(ctx, row),
    calendars: (await calendarsOfGroup(ctx, row.groupId)) ?? [],
    stays: await staysBeside(ctx, row),
  }
  return canTakeSuggestion(facts, circumstancesOf(request, { ...ctx, viewer: null }))
}

/** GraphQL TenantRequestPayload. */
export const tenantPayload = payloadType('TenantRequestPayload', 'request', tenantRequestType)

/** The tenant's request after a command changed it. */
export async function tenantRequestAfter(ctx: Context, requestId: string): Promise<RequestRow> {
  const row = await findRequest(ctx.db, requireViewer(ctx), 'tenant', requestId)
  if (!row) throw new ResourceNotFoundError()
  return row
}
