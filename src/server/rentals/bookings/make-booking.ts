import { firstPaymentDay } from '../../../domain/rentals/contract-payment.ts'
import { rentSchedule } from '../../../domain/rentals/rent-schedule.ts'
import { turnHoldIntoBooking } from '../../listings/occupancy/sql.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { type LockedRequest, reprojectAround } from '../lifecycle/command.ts'
import { declineForTakenDays, declineTenantsOthers } from '../lifecycle/conflicts.ts'
import { saveRents } from '../lifecycle/rents-sql.ts'
import { tellLandlord, tellTenant } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { planBookingFee } from './booking-fee.ts'
import { feeDocuments } from './fee-documents.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import { insertBooking } from './sql.ts'
import { tenantDues } from './tenant-dues.ts'

/**
 * Makes the booking of an accepted offer, all in the transaction of the acceptance: the hold becomes the
 * booking, the tenant's other requests and those without a unit left are declined, the fee is invoiced.
 */
export async function makeBooking(
  trx: Db,
  ctx: Context,
  offer: OfferRow,
  request: LockedRequest,
): Promise<void> {
  const { row } = request
  const { known, invoice } = await planBookingFee(trx, ctx, request, offer.totalRent)
  const bookingId = await insertBooking(trx, {
    offerId: offer.id,
    listingRequestId: row.id,
    listingId: offer.listingId,
    groupId: row.groupId,
    landlordId: row.landlordId,
    tenantId: row.tenantId,
    type: row.type,
    selectedContract: offer.contractName,
    stay: offer,
    price: offer.price,
    totalCost: offer.totalRent,
    currency: offer.currency,
    known,
    skipInvoiceGeneration: invoice === null,
    at: ctx.now(),
  })
  await turnHoldIntoBooking(trx, offer.id, bookingId)
  const rents = rentSchedule({
    from: offer.from,
    to: offer.to,
    price: offer.price,
    totalCost: offer.totalRent,
    method: known.terms.calculationMethod,
    firstDueOn: firstPaymentDay(offer.timeOfPayment, offer.from, ctx.today()) ?? ctx.today(),
  })
  await saveRents(trx, [{ bookingId, rents }])
  await tenantDues().schedule(trx, ctx, bookingId)
  await auditRequest(trx, { ...ctx, viewer: null }, row, 'makeBooking', { bookingId, unit: offer.unitName })
  const suppressing = {
    suppressingBookingId: bookingId,
    suppressingBookingRequestId: row.bookingRequestId,
    suppressingListingRequestId: row.id,
  }
  const freed = await declineTenantsOthers(trx, ctx, row, suppressing)
  await declineForTakenDays(trx, ctx, request, suppressing)
  if (invoice)
    await feeDocuments().invoice(trx, ctx, {
      landlordId: row.landlordId,
      bookingId,
      groupId: row.groupId,
      stay: offer,
      rent: invoice.rent,
      feeRate: invoice.feeRate,
      net: invoice.net,
      currency: offer.currency,
    })
  await reprojectAround(trx, request, freed)
  await tellLandlord(trx, ctx, row, 'bookingMadeLandlord', `dashboard/bookings/${bookingId}`)
  await tellTenant(trx, ctx, row, 'bookingMadeTenant')
}
