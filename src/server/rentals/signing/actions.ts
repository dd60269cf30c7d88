import { parseDrawnSignature } from '../../../domain/rentals/drawn-signature.ts'
import { canConfirmBooking, canMarkSignedOffline, canTenantAccept } from '../../../domain/rentals/offer.ts'
import { powerState } from '../../../domain/people/power-of-attorney.ts'
import { type SigningParty, canBind, typedNameMatches } from '../../../domain/rentals/signing.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { demandShownFee } from '../bookings/booking-fee.ts'
import { makeBooking } from '../bookings/make-booking.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { reprojectAround } from '../lifecycle/command.ts'
import { tellLandlord } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { beginTurn, passToTenant, takeTenantsSignature } from './turns.ts'
import { consentByPowerIn, consentTextIn } from '../offers/consent-texts.ts'
import { demandInTime, lockOffer, situationOf, statusAfter, canSignAs } from '../offers/locked-offer.ts'
import { findOffer, type OfferRow, saveOffers } from '../lifecycle/offers-sql.ts'
import { lockPowerToSign } from './signing-power.ts'
import { saveOpened, saveSignature } from '../lifecycle/signature-sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** Notes that a signer has the contract before them, once. */
export async function markContractOpened(ctx: Context, offerId: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    if (!(await findOffer(trx, viewer, offerId))) throw new ResourceNotFoundError()
    await saveOpened(trx, offerId, viewer.id, ctx.now())
    return offerId
  })
}

/** What a person signs with: the name as typed or a signature as drawn, the consent, and the hash of what they saw. */
export interface Signature {
  typedName?: string | null | undefined
  drawnSignature?: string | null | undefined
  consent: boolean
  documentSha256: string
}

/** Signs the contract online for the side that the viewer stands on, a manager with a power of attorney; the second signature may make the booking. */
export async function signContract(
  ctx: Context,
  offerId: string,
  signature: Signature,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(
      trx,
      ctx,
      { key, operation: 'signContract', body: { offerId, ...signature } },
      async () => {
        const locked = await lockOffer(trx, viewer, offerId)
        const { offer, role } = locked
        const power = await lockPowerToSign(trx, ctx, locked)
        demand(canSignAs(role, viewer, offer, power && powerState(power, ctx.today())))
        demandInTime(offer, ctx)
        checkSignature(offer, power ? viewer : partyOf(offer, role), signature)
        await saveSignature(trx, offerId, role, {
          typedName: signature.typedName?.trim() ?? null,
          drawnSignature: signature.drawnSignature ?? null,
          consentText: power ? consentByPowerIn(ctx.language, power) : consentTextIn(ctx.language),
          documentSha256: signature.documentSha256,
          ipAddress: ctx.ip,
          userAgent: ctx.userAgent.slice(0, 500),
          powerId: power?.id ?? null,
          at: ctx.now(),
        })
        if (role === 'LANDLORD') await passToTenant(trx, ctx, locked, power)
        else await takeTenantsSignature(trx, ctx, locked)
        return offerId
      },
    ),
  )
}

interface SignerName {
  firstName: string
  lastName: string
}

function partyOf(offer: OfferRow, role: SigningParty): SignerName {
  return role === 'LANDLORD'
    ? { firstName: offer.landlordFirstName, lastName: offer.landlordLastName }
    : { firstName: offer.tenantFirstName, lastName: offer.tenantLastName }
}

function checkSignature(offer: OfferRow, signer: SignerName, signature: Signature): void {
  if (!signature.consent) throw new ValidationError({ consent: 'sign.consent.missing' })
  if (signature.documentSha256 !== offer.documentSha256) throw new ConditionNotMetError('DOCUMENT_CHANGED')
  if (signature.drawnSignature) {
    if (signature.typedName) throw new ValidationError({ typedName: 'sign.oneOfBoth' })
    if (!parseDrawnSignature(signature.drawnSignature))
      throw new ValidationError({ drawnSignature: 'sign.drawnSignature.unclear' })
    return
  }
  if (!typedNameMatches(signature.typedName ?? '', signer))
    throw new ValidationError({ typedName: 'sign.typedName.different' })
}

/** Offline: the tenant says yes to the contract that was signed on paper. */
export async function acceptProposedContract(ctx: Context, offerId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'acceptProposedContract', body: offerId }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'TENANT') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canTenantAccept(situationOf(offer)))
      demandInTime(offer, ctx)
      await saveOffers(trx, [offerId], {
        status: statusAfter('tenantAccept', offer, 'TENANT'),
        tenantAcceptedAt: ctx.now(),
      })
      await beginTurn(trx, ctx, offer, 'LANDLORD')
      await auditRequest(trx, ctx, request.row, 'tenantAccept')
      await tellLandlord(trx, ctx, request.row, 'paperContractAccepted', `dashboard/contracts/${offer.id}`)
      await reprojectAround(trx, request)
      return offerId
    }),
  )
}

/** A click that makes a booking. */
export interface BookingOrder {
  offerId: string
  /** The fee with VAT that was shown, in minor units; another one is refused. Null: none was shown. */
  feeShown: number | null
}

/** Offline: the landlord records that both sides signed on paper. */
export async function recordOfflineSignatures(
  ctx: Context,
  order: BookingOrder,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const { offerId, feeShown } = order
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'recordOfflineSignatures', body: order }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'LANDLORD') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canBind(viewer))
      demand(canMarkSignedOffline(situationOf(offer)))
      demandInTime(offer, ctx)
      const status = statusAfter('markSignedOffline', offer, 'LANDLORD')
      if (status === 'ACCEPTED') await demandShownFee(trx, ctx, request, feeShown)
      const signedAt = ctx.now()
      await saveOffers(trx, [offerId], { status, landlordSignedAt: signedAt, tenantSignedAt: signedAt })
      await auditRequest(trx, ctx, request.row, 'recordOfflineSignatures')
      if (status === 'ACCEPTED') await makeBooking(trx, ctx, offer, request)
      else await reprojectAround(trx, request)
      return offerId
    }),
  )
}

/** LBC: the landlord's confirmation makes the booking. */
export async function confirmBooking(ctx: Context, order: BookingOrder, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const { offerId, feeShown } = order
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'confirmBooking', body: order }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'LANDLORD') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canBind(viewer))
      demand(canConfirmBooking(situationOf(offer)))
      demandInTime(offer, ctx)
      await demandShownFee(trx, ctx, request, feeShown)
      await saveOffers(trx, [offerId], { status: statusAfter('landlordConfirm', offer, 'LANDLORD') })
      await auditRequest(trx, ctx, request.row, 'confirmBooking')
      await makeBooking(trx, ctx, offer, request)
      return offerId
    }),
  )
}
