import {
  type BookingRequestInput,
  parseBookingRequest,
} from '../../../domain/rentals/booking-request-input.ts'
import { MAX_GROUPS_PER_REQUEST } from '../../../domain/kernel/constants.ts'
import { type Stay, overlaps } from '../../../domain/kernel/day.ts'
import {
  BookingConflictError,
  ConditionNotMetError,
  ResourceNotFoundError,
} from '../../../domain/kernel/errors.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { rentOfStay } from '../../../domain/kernel/rent.ts'
import { rentForDays } from '../../../domain/calendars/unit-rent.ts'
import { monthlyRentOfStay } from '../../../domain/listings/seasons.ts'
import { loadCalendars, published } from '../../listings/occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { checkStayOfTenant } from '../lifecycle/tenant-stays.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { findPublicGroup, type GroupRow } from '../../listings/listings/sql.ts'
import { listWanted } from '../tenant-documents/needed.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { loadTermsOn } from '../lifecycle/fee-terms-sql.ts'
import { checkListingRequest } from './check-actions.ts'
import { listActiveOfTenant } from '../lifecycle/command-sql.ts'
import { findUser } from '../../people/accounts/sql.ts'
import { lockTenantAndGroups } from '../lifecycle/locks-sql.ts'
import {
  findOwnBookingRequest,
  insertBookingRequest,
  insertListingRequest,
  isBooked,
} from './send-request-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { countOfBookingRequest } from '../lifecycle/requests-sql.ts'

/** What all listing requests of a booking request share. */
interface Asked extends Stay {
  bookingRequestId: string
  guests: number
}

/**
 * The tenant asks one or more groups for a stay; each becomes a listing request, which the system checks at once.
 * Returns the id of the first one.
 */
export async function sendBookingRequest(ctx: Context, form: unknown, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const input = parseBookingRequest(form, ctx.today())
  const body = JSON.parse(JSON.stringify(form))
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'sendBookingRequest', body }, async () => {
      const groups = await askedGroups(trx, viewer.id, input.groupIds)
      await lockTenantAndGroups(trx, viewer.id, input.groupIds)
      for (const group of groups) await checkCanBeAsked(trx, ctx, viewer.id, group, input)
      const bookingRequestId = await storeBookingRequest(trx, ctx, input)
      const asked = { bookingRequestId, ...input, guests: input.adults + input.children }
      const ids: string[] = []
      for (const group of groups) ids.push(await storeListingRequest(trx, ctx, group, asked))
      for (const id of ids) await checkListingRequest(trx, ctx, id)
      const [first] = ids
      if (first === undefined) throw new Error('A booking request asks at least one group.')
      return first
    }),
  )
}

/** The tenant asks one more group with a booking request that is on its way. Returns the new listing request's id. */
export async function addGroupToBookingRequest(
  ctx: Context,
  added: { bookingRequestId: string; groupId: string },
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'addGroupToBookingRequest', body: added }, async () => {
      const request = await findOwnBookingRequest(trx, viewer, added.bookingRequestId)
      if (!request) throw new ResourceNotFoundError()
      const [group] = await askedGroups(trx, viewer.id, [added.groupId])
      if (!group) throw new ResourceNotFoundError()
      await lockTenantAndGroups(trx, viewer.id, [group.groupId])
      if (request.groupIds.includes(group.groupId)) throw new ConditionNotMetError('ALREADY_REQUESTED')
      if (await isBooked(trx, request.bookingRequestId)) throw new ConditionNotMetError('BOOKED')
      if (request.type !== 'STANDARD' || request.from < ctx.today()) throw new ConditionNotMetError('ENDED')
      if ((await countOfBookingRequest(trx, request.bookingRequestId)) >= MAX_GROUPS_PER_REQUEST)
        throw new ConditionNotMetError('TOO_MANY_LISTINGS')
      await checkCanBeAsked(trx, ctx, viewer.id, group, request)
      const requestId = await storeListingRequest(trx, ctx, group, request)
      await checkListingRequest(trx, ctx, requestId)
      return requestId
    }),
  )
}

async function askedGroups(trx: Db, tenantId: string, groupIds: readonly string[]): Promise<GroupRow[]> {
  const groups: GroupRow[] = []
  for (const groupId of groupIds) {
    const group = await findPublicGroup(trx, { groupId })
    if (!group || group.landlordId === tenantId) throw new ResourceNotFoundError()
    groups.push(group)
  }
  return groups
}

async function checkCanBeAsked(
  trx: Db,
  ctx: Context,
  tenantId: string,
  group: GroupRow,
  stay: Stay,
): Promise<void> {
  // Looked at under the lock: the account may have been put on hold meanwhile.
  if ((await findUser(trx, tenantId))?.frozen_at) throw new ConditionNotMetError('ACCOUNT_FROZEN')
  const { belowMinimum, aboveMaximum } = await checkStayOfTenant(trx, ctx, {
    tenantId,
    group,
    stay,
    exceptRequestId: null,
  })
  if (belowMinimum) throw new ConditionNotMetError('BELOW_MINIMUM')
  if (aboveMaximum) throw new ConditionNotMetError('ABOVE_MAXIMUM')
  const calendars = (await loadCalendars(trx, [group.groupId], stay.from)).get(group.groupId) ?? []
  if (!published(calendars).some((calendar) => isFreeFor(calendar, stay))) throw new BookingConflictError()
  // Somebody who lost the answer asks again: the request is there already, one is enough.
  const active = await listActiveOfTenant(trx, tenantId)
  if (active.some((request) => request.groupId === group.groupId && overlaps(request, stay)))
    throw new ConditionNotMetError('ALREADY_REQUESTED')
}

async function storeBookingRequest(trx: Db, ctx: Context, input: BookingRequestInput): Promise<string> {
  const viewer = requireViewer(ctx)
  return insertBookingRequest(trx, {
    ...input,
    tenantId: viewer.id,
    email: viewer.email,
    stay: input,
    notes: input.message,
    at: ctx.now(),
  })
}

async function storeListingRequest(trx: Db, ctx: Context, group: GroupRow, asked: Asked): Promise<string> {
  const known = await loadTermsOn(trx, group.groupId, ctx.today())
  // The request keeps the monthly rent of its own days and length, of the cheapest unit that is free for them; whatever it
  // becomes goes by that (decisions 131, 137 and 140).
  const units = published((await loadCalendars(trx, [group.groupId], asked.from)).get(group.groupId) ?? [])
  const listPrice = rentForDays(group, units, asked)
  const { price } = monthlyRentOfStay({ ...group, price: listPrice }, asked)
  const requestId = await insertListingRequest(trx, {
    bookingRequestId: asked.bookingRequestId,
    groupId: group.groupId,
    landlordId: group.landlordId,
    tenantId: requireViewer(ctx).id,
    stay: asked,
    guests: asked.guests,
    methodOfBooking: group.methodOfBooking,
    price,
    listPrice,
    deposit: group.deposit,
    totalRent: rentOfStay(asked, price, known.terms.calculationMethod),
    currency: group.currency,
    known,
    ...(await listWanted(trx, group, {
      bookingRequestId: asked.bookingRequestId,
      tenantId: requireViewer(ctx).id,
    })),
    at: ctx.now(),
  })
  await auditRequest(trx, ctx, { id: requestId, landlordId: group.landlordId }, 'sendBookingRequest')
  return requestId
}
