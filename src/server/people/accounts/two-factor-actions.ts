import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { BACKUP_CODES } from '../../../domain/people/login-rules.ts'
import { decryptText, encryptText } from '../../kernel/adapters/secret-text.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { accountInHand } from './account-in-hand.ts'
import { mailLoginChange } from './mails.ts'
import { forgetPasswordTries, mayTryPassword } from './password-tries.ts'
import { checkOwnPassword, requirePerson } from './password.ts'
import { createBackupCode, hashBackupCode } from './secrets.ts'
import { createTotpSecret, matchTotp, otpauthUri } from './totp.ts'
import {
  deleteTwoFactor,
  findTwoFactor,
  lockTwoFactor,
  saveBackupCodes,
  saveTotpStep,
  saveTwoFactorStart,
  type TwoFactorRow,
  spendBackupCode,
} from './two-factor-sql.ts'

/** What is shown once, when somebody sets a second factor up. */
export interface TwoFactorStart {
  otpauthUri: string
  secret: string
  backupCodes: string[]
}

/** Begins a second factor: it is on as soon as a first code is given (S9). */
export async function startTwoFactor(ctx: Context, password: string): Promise<TwoFactorStart> {
  const person = requirePerson(ctx)
  await checkOwnPassword(ctx, password, 'password')
  const secret = createTotpSecret()
  return await inTransaction(ctx, async (trx) => {
    if ((await lockTwoFactor(trx, person.id))?.confirmed_at) throw new ConditionNotMetError('ALREADY_ON')
    await saveTwoFactorStart(trx, person.id, encryptText(ctx.config, 'totp', secret), ctx.now())
    const backupCodes = await renewBackupCodes(trx, ctx, person.id)
    await auditTwoFactor(trx, ctx, person, 'startTwoFactor')
    return { otpauthUri: otpauthUri(secret, person.email), secret, backupCodes }
  })
}

/** Switches the second factor on: the code shows that the app knows the secret. */
export async function enableTwoFactor(ctx: Context, code: string): Promise<string> {
  const person = requirePerson(ctx)
  if (!(await mayTryPassword(ctx, person.email))) throw new ConditionNotMetError('TOO_MANY_TRIES')
  await inTransaction(ctx, async (trx) => {
    const factor = await lockTwoFactor(trx, person.id)
    if (!factor || factor.confirmed_at) throw new ConditionNotMetError('NOT_STARTED')
    if (!(await takeTotpCode(trx, ctx, factor, code))) throw new ValidationError({ code: 'codeWrong' })
    await mailLoginChange(trx, ctx, person, 'secondFactorOn')
    await auditTwoFactor(trx, ctx, person, 'enableTwoFactor')
  })
  await forgetPasswordTries(ctx, person.email)
  return person.id
}

/** Switches the second factor off. */
export async function disableTwoFactor(ctx: Context, password: string): Promise<string> {
  const person = requirePerson(ctx)
  await checkOwnPassword(ctx, password, 'password')
  await inTransaction(ctx, async (trx) => {
    await deleteTwoFactor(trx, person.id)
    await accountInHand().accountInHand(trx, ctx, person.id)
    await mailLoginChange(trx, ctx, person, 'secondFactorOff')
    await auditTwoFactor(trx, ctx, person, 'disableTwoFactor')
  })
  return person.id
}

/** Makes new backup codes; the old ones are worth nothing from now on. */
export async function createBackupCodes(ctx: Context, password: string): Promise<string[]> {
  const person = requirePerson(ctx)
  await checkOwnPassword(ctx, password, 'password')
  return await inTransaction(ctx, async (trx) => {
    if (!(await lockTwoFactor(trx, person.id))?.confirmed_at) throw new ConditionNotMetError('NOT_STARTED')
    const codes = await renewBackupCodes(trx, ctx, person.id)
    await mailLoginChange(trx, ctx, person, 'backupCodes')
    await auditTwoFactor(trx, ctx, person, 'createBackupCodes')
    return codes
  })
}

/** Whether somebody has to give a code after the password. */
export async function wantsSecondStep(ctx: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return Boolean((await findTwoFactor(ctx.db, userId))?.confirmed_at)
}

/** Takes a code of the app or a backup code, each of them once; answers whether it was right. */
export async function takeCode(trx: Db, ctx: Context, userId: string, code: string): Promise<boolean> {
  const factor = await lockTwoFactor(trx, userId)
  if (!factor?.confirmed_at) return false
  if (await takeTotpCode(trx, ctx, factor, code)) return true
  return await spendBackupCode(trx, userId, hashBackupCode(ctx.config.secret, userId, code), ctx.now())
}

async function takeTotpCode(trx: Db, ctx: Context, factor: TwoFactorRow, code: string): Promise<boolean> {
  const secret = decryptText(ctx.config, 'totp', factor.secret)
  const typed = code.replaceAll(/\s/g, '')
  const step = matchTotp(secret, typed, { now: ctx.now(), lastStep: factor.last_step })
  if (step === null) return false
  await saveTotpStep(trx, factor.user_id, step, ctx.now())
  return true
}

async function renewBackupCodes(trx: Db, ctx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, createBackupCode)
  const hashes = codes.map((code) => hashBackupCode(ctx.config.secret, userId, code))
  await saveBackupCodes(trx, userId, hashes)
  return codes
}

async function auditTwoFactor(trx: Db, ctx: Context, person: Viewer, action: string): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'user',
    entityId: person.id,
    landlordId: person.landlord ? person.id : null,
  })
}
