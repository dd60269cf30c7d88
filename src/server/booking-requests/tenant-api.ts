import { canConfirmInterest, canWithdraw } from '../../domain/booking-request.ts'
import { durationOf } from '../../domain/day.ts'
import { ResourceNotFoundError } from '../../domain/errors.ts'
import { isActionableForTenant, tenantStatusOf } from '../../domain/tenant-status.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { batched } from '../graphql/loader.ts'
import { payload, payloadType } from '../graphql/payload.ts'
import { groupById } from '../listings/loaders.ts'
import { durationType, listingSummaryType, verdictType } from '../listings/listing-summary-type.ts'
import { offerBookingType, offerType } from '../offers/offer-type.ts'
import { listOffers, type OfferRow } from '../offers/sql.ts'
import { requireViewer } from './command.ts'
import { requestEventType } from './event-type.ts'
import { eventsOfRequest } from './loaders.ts'
import { requestStatusDataType } from './request-status-type.ts'
import { factsOf, type RequestRow, storedDerivedFacts } from './rows.ts'
import { findRequest, listTenantRequests } from './sql.ts'
import { confirmTenantInterest, sendBookingRequest, withdrawListingRequest } from './tenant-actions.ts'

const offerById = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, OfferRow>> =>
    new Map((await listOffers(ctx.db, requireViewer(ctx), ids)).map((offer) => [offer.id, offer])),
)

const statusType = builder.objectRef<RequestRow>('TenantRequestStatus').implement({
  policy: 'visible',
  fields: (t) => ({
    type: t.exposeString('statusType'),
    data: t.field({ type: requestStatusDataType, resolve: withoutOthers }),
  }),
})

/** Whose request took the days is nobody's business but the landlord's. */
function withoutOthers(row: RequestRow): RequestRow {
  const isOwn = row.statusReason === 'DECLINED_BY_BOOKING_OTHER_REQUEST'
  return isOwn ? row : { ...row, suppressingBookingRequestId: null, suppressingListingRequestId: null }
}

const statusOf = (row: RequestRow) => tenantStatusOf(factsOf(row, storedDerivedFacts(row)))

/** GraphQL TenantRequest: a request as its tenant sees it. */
const tenantRequestType = builder.objectRef<RequestRow>('TenantRequest').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    tenantStatus: t.string({ description: 'Tenant-facing status (C4).', resolve: statusOf }),
    actionable: t.boolean({ resolve: (row) => isActionableForTenant(statusOf(row)) }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    autoDeclineAt: t.expose('autoDeclineAt', { type: 'Instant', nullable: true }),
    tenantAnswerUntil: t.expose('tenantAnswerUntil', { type: 'Instant', nullable: true }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (row) => durationOf(row) }),
    totalRent: t.exposeFloat('totalRent'),
    price: t.float({ resolve: async (row, _, ctx) => row.offer?.price ?? (await groupOf(ctx, row)).price }),
    deposit: t.float({ resolve: async (row, _, ctx) => (await groupOf(ctx, row)).deposit }),
    currency: t.exposeString('currency'),
    listing: t.field({
      type: listingSummaryType,
      resolve: (row) => ({
        groupId: row.groupId,
        unitId: row.offer?.listingId ?? null,
        unitName: row.offer?.unitName ?? null,
        concealed: row.offer === null,
        known: { partOfGroup: row.partOfGroup, name: row.groupName },
      }),
    }),
    landlordFirstName: t.exposeString('landlordFirstName'),
    adults: t.exposeInt('adults'),
    children: t.exposeInt('children'),
    pets: t.exposeBoolean('pets'),
    reasonForStay: t.exposeString('reasonForStay'),
    notes: t.exposeString('notes'),
    status: t.field({ type: statusType, resolve: (row) => row }),
    canConfirmInterest: t.field({
      type: verdictType,
      resolve: (row) => canConfirmInterest(factsOf(row, storedDerivedFacts(row))),
    }),
    canWithdraw: t.field({
      type: verdictType,
      resolve: (row) => canWithdraw(factsOf(row, storedDerivedFacts(row))),
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
    events: t.field({
      type: [requestEventType],
      resolve: async (row, _, ctx) =>
        ((await eventsOfRequest(ctx, row.id)) ?? [])
          .filter((event) => event.action !== 'markListingRequestViewed')
          .map((event) => ({ event, request: row })),
    }),
  }),
})

async function groupOf(ctx: Context, row: RequestRow) {
  const group = await groupById(ctx, row.groupId)
  if (!group) throw new Error(`The group ${row.groupId} is gone.`)
  return group
}

builder.queryField('tenantRequests', (t) =>
  t.field({
    type: [tenantRequestType],
    policy: 'tenant',
    scope: 'none',
    resolve: (_, __, ctx) => listTenantRequests(ctx.db, requireViewer(ctx)),
  }),
)

builder.queryField('tenantRequest', (t) =>
  t.field({
    type: tenantRequestType,
    nullable: true,
    policy: 'tenant',
    scope: 'none',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) =>
      findRequest(ctx.db, requireViewer(ctx), 'tenant', listingRequestId),
  }),
)

/** The tenant's request after a command changed it. */
export async function requestAfter(ctx: Context, requestId: string): Promise<RequestRow> {
  const row = await findRequest(ctx.db, requireViewer(ctx), 'tenant', requestId)
  if (!row) throw new ResourceNotFoundError()
  return row
}

const sendInput = builder.inputType('SendBookingRequestInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    from: t.field({ type: 'Day', required: true }),
    to: t.field({ type: 'Day', required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    phone: t.string(),
    gender: t.string({ description: 'MAN, WOMAN, OTHER, PREFER_NOT_TO_SAY (C3); null for no answer.' }),
    adults: t.int({ required: true }),
    adultsInformation: t.stringList(),
    children: t.int({ required: true }),
    childrenInformation: t.stringList(),
    pets: t.boolean({ required: true }),
    petsDescription: t.string(),
    reasonForStay: t.string({ required: true }),
    employment: t.string(),
    companyName: t.string(),
    jobTitle: t.string(),
    paidBy: t.string({ required: true }),
    optionToExtend: t.boolean({ required: true }),
    notes: t.string(),
  }),
})

const sendPayload = payloadType('SendBookingRequestPayload', 'request', tenantRequestType)
/** GraphQL TenantRequestPayload. */
export const tenantPayload = payloadType('TenantRequestPayload', 'request', tenantRequestType)

builder.mutationField('sendBookingRequest', (t) =>
  t.field({
    type: sendPayload,
    policy: 'tenant',
    scope: 'none',
    args: { input: t.arg({ type: sendInput, required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        const order = { groupId: input.groupId, form: formOf(input) }
        return requestAfter(ctx, await sendBookingRequest(ctx, order, idempotencyKey))
      }),
  }),
)

/** The domain's form from the API's input; a count of people without relations means main tenant and co-tenants. */
function formOf(input: typeof sendInput.$inferInput) {
  const { groupId, adults, adultsInformation, children, childrenInformation, notes, ...rest } = input
  const relationships =
    adultsInformation ??
    Array.from({ length: Math.max(0, Math.min(adults, 21)) }, (_, i) =>
      i === 0 ? 'MAIN_TENANT' : 'CO_TENANT',
    )
  const types =
    childrenInformation ?? Array.from({ length: Math.max(0, Math.min(children, 21)) }, () => 'CHILD')
  return {
    ...rest,
    groupIds: [groupId],
    phone: rest.phone ?? '',
    gender: rest.gender ?? null,
    petsDescription: rest.petsDescription ?? '',
    employment: rest.employment ?? null,
    companyName: rest.companyName ?? '',
    jobTitle: rest.jobTitle ?? '',
    adultsInformation: relationships.map((relationship) => ({ relationship })),
    childrenInformation: types.map((type) => ({ type })),
    message: notes ?? '',
  }
}

builder.mutationField('confirmTenantInterest', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    args: { listingRequestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () =>
        requestAfter(ctx, await confirmTenantInterest(ctx, listingRequestId, idempotencyKey)),
      ),
  }),
)

builder.mutationField('withdrawListingRequest', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    args: { listingRequestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () =>
        requestAfter(ctx, await withdrawListingRequest(ctx, listingRequestId, idempotencyKey)),
      ),
  }),
)
