import { createHash, randomUUID } from 'node:crypto'
import Pdf from 'pdfkit'
import { canUploadSigned } from '../../domain/offer.ts'
import { auditRequest } from '../booking-requests/audit.ts'
import { demand, reprojectAround, requireViewer } from '../booking-requests/command.ts'
import { tellLandlord } from '../booking-requests/mails.ts'
import { makeBooking } from '../bookings/make-booking.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { ResourceNotFoundError } from '../../domain/errors.ts'
import { withIdempotency } from '../idempotency/idempotency.ts'
import { insertDocument } from '../offers/contract-actions.ts'
import { demandInTime, lockOffer, situationOf, statusAfter } from '../offers/locked-offer.ts'
import { findOffer, saveOffers } from '../offers/sql.ts'
import { cleanDocument } from '../tenant-documents/content.ts'
import { beginTurn } from './turns.ts'

const A4 = { width: 595.28, height: 841.89 } as const

/**
 * Either side hands in the contract that both have signed on paper: the second way of decision 18. It makes the
 * booking, or leaves it to the landlord's confirmation.
 */
export async function uploadSigned(
  ctx: Context,
  offerId: string,
  file: { name: string; content: Buffer },
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  if (!(await findOffer(ctx.db, viewer, offerId))) throw new ResourceNotFoundError()
  const content = await asPdf(file)
  const stored = {
    key: `contracts/${offerId}/${randomUUID()}.pdf`,
    sha256: hashOf(content),
    size: content.length,
  }
  await ctx.files.put(stored.key, content)
  const body = { offerId, sha256: hashOf(file.content) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'uploadSigned', body }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      demand(canUploadSigned(situationOf(offer)))
      demandInTime(offer, ctx)
      const status = statusAfter('uploadSigned', offer, role)
      const at = ctx.now()
      const signedContractFileId = await insertDocument(trx, ctx, offer, stored, 'SIGNED_CONTRACT')
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
    }),
  )
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
