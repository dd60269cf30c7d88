import { type Day, type Stay, addDays } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { canExtendTo } from '../../../domain/rentals/extension.ts'
import { rentOfStay } from '../../../domain/kernel/rent.ts'
import { MESSAGE_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { loadTermsOn } from '../lifecycle/fee-terms-sql.ts'
import { checkListingRequest } from '../requests/check-actions.ts'
import { insertListingRequest } from '../requests/send-request-sql.ts'
import { lockTenantAndGroups } from '../lifecycle/locks-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { type Extendable, loadExtendable } from './situation.ts'
import { copyBookingRequest, findTenantsBooking } from './sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** What a tenant asks for who wants to stay longer. */
export interface ExtensionOrder {
  bookingId: string
  to: Day
  message: string
}

/** The tenant asks to stay longer in the same unit, from the day after the last booked one; answers the request's id. */
export async function requestExtension(ctx: Context, order: ExtensionOrder, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const message = order.message.trim()
  if (message.length > MESSAGE_MAX_LENGTH) throw new ValidationError({ message: 'request.message.long' })
  const body = { bookingId: order.bookingId, to: order.to, message }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'requestExtension', body }, async () => {
      const booking = await findTenantsBooking(trx, viewer.id, order.bookingId)
      if (!booking) throw new ResourceNotFoundError()
      await lockTenantAndGroups(trx, viewer.id, [booking.groupId])
      const extendable = await loadExtendable(trx, ctx, viewer.id, order.bookingId)
      if (!extendable) throw new ResourceNotFoundError()
      demand(canExtendTo(extendable, order.to))
      const stay = { from: addDays(extendable.booked.to, 1), to: order.to }
      const requestId = await insertExtension(trx, ctx, extendable, { stay, message })
      const asked = { id: requestId, landlordId: booking.landlordId }
      await auditRequest(trx, ctx, asked, 'requestExtension', { until: order.to })
      await checkListingRequest(trx, ctx, requestId)
      return requestId
    }),
  )
}

/** Stores the extension: the same people for the same purpose at the same rent, only the days are new; returns its id. */
export async function insertExtension(
  trx: Db,
  ctx: Context,
  extendable: Extendable,
  asked: { stay: Stay; message: string },
): Promise<string> {
  const { row, group } = extendable
  const { stay, message: notes } = asked
  const bookingRequest = await copyBookingRequest(trx, {
    id: row.bookingRequestId,
    stay,
    notes,
    at: ctx.now(),
  })
  const known = await loadTermsOn(trx, row.groupId, ctx.today())
  return insertListingRequest(trx, {
    bookingRequestId: bookingRequest.id,
    type: 'EXTENSION',
    extendsBookingId: extendable.lastBookingId,
    groupId: row.groupId,
    landlordId: row.landlordId,
    tenantId: row.tenantId,
    stay,
    guests: bookingRequest.guests,
    methodOfBooking: group.methodOfBooking,
    price: row.price,
    listPrice: null,
    // Who stays on has paid it already.
    deposit: 0,
    totalRent: rentOfStay(stay, row.price, row.invoiceCalculationMethod),
    currency: row.currency,
    // The rent goes on as it was calculated for the stay that is prolonged.
    known: {
      terms: { ...known.terms, calculationMethod: row.invoiceCalculationMethod },
      origins: {
        ...known.origins,
        ...(row.termOrigins && { calculationMethod: row.termOrigins.calculationMethod }),
      },
    },
    verificationNeeded: false,
    identityNeeded: false,
    solvencyNeeded: false,
    at: ctx.now(),
  })
}
