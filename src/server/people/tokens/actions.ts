import { randomInt } from 'node:crypto'
import {
  type AccessTokenWish,
  accessTokenProblems,
  MAX_ACCESS_TOKENS,
  sortScopes,
} from '../../../domain/people/access-token-rules.ts'
import { asOneLine } from '../../../domain/kernel/text.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { mailLoginChange } from '../accounts/mails.ts'
import { requireFreshLogin, requirePerson } from '../accounts/password.ts'
import { hashSecret } from '../accounts/secrets.ts'
import { decryptText, encryptText } from '../../kernel/adapters/secret-text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import {
  type AccessTokenRow,
  countAccessTokens,
  endAccessToken,
  insertAccessToken,
  listAccessTokens,
} from './sql.ts'
import { addDays, midnightOf } from '../../../domain/kernel/day.ts'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A token as it is given out: its secret is known only now. */
export interface GivenAccessToken {
  secret: string
  token: AccessTokenRow
}

/**
 * Makes a personal access token of the viewer; the login must be fresh. A repetition with the same key is given the same
 * one: of its secret the stored answer has what only this installation can read.
 */
export async function createAccessToken(
  ctx: Context,
  wish: AccessTokenWish,
  key: string | null,
): Promise<GivenAccessToken> {
  const person = requirePerson(ctx)
  const problems = accessTokenProblems(wish, ctx.today())
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  await requireFreshLogin(ctx)
  const call = { key, operation: 'createPersonalAccessToken', body: wish }
  const given = await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, () => giveAccessToken(trx, ctx, person, wish)),
  )
  const token = await findOwn(ctx.db, person, given.id)
  return { secret: decryptText(ctx.config, 'access-token', given.secret), token }
}

async function giveAccessToken(
  trx: Db,
  ctx: Context,
  person: Viewer,
  wish: AccessTokenWish,
): Promise<{ id: string; secret: string }> {
  const secret = createTokenSecret()
  if ((await countAccessTokens(trx, person.id, ctx.now())) >= MAX_ACCESS_TOKENS) {
    throw new ConditionNotMetError('TOO_MANY_TOKENS')
  }
  const scopes = sortScopes(wish.scopes)
  const token = await insertAccessToken(trx, {
    userId: person.id,
    name: asOneLine(wish.name),
    scopes,
    secretHash: hashSecret(secret),
    lastCharacters: secret.slice(-4),
    now: ctx.now(),
    expiresAt: midnightOf(addDays(wish.expiresOn, 1)),
  })
  await mailLoginChange(trx, ctx, person, 'accessToken')
  await audit(trx, ctx, {
    action: 'createPersonalAccessToken',
    entityType: 'personal_access_token',
    entityId: token.id,
    landlordId: person.landlordId,
    data: { name: token.name, scopes, expiresAt: token.expires_at.toString() },
  })
  return { id: token.id, secret: encryptText(ctx.config, 'access-token', secret) }
}

/** Ends a token of the viewer at once; one that has ended stays as it is. */
export async function revokeAccessToken(ctx: Context, id: string): Promise<AccessTokenRow> {
  const person = requirePerson(ctx)
  return await inTransaction(ctx, async (trx) => {
    if (await endAccessToken(trx, person.id, id, ctx.now())) {
      await audit(trx, ctx, {
        action: 'revokePersonalAccessToken',
        entityType: 'personal_access_token',
        entityId: id,
        landlordId: person.landlordId,
      })
    }
    return await findOwn(trx, person, id)
  })
}

async function findOwn(db: Db, person: Viewer, id: string): Promise<AccessTokenRow> {
  const token = (await listAccessTokens(db, person.id)).find((own) => own.id === id)
  if (!token) throw new ResourceNotFoundError()
  return token
}

/** `mzo_` and 40 signs: 238 bits. */
function createTokenSecret(): string {
  return `mzo_${Array.from({ length: 40 }, () => signs.charAt(randomInt(signs.length))).join('')}`
}
