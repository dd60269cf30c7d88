import { BookingConflictError } from '../../../domain/kernel/errors.ts'
import { canMakeOffer } from '../../../domain/rentals/offer.ts'
import { initialOfferStatus } from '../../../domain/rentals/offer-transitions.ts'
import { signingExpiresAt } from '../../../domain/rentals/signing-deadline.ts'
import { listGroups } from '../../listings/listings/sql.ts'
import { unitToTake } from '../../../domain/calendars/unit-rent.ts'
import { insertHold } from '../../listings/occupancy/sql.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import type { LockedRequest } from '../lifecycle/command.ts'
import { countFreeUnits } from '../lifecycle/derived-facts.ts'
import { saveContractDue } from '../lifecycle/deadline-sql.ts'
import { tellLandlord } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { choiceNow, contractSituationOf, contractTypeOf } from './contract-situation.ts'
import { insertOffer } from '../lifecycle/offers-sql.ts'
import { powerOfSender } from './sending-power.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'

/**
 * Chooses the unit where the stay leaves the smallest gaps, holds its days and orders the contract; returns the offer's
 * id. Where only the landlord's own document would do and none is chosen, they are asked for it, and there is no offer yet.
 */
export async function makeOffer(trx: Db, ctx: Context, request: LockedRequest): Promise<string | null> {
  const { row } = request
  const verdict = canMakeOffer(
    { ...request.facts, statusType: row.type === 'EXTENSION' ? 'AVAILABLE' : request.facts.statusType },
    { hasPermission: true, freeUnits: countFreeUnits(row, request.calendars) },
  )
  const [group] = await listGroups(trx, [row.groupId])
  // Of those that are free, one that costs what was asked for (decision 137).
  const unit = group ? unitToTake(group, unitsFor(row, request.calendars), row, [row.id]) : null
  if (verdict.reason === 'NO_FREE_UNIT' || !unit) throw new BookingConflictError()
  demand(verdict)
  const choice = choiceNow(await contractSituationOf(trx, ctx.viewer, row))
  if (!choice) {
    await auditRequest(trx, { ...ctx, viewer: null }, row, 'askForContract')
    await saveContractDue(trx, row.id, signingExpiresAt(ctx.now(), row.from))
    await tellLandlord(trx, ctx, row, 'contractNeeded', contractTermsPage(row))
    return null
  }
  const { isOnlineSigning } = choice
  const offerId = await insertOffer(trx, {
    ...choice,
    listingRequestId: row.id,
    listingId: unit.id,
    groupId: row.groupId,
    landlordId: row.landlordId,
    tenantId: row.tenantId,
    status: initialOfferStatus(isOnlineSigning),
    type: contractTypeOf(row),
    methodOfBooking: row.methodOfBooking,
    signingPowerId: isOnlineSigning ? await powerOfSender(trx, ctx, row) : null,
    stay: row,
    price: row.price,
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
  await saveContractDue(trx, row.id, null)
  await auditRequest(trx, { ...ctx, viewer: null }, row, 'makeOffer', { unit: unit.unit.apartmentName })
  await ctx.enqueue(trx, 'generateContract', { offerId }, { singletonKey: offerId })
  return offerId
}

/** The page where a landlord decides about the contract of a request. */
export function contractTermsPage(row: { bookingRequestId: string; id: string }): string {
  return `dashboard/requests/${row.bookingRequestId}/${row.id}/contract`
}
