import { documentClock, isToDelete, lookOn } from '../../../domain/rentals/document-clock.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachInParts } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { listClockedDocuments, listToLookAt, lockDocument, saveLookOn } from './document-clock-sql.ts'
import { deleteDocument } from './sql.ts'

const batchSize = 200

/**
 * Deletes the documents whose clock has run out, each with its name and its content in a transaction of its own, and
 * notes of the others when to look again. It may break off anywhere and begin anew.
 */
export async function forgetTenantDocuments(ctx: Context): Promise<void> {
  await forEachInParts<string>(
    (after) => listToLookAt(ctx.db, ctx.today(), after, batchSize),
    'documents',
    (fileId) => lookAtDocument(ctx, fileId),
  )
}

async function lookAtDocument(ctx: Context, fileId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    if (!(await lockDocument(trx, fileId))) return
    const [document] = await listClockedDocuments(trx, [fileId])
    if (!document) return
    const clock = documentClock(document)
    if (!document.removedAt && !isToDelete(clock, ctx.today())) {
      await saveLookOn(trx, [fileId], lookOn(clock, ctx.today()))
      return
    }
    await deleteDocument(trx, fileId)
    await audit(trx, ctx, {
      action: 'eraseTenantDocument',
      entityType: 'tenant_document',
      entityId: fileId,
      landlordId: null,
      data: { type: document.type, because: document.removedAt ? 'TAKEN_AWAY' : clock.because },
    })
    await ctx.enqueue(trx, 'eraseDocumentContent', { storageKey: document.storageKey })
  })
}
