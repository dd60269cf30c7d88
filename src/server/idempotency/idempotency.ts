import { isUuid } from '../../domain/uuid.ts'
import { createHash } from 'node:crypto'
import {
  AuthenticationRequiredError,
  IdempotencyConflictError,
  ValidationError,
} from '../../domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { json } from '../db/parameters.ts'
import { claimKey, lockKey, saveResponse } from './sql.ts'

/** One call that may come again: the browser makes the key when a form opens. */
export interface RepeatableCall {
  key: string
  operation: string
  /** What the call asks for; the same key with another body is refused. */
  body: unknown
}

/**
 * Does `fn` once per person and key and answers repetitions with the stored answer (Q3). The first of
 * parallel calls inserts the key, the others wait for its transaction to end. `fn` answers with JSON.
 */
export async function withIdempotency<T>(
  trx: Db,
  ctx: Pick<Context, 'viewer' | 'now'>,
  call: RepeatableCall,
  fn: () => Promise<T>,
): Promise<T> {
  if (!ctx.viewer) throw new AuthenticationRequiredError()
  if (!isUuid(call.key)) throw new ValidationError({ idempotencyKey: 'idempotencyKey.invalid' })
  const identity = { user_id: ctx.viewer.id, key: call.key }
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('hex')
  const isFirst = await claimKey(trx, {
    ...identity,
    operation: call.operation,
    body_hash: bodyHash,
    created_at: ctx.now(),
  })
  if (!isFirst) {
    const stored = await lockKey(trx, identity)
    if (stored.operation !== call.operation || stored.body_hash !== bodyHash)
      throw new IdempotencyConflictError()
    return stored.response as T
  }
  const response = await fn()
  await saveResponse(trx, identity, json(response))
  return response
}
