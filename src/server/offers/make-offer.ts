import { bestUnit } from '../../domain/availability.ts'
import { BookingConflictError } from '../../domain/errors.ts'
import { canMakeOffer } from '../../domain/offer.ts'
import { initialOfferStatus } from '../../domain/offer-transitions.ts'
import { listEnabledFlags } from '../feature-flags/actions.ts'
import { insertHold } from '../availability/sql.ts'
import { auditRequest } from '../booking-requests/audit.ts'
import { demand, type LockedRequest } from '../booking-requests/command.ts'
import { countFreeUnits, unitsFor } from '../booking-requests/derived-facts.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { insertOffer } from './sql.ts'

/** Chooses the unit where the stay leaves the smallest gaps, holds its days and orders the contract; returns the offer's id. */
export async function makeOffer(trx: Db, ctx: Context, request: LockedRequest): Promise<string> {
  const { row, group } = request
  const verdict = canMakeOffer(
    { ...request.facts, statusType: row.type === 'EXTENSION' ? 'AVAILABLE' : request.facts.statusType },
    { hasPermission: true, freeUnits: countFreeUnits(row, request.calendars) },
  )
  const unit = bestUnit(unitsFor(row, request.calendars), row, [row.id])
  if (verdict.reason === 'NO_FREE_UNIT' || !unit) throw new BookingConflictError()
  demand(verdict)
  const isOnlineSigning = group.onlineSigning && (await hasOnlineSigning(trx, row.landlordId))
  const offerId = await insertOffer(trx, {
    listingRequestId: row.id,
    listingId: unit.id,
    groupId: row.groupId,
    landlordId: row.landlordId,
    tenantId: row.tenantId,
    status: initialOfferStatus(isOnlineSigning),
    type: row.paidBy === 'COMPANY' ? 'b2b' : 'b2c',
    contractName: group.contractName,
    isOnlineSigning,
    methodOfBooking: row.methodOfBooking,
    stay: row,
    price: group.price,
    deposit: group.deposit,
    totalRent: row.totalRent,
    currency: row.currency,
    at: ctx.now(),
  })
  await insertHold(trx, {
    listingId: unit.id,
    groupId: row.groupId,
    landlordId: row.landlordId,
    offerId,
    stay: row,
  })
  await auditRequest(trx, { ...ctx, viewer: null }, row, 'makeOffer', { unit: unit.unit.apartmentName })
  await ctx.enqueue(trx, 'generateContract', { offerId }, { singletonKey: offerId })
  return offerId
}

async function hasOnlineSigning(trx: Db, landlordId: string): Promise<boolean> {
  const flags = await listEnabledFlags(trx, landlordId)
  return flags.includes('ONLINE_SIGNING')
}
