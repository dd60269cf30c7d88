import { hashPassword } from 'better-auth/crypto'
import type { Db } from '../../kernel/db/database.ts'
import { insertAccount, type NewAccount } from './sign-up-sql.ts'

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
