import { type Language, mailLanguage } from '../../../domain/catalogue/language.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { findUser, type UserRow } from './sql.ts'

/** Mails the link that sets a new password; it works once and for an hour. */
export async function mailPasswordLink(trx: Db, ctx: Context, user: UserRow, token: string): Promise<void> {
  await mailOwner(trx, ctx, user, 'resetPassword', `reset-password?token=${encodeURIComponent(token)}`)
}

/** Tells somebody that their password was set by a mailed link, in case it was not them. */
export async function mailPasswordSet(trx: Db, ctx: Context, user: UserRow): Promise<void> {
  await mailOwner(trx, ctx, user, 'passwordSet', 'forgot-password')
}

/** Mails the link that makes the account of somebody who signs up; it works once and for a day. */
export async function mailSignUpLink(
  trx: Db,
  ctx: Context,
  person: { email: string; firstName: string; language: string; secret: string; passkey: boolean },
): Promise<void> {
  const language = mailLanguage(person.language)
  await queueMail(trx, ctx, {
    to: person.email,
    language,
    template: 'confirmEmail',
    data: {
      firstName: person.firstName,
      path: `/${language}/confirm-email?token=${encodeURIComponent(person.secret)}${person.passkey ? '&passkey=1' : ''}`,
    },
  })
}

/** Tells the owner of an account that somebody has signed up with the address again. */
export async function mailSignUpOfKnown(trx: Db, ctx: Context, user: UserRow): Promise<void> {
  await mailOwner(trx, ctx, user, 'alreadySignedUp', 'login')
}

/** A mail about their account to its owner, in their language; `page` is where its button leads. */
async function mailOwner(
  trx: Db,
  ctx: Context,
  user: UserRow,
  template: 'resetPassword' | 'passwordSet' | 'alreadySignedUp',
  page: string,
): Promise<void> {
  const language = mailLanguage(user.language)
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template,
    data: { firstName: user.first_name, path: `/${language}/${page}` },
  })
}

/** Greets somebody who has just confirmed the sign-up. */
export async function welcome(trx: Db, ctx: Context, userId: string): Promise<void> {
  const user = await findUser(trx, userId)
  if (!user) return
  const language = mailLanguage(user.language)
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template: user.landlord ? 'welcomeLandlord' : 'welcomeTenant',
    data: { firstName: user.first_name, path: user.landlord ? `/${language}/dashboard` : `/${language}` },
  })
  await audit(trx, ctx, {
    action: 'signUp',
    entityType: 'user',
    entityId: user.id,
    landlordId: user.landlord ? user.id : null,
  })
}

/** What of a login was changed, as the mail about it says. */
export type LoginChange =
  | 'password'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'backupCodes'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'accessToken'
  | 'webhook'
  | 'deletion'

/** Tells somebody that something delicate of their account was changed, in case it was not them. */
export async function mailLoginChange(
  trx: Db,
  ctx: Context,
  person: { id: string; email: string; firstName: string; language: Language | null },
  change: LoginChange,
): Promise<void> {
  const language = person.language ?? 'en'
  await queueMail(trx, ctx, {
    to: person.email,
    recipientId: person.id,
    language,
    template: 'loginChanged',
    data: { firstName: person.firstName, change, path: `/${language}/my/account` },
  })
}
