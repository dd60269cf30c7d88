import { hashPassword } from 'better-auth/crypto'
import { z } from 'zod'
import { PROFILE_LANGUAGES, type ProfileLanguage } from '../../../domain/catalogue/language.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { passwordProblem, SIGN_UP_HOURS } from '../../../domain/people/login-rules.ts'
import { personNameProblem } from '../../../domain/kernel/person-name.ts'
import { referralCodeOf } from '../../../domain/public/referral-code.ts'
import { EMAIL_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { isCommonPassword } from './guessable-passwords.ts'
import { mailSignUpLink, mailSignUpOfKnown, welcome } from './mails.ts'
import { maySignUp } from './password-tries.ts'
import { createSecret, hashSecret } from './secrets.ts'
import { startSession } from './sessions.ts'
import {
  deleteSignUps,
  findSignUp,
  insertAccount,
  insertSignUp,
  lockAddress,
  type NewAccount,
  saveReferrer,
} from './sign-up-sql.ts'
import { keepFirstPasskey, wayInOf } from './sign-up-ways.ts'
import { findUserByEmail } from './sql.ts'

/** What a page of ours may lead to after the sign-up: a path of this site. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

const shape = z.object({
  email: z.string().catch(''),
  password: z.string().catch(''),
  firstName: z.string().catch(''),
  lastName: z.string().catch(''),
  // Who wants a passkey makes it when the link in the mail is opened.
  passkey: z.boolean().catch(false),
  landlord: z.boolean().catch(false),
  language: z.enum(PROFILE_LANGUAGES).optional().catch(undefined),
  redirect: z.string().max(2000).regex(ownPath).nullish().catch(null),
  referralCode: z.string().max(100).nullish().catch(null),
})

interface SignUp {
  email: string
  /** Null: chosen when the link is opened, a passkey or a password. */
  password: string | null
  firstName: string
  lastName: string
  landlord: boolean
  language: ProfileLanguage
  redirect: string | null
  referralCode: string | null
}

/**
 * Mails the link that makes an account, or tells the owner of the address that there is one already. Both look
 * the same to whoever asks, and take as long (S9, decision 15). Answers the secret that the browser keeps.
 */
export async function signUp(ctx: Context, body: unknown): Promise<string> {
  const wanted = readSignUp(ctx, body)
  const words = [wanted.email, wanted.firstName, wanted.lastName]
  if (wanted.password !== null && (await isCommonPassword(wanted.password, words))) {
    throw new ValidationError({ password: 'passwordCommon' })
  }
  const password = wanted.password === null ? null : await hashPassword(wanted.password)
  const browserSecret = createSecret()
  // Silent: a refusal would tell that somebody has tried this address.
  if (!(await maySignUp(ctx, wanted.email))) return browserSecret
  await inTransaction(ctx, async (trx) => {
    const known = await findUserByEmail(trx, wanted.email)
    if (known) return await mailSignUpOfKnown(trx, ctx, known)
    const secret = createSecret()
    await insertSignUp(trx, {
      token_hash: hashSecret(secret),
      browser_hash: hashSecret(browserSecret),
      email: wanted.email,
      first_name: wanted.firstName,
      last_name: wanted.lastName,
      landlord: wanted.landlord,
      language: wanted.language,
      password,
      redirect: wanted.redirect,
      referral_code: wanted.referralCode,
      expires_at: ctx.now().add({ hours: SIGN_UP_HOURS }),
    })
    await mailSignUpLink(trx, ctx, { ...wanted, secret, passkey: password === null })
  })
  return browserSecret
}

/** What the link of a sign-up has led to. */
export interface ConfirmedSignUp {
  /** The new session of the browser that signed up; null for any other, which has to log in. */
  sessionToken: string | null
  redirect: string | null
}

/**
 * Makes the account of a sign-up: the address is confirmed. Names and password are those of this very sign-up,
 * so that nobody can prepare an account for somebody else's address. Without a password then, it comes now, or a
 * passkey instead of one.
 */
export async function confirmSignUp(
  ctx: Context,
  given: { token: string; response?: unknown; password: string },
  browserSecret: string | null,
): Promise<ConfirmedSignUp> {
  const tokenHash = hashSecret(given.token)
  const seen = await findSignUp(ctx.db, tokenHash, ctx.now())
  if (!seen) throw new ConditionNotMetError('LINK_USED')
  const wayIn = await wayInOf(ctx, seen, given)
  return await inTransaction(ctx, async (trx) => {
    await lockAddress(trx, seen.email)
    const found = await findSignUp(trx, tokenHash, ctx.now())
    if (!found) throw new ConditionNotMetError('LINK_USED')
    if (await findUserByEmail(trx, found.email)) throw new ConditionNotMetError('LINK_USED')
    const person = {
      id: found.account_id,
      email: found.email,
      firstName: found.first_name,
      lastName: found.last_name,
      landlord: found.landlord,
      language: found.language,
      createdAt: ctx.now(),
    }
    const userId = await insertAccount(trx, person, wayIn.password)
    if (wayIn.passkey)
      await keepFirstPasskey(trx, ctx, { id: userId, landlord: found.landlord }, wayIn.passkey)
    if (found.referral_code) await saveReferrer(trx, userId, found.referral_code)
    await deleteSignUps(trx, found.email)
    await welcome(trx, ctx, userId)
    const isSameBrowser = browserSecret !== null && hashSecret(browserSecret) === found.browser_hash
    const sessionToken = isSameBrowser ? await startSession(trx, ctx, userId) : null
    return { sessionToken, redirect: found.redirect }
  })
}

/** The sign-up in a request's body; throws ValidationError with what is wrong beside each field. */
function readSignUp(ctx: Context, body: unknown): SignUp {
  const data = shape.parse(body ?? {})
  const email = data.email.trim().toLowerCase()
  const firstName = data.firstName.trim().normalize('NFC')
  const lastName = data.lastName.trim().normalize('NFC')
  const problems = {
    email: z.email().max(EMAIL_MAX_LENGTH).safeParse(email).success ? null : 'emailWrong',
    // They stand in a mail to an address that nobody has confirmed yet, and later in contracts (C5).
    firstName: personNameProblem(firstName),
    lastName: personNameProblem(lastName),
    password: data.passkey ? null : passwordProblem(data.password),
  }
  const fields = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null)
  if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields))
  return {
    email,
    password: data.passkey ? null : data.password,
    firstName,
    lastName,
    landlord: data.landlord,
    language: data.language ?? ctx.language,
    redirect: data.redirect ?? null,
    referralCode: referralCodeOf(data.referralCode),
  }
}

/** Adds an account without asking or telling anybody, for demo data and tests; answers the person's id. */
export async function createAccount(trx: Db, person: NewAccount): Promise<string> {
  return await insertAccount(trx, person, await hashOf(person.password))
}

const hashes = new Map<string, Promise<string>>()

/** Demo people and test people share passwords, and hashing one takes long on purpose. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password)
  if (known) return known
  const hash = hashPassword(password)
  hashes.set(password, hash)
  return hash
}
