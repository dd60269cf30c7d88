import { sql } from 'kysely'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { Db } from '../../kernel/db/database.ts'
import { likePrefix } from '../../kernel/db/parameters.ts'

/** A person as staff find them. */
export interface StaffPersonRow {
  id: string
  name: string
  email: string
  landlord: boolean
  permissions: Permission[]
  labels: Tag[]
  language: ProfileLanguage
  createdAt: Temporal.Instant
}

const personColumns = [
  'id',
  'name',
  'email',
  'landlord',
  'permissions',
  'labels',
  'language',
  'created_at as createdAt',
] as const

/** People whose name or address begins with the text, or who have that id; without a text the newest. */
export async function listPeople(db: Db, search: string, first: number): Promise<StaffPersonRow[]> {
  const text = search.trim().toLowerCase()
  return db
    .selectFrom('users')
    .select(personColumns)
    .where('erased_at', 'is', null)
    .$if(text !== '', (query) =>
      query.where((eb) => eb.or([beginsWith(text), eb(eb.cast<string>('id', 'text'), '=', text)])),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(first)
    .execute()
}

/** Whether the name or the address of a row of `users` begins with a text in small letters. */
export function beginsWith(text: string) {
  const prefix = likePrefix(text)
  return sql<boolean>`(lower(email) like ${prefix} or lower(first_name) like ${prefix} or lower(last_name) like ${prefix}
    or lower(name) like ${prefix})`
}

/** A person as staff find them, by id. */
export async function findPerson(db: Db, id: string): Promise<StaffPersonRow | undefined> {
  return db
    .selectFrom('users')
    .select(personColumns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** How many listings each landlord has, and how many open requests. */
export async function countWorlds(
  db: Db,
  landlordIds: readonly string[],
): Promise<{ id: string; listings: number; openRequests: number }[]> {
  return db
    .selectFrom('group_counts as c')
    .innerJoin('groups as g', 'g.id', 'c.group_id')
    .select([
      'c.landlord_id as id',
      sql<number>`count(*)::int`.as('listings'),
      sql<number>`sum(c.num_open_requests)::int`.as('openRequests'),
    ])
    .where('c.landlord_id', 'in', landlordIds)
    .where('g.deleted_at', 'is', null)
    .groupBy('c.landlord_id')
    .execute()
}
