import {
  canConfirmBooking,
  canLandlordSign,
  canMarkSignedOffline,
  canTenantAccept,
  canTenantSign,
  type OfferSituation,
} from '../../domain/offer.ts'
import { nextOfferStatus, type OfferCommand } from '../../domain/offer-transitions.ts'
import type { SigningParty } from '../../domain/signing.ts'
import { canSignInPerson, typedNameMatches } from '../../domain/signing.ts'
import { ConditionNotMetError, ResourceNotFoundError, ValidationError } from '../../domain/errors.ts'
import type { Verdict } from '../../domain/verdict.ts'
import { makeBooking } from '../bookings/make-booking.ts'
import { auditRequest } from '../booking-requests/audit.ts'
import {
  demand,
  type LockedRequest,
  lockRequestForSystem,
  reprojectAround,
  requireViewer,
} from '../booking-requests/command.ts'
import { tellLandlord, mailTenant } from '../booking-requests/mails.ts'
import type { Context, Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { withIdempotency } from '../idempotency/idempotency.ts'
import { consentTextIn } from './consent-texts.ts'
import { findOffer, type OfferRow, saveOffers } from './sql.ts'
import { endProcedures, saveNotified, saveOpened, saveSignature } from './signature-sql.ts'

/** An offer of which the viewer is one side, with its request under the locks. */
interface LockedOffer {
  offer: OfferRow
  role: SigningParty
  request: LockedRequest
}

/** Which side of an offer a person stands on. */
export function roleIn(offer: Pick<OfferRow, 'tenantId'>, viewer: Pick<Viewer, 'id'>): SigningParty {
  return offer.tenantId === viewer.id ? 'TENANT' : 'LANDLORD'
}

/** Whether the viewer may sign now for that side, and in person. */
export function canSignAs(role: SigningParty, viewer: Viewer, offer: OfferRow): Verdict {
  const inPerson = canSignInPerson(role, viewer)
  if (!inPerson.value) return inPerson
  return (role === 'LANDLORD' ? canLandlordSign : canTenantSign)(situationOf(offer))
}

/** An offer's facts as the verdicts look at them. */
export function situationOf(offer: OfferRow): OfferSituation {
  return { methodOfBooking: offer.methodOfBooking, latestOffer: offer }
}

async function lockOffer(trx: Db, viewer: Viewer, offerId: string): Promise<LockedOffer> {
  const seen = await findOffer(trx, viewer, offerId)
  if (!seen) throw new ResourceNotFoundError()
  const request = await lockRequestForSystem(trx, seen.listingRequestId)
  const offer = await findOffer(trx, viewer, offerId)
  if (!offer) throw new ResourceNotFoundError()
  return { offer, role: roleIn(offer, viewer), request }
}

/** Notes that a signer has the contract before them, once. */
export async function markContractOpened(ctx: Context, offerId: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    if (!(await findOffer(trx, viewer, offerId))) throw new ResourceNotFoundError()
    await saveOpened(trx, offerId, viewer.id, ctx.now())
    return offerId
  })
}

/** What a person signs with: the name as typed, the consent, and the hash of the document they saw. */
export interface Signature {
  typedName: string
  consent: boolean
  documentSha256: string
}

/** Signs the contract online for the side that the viewer stands on; the second signature may make the booking. */
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
        demand(canSignAs(role, viewer, offer))
        checkSignature(offer, role, signature)
        await saveSignature(trx, offerId, role, {
          typedName: signature.typedName.trim(),
          consentText: consentTextIn(ctx.language),
          documentSha256: signature.documentSha256,
          ipAddress: ctx.ip,
          userAgent: ctx.userAgent.slice(0, 500),
          at: ctx.now(),
        })
        if (role === 'LANDLORD') await passToTenant(trx, ctx, locked)
        else await takeTenantsSignature(trx, ctx, locked)
        return offerId
      },
    ),
  )
}

function checkSignature(offer: OfferRow, role: SigningParty, signature: Signature): void {
  if (!signature.consent) throw new ValidationError({ consent: 'sign.consent.missing' })
  if (signature.documentSha256 !== offer.documentSha256) throw new ConditionNotMetError('DOCUMENT_CHANGED')
  const signer =
    role === 'LANDLORD'
      ? { firstName: offer.landlordFirstName, lastName: offer.landlordLastName }
      : { firstName: offer.tenantFirstName, lastName: offer.tenantLastName }
  if (!typedNameMatches(signature.typedName, signer))
    throw new ValidationError({ typedName: 'sign.typedName.different' })
}

async function passToTenant(trx: Db, ctx: Context, { offer, request }: LockedOffer): Promise<void> {
  await saveOffers(trx, [offer.id], {
    status: statusAfter('landlordSign', offer, 'LANDLORD'),
    landlordSignedAt: ctx.now(),
  })
  await saveNotified(trx, offer.id, 'TENANT', ctx.now())
  await auditRequest(trx, ctx, request.row, 'landlordSign')
  await mailTenant(trx, ctx, request.row, 'signedByLandlord', `contracts/${offer.id}`)
  await reprojectAround(trx, request)
}

async function takeTenantsSignature(trx: Db, ctx: Context, { offer, request }: LockedOffer): Promise<void> {
  const status = statusAfter('tenantSign', offer, 'TENANT')
  await saveOffers(trx, [offer.id], { status, tenantSignedAt: ctx.now() })
  await endProcedures(trx, [offer.id], 'FINISHED', ctx.now())
  await ctx.enqueue(trx, 'sealContract', { offerId: offer.id }, { singletonKey: offer.id })
  await auditRequest(trx, ctx, request.row, 'tenantSign')
  if (status === 'ACCEPTED') return makeBooking(trx, ctx, offer, request)
  await tellLandlord(trx, ctx, request.row, 'signedByTenant', `dashboard/contracts/${offer.id}`)
  await reprojectAround(trx, request)
}

/** Offline: the tenant says yes to the contract that was signed on paper. */
export async function acceptProposedContract(ctx: Context, offerId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'acceptProposedContract', body: offerId }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'TENANT') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canTenantAccept(situationOf(offer)))
      await saveOffers(trx, [offerId], {
        status: statusAfter('tenantAccept', offer, 'TENANT'),
        tenantAcceptedAt: ctx.now(),
      })
      await auditRequest(trx, ctx, request.row, 'tenantAccept')
      await tellLandlord(trx, ctx, request.row, 'signedByTenant', `dashboard/contracts/${offer.id}`)
      await reprojectAround(trx, request)
      return offerId
    }),
  )
}

/** Offline: the landlord records that both sides signed on paper. */
export async function recordOfflineSignatures(ctx: Context, offerId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'recordOfflineSignatures', body: offerId }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'LANDLORD') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canMarkSignedOffline(situationOf(offer)))
      const status = statusAfter('markSignedOffline', offer, 'LANDLORD')
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
export async function confirmBooking(ctx: Context, offerId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'confirmBooking', body: offerId }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'LANDLORD') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canConfirmBooking(situationOf(offer)))
      await saveOffers(trx, [offerId], { status: statusAfter('landlordConfirm', offer, 'LANDLORD') })
      await auditRequest(trx, ctx, request.row, 'confirmBooking')
      await makeBooking(trx, ctx, offer, request)
      return offerId
    }),
  )
}

function statusAfter(command: OfferCommand, offer: OfferRow, who: SigningParty) {
  const status = nextOfferStatus(command, offer, who)
  if (!status) throw new ConditionNotMetError('ENDED')
  return status
}
