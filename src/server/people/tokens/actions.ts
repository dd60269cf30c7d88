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
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
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

/** Makes a personal access token of the viewer; the login must be fresh. */
export async function createAccessToken(ctx: Context, wish: AccessTokenWish): Promise<GivenAccessToken> {
  const person = requirePerson(ctx)
  const problems = accessTokenProblems(wish, ctx.today())
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  await requireFreshLogin(ctx)
  const secret = createTokenSecret()
  const expiresAt = midnightOf(addDays(wish.expiresOn, 1))
  return await inTransaction(ctx, async (trx) => {
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
      expiresAt,
    })
    await mailLoginChange(trx, ctx, person, 'accessToken')
    await audit(trx, ctx, {
      action: 'createPersonalAccessToken',
      entityType: 'personal_access_token',
      entityId: token.id,
      landlordId: person.landlordId,
      data: { name: token.name, scopes, expiresAt: expiresAt.toString() },
    })
    return { secret, token }
  })
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
    const tokens = await listAccessTokens(trx, person.id)
    const token = tokens.find((own) => own.id === id)
    if (!token) throw new ResourceNotFoundError()
    return token
  })
}

/** `mzo_` and 40 signs: 238 bits. */
function createTokenSecret(): string {
  return `mzo_${Array.from({ length: 40 }, () => signs.charAt(randomInt(signs.length))).join('')}`
}
