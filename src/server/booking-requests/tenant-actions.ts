import { answerDeadline, canConfirmInterest, canWithdraw } from '../../domain/booking-request.ts'
import { overlaps, type Stay } from '../../domain/day.ts'
import { parseBookingRequest } from '../../domain/booking-request-input.ts'
import { BookingConflictError, ConditionNotMetError, ResourceNotFoundError } from '../../domain/errors.ts'
import { isFreeFor } from '../../domain/occupancy.ts'
import { rentOfStay } from '../../domain/rent.ts'
import { checkStay } from '../../domain/stay-limits.ts'
import { loadCalendars, published } from '../availability/calendars.ts'
import { deleteHolds } from '../availability/sql.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { withIdempotency } from '../idempotency/idempotency.ts'
import { findPublicGroup, type GroupRow } from '../listings/sql.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { listAliveOffers, saveOffers } from '../offers/sql.ts'
import { endProcedures } from '../offers/signature-sql.ts'
import { auditRequest } from './audit.ts'
import {
  demand,
  limitedBy,
  lockRequestForSystem,
  lockVisibleRequest,
  reprojectAround,
  requireViewer,
  typeAfter,
} from './command.ts'
import { lockTenantAndGroups } from './locks.ts'
import { tellLandlord, tellOfWithdrawal } from './mails.ts'
import { insertBookingRequest, insertListingRequest, listActiveOfTenant, saveStatus } from './command-sql.ts'

/** A tenant's request for one group, as the API takes it. */
export interface BookingRequestOrder {
  groupId: string
  /** The form; the domain's rule checks it. */
  form: unknown
}

/** The tenant asks for a stay; the system checks at once, and the landlord has 72 hours. Returns the listing request's id. */
export async function sendBookingRequest(
  ctx: Context,
  order: BookingRequestOrder,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const input = parseBookingRequest(order.form, ctx.today())
  const body = { ...order, form: JSON.parse(JSON.stringify(order.form)) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'sendBookingRequest', body }, async () => {
      const group = await findPublicGroup(trx, { groupId: order.groupId })
      if (!group || group.landlordId === viewer.id) throw new ResourceNotFoundError()
      await lockTenantAndGroups(trx, viewer.id, group.groupId)
      await checkStayIsPossible(trx, ctx, group, input)
      await checkIsNew(trx, viewer.id, group.groupId, input)
      const bookingRequestId = await insertBookingRequest(trx, {
        ...input,
        tenantId: viewer.id,
        email: viewer.email,
        stay: input,
        notes: input.message,
        at: ctx.now(),
      })
      const requestId = await insertListingRequest(trx, {
        bookingRequestId,
        groupId: group.groupId,
        landlordId: group.landlordId,
        tenantId: viewer.id,
        stay: input,
        guests: input.adults + input.children,
        methodOfBooking: group.methodOfBooking,
        totalRent: rentOfStay(input, group.price, group.invoiceCalculationMethod),
        currency: group.currency,
        landlordFeePercent: group.landlordFeePercent,
        verificationNeeded: false,
        at: ctx.now(),
      })
      await auditRequest(trx, ctx, { id: requestId, landlordId: group.landlordId }, 'sendBookingRequest')
      await checkRequest(trx, ctx, requestId)
      return requestId
    }),
  )
}

/** Somebody who lost the answer asks again: the request is there already, one is enough. */
async function checkIsNew(trx: Db, tenantId: string, groupId: string, stay: Stay): Promise<void> {
  const active = await listActiveOfTenant(trx, tenantId)
  if (active.some((request) => request.groupId === groupId && overlaps(request, stay))) {
    throw new ConditionNotMetError('ALREADY_REQUESTED')
  }
}

async function checkStayIsPossible(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  stay: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<void> {
  const { belowMinimum, aboveMaximum } = checkStay(limitedBy(group), stay, ctx.today())
  if (belowMinimum) throw new ConditionNotMetError('BELOW_MINIMUM')
  if (aboveMaximum) throw new ConditionNotMetError('ABOVE_MAXIMUM')
  const calendars = (await loadCalendars(trx, [group.groupId], stay.from)).get(group.groupId) ?? []
  if (!published(calendars).some((calendar) => isFreeFor(calendar, stay))) throw new BookingConflictError()
}

/** START -> AV_CHECK: nothing to skip, so the landlord is asked and told until when. */
async function checkRequest(trx: Db, ctx: Context, requestId: string): Promise<void> {
  await saveStatus(trx, [requestId], {
    statusType: typeAfter('check', { statusType: 'START' }, 'SYSTEM'),
    autoDeclineAt: answerDeadline(ctx.now()),
  })
  const request = await lockRequestForSystem(trx, requestId)
  await auditRequest(trx, { ...ctx, viewer: null }, request.row, 'checkBookingRequest')
  await reprojectAround(trx, request)
  await tellLandlord(trx, ctx, request.row, 'requestReceived')
}

/** The tenant still wants it: a unit is chosen, its days are held, and the contract is written. */
export async function confirmTenantInterest(ctx: Context, requestId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'confirmTenantInterest', body: requestId }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', requestId)
      demand(canConfirmInterest(request.facts))
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('confirmInterest', request.row, 'TENANT'),
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, request.row, 'confirmTenantInterest')
      await tellLandlord(trx, ctx, request.row, 'interestConfirmed')
      if (!request.row.verificationNeeded) {
        await makeOffer(trx, ctx, { ...request, facts: { ...request.facts, statusType: 'TENANT_APPROVED' } })
      }
      await reprojectAround(trx, request)
      return requestId
    }),
  )
}

/** The tenant takes the request back; an offer in signing ends and its days are free again. */
export async function withdrawListingRequest(ctx: Context, requestId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'withdrawListingRequest', body: requestId }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', requestId)
      demand(canWithdraw(request.facts))
      const offers = await listAliveOffers(trx, { requestIds: [requestId], tenantIds: [] })
      const offerIds = offers.map((offer) => offer.id)
      await saveOffers(trx, offerIds, {
        status: 'REJECTED',
        generating: false,
        endedAt: ctx.now(),
        cancellationReason: 'REQUEST_WITHDRAWN',
      })
      await endProcedures(trx, offerIds, 'REFUSED', ctx.now())
      await deleteHolds(trx, offerIds)
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('withdraw', request.row, 'TENANT'),
        statusReason: 'WITHDRAWN_BY_TENANT',
        autoDeclineAt: null,
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, request.row, 'withdrawListingRequest')
      await reprojectAround(trx, request)
      await tellOfWithdrawal(trx, ctx, request.row, {
        letTimePass: false,
        contractEnded: offerIds.length > 0,
      })
      return requestId
    }),
  )
}
