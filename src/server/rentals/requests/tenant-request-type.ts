import { tenantRequestType } from '../lifecycle/request-refs.ts'
import {
  canAnswerSuggestion,
  canConfirmInterest,
  canTakeSuggestion,
  canWithdraw,
} from '../../../domain/rentals/booking-request.ts'
import { namesListing } from '../../../domain/rentals/offer.ts'
import { durationOf } from '../../../domain/kernel/day.ts'
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
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  durationType,
  listingSummaryType,
  verdictType,
} from '../../listings/listings/listing-summary-type.ts'
import { offerBookingType, offerType } from '../signing/offer-type.ts'
import { verificationProgressType } from '../tenant-documents/verification-type.ts'
import { circumstancesOf, timelinessOf } from '../lifecycle/command.ts'
import { requestEventType } from './event-type.ts'
import { eventsOfRequest, offerById, requestsSentWith, surroundingsOf } from './loaders.ts'
import { nextStepType, tenantStepOf } from './next-step-type.ts'
import { requestStatusDataType, shownStatusType } from './request-status-type.ts'
import { listPriceOf, type RequestRow, storedFactsOf } from '../lifecycle/rows.ts'
import { suggestionFor, suggestionOf, suggestionType } from './request-days-type.ts'
import { firstMonthPayment, firstMonthRentType, serviceFeeOf, serviceFeeType } from './request-money-type.ts'

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

tenantRequestType.implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    tenantStatus: t.field({
      type: catalogueEnum('tenantStatus'),
      description: 'Tenant-facing status (C4).',
      resolve: (row) => tenantStatusOf(storedFactsOf(row)),
    }),
    actionable: t.boolean({
      description: 'Whether the tenant has something to do: as C4 says, on paper, or about suggested dates.',
      resolve: (row) => isActionableForTenant(storedFactsOf(row)),
    }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    autoDeclineAt: t.expose('autoDeclineAt', { type: 'Instant', nullable: true }),
    tenantAnswerUntil: t.expose('tenantAnswerUntil', { type: 'Instant', nullable: true }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (row) => durationOf(row) }),
    totalRent: t.exposeFloat('totalRent'),
    price: t.float({ resolve: (row) => row.offer?.price ?? row.price }),
    listPrice: t.float({
      nullable: true,
      description:
        'What the listing cost a month when this was sent, before seasons and discounts; null once another rent is agreed.',
      resolve: listPriceOf,
    }),
    calculationMethod: t.expose('invoiceCalculationMethod', {
      type: catalogueEnum('invoiceCalculationMethod'),
      description: 'By which the rent of the stay follows from the monthly one.',
    }),
    deposit: t.exposeFloat('deposit'),
    currency: t.exposeString('currency'),
    listing: t.field({
      type: listingSummaryType,
      resolve: (row) => {
        // A contract names the listing; one that ended without a booking no longer does.
        const named = namesListing(row.offer) ? row.offer : null
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
    nextStep: t.field({
      type: nextStepType,
      description: 'What the tenant does next.',
      resolve: (row, _, ctx) => tenantStepOf(row, ctx),
    }),
    unreadMessages: t.exposeInt('tenantUnread', {
      description: 'Messages of the landlord that the tenant has not read.',
    }),
    canConfirmInterest: t.field({
      type: verdictType,
      resolve: (row, _, ctx) =>
        canConfirmInterest(storedFactsOf(row), timelinessOf(row, row.tenantAnswerUntil, ctx)),
    }),
    canWithdraw: t.field({
      type: verdictType,
      resolve: (row) => canWithdraw(storedFactsOf(row)),
    }),
    suggestion: t.field({
      type: suggestionType,
      nullable: true,
      resolve: (row, _, ctx) => suggestionFor(ctx, row, 'TENANT'),
    }),
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
      resolve: (row) => canAnswerSuggestion(storedFactsOf(row)),
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
          tenantStatus: tenantStatusOf(storedFactsOf(row)),
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
    verification: t.field({
      type: verificationProgressType,
      nullable: true,
      description: 'Null where no documents are asked for.',
      resolve: (row) => (row.verificationNeeded ? row : null),
    }),
    firstMonthRentPayment: t.field({
      type: firstMonthRentType,
      nullable: true,
      description: "The payment of the first month's rent; null when it does not go through the product.",
      resolve: (row, _, ctx) => firstMonthPayment(ctx, row),
    }),
    tenantServiceFee: t.field({ type: serviceFeeType, resolve: serviceFeeOf }),

    // What the tenant has told, and which other listings were asked.
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    phone: t.exposeString('phone'),
    gender: t.expose('gender', { type: catalogueEnum('gender'), nullable: true }),
    adultsInformation: t.field({
      type: [catalogueEnum('relationship')],
      description: 'Relationships, the main tenant first.',
      resolve: (row) => row.adultsInformation.map(({ relationship }) => relationship),
    }),
    childrenInformation: t.field({
      type: [catalogueEnum('childType')],
      description: 'Age groups of the children.',
      resolve: (row) => row.childrenInformation.map(({ type }) => type),
    }),
    petsDescription: t.exposeString('petsDescription'),
    employment: t.expose('employment', { type: catalogueEnum('employment'), nullable: true }),
    companyName: t.exposeString('companyName'),
    jobTitle: t.exposeString('jobTitle'),
    paidBy: t.expose('paidBy', { type: catalogueEnum('paidBy') }),
    optionToExtend: t.exposeBoolean('optionToExtend'),
    type: t.expose('type', { type: catalogueEnum('requestType'), description: 'STANDARD or EXTENSION.' }),
    extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),
    others: t.field({
      type: [tenantRequestType],
      description: 'The requests to other listings that were sent with this one.',
      resolve: async (row, _, ctx): Promise<RequestRow[]> =>
        ((await requestsSentWith(ctx, row.bookingRequestId)) ?? []).filter((other) => other.id !== row.id),
    }),
  }),
})

async function verdictOnTaking(row: RequestRow, _: object, ctx: Context): Promise<Verdict> {
  const facts = storedFactsOf(row)
  const answer = canAnswerSuggestion(facts)
  const dates = suggestionOf(row)
  if (!answer.value || !dates) return answer
  const moved = { ...row, from: dates.from, to: dates.to }
  const request = { ...(await surroundingsOf(ctx, row)), row: moved }
  return canTakeSuggestion(facts, circumstancesOf(request, { ...ctx, viewer: null }))
}
