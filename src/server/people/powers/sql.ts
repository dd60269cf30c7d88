import { sql } from 'kysely'
import type { TeamRole } from '../../../domain/catalogue/people.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { PowerFacts } from '../../../domain/people/power-of-attorney.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A power of attorney that a landlord gave to somebody of the team. */
export interface PowerRow extends PowerFacts {
  id: string
  landlordId: string
  agentId: string
  landlordName: string
  agentName: string
  fileId: string
  groupIds: string[] | null
  givenAt: Temporal.Instant
  endedAt: Temporal.Instant | null
  withdrawalReason: string | null
}

function selectPowers(db: Db) {
  return db
    .selectFrom('powers_of_attorney as p')
    .leftJoin('team_members as m', (join) =>
      join.onRef('m.id', '=', 'p.team_member_id').on('m.removed_at', 'is', null),
    )
    .select([
      'p.id',
      'p.landlord_id as landlordId',
      'p.agent_id as agentId',
      'p.landlord_name as landlordName',
      'p.agent_name as agentName',
      'p.file_id as fileId',
      'p.group_ids as groupIds',
      'p.from',
      'p.to',
      'p.given_at as givenAt',
      'p.ended_at as endedAt',
      'p.end_cause as endCause',
      'p.withdrawal_reason as withdrawalReason',
      sql<TeamRole | null>`m.role`.as('role'),
    ])
}

/** All that a landlord has given, the last first. */
export async function listPowersGiven(db: Db, landlordId: string): Promise<PowerRow[]> {
  return selectPowers(db)
    .where('p.landlord_id', '=', landlordId)
    .orderBy('p.given_at', 'desc')
    .orderBy('p.id')
    .limit(500)
    .execute()
}

/** All that somebody was given by any landlord, the last first. */
export async function listPowersHeld(db: Db, agentId: string): Promise<PowerRow[]> {
  return selectPowers(db)
    .where('p.agent_id', '=', agentId)
    .orderBy('p.given_at', 'desc')
    .orderBy('p.id')
    .limit(500)
    .execute()
}

/** What a landlord has given to somebody of the team, the last first. */
export async function listPowersOf(db: Db, landlordId: string, agentId: string): Promise<PowerRow[]> {
  return selectPowers(db)
    .where('p.landlord_id', '=', landlordId)
    .where('p.agent_id', '=', agentId)
    .orderBy('p.given_at', 'desc')
    .orderBy('p.id')
    .execute()
}

/** The same for a signature, locked: none of them is withdrawn before it is stored. */
export async function lockPowersOf(trx: Db, landlordId: string, agentId: string): Promise<PowerRow[]> {
  await trx
    .selectFrom('powers_of_attorney')
    .select('id')
    .where('landlord_id', '=', landlordId)
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .forShare()
    .execute()
  return listPowersOf(trx, landlordId, agentId)
}

/** One by its id for a signature, locked: it is not withdrawn before that is stored. */
export async function lockPowerForSignature(trx: Db, id: string): Promise<PowerRow | undefined> {
  return selectPowers(trx).where('p.id', '=', id).forShare('p').executeTakeFirst()
}

/** One that the landlord gave, locked; undefined when there is none. */
export async function lockPower(trx: Db, landlordId: string, id: string): Promise<PowerRow | undefined> {
  return selectPowers(trx)
    .where('p.landlord_id', '=', landlordId)
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst()
}

/** Powers of attorney by their ids, of what is visible already. */
export async function listPowersByIds(db: Db, ids: readonly string[]): Promise<PowerRow[]> {
  return selectPowers(db).where('p.id', 'in', ids).execute()
}

/** What listings are called that powers of attorney name, without deleted ones. */
export async function listNamesInPowers(
  db: Db,
  groupIds: readonly string[],
): Promise<{ groupId: string; name: string }[]> {
  return db
    .selectFrom('groups')
    .select(['id as groupId', 'name'])
    .where('id', 'in', groupIds)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Stores a power of attorney; its file was stored before. Returns its id. */
export async function insertPower(
  db: Db,
  power: Pick<
    PowerRow,
    | 'landlordId'
    | 'agentId'
    | 'landlordName'
    | 'agentName'
    | 'fileId'
    | 'groupIds'
    | 'from'
    | 'to'
    | 'givenAt'
  > & { teamMemberId: string },
): Promise<string> {
  const { id } = await db
    .insertInto('powers_of_attorney')
    .values({
      landlord_id: power.landlordId,
      team_member_id: power.teamMemberId,
      agent_id: power.agentId,
      landlord_name: power.landlordName,
      agent_name: power.agentName,
      file_id: power.fileId,
      group_ids: power.groupIds,
      from: power.from,
      to: power.to,
      given_at: power.givenAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a power of attorney that the landlord withdraws. */
export async function savePowerWithdrawal(
  db: Db,
  id: string,
  reason: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('powers_of_attorney')
    .set({ ended_at: at, end_cause: 'WITHDRAWN', withdrawal_reason: reason, end_told_at: at })
    .where('id', '=', id)
    .execute()
}

/** Notes that both were told of the coming end, or of the end. */
export async function saveToldOfPower(
  db: Db,
  id: string,
  column: 'reminded_at' | 'end_told_at',
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('powers_of_attorney')
    .set({ [column]: at })
    .where('id', '=', id)
    .execute()
}

/** Notes that a power of attorney ended with a membership that was erased. */
export async function saveMembershipEnd(db: Db, id: string, at: Temporal.Instant): Promise<void> {
  await db
    .updateTable('powers_of_attorney')
    .set({ ended_at: at, end_cause: 'MEMBERSHIP_ENDED' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** A power of attorney of which somebody may have to be told, and what they were told of. */
export interface UntoldPower extends PowerRow {
  remindedAt: Temporal.Instant | null
}

/** Those of whose end, or coming end by that day, nobody was told yet; by their last day. */
export async function listUntoldPowers(
  db: Db,
  { today, remindBy }: { today: Day; remindBy: Day },
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('powers_of_attorney as p')
    .leftJoin('team_members as m', (join) =>
      join.onRef('m.id', '=', 'p.team_member_id').on('m.removed_at', 'is', null),
    )
    .select('p.id')
    .where('p.end_told_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('p.to', '<', today),
        eb.and([eb('p.to', '<=', remindBy), eb('p.reminded_at', 'is', null)]),
        eb('p.end_cause', 'is not', null),
        eb('m.id', 'is', null),
      ]),
    )
    .orderBy('p.to')
    .orderBy('p.id')
    .limit(limit)
    .execute()
}

/** The same one again, locked, unless its end was told meanwhile. */
export async function lockUntoldPower(trx: Db, id: string): Promise<UntoldPower | undefined> {
  return selectPowers(trx)
    .select('p.reminded_at as remindedAt')
    .where('p.id', '=', id)
    .where('p.end_told_at', 'is', null)
    .forUpdate('p')
    .executeTakeFirst()
}
