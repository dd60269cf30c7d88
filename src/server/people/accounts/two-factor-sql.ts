import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { LoginStepsTable, TwoFactorsTable } from '../../kernel/db/tables.gen.ts'

/** A person's second factor; one that was never confirmed is not on. */
export type TwoFactorRow = Selectable<TwoFactorsTable>

/** A login or a registration that was begun. */
export type LoginStepRow = Selectable<LoginStepsTable>

/** What a step is for. */
export type LoginStepKind = 'SECOND_STEP' | 'PASSKEY_LOGIN' | 'PASSKEY_REGISTRATION' | 'RECOVERY'

/** The second factor of a person, begun or on; null when there is none. */
export async function findTwoFactor(db: Db, userId: string): Promise<TwoFactorRow | null> {
  const row = await db.selectFrom('two_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** The same, locked until the transaction ends: two requests can't use one code. */
export async function lockTwoFactor(db: Db, userId: string): Promise<TwoFactorRow | null> {
  const row = await db
    .selectFrom('two_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Begins a second factor anew; what was begun before and never confirmed is forgotten. */
export async function saveTwoFactorStart(
  db: Db,
  userId: string,
  secret: string,
  now: Temporal.Instant,
): Promise<void> {
  await deleteTwoFactor(db, userId)
  await db.insertInto('two_factors').values({ user_id: userId, secret, created_at: now }).execute()
}

/** Notes the step whose code was taken; the first one switches the second factor on. */
export async function saveTotpStep(
  db: Db,
  userId: string,
  step: number,
  confirmedAt: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('two_factors')
    .set((eb) => ({ last_step: step, confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(confirmedAt)) }))
    .where('user_id', '=', userId)
    .execute()
}

/** Forgets the second factor of a person with its backup codes. */
export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('two_factors').where('user_id', '=', userId).execute()
}

/** Replaces the backup codes of a person. */
export async function saveBackupCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('backup_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('backup_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Uses a backup code up; answers whether there was such a one. */
export async function spendBackupCode(
  db: Db,
  userId: string,
  hash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backup_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many backup codes of a person are left. */
export async function countBackupCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('backup_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes what was begun and must go on in the same browser. */
export async function insertLoginStep(
  db: Db,
  step: {
    tokenHash: string
    kind: LoginStepKind
    userId: string | null
    challenge: string | null
    expiresAt: Temporal.Instant
  },
): Promise<void> {
  await db
    .insertInto('login_steps')
    .values({
      token_hash: step.tokenHash,
      kind: step.kind,
      user_id: step.userId,
      challenge: step.challenge,
      expires_at: step.expiresAt,
    })
    .execute()
}

/** What was begun with that secret and is not over; null when there is no such thing. */
export async function findLoginStep(
  db: Db,
  tokenHash: string,
  kind: LoginStepKind,
  now: Temporal.Instant,
): Promise<LoginStepRow | null> {
  const row = await db
    .selectFrom('login_steps')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Ends all logins that a person has begun with a password or a passkey. */
export async function deleteLoginSteps(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_steps').where('user_id', '=', userId).execute()
}

/** Ends what was begun; answers whether it was still there, so that it can't end twice. */
export async function deleteLoginStep(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
