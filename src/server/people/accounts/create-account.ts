import { hashPassword } from 'better-auth/crypto'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import type { Db } from '../../kernel/db/database.ts'

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

/** Adds an account without asking or telling anybody, for demo data and tests; answers the person's id. */
export async function createAccount(trx: Db, person: NewAccount): Promise<string> {
  return await insertAccount(trx, person, await hashOf(person.password))
}

/** Adds an account with the hash of its password; answers the person's id. */
export async function insertAccount(
  trx: Db,
  person: Omit<NewAccount, 'password'>,
  password: string,
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
  await trx
    .insertInto('accounts')
    .values({ user_id: id, account_id: id, provider_id: 'credential', password })
    .execute()
  return id
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
