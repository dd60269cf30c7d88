import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, dayOf } from '../../src/domain/kernel/day.ts'
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

/** Somebody of the demo's staff acts as that landlord; answers the id. */
export async function insertImpersonationOf(t: TestApp, landlordId: string): Promise<string> {
  const now = t.services.now()
  const { id } = await t.db
    .insertInto('impersonations')
    .values({
      actor_id: sam.id,
      landlord_id: landlordId,
      reason: 'To see what the landlord sees.',
      started_at: now,
      ends_at: now.add({ minutes: 60 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An open offer of a landlord's business to somebody who has no login; answers its id. */
export async function insertHandoverOf(t: TestApp, landlordId: string): Promise<string> {
  const offered_at = t.services.now()
  const { id } = await t.db
    .insertInto('handovers')
    .values({
      landlord_id: landlordId,
      receiver_email: `receiver-of-${landlordId}@mezzo.example`,
      offered_at,
      ends_at: offered_at.add({ hours: 24 * 14 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A power of attorney that a landlord has given to somebody of the team; answers its id. */
export async function insertPower(t: TestApp, landlordId: string): Promise<string> {
  const now = t.services.now()
  const member = await t.db
    .selectFrom('team_members')
    .select(['id', 'member_id as personId'])
    .where('landlord_id', '=', landlordId)
    .where('member_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  const { id } = await t.db
    .insertInto('powers_of_attorney')
    .values({
      landlord_id: landlordId,
      team_member_id: member?.id ?? null,
      agent_id: member?.personId ?? landlordId,
      landlord_name: `Landlord of ${landlordId}`,
      agent_name: `Agent of ${landlordId}`,
      file_id: await insertFile(t, landlordId),
      from: dayOf(now),
      to: addDays(dayOf(now), 300),
      given_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes that somebody signed a contract of the demo for its landlord with a power of attorney. */
export async function insertUseOfPower(
  t: TestApp,
  { offerId, powerId }: { offerId: string; powerId: string },
): Promise<void> {
  await t.db
    .updateTable('signers')
    .set({ power_id: powerId })
    .where('role', '=', 'LANDLORD')
    .where('procedure_id', 'in', (eb) =>
      eb.selectFrom('signature_procedures').select('id').where('offer_id', '=', offerId),
    )
    .execute()
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
