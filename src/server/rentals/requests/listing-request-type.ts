import { canSuggestDates } from '../../../domain/rentals/booking-request.ts'
import { mustLandlordSign } from '../../../domain/rentals/classification.ts'
import { durationOf } from '../../../domain/kernel/day.ts'
import { currentTerms, planBookingFee } from '../bookings/booking-fee.ts'
import { bookingType } from '../bookings/booking-type.ts'
import { plannedInvoiceType, termOriginType } from '../bookings/planned-fee-type.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  durationType,
  listingSummaryType,
  verdictType,
} from '../../listings/listings/listing-summary-type.ts'
import { overlappingType } from '../../listings/occupancy/overlapping-type.ts'
import { circumstancesOf } from '../lifecycle/command.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { listPriceOf, storedFactsOf } from '../lifecycle/rows.ts'
import { readWords } from '../messages/read-text.ts'
import { verificationProgressType } from '../tenant-documents/verification-type.ts'
import { requestEventType } from './event-type.ts'
import { bookingOfRequest, eventsOfRequest, groupOf, surroundingsOf, termsOfRequest } from './loaders.ts'
import { landlordStepOf, nextStepType } from './next-step-type.ts'
import {
  aroundStay,
  aroundType,
  countFree,
  isVacancyAllowed,
  listOverlappingRequests,
  suggestionFor,
  suggestionType,
  unitOfOtherRent,
  unitOfOtherRentType,
  vacancyBefore,
  vacancyType,
} from './request-days-type.ts'
import {
  dealOfRequest,
  dealType,
  firstMonthPayment,
  firstMonthRentOf,
  firstMonthRentType,
  landlordFeeOf,
  paysFirstMonth,
  serviceFeeOf,
  serviceFeeType,
  tenantPaymentsType,
} from './request-money-type.ts'
import {
  contractsFor,
  fullOfferOf,
  fullOfferType,
  latestOfferType,
  supportedContractType,
} from './request-offer-type.ts'
import {
  badgeOfRequest,
  badgeType,
  declineReasonsFor,
  declineReasonType,
  requestStatusType,
} from './request-status-type.ts'
import { checksOf, stayCheckType } from './stay-check-type.ts'
import { adultType, childType, petsType, tenantInformationType, workType } from './tenant-information-type.ts'

listingRequestType.implement({
  policy: 'visible',
  fields: (t) => ({
    // What was asked, by whom.
    id: t.exposeID('id'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    type: t.expose('type', { type: catalogueEnum('requestType') }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    methodOfBooking: t.expose('methodOfBooking', { type: catalogueEnum('methodOfBooking') }),
    listing: t.field({
      type: listingSummaryType,
      resolve: (row) => ({
        groupId: row.groupId,
        listingId: row.offer?.listingId ?? row.listingId,
        unitName: row.offer?.unitName ?? null,
        known: { partOfGroup: row.partOfGroup, name: row.groupName },
      }),
    }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (row) => durationOf(row) }),
    tenantInformation: t.field({ type: tenantInformationType, resolve: (row) => row }),
    work: t.field({ policy: 'full', type: workType, resolve: (row) => row }),
    adults: t.exposeInt('adults'),
    adultsInformation: t.field({ type: [adultType], resolve: (row) => row.adultsInformation }),
    children: t.exposeInt('children'),
    childrenInformation: t.field({ type: [childType], resolve: (row) => row.childrenInformation }),
    optionToExtend: t.exposeBoolean('optionToExtend'),
    pets: t.exposeBoolean('pets'),
    petsInformation: t.field({ type: petsType, resolve: (row) => row }),
    reasonForStay: t.expose('reasonForStay', { type: catalogueEnum('reasonForStay') }),
    paidBy: t.expose('paidBy', { type: catalogueEnum('paidBy') }),
    employment: t.expose('employment', { type: catalogueEnum('employment'), nullable: true }),
    notes: t.string({
      resolve: (row, _, ctx) => readWords(ctx, row, 'LANDLORD', { side: 'TENANT', text: row.notes }),
    }),
    extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),

    // Where it stands, and what the landlord can do.
    landlordStatus: t.expose('landlordStatus', { type: catalogueEnum('landlordStatus') }),
    status: t.field({ type: requestStatusType, resolve: (row) => row }),
    badge: t.field({ type: badgeType, nullable: true, resolve: badgeOfRequest }),
    nextStep: t.field({
      type: nextStepType,
      description: 'What the landlord does next; with limited access an answer at most.',
      resolve: (row, _, ctx) => landlordStepOf(row, ctx),
    }),
    unreadMessages: t.int({
      description: 'Messages of the tenant that the landlord’s side has not read.',
      // Whoever has limited access reads for nobody else.
      resolve: (row, _, ctx) => (ctx.viewer?.access === 'LIMITED' ? 0 : row.landlordUnread),
    }),
    viewedByLandlord: t.boolean({ resolve: (row) => row.viewedByLandlordAt !== null }),
    autoDeclineAt: t.expose('autoDeclineAt', { type: 'Instant', nullable: true }),
    tenantAnswerUntil: t.expose('tenantAnswerUntil', { type: 'Instant', nullable: true }),
    skipReason: t.expose('skipReason', {
      type: catalogueEnum('skipReason'),
      nullable: true,
      description: 'Why the availability check was skipped (C5).',
    }),
    declineReasons: t.field({
      type: [declineReasonType],
      resolve: (row, _, ctx) => declineReasonsFor(ctx, row),
    }),
    checks: t.field({ type: [stayCheckType], resolve: (row, _, ctx) => checksOf(ctx, row) }),
    suggestion: t.field({
      type: suggestionType,
      nullable: true,
      resolve: (row, _, ctx) => suggestionFor(ctx, row, 'LANDLORD'),
    }),
    canSuggestDates: t.field({
      type: verdictType,
      resolve: async (row, _, ctx) =>
        canSuggestDates(storedFactsOf(row), circumstancesOf(await surroundingsOf(ctx, row), ctx)),
    }),
    verification: t.field({
      type: verificationProgressType,
      nullable: true,
      policy: 'full',
      description: 'Null where no documents are asked for.',
      resolve: (row) => (row.verificationNeeded ? row : null),
    }),
    events: t.field({
      policy: 'full',
      type: [requestEventType],
      resolve: async (row, _, ctx) =>
        ((await eventsOfRequest(ctx, row.id)) ?? []).map((event) => ({ event, request: row })),
    }),

    // The days: who else wants them, and what is free (D3, D4).
    isWithinAllowedVacancy: t.boolean({
      description: 'Whether the days left empty before the stay are no more than the landlord allows.',
      resolve: (row, _, ctx) => isVacancyAllowed(ctx, row),
    }),
    vacancyBefore: t.field({
      type: vacancyType,
      nullable: true,
      description: 'What would stand empty before the stay; null where no unit is free for it.',
      resolve: (row, _, ctx) => vacancyBefore(ctx, row),
    }),
    overlappingListingRequests: t.field({
      type: [overlappingType],
      resolve: (row, _, ctx) => listOverlappingRequests(ctx, row),
    }),
    freeUnits: t.int({ resolve: (row, _, ctx) => countFree(ctx, row) }),
    around: t.field({ type: aroundType, resolve: (row, _, ctx) => aroundStay(ctx, row) }),

    // What it is worth (D3), and what landlord and tenant owe and get beside the rent (C3, C4); paying comes later.
    tenantPayments: t.field({ policy: 'full', type: tenantPaymentsType, resolve: (row) => row }),
    price: t.float({ policy: 'full', resolve: (row) => row.offer?.price ?? row.price }),
    listPrice: t.float({
      policy: 'full',
      nullable: true,
      description:
        'What the listing cost a month when this was sent, before seasons and discounts; null once another rent is agreed.',
      resolve: listPriceOf,
    }),
    unitOfOtherRent: t.field({
      policy: 'full',
      type: unitOfOtherRentType,
      nullable: true,
      description:
        'The unit that a contract would be made for now, where no free one costs what was asked for; the rent stays as it was asked for.',
      resolve: (row, _, ctx) => unitOfOtherRent(ctx, row),
    }),
    currency: t.exposeString('currency'),
    landlordFeeCharge: t.float({
      policy: 'full',
      resolve: (row, _, ctx) => landlordFeeOf(ctx, row),
    }),
    landlordFeeRate: t.int({
      policy: 'full',
      description: 'As it would be booked today, or was.',
      resolve: (row, _, ctx) => currentTerms(ctx, row).terms.landlordFeeRate,
    }),
    landlordFeeOrigin: t.field({
      type: termOriginType,
      policy: 'full',
      nullable: true,
      description: 'Where the percentage comes from; null for stays from before that was kept.',
      resolve: (row, _, ctx) => currentTerms(ctx, row).origins?.landlordFeePercent ?? null,
    }),
    calculationMethod: t.field({
      type: catalogueEnum('invoiceCalculationMethod'),
      policy: 'full',
      description: 'How the rent of the stay is calculated.',
      resolve: ({ invoiceCalculationMethod }) => invoiceCalculationMethod,
    }),
    calculationOrigin: t.field({
      type: termOriginType,
      policy: 'full',
      nullable: true,
      description: 'Where the calculation comes from; null for stays from before that was kept.',
      resolve: ({ termOrigins }) => termOrigins?.calculationMethod ?? null,
    }),
    bookingFee: t.field({
      type: plannedInvoiceType,
      policy: 'full',
      nullable: true,
      description:
        'The invoice of the fee that its booking would bring today, to the cent; null where none is written, or there is a booking.',
      resolve: async (row, _, ctx) =>
        row.bookingId === null
          ? (await planBookingFee(ctx.reads, ctx, { row, group: groupOf(ctx, row) })).invoice
          : null,
    }),
    youReceive: t.float({
      policy: 'full',
      resolve: (row, _, ctx) => row.totalRent - landlordFeeOf(ctx, row),
    }),
    deal: t.field({ type: dealType, policy: 'full', resolve: dealOfRequest }),
    isFirstMonthRent: t.boolean({
      policy: 'full',
      description: "Whether the tenant pays the first month's rent through the product.",
      resolve: (row, _, ctx) => paysFirstMonth(ctx, row),
    }),
    firstMonthRent: t.float({
      policy: 'full',
      description:
        "Rent of the stay's first month, or of the whole stay when it is shorter; 0 for an extension, which owes none.",
      resolve: firstMonthRentOf,
    }),
    firstMonthRentPayment: t.field({
      type: firstMonthRentType,
      policy: 'full',
      nullable: true,
      description: "The payment of the first month's rent; null when it does not go through the product.",
      resolve: (row, _, ctx) => firstMonthPayment(ctx, row),
    }),
    tenantServiceFee: t.field({ type: serviceFeeType, policy: 'full', resolve: serviceFeeOf }),

    // Its contract and its booking (D3).
    supportedContracts: t.field({
      type: [supportedContractType],
      resolve: (row, _, ctx) => contractsFor(ctx, row),
    }),
    selectedContract: t.field({
      type: catalogueEnum('contractName'),
      policy: 'full',
      nullable: true,
      description: 'Of the latest contract; before there is one, what the landlord has decided on.',
      resolve: async (row, _, ctx) =>
        row.offer?.contractName ?? (await termsOfRequest(ctx, row.id))?.contractName ?? null,
    }),
    mustLandlordSign: t.boolean({
      resolve: (row) => mustLandlordSign({ ...row, latestOfferStatus: row.offer?.status ?? null }),
    }),
    latestBookingOffer: t.field({
      policy: 'full',
      type: latestOfferType,
      nullable: true,
      resolve: (row) => row.offer && { offer: row.offer, row },
    }),
    fullLatestBookingOffer: t.field({
      type: fullOfferType,
      policy: 'full',
      nullable: true,
      resolve: fullOfferOf,
    }),
    booking: t.field({
      policy: 'full',
      type: bookingType,
      nullable: true,
      resolve: (row, _, ctx) => (row.bookingId ? bookingOfRequest(ctx, row.id) : null),
    }),
  }),
})
