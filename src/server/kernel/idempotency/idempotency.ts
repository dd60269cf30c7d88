import { isUuid } from '../../../domain/kernel/text.ts'
import { createHash } from 'node:crypto'
import {
  AuthenticationRequiredError,
  IdempotencyConflictError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import type { Context } from '../viewer/context.ts'
import type { Db } from '../db/database.ts'
import { json } from '../db/parameters.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimKey, findKey, lockKey, saveResponse, type StoredCall } from './sql.ts'

/** One call that may come again: the browser makes the key when a form opens. */
export interface RepeatableCall {
  /** Null: a call of the specification that came without one (D7), and is done each time. */
  key: string | null
  operation: string
  /** What the call asks for; the same key with another body is refused. */
  body: unknown
}

/**
 * Does `fn` once per person and key, where there is one, and answers repetitions with the stored answer (Q3). The first of
 * parallel calls inserts the key, the others wait for its transaction to end. `fn` answers with JSON.
 */
export async function withIdempotency<T>(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'now'>,
  call: RepeatableCall,
  fn: () => Promise<T>,
): Promise<T> {
  if (call.key === null && ctx.viewer) return await fn()
  const { identity, bodyHash } = identified(ctx, call)
  const isFirst = await claimKey(trx, {
    ...identity,
    operation: call.operation,
    body_hash: bodyHash,
    created_at: ctx.now(),
  })
  if (!isFirst) {
    const stored = await lockKey(trx, identity)
    return answerIn<T>(stored, call, bodyHash)
  }
  const response = await fn()
  await saveResponse(trx, identity, json(response))
  return response
}

/** A change that is one transaction, done once per person and key; `body` is what the same key must come with again. */
export async function once<T>(
  ctx: Context,
  operation: string,
  body: object,
  key: string,
  change: (trx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, (trx) => withIdempotency(trx, ctx, { key, operation, body }, () => change(trx)))
}

/**
 * What a call was answered before, so that a repetition need not do what comes before the transaction: paint, put a
 * file. Null for a new one, and for one that is being worked on: withIdempotency says the last word.
 */
export async function answeredBefore<T>(
  ctx: Pick<Context, 'db' | 'viewer'>,
  call: RepeatableCall,
): Promise<T | null> {
  const { identity, bodyHash } = identified(ctx, call)
  const stored = await findKey(ctx.db, identity)
  return stored ? answerIn<T>(stored, call, bodyHash) : null
}

function identified({ viewer }: Pick<Context, 'viewer'>, { key, body }: RepeatableCall) {
  if (!viewer) throw new AuthenticationRequiredError()
  if (!isUuid(key)) throw new ValidationError({ idempotencyKey: 'idempotencyKey.invalid' })
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  return { identity: { user_id: viewer.id, key }, bodyHash }
}

function answerIn<T>(stored: StoredCall, { operation }: RepeatableCall, bodyHash: string): T {
  if (stored.operation !== operation || stored.body_hash !== bodyHash) throw new IdempotencyConflictError()
  return stored.response as T
}
