import { reminderDueAt, signingExpiresAt } from '../../../domain/rentals/signing-deadline.ts'
import type { SigningParty } from '../../../domain/rentals/signing.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { reprojectAround } from '../lifecycle/command.ts'
import { tellTenant, tellLandlord } from '../lifecycle/mails.ts'
import { makeBooking } from '../bookings/make-booking.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { PowerRow } from '../../people/powers/sql.ts'
import { type OfferUnderLock, statusAfter } from '../offers/locked-offer.ts'
import { type OfferRow, saveOffers } from '../lifecycle/offers-sql.ts'
import { endProcedures, saveNotified } from '../lifecycle/signature-sql.ts'
import { insertReminder } from './reminder-sql.ts'
import { noteUseOfPower, signedByPower } from './signing-power.ts'

/** A side's turn begins: it has its time from now on, and is reminded once on the way. */
export async function beginTurn(
  trx: Db,
  ctx: Context,
  offer: Pick<OfferRow, 'id' | 'landlordId' | 'from'>,
  role: SigningParty,
): Promise<void> {
  const now = ctx.now()
  await saveOffers(trx, [offer.id], { signingExpiresAt: signingExpiresAt(now, offer.from) })
  await insertReminder(trx, {
    offerId: offer.id,
    landlordId: offer.landlordId,
    role,
    requestedBy: null,
    dueAt: reminderDueAt(now),
    sentAt: null,
    at: now,
  })
}

/** The landlord has signed, or somebody for them with a power of attorney: it is the tenant's turn. */
export async function passToTenant(
  trx: Db,
  ctx: Context,
  locked: OfferUnderLock,
  power: PowerRow | null,
): Promise<void> {
  const { offer, request } = locked
  await saveOffers(trx, [offer.id], {
    status: statusAfter('landlordSign', offer, 'LANDLORD'),
    landlordSignedAt: ctx.now(),
  })
  await saveNotified(trx, offer.id, 'TENANT', ctx.now())
  await beginTurn(trx, ctx, offer, 'TENANT')
  await auditRequest(trx, ctx, request.row, 'landlordSign', power ? signedByPower(power) : {})
  if (power) await noteUseOfPower(trx, ctx, power, locked)
  const page = `contracts/${offer.id}`
  await tellTenant(trx, ctx, request.row, 'signedByLandlord', page, power?.agentName)
  await reprojectAround(trx, request)
}

/** The tenant has signed, and with it both: the contract is sealed, and it is booked or waits for confirmation. */
export async function takeTenantsSignature(
  trx: Db,
  ctx: Context,
  { offer, request }: OfferUnderLock,
): Promise<void> {
  const status = statusAfter('tenantSign', offer, 'TENANT')
  await saveOffers(trx, [offer.id], { status, tenantSignedAt: ctx.now() })
  await endProcedures(trx, [offer.id], 'FINISHED', ctx.now())
  await ctx.enqueue(trx, 'sealContract', { offerId: offer.id }, { singletonKey: offer.id })
  await auditRequest(trx, ctx, request.row, 'tenantSign')
  if (status === 'ACCEPTED') return makeBooking(trx, ctx, offer, request)
  await beginTurn(trx, ctx, offer, 'LANDLORD')
  await tellLandlord(trx, ctx, request.row, 'signedByTenant', `dashboard/contracts/${offer.id}`)
  await reprojectAround(trx, request)
}
