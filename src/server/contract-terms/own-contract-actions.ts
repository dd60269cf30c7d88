import { createHash, randomUUID } from 'node:crypto'
import { MAX_OWN_CONTRACTS } from '../../domain/contract-choice.ts'
import { canPrepareContract } from '../../domain/contract-preparation.ts'
import { ResourceNotFoundError, ValidationError } from '../../domain/errors.ts'
import { auditRequest } from '../booking-requests/audit.ts'
import { demand, lockVisibleRequest, requireViewer } from '../booking-requests/command.ts'
import { findRequest } from '../booking-requests/sql.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { insertFile } from '../files/sql.ts'
import { kindOfContent, type Upload } from '../http/upload.ts'
import { withIdempotency } from '../idempotency/idempotency.ts'
import { insertOwnContract, listOwnContracts } from '../offers/contract-terms-sql.ts'

/** Takes the landlord's own contract for a request, a PDF; the tenant sees it once it is chosen and proposed. Returns the file's id. */
export async function handInOwnContract(
  ctx: Context,
  requestId: string,
  { name, content }: Upload['file'],
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  if (!(await findRequest(ctx.db, viewer, 'landlord', requestId))) throw new ResourceNotFoundError()
  if (!isWholePdf(content)) throw new ValidationError({ file: 'upload.notPdf' })
  const sha256 = createHash('sha256').update(content).digest('hex')
  const storageKey = `own-contracts/${requestId}/${randomUUID()}.pdf`
  await ctx.files.put(storageKey, content)
  const body = { requestId, sha256 }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'handInOwnContract', body }, async () => {
      const { row, facts } = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
      demand(canPrepareContract(facts))
      const before = await listOwnContracts(trx, requestId)
      if (before.length >= MAX_OWN_CONTRACTS) throw new ValidationError({ file: 'upload.tooMany' })
      const fileId = await insertFile(trx, {
        landlordId: row.landlordId,
        tenantId: null,
        createdBy: viewer.id,
        type: 'CONTRACT',
        fileName: /\.pdf$/i.test(name) ? name : `${name}.pdf`,
        contentType: 'application/pdf',
        size: content.length,
        sha256,
        storageKey,
        at: ctx.now(),
      })
      await insertOwnContract(trx, { fileId, listingRequestId: requestId, landlordId: row.landlordId })
      await auditRequest(trx, ctx, row, 'handInOwnContract')
      return fileId
    }),
  )
}

const END_MARK = Buffer.from('%%EOF')

/** Begins and ends as a PDF; one that broke off on its way has no end. */
function isWholePdf(content: Buffer): boolean {
  return kindOfContent(content) === 'application/pdf' && content.subarray(-2048).includes(END_MARK)
}
