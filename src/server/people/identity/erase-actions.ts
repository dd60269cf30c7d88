import { veriffIdentity } from '../../kernel/adapters/identity/veriff.ts'
import { IdentityProviderError } from '../../kernel/adapters/identity/identity-provider.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { deleteErasure, deletePictures, listErasures, listToErase, saveErased } from './pictures-sql.ts'
import {
  countDeletionsSince,
  deleteEvents,
  insertSessionDeletion,
  listDueDeletions,
  saveDeletionTried,
  type SessionDeletion,
} from './provider-sql.ts'
import { lockVerification } from './sql.ts'

const batchSize = 200

/** Most sessions that the provider deletes for one account, by its documentation. */
const DELETION_LIMITS = [
  { hours: 1, most: 5 },
  { hours: 24, most: 10 },
] as const

/** Hours until a deletion is tried again, by how often it was tried; then once a day. */
const hoursUntilAgain = [1, 2, 4, 8, 16] as const

/** Destroys the pictures of verifications whose clock has run, here and at the provider; twice changes nothing more. */
export async function eraseIdentities(ctx: Context): Promise<void> {
  const due = await listToErase(ctx.db, ctx.now(), batchSize)
  await forEachAlone(due, 'identity pictures', ({ id }) =>
    inTransaction(ctx, async (trx) => {
      const verification = await lockVerification(trx, id)
      // Declined sessions of the provider may have been approved meanwhile: the clock is looked at again.
      if (!verification || verification.erasedAt || !isDue(verification.eraseAfter, ctx.now())) return
      await deletePictures(trx, id)
      if (verification.provider === 'VERIFF')
        await insertSessionDeletion(trx, verification.sessionId, ctx.now())
      await saveErased(trx, id, ctx.now())
      await audit(trx, ctx, {
        action: 'eraseIdPictures',
        entityType: 'id_verification',
        entityId: id,
        landlordId: null,
      })
    }),
  )
  await eraseContents(ctx)
  await deleteSessions(ctx)
}

function isDue(eraseAfter: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return eraseAfter !== null && Temporal.Instant.compare(eraseAfter, now) <= 0
}

/** Removes the contents of pictures whose rows are gone; what can't be removed now stays noted for the next time. */
async function eraseContents(ctx: Context): Promise<void> {
  await forEachAlone(await listErasures(ctx.db, batchSize), 'contents of identity pictures', async (key) => {
    await ctx.files.remove(key)
    await deleteErasure(ctx.db, key)
  })
}

/** Has sessions deleted at the provider, as many as it allows, and reads each again to see that it is gone. */
async function deleteSessions(ctx: Context): Promise<void> {
  if (!ctx.config.veriff) return
  const left = await Promise.all(
    DELETION_LIMITS.map(
      async ({ hours, most }) => most - (await countDeletionsSince(ctx.db, ctx.now().subtract({ hours }))),
    ),
  )
  const due = await listDueDeletions(ctx.db, ctx.now(), Math.min(...left))
  for (const deletion of due) await deleteSession(ctx, deletion)
}

async function deleteSession(ctx: Context, { sessionId, tries }: SessionDeletion): Promise<void> {
  const failure = await tryDeletion(ctx, sessionId)
  const hours = hoursUntilAgain[tries] ?? 24
  const again = failure === null ? null : ctx.now().add({ hours })
  await inTransaction(ctx, async (trx) => {
    await saveDeletionTried(trx, sessionId, { at: ctx.now(), failure: failure ?? '', again })
    if (failure === null) await deleteEvents(trx, sessionId)
  })
}

/** Null: reading the session again has found nothing; else why it isn't proven to be gone. */
async function tryDeletion(ctx: Context, sessionId: string): Promise<string | null> {
  const access = ctx.config.veriff
  if (!access) return 'no access to the provider'
  const provider = veriffIdentity(access)
  try {
    await provider.remove?.(sessionId)
    return (await provider.read?.(sessionId)) ? 'still there' : null
  } catch (error) {
    // The provider refuses, isn't there, or answers strangely: the next try may find it otherwise.
    if (error instanceof IdentityProviderError) return error.message
    throw error
  }
}
