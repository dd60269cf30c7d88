import { isFinal, stageOf, stateOf } from '../../../domain/people/identity-life.ts'
import { countsAfter } from '../../../domain/people/identity-provider.ts'
import { endedByItself, eraseAfter } from '../../../domain/people/identity-rules.ts'
import type { SessionReading } from '../../kernel/adapters/identity/identity-provider.ts'
import { veriffIdentity } from '../../kernel/adapters/identity/veriff.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone, forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { documentDigest } from './document-digest.ts'
import { listForgotten, listPictures } from './pictures-sql.ts'
import { beginReading, deleteEvents, listUnchecked, saveEventsHandled, saveReading } from './provider-sql.ts'
import { findExternalSession, type IdVerificationRow, lockVerification } from './sql.ts'
import { concludeVerification } from './verdict-actions.ts'

const batchSize = 50
const minutesBetweenChecks = 10
/** Of a verdict, which the provider may still take back. */
const minutesBetweenVerdictChecks = 60

/**
 * Asks the provider where a session stands and stores that. What a webhook says is not believed: doubled, late and
 * shuffled ones all lead here, and to the same end. Of a session that isn't ours nothing is kept.
 */
export async function syncIdentity(ctx: Context, { sessionId }: { sessionId: string }): Promise<void> {
  const access = ctx.config.veriff
  const session = await findExternalSession(ctx.db, sessionId)
  if (!session) return await deleteEvents(ctx.db, sessionId)
  if (!access || session.erasedAt) return await saveEventsHandled(ctx.db, sessionId, ctx.now())
  const number = await beginReading(ctx.db, session.id)
  const reading = await veriffIdentity(access).read?.(sessionId)
  if (number === undefined) return
  await inTransaction(ctx, async (trx) => {
    const locked = await lockVerification(trx, session.id)
    if (!locked || !countsAfter(locked.readingApplied, { number })) return
    await applyReading(trx, ctx, locked, reading ?? null)
    await saveReading(trx, locked.id, number, ctx.now())
    await saveEventsHandled(trx, sessionId, ctx.now())
  })
}

/** Stores what the provider says; an open session that it no longer knows has ended. */
async function applyReading(
  trx: Db,
  ctx: Context,
  before: IdVerificationRow,
  reading: SessionReading | null,
): Promise<void> {
  const known = stageOf(before)
  if (!reading && isFinal(known)) return
  const stage = reading?.stage ?? 'EXPIRED'
  if (stage === known) return
  const identity = reading?.identity ?? null
  await concludeVerification(trx, ctx, before, {
    ...stateOf(stage),
    ...(identity && { document: identity.document }),
    identity: identity && { ...identity, documentDigest: documentDigest(ctx.config, identity) },
    method: 'EXTERNAL_PROVIDER',
    failureReason: reading?.failureReason ?? null,
    explanation: '',
    ...(stage === 'SUBMITTED' && { submittedAt: ctx.now() }),
    decidedAt: isFinal(stage) || stage === 'RESUBMISSION_REQUESTED' ? ctx.now() : null,
    eraseAfter: eraseAfter(stage, before.eraseAfter, ctx.now()),
    at: ctx.now(),
  })
}

/** Asks about sessions of which nothing was heard for a while: webhooks may never come. */
export async function askIdentities(ctx: Context): Promise<void> {
  if (!ctx.config.veriff) return
  const open = ctx.now().subtract({ minutes: minutesBetweenChecks })
  const decided = ctx.now().subtract({ minutes: minutesBetweenVerdictChecks })
  const sessions = await listUnchecked(ctx.db, { open, decided }, batchSize)
  await forEachAsked(sessions, 'identity sessions', (session) => syncIdentity(ctx, session))
}

/** Ends verifications that their person has left; those at the provider end there, where there is access to it. */
export async function endForgottenIdentities(ctx: Context): Promise<void> {
  const before = ctx.now().subtract({ hours: 24 })
  const provider = ctx.config.veriff ? 'MEZZO' : null
  const forgotten = await listForgotten(ctx.db, { provider, before, most: 500 })
  await forEachAlone(forgotten, 'identity verifications', ({ id }) =>
    inTransaction(ctx, async (trx) => {
      const verification = await lockVerification(trx, id)
      if (!verification) return
      const hasPictures = (await listPictures(trx, [id])).length > 0
      const facts = { stage: stageOf(verification), hasPictures, since: verification.updatedAt }
      const end = endedByItself(facts, ctx.now())
      if (!end) return
      await concludeVerification(trx, ctx, verification, {
        ...stateOf(end),
        failureReason: null,
        explanation: '',
        decidedAt: ctx.now(),
        eraseAfter: eraseAfter(end, verification.eraseAfter, ctx.now()),
        at: ctx.now(),
      })
    }),
  )
}
