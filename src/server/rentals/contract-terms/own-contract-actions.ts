import { createHash, randomUUID } from 'node:crypto'
import { MAX_OWN_CONTRACTS } from '../../../domain/rentals/contract-choice.ts'
import { canPrepareContract } from '../../../domain/rentals/offer.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { lockVisibleRequest } from '../lifecycle/command.ts'
import { storedFactsOf } from '../lifecycle/rows.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import { insertFile } from '../../kernel/files/sql.ts'
import { kindOfContent, type Upload } from '../../kernel/http/upload.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { insertOwnContract, listOwnContracts } from '../offers/contract-terms-sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** Takes the landlord's own contract for a request, a PDF; the tenant sees it once it is chosen and proposed. Returns the file's id. */
export async function handInOwnContract(
  ctx: Context,
  requestId: string,
  { name, content }: Upload['file'],
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const seen = await findRequest(ctx.db, viewer, 'landlord', requestId)
  if (!seen) throw new ResourceNotFoundError()
  if (!isWholePdf(content)) throw new ValidationError({ file: 'upload.notPdf' })
  const sha256 = createHash('sha256').update(content).digest('hex')
  const call = { key, operation: 'handInOwnContract', body: { requestId, sha256 } }
  const before = await answeredBefore<string>(ctx, call)
  if (before !== null) return before
  const account = { landlordId: seen.landlordId }
  demand(canPrepareContract(storedFactsOf(seen)))
  await demandOneMore(ctx.db, requestId)
  await demandRoomFor(ctx.db, ctx, account, content.length)
  const storageKey: FileKey = `own-contracts/${requestId}/${randomUUID()}.pdf`
  const save = async (trx: Db) => {
    const { row, facts } = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
    demand(canPrepareContract(facts))
    await demandOneMore(trx, requestId)
    await demandRoomFor(trx, ctx, account, content.length)
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
  }
  return keepContents(ctx, [{ key: storageKey, content }], () =>
    inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => save(trx))),
  )
}

async function demandOneMore(db: Db, requestId: string): Promise<void> {
  const handedIn = await listOwnContracts(db, requestId)
  if (handedIn.length >= MAX_OWN_CONTRACTS) throw new ValidationError({ file: 'upload.tooMany' })
}

const END_MARK = Buffer.from('%%EOF')

/** Begins and ends as a PDF; one that broke off on its way has no end. */
function isWholePdf(content: Buffer): boolean {
  return kindOfContent(content) === 'application/pdf' && content.subarray(-2048).includes(END_MARK)
}
