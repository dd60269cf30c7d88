import { type Insertable, type Selectable, sql } from 'kysely'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { SignUpsTable } from '../../kernel/db/tables.gen.ts'
import { insertPasswordHash } from './sql.ts'

/** A sign-up whose link was not opened yet. */
export type SignUpRow = Selectable<SignUpsTable>

/** Notes a sign-up. */
export async function insertSignUp(db: Db, signUp: Insertable<SignUpsTable>): Promise<void> {
  await db.insertInto('sign_ups').values(signUp).execute()
}

/** The living sign-up with that secret; null when there is none. */
export async function findSignUp(
  db: Db,
  tokenHash: string,
  now: Temporal.Instant,
): Promise<SignUpRow | null> {
  const row = await db
    .selectFrom('sign_ups')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Notes the challenge that the passkey of a sign-up must answer; one asked before no longer counts. */
export async function saveSignUpChallenge(
  db: Db,
  tokenHash: string,
  { challenge, expiresAt }: { challenge: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('sign_ups')
    .set({ challenge, challenge_expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Uses up the challenge of a sign-up; answers whether it was still there and not too old. */
export async function endSignUpChallenge(
  db: Db,
  tokenHash: string,
  { challenge, now }: { challenge: string; now: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_ups')
    .set({ challenge: null, challenge_expires_at: null })
    .where('token_hash', '=', tokenHash)
    .where('challenge', '=', challenge)
    .where('challenge_expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets all sign-ups with an address. */
export async function deleteSignUps(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('sign_ups')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

/** Lets sign-ups with one address wait for each other until the transaction ends. */
export async function lockAddress(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${email.toLowerCase()}`}, 0))`.execute(
    trx,
  )
}

/** Notes who brought a person that has just signed up; a code of nobody changes nothing. */
export async function saveReferrer(trx: Db, userId: string, code: string): Promise<void> {
  await sql`
    update users set referred_by = r.id from users r
    where users.id = ${userId} and r.referral_code = ${code} and r.id <> users.id`.execute(trx)
}

/** A person who logs in with a password. */
export interface NewAccount {
  id?: string
  email: string
  password: string
  firstName: string
  lastName: string
  landlord?: boolean
  permissions?: Permission[]
  language?: ProfileLanguage
  phone?: string
  createdAt?: Temporal.Instant
}

/** Adds an account with the hash of its password, or without one; answers the person's id. */
export async function insertAccount(
  trx: Db,
  person: Omit<NewAccount, 'password'>,
  password: string | null,
): Promise<string> {
  const { id } = await trx
    .insertInto('users')
    .values({
      id: person.id,
      name: `${person.firstName} ${person.lastName}`,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email.toLowerCase(),
      email_verified: true,
      phone: person.phone ?? null,
      landlord: person.landlord ?? false,
      permissions: person.permissions ?? [],
      language: person.language ?? 'en',
      created_at: person.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertPasswordHash(trx, id, password)
  return id
}
