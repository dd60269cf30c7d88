import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sam } from '../../src/server/demo/people.ts'
import type { TestApp } from '../app.ts'

export async function insertFile(t: TestApp, landlordId: string): Promise<string> {
  const { id } = await t.db
    .insertInto('files')
    .values({
      landlord_id: landlordId,
      type: 'CONTRACT',
      file_name: `contract-${landlordId}.pdf`,
      content_type: 'application/pdf',
      size: 1,
      sha256: landlordId,
      storage_key: `matrix/${randomUUID()}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The id of the first row of somebody in a table; an id of nothing where there is none. */
export async function anyId(t: TestApp, table: string, column: string, value: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text from ${sql.table(table)} where ${sql.ref(column)} = ${value} order by id limit 1`.execute(
    t.db,
  )
  return rows[0]?.id ?? randomUUID()
}

/** A permission that the demo's staff have asked for, for somebody; answers its id. */
export async function insertPermissionRequest(t: TestApp, userId: string): Promise<string> {
  const now = t.services.now()
  const { id } = await t.db
    .insertInto('permission_requests')
    .values({
      user_id: userId,
      permission: 'sales',
      reason: 'She looks after landlords now.',
      asked_by: sam.id,
      asked_at: now,
      ends_at: now.add({ hours: 72 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A hold on somebody's account, of which only its own page and the staff know: nothing is stopped; answers its id. */
export async function insertFreeze(t: TestApp, userId: string): Promise<string> {
  const now = t.services.now()
  const known = await t.db
    .selectFrom('account_freezes')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await t.db
    .insertInto('account_freezes')
    .values({
      user_id: userId,
      reason: 'HOME_DOUBTED',
      facts: 'The pictures are of another home.',
      frozen_at: now,
      frozen_by: sam.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A recovery of somebody's account that the demo's staff have asked for; answers its id. */
export async function insertRecovery(t: TestApp, userId: string): Promise<string> {
  const now = t.services.now()
  const { id } = await t.db
    .insertInto('account_recoveries')
    .values({
      user_id: userId,
      way: 'STAFF',
      status: 'ASKED',
      reason: 'A call with the passport.',
      asked_by: sam.id,
      asked_at: now,
      deadline_at: now.add({ hours: 72 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
