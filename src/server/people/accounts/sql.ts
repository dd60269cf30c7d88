import { type Selectable, sql } from 'kysely'
import { interfaceLanguage, type ProfileLanguage, LANGUAGES } from '../../../domain/catalogue/language.ts'
import type { TeamRole } from '../../../domain/catalogue/people.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { UsersTable } from '../../kernel/db/tables.gen.ts'
import { saveLastSeen } from './session-sql.ts'

const seenMinutes = 5

/** A person's own row. */
export type UserRow = Selectable<UsersTable>

/** The person with that id; null when there is none. */
export async function findUser(source: Source, id: string): Promise<UserRow | null> {
  return (await userById.find(source, { id })) ?? null
}

const userById = statement(
  (db, { id }: { id: string }) => db.selectFrom('users').selectAll().where('id', '=', id),
  { created_at: true, erased_at: true, frozen_at: true, updated_at: true },
)

/** The people with those ids. */
export async function listUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  return await db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/** The person with that email address, whatever its case; null when there is none. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const found = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return found ?? null
}

/** Saves the language that a person has chosen. */
export async function saveLanguage(
  db: Db,
  id: string,
  language: ProfileLanguage,
  now: Temporal.Instant,
): Promise<UserRow> {
  return await db
    .updateTable('users')
    .set({ language, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lets password tries for one account wait for each other until the transaction ends. */
export async function lockPasswordTries(trx: Db, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(trx)
}

/** Notes one password try for an account (S9). */
export async function addPasswordTry(db: Db, account: string, now: Temporal.Instant): Promise<void> {
  await db.insertInto('password_tries').values({ account, tried_at: now }).execute()
}

/** How many passwords were tried for an account since `since`. */
export async function countPasswordTries(db: Db, account: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('password_tries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account', '=', account)
    .where('tried_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Forgets the tries of an account: after a right password, or a new one. */
export async function clearPasswordTries(db: Db, account: string): Promise<void> {
  await db.deleteFrom('password_tries').where('account', '=', account).execute()
}

/** A person's place in a landlord's team. */
interface Membership {
  landlordId: string
  worldName: string
  role: TeamRole
  groupIds: string[] | null
  worldFrozenAt: Temporal.Instant | null
  listingIds: string[] | null
}

/** The viewer of a person's row: in their own world, unless they have none or chose that of the team. */
export function toViewer(
  row: Pick<
    UserRow,
    'id' | 'email' | 'first_name' | 'last_name' | 'landlord' | 'permissions' | 'language' | 'frozen_at'
  >,
  membership: Membership | null = null,
  chosenWorldId: string | null = null,
): Viewer {
  const world = worldOf(row, membership, chosenWorldId)
  const isWorldFrozen = membership?.landlordId === world.landlordId && Boolean(membership?.worldFrozenAt)
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    landlord: row.landlord,
    permissions: row.permissions,
    language: interfaceLanguage(row.language),
    ...world,
    frozen: row.frozen_at ? 'PERSON' : isWorldFrozen ? 'WORLD' : null,
    impersonation: null,
    sessionId: null,
    accessLinkId: null,
    accessToken: null,
  }
}

function worldOf(
  row: Pick<UserRow, 'id' | 'landlord'>,
  membership: Membership | null,
  chosenWorldId: string | null,
): Pick<Viewer, 'landlordId' | 'worldName' | 'role' | 'access' | 'groupIds' | 'listingIds'> {
  const whole = { worldName: null, access: 'FULL', groupIds: null, listingIds: null } as const
  if (membership && (!row.landlord || membership.landlordId === chosenWorldId)) {
    const { worldFrozenAt: _, ...member } = membership
    return { ...member, access: member.role === 'LIMITED' ? 'LIMITED' : 'FULL' }
  }
  return row.landlord
    ? { ...whole, landlordId: row.id, role: 'OWNER' }
    : { ...whole, landlordId: null, role: null }
}

/** The person whose living session has that token, or the landlord as whom it acts; null when there is none. */
export async function findViewerBySession(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<Viewer | null> {
  const row = await sessionOf.find(db, { token, now })
  if (!row) return null
  // Every few minutes are enough for people to see where they are logged in.
  const isStale = Temporal.Instant.compare(row.lastSeenAt, now.subtract({ minutes: seenMinutes })) < 0
  if (isStale) await saveLastSeen(db, row.sessionId, now)
  // Who acts as a landlord does that in the landlord's own world.
  const chosen = row.impersonationId ? null : row.worldId
  const viewer = { ...toViewer(row, membershipOf(row), chosen), sessionId: row.sessionId }
  if (!row.impersonationId || !row.actorId || !row.reason || !row.endsAt) return viewer
  const { impersonationId: id, actorId, personName: actorName, reason, endsAt } = row
  // What staff may do as staff they do as themselves.
  return { ...viewer, permissions: [], impersonation: { id, actorId, actorName, reason, endsAt } }
}

/**
 * A person as whoever asks in each of the worlds that they work in, their own first, for work that is done for them;
 * somebody in none once, and nobody for an id that is nobody's.
 */
export async function listViewers(db: Db, id: string): Promise<Viewer[]> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('team_members as m', (join) =>
      join.onRef('m.member_id', '=', 'u.id').on('m.removed_at', 'is', null),
    )
    .leftJoin('users as w', 'w.id', 'm.landlord_id')
    .select([...PERSON_COLUMNS, ...TEAM_COLUMNS])
    .where('u.id', '=', id)
    .orderBy('m.accepted_at')
    .orderBy('m.id')
    .execute()
  const [person] = rows
  if (!person) return []
  const teams = rows.flatMap((row) => membershipOf(row) ?? [])
  const viewers = teams.map((team) => toViewer(person, team, team.landlordId))
  return person.landlord || viewers.length === 0 ? [toViewer(person), ...viewers] : viewers
}

/** What makes a viewer of a person `u` (toViewer). */
export const PERSON_COLUMNS = [
  'u.id',
  'u.email',
  'u.first_name',
  'u.last_name',
  'u.landlord',
  'u.permissions',
  'u.language',
  'u.frozen_at',
] as const

/** Their place in a team `m` of the landlord `w` (membershipOf). */
const TEAM_COLUMNS = [
  'm.landlord_id as employerId',
  'w.name as employerName',
  'w.frozen_at as worldFrozenAt',
  'm.role',
  'm.group_ids as groupIds',
  'm.listing_ids as listingIds',
] as const

const sessionOf = statement(
  (db, { token, now }: { token: string; now: Temporal.Instant }) =>
    db
      .selectFrom('sessions as s')
      .innerJoin('users as person', 'person.id', 's.user_id')
      .leftJoin('impersonations as i', (join) =>
        join.onRef('i.id', '=', 's.impersonation_id').on('i.ended_at', 'is', null).on('i.ends_at', '>', now),
      )
      .innerJoin('users as u', (join) =>
        join.on((eb) => eb('u.id', '=', eb.fn.coalesce('i.landlord_id', 's.user_id'))),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('team_members as m')
            .innerJoin('users as w', 'w.id', 'm.landlord_id')
            .select(TEAM_COLUMNS)
            .whereRef('m.member_id', '=', 'u.id')
            .where('m.removed_at', 'is', null)
            // The world that was chosen; where that is over, or none was, the team joined first.
            .orderBy(sql`m.landlord_id is distinct from s.world_id`)
            .orderBy('m.accepted_at')
            .orderBy('m.id')
            .limit(1)
            .as('team'),
        (join) => join.onTrue(),
      )
      .select([
        's.id as sessionId',
        's.last_seen_at as lastSeenAt',
        's.world_id as worldId',
        ...PERSON_COLUMNS,
        'team.employerId',
        'team.employerName',
        'team.worldFrozenAt',
        'team.role',
        'team.groupIds',
        'team.listingIds',
        'i.id as impersonationId',
        'i.actor_id as actorId',
        'i.reason',
        'i.ends_at as endsAt',
        'person.name as personName',
      ])
      .where('s.token', '=', token)
      // Nobody is, or acts as, somebody who was erased.
      .where('u.erased_at', 'is', null)
      .where('s.expires_at', '>', now),
  { lastSeenAt: true, endsAt: true, frozen_at: true, worldFrozenAt: true },
)

/** The membership in a row that left-joins team_members. */
function membershipOf(row: {
  employerId: string | null
  employerName: string | null
  worldFrozenAt: Temporal.Instant | null
  role: string | null
  groupIds: string[] | null
  listingIds: string[] | null
}): Membership | null {
  if (!row.employerId) return null
  return {
    landlordId: row.employerId,
    worldName: row.employerName ?? '',
    role: row.role === 'MANAGER' ? 'MANAGER' : 'LIMITED',
    groupIds: row.groupIds,
    worldFrozenAt: row.worldFrozenAt,
    listingIds: row.listingIds,
  }
}

/** Deletes ended sessions, links and logins begun, and password tries that no longer count; answers how many rows. */
export async function deleteOldLogins(db: Db, now: Temporal.Instant): Promise<number> {
  const sessions = await db.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst()
  const links = await db.deleteFrom('verifications').where('expires_at', '<', now).executeTakeFirst()
  const tries = await db
    .deleteFrom('password_tries')
    .where('tried_at', '<', now.subtract({ hours: 1 }))
    .executeTakeFirst()
  const steps = await db.deleteFrom('login_steps').where('expires_at', '<', now).executeTakeFirst()
  const signUps = await db.deleteFrom('sign_ups').where('expires_at', '<', now).executeTakeFirst()
  const deleted = [sessions, links, tries, steps, signUps].map(({ numDeletedRows }) => Number(numDeletedRows))
  return deleted.reduce((sum, count) => sum + count, 0)
}

/** The hash of a person's password; null for somebody without one. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

/** Saves the hash of a new password, also of somebody who has had none. */
export async function savePasswordHash(
  db: Db,
  userId: string,
  password: string,
  now: Temporal.Instant,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await insertPasswordHash(db, userId, password)
}

/** Adds the way in by a password, with its hash; null: it is still to be chosen. */
export async function insertPasswordHash(db: Db, userId: string, password: string | null): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ user_id: userId, account_id: userId, provider_id: 'credential', password })
    .execute()
}

/** Saves what a person says about themselves. */
export async function saveProfile(
  db: Db,
  id: string,
  profile: { firstName: string; lastName: string; phone: string | null },
  now: Temporal.Instant,
): Promise<UserRow> {
  return await db
    .updateTable('users')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      name: `${profile.firstName} ${profile.lastName}`,
      phone: profile.phone,
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const known = LANGUAGES.map((language) => `'${language}'`).join(', ')

/** SQL for the language of mails to the person whose row of `users` is `alias`, as `mailLanguage` has it. */
export function mailLanguageOf(alias: 't' | 'l' | 'u'): string {
  return `case when ${alias}.language in (${known}) then ${alias}.language else 'en' end`
}
