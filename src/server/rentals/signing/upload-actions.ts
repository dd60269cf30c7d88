import { createHash } from 'node:crypto'
import Pdf from 'pdfkit'
import { canUploadSigned } from '../../../domain/rentals/offer.ts'
import { canBind } from '../../../domain/rentals/signing.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { reprojectAround } from '../lifecycle/command.ts'
import { tellLandlord } from '../lifecycle/mails.ts'
import { demandShownFee } from '../bookings/booking-fee.ts'
import { makeBooking } from '../bookings/make-booking.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import type { FileAccount } from '../../kernel/files/quota-sql.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { storeContract, newDocument } from './contract-actions.ts'
import { demandInTime, lockOffer, roleIn, situationOf, statusAfter } from '../offers/locked-offer.ts'
import { findOffer, type OfferRow, saveOffers } from '../lifecycle/offers-sql.ts'
import { cleanDocument } from '../../kernel/files/clean-document.ts'
import { beginTurn } from './turns.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'
import type { BookingOrder } from './actions.ts'

const A4 = { width: 595.28, height: 841.89 } as const

/**
 * Either side hands in the contract that both have signed on paper: the second way of decision 18. It makes the
 * booking, or leaves it to the landlord's confirmation. The fee counts that the landlord was shown; tenants see none.
 */
export async function uploadSigned(
  ctx: Context,
  { offerId, feeShown }: BookingOrder,
  file: { name: string; content: Buffer },
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const seen = await findOffer(ctx.db, viewer, offerId)
  if (!seen) throw new ResourceNotFoundError()
  const body = { offerId, feeShown, sha256: hashOf(file.content) }
  const call = { key, operation: 'uploadSigned', body }
  const before = await answeredBefore<string>(ctx, call)
  if (before !== null) return before
  demandUploadable(ctx, seen)
  const account = accountOf(seen, viewer)
  await demandRoomFor(ctx.db, ctx, account, 0)
  const content = await asPdf(file)
  const stored = newDocument(seen, content)
  const save = async (trx: Db) => {
    const { offer, role, request } = await lockOffer(trx, viewer, offerId)
    demandUploadable(ctx, offer)
    const status = statusAfter('uploadSigned', offer, role)
    if (status === 'ACCEPTED' && role === 'LANDLORD') await demandShownFee(trx, ctx, request, feeShown)
    const at = ctx.now()
    await demandRoomFor(trx, ctx, account, stored.size)
    const signedContractFileId = await storeContract(trx, ctx, offer, stored, 'SIGNED_CONTRACT')
    await saveOffers(trx, [offerId], {
      status,
      signedContractFileId,
      landlordSignedAt: at,
      tenantSignedAt: at,
    })
    await auditRequest(trx, ctx, request.row, 'uploadSigned')
    if (status === 'ACCEPTED') {
      await makeBooking(trx, ctx, offer, request)
      return offerId
    }
    await beginTurn(trx, ctx, offer, 'LANDLORD')
    if (role === 'TENANT')
      await tellLandlord(trx, ctx, request.row, 'signedByTenant', `dashboard/contracts/${offerId}`)
    await reprojectAround(trx, request)
    return offerId
  }
  return keepContents(ctx, [stored], () =>
    inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => save(trx))),
  )
}

/** Before the file is looked at, and again under the lock. */
function demandUploadable(ctx: Context, offer: OfferRow): void {
  demand(canBind(requireViewer(ctx)))
  demand(canUploadSigned(situationOf(offer)))
  demandInTime(offer, ctx)
}

/** Each side's copy counts on its own account. */
function accountOf(offer: OfferRow, viewer: Viewer): FileAccount {
  return roleIn(offer, viewer) === 'TENANT' ? { tenantId: viewer.id } : { landlordId: offer.landlordId }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** A photo of the contract becomes a page, painted anew; a PDF stays as it is. */
async function asPdf(file: { name: string; content: Buffer }): Promise<Uint8Array> {
  const { content, contentType } = await cleanDocument(file)
  if (contentType === 'application/pdf') return content
  const document = new Pdf({ size: 'A4', margin: 0 })
  document.image(Buffer.from(content), 0, 0, {
    fit: [A4.width, A4.height],
    align: 'center',
    valign: 'center',
  })
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    document.on('error', reject)
    document.end()
  })
}
