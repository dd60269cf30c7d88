import { sql, type SqlBool } from 'kysely'
import { MAX_GROUP_SIZE } from '../../../domain/kernel/constants.ts'
import type { TeamRole } from '../../../domain/catalogue/people.ts'
import type { Db } from '../../kernel/db/database.ts'
import { likeContaining } from '../../kernel/db/parameters.ts'

/** Somebody whom a landlord has invited into the team. */
export interface TeamMemberRow {
  id: string
  landlordId: string
  memberId: string | null
  email: string
  firstName: string | null
  lastName: string | null
  role: TeamRole
  /** Null: all listings. */
  groupIds: string[] | null
  /** Single units of other listings; null for none. */
  listingIds: string[] | null
  invitedAt: Temporal.Instant
  expiresAt: Temporal.Instant
  acceptedAt: Temporal.Instant | null
}

function selectMembers(db: Db) {
  return db
    .selectFrom('team_members as m')
    .leftJoin('users as u', 'u.id', 'm.member_id')
    .select([
      'm.id',
      'm.landlord_id as landlordId',
      'm.member_id as memberId',
      'm.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'm.role',
      'm.group_ids as groupIds',
      'm.listing_ids as listingIds',
      'm.invited_at as invitedAt',
      'm.expires_at as expiresAt',
      'm.accepted_at as acceptedAt',
    ])
    .where('m.removed_at', 'is', null)
    .$narrowType<{ role: TeamRole }>()
}

/** The landlord's team and open invitations, in the order of the invitations. */
export async function listTeam(db: Db, landlordId: string): Promise<TeamMemberRow[]> {
  return selectMembers(db)
    .where('m.landlord_id', '=', landlordId)
    .orderBy('m.invited_at')
    .orderBy('m.id')
    .limit(1000)
    .execute()
}

/** One member or invitation of the landlord; null when there is none. */
export async function findTeamMember(db: Db, landlordId: string, id: string): Promise<TeamMemberRow | null> {
  const row = await selectMembers(db)
    .where('m.landlord_id', '=', landlordId)
    .where('m.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The landlord's member or invitation with that address; null when there is none. */
export async function findTeamMemberByEmail(
  db: Db,
  landlordId: string,
  email: string,
): Promise<TeamMemberRow | null> {
  const row = await selectMembers(db)
    .where('m.landlord_id', '=', landlordId)
    .where((eb) => eb(eb.fn('lower', ['m.email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row ?? null
}

/** An unanswered invitation by the hash of its token, locked; null when it is used up or taken back. */
export async function lockInvitation(db: Db, tokenHash: string): Promise<TeamMemberRow | null> {
  const found = await db
    .selectFrom('team_members')
    .innerJoin('users as l', 'l.id', 'team_members.landlord_id')
    .select('team_members.id')
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    // It works again when the landlord's account is no longer on hold, if it hasn't ended until then.
    .where('l.frozen_at', 'is', null)
    .forUpdate('team_members')
    .executeTakeFirst()
  if (!found) return null
  return (await selectMembers(db).where('m.id', '=', found.id).executeTakeFirst()) ?? null
}

/** A landlord's team in which somebody works. */
export interface OwnTeamRow {
  id: string
  landlordId: string
  landlordName: string
  role: TeamRole
  /** Null: all listings. */
  groupIds: string[] | null
  /** Single units of other listings; null for none. */
  listingIds: string[] | null
  acceptedAt: Temporal.Instant | null
}

/** The teams in which somebody works, the oldest membership first. */
export async function listTeamsOf(db: Db, memberId: string): Promise<OwnTeamRow[]> {
  return await selectTeamsOf(db, memberId).orderBy('m.accepted_at').orderBy('m.id').execute()
}

/** One's own place in a landlord's team, locked; null when there is none any more. */
export async function lockOwnTeam(trx: Db, memberId: string, landlordId: string): Promise<OwnTeamRow | null> {
  const own = selectTeamsOf(trx, memberId).where('m.landlord_id', '=', landlordId)
  const row = await own.forUpdate('m').executeTakeFirst()
  return row ?? null
}

function selectTeamsOf(db: Db, memberId: string) {
  return db
    .selectFrom('team_members as m')
    .innerJoin('users as l', 'l.id', 'm.landlord_id')
    .select([
      'm.id',
      'm.landlord_id as landlordId',
      'l.name as landlordName',
      'm.role',
      'm.group_ids as groupIds',
      'm.listing_ids as listingIds',
      'm.accepted_at as acceptedAt',
    ])
    .where('m.member_id', '=', memberId)
    .where('m.removed_at', 'is', null)
}

/** Stores an invitation, or renews the open one to the same address; answers its id. */
export async function saveInvitation(
  db: Db,
  invitation: {
    landlordId: string
    email: string
    role: TeamRole
    groupIds: string[] | null
    listingIds: string[] | null
    tokenHash: string
    now: Temporal.Instant
    expiresAt: Temporal.Instant
  },
): Promise<string> {
  const known = await findTeamMemberByEmail(db, invitation.landlordId, invitation.email)
  const values = {
    role: invitation.role,
    group_ids: invitation.groupIds,
    listing_ids: invitation.listingIds,
    token_hash: invitation.tokenHash,
    invited_at: invitation.now,
    expires_at: invitation.expiresAt,
  }
  if (known) {
    await db.updateTable('team_members').set(values).where('id', '=', known.id).execute()
    return known.id
  }
  const { id } = await db
    .insertInto('team_members')
    .values({ landlord_id: invitation.landlordId, email: invitation.email, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes who took an invitation; its token is worth nothing from then on. */
export async function saveAcceptance(
  db: Db,
  id: string,
  memberId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('team_members')
    .set({ member_id: memberId, accepted_at: now, token_hash: null })
    .where('id', '=', id)
    .execute()
}

/** Changes what a member may do. */
export async function saveTeamMember(
  db: Db,
  id: string,
  change: { role: TeamRole; groupIds: string[] | null; listingIds: string[] | null },
): Promise<void> {
  await db
    .updateTable('team_members')
    .set({ role: change.role, group_ids: change.groupIds, listing_ids: change.listingIds })
    .where('id', '=', id)
    .execute()
}

/** Ends a membership, and with it the powers of attorney of the member, or takes an invitation back. */
export async function endMembership(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('team_members')
    .set({ removed_at: now, token_hash: null })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('powers_of_attorney')
    .set({ ended_at: now, end_cause: 'MEMBERSHIP_ENDED' })
    .where('team_member_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Names of the landlord's groups among the given ones, by id. */
export async function listGroupNames(
  db: Db,
  landlordId: string,
  groupIds: readonly string[],
): Promise<{ groupId: string; name: string }[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('groups')
    .select(['id as groupId', 'name'])
    .where('landlord_id', '=', landlordId)
    .where('id', 'in', groupIds)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
}

/** A unit as a landlord chooses it for a member, and of which listing. */
export interface TeamUnitRow {
  listingId: string
  groupId: string
  groupName: string
  name: string
}

/** The landlord's units among the given ones, by id. */
export async function listTeamUnits(
  db: Db,
  landlordId: string,
  listingIds: readonly string[],
): Promise<TeamUnitRow[]> {
  return selectTeamUnits(db, landlordId)
    .where(sql<SqlBool>`u.id = any(${listingIds}::uuid[])`)
    .execute()
}

/** The units of a group of the landlord, those alone whose name or number has the text in it. */
export async function listUnitsToChoose(
  db: Db,
  landlordId: string,
  groupId: string,
  text: string,
): Promise<TeamUnitRow[]> {
  const like = likeContaining(text)
  return selectTeamUnits(db, landlordId)
    .where('u.group_id', '=', groupId)
    .where((eb) => eb.or([eb('u.apartment_name', 'ilike', like), eb('u.external_id', 'ilike', like)]))
    .execute()
}

function selectTeamUnits(db: Db, landlordId: string) {
  return db
    .selectFrom('listings as u')
    .innerJoin('groups as g', 'g.id', 'u.group_id')
    .select(['u.id as listingId', 'u.group_id as groupId', 'g.name as groupName', 'u.apartment_name as name'])
    .where('u.landlord_id', '=', landlordId)
    .where('u.deleted_at', 'is', null)
    .where('g.deleted_at', 'is', null)
    .orderBy('g.name')
    .orderBy('u.apartment_name')
    .orderBy('u.id')
    .limit(MAX_GROUP_SIZE)
}
