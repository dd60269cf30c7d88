import {
  deleteSignatureRequest,
  findSignatureRequest,
  SigningProviderError,
} from '../../kernel/adapters/signing/yousign.ts'
import type { Outcome } from '../../kernel/adapters/payments/payments.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  listDueAtProviders,
  type ProviderDeletionRow,
  saveGoneAtProvider,
  saveProviderFailure,
} from './provider-sql.ts'

const batchSize = 50

/** Hours until a deletion is tried again, by how often it was tried; then once a day. */
const hoursUntilNextTry = [1, 2, 4, 8, 16] as const

/** What the card provider says of an account that it doesn't have, or no longer has. */
const CODES_OF_NOTHING = ['account_invalid', 'resource_missing']

/** How a try has ended: gone, and whether it was still there before; or why it isn't proven to be gone. */
type Tried = { wasThere: boolean } | { failure: string }

/** Has providers delete what they hold of people who were erased, and asks again whether it is gone. */
export async function deleteAtProviders(ctx: Context): Promise<void> {
  const due = await listDueAtProviders(ctx.db, ctx.now(), batchSize)
  await forEachAsked(due, 'deletions at providers', async (deletion) => {
    const tried = await tryAt(ctx, deletion)
    const at = ctx.now()
    if ('failure' in tried) {
      const again = at.add({ hours: hoursUntilNextTry[deletion.tries] ?? 24 })
      return saveProviderFailure(ctx.db, deletion.id, { at, failure: tried.failure, again })
    }
    await inTransaction(ctx, async (trx) => {
      if (!(await saveGoneAtProvider(trx, deletion.id, { at, ...tried }))) return
      await audit(trx, ctx, {
        action: 'deleteAtProvider',
        entityType: 'deletion_request',
        entityId: deletion.request_id,
        landlordId: null,
        data: { provider: deletion.provider, ...tried },
      })
    })
  })
}

async function tryAt(ctx: Context, deletion: ProviderDeletionRow): Promise<Tried> {
  const { provider, external_id: externalId } = deletion
  if (externalId === null) return { wasThere: false }
  return provider === 'YOUSIGN'
    ? trySigning(ctx, deletion, externalId)
    : tryPayouts(ctx, deletion, externalId)
}

async function trySigning(ctx: Context, { mode }: ProviderDeletionRow, id: string): Promise<Tried> {
  const access = ctx.config.yousign
  if (!access || (access.isTest ? 'TESTING' : 'LIVE') !== mode) return { failure: 'no access' }
  try {
    const found = await findSignatureRequest(access, id)
    if (!found) return { wasThere: false }
    await deleteSignatureRequest(access, found)
    return (await findSignatureRequest(access, id)) ? { failure: 'still there' } : { wasThere: true }
  } catch (error) {
    // The provider refuses, isn't there, or answers strangely: the next try may find it otherwise.
    if (error instanceof SigningProviderError) return { failure: error.message }
    throw error
  }
}

async function tryPayouts(ctx: Context, { provider, mode }: ProviderDeletionRow, id: string): Promise<Tried> {
  const { payments } = ctx
  if (payments?.provider !== provider || payments.mode !== mode) return { failure: 'no access' }
  const deleted = await payments.deleteAccount(id)
  if (isNothing(deleted)) return { wasThere: false }
  if (deleted.kind !== 'KNOWN') return { failure: wordOf(deleted) }
  const left = await payments.findAccount(id)
  if (isNothing(left)) return { wasThere: true }
  return { failure: left.kind === 'KNOWN' ? 'still there' : wordOf(left) }
}

function isNothing(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'REFUSED' && CODES_OF_NOTHING.includes(outcome.code)
}

function wordOf(outcome: Exclude<Outcome<unknown>, { kind: 'KNOWN' }>): string {
  return outcome.kind === 'REFUSED' ? outcome.code : outcome.cause
}
