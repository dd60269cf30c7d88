import { sql } from 'kysely'
import type { HandoverState } from '../../../domain/people/handover.ts'
import type { HandoverCount } from '../../../domain/people/handover-table.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** A handover of a landlord's business with the names of both persons. */
export interface HandoverRow {
  id: string
  landlordId: string
  landlordName: string
  receiverEmail: string
  /** Null until they confirmed. */
  receiverId: string | null
  receiverName: string | null
  state: HandoverState
  offeredAt: Temporal.Instant
  endsAt: Temporal.Instant
  confirmedAt: Temporal.Instant | null
  closedAt: Temporal.Instant | null
  counts: HandoverCount[]
}

function selectHandovers(db: Db) {
  return db
    .selectFrom('handovers as h')
    .innerJoin('users as l', 'l.id', 'h.landlord_id')
    .leftJoin('users as r', 'r.id', 'h.receiver_id')
    .select([
      'h.id',
      'h.landlord_id as landlordId',
      sql<string>`l.first_name || ' ' || l.last_name`.as('landlordName'),
      'h.receiver_email as receiverEmail',
      'h.receiver_id as receiverId',
      sql<string | null>`r.first_name || ' ' || r.last_name`.as('receiverName'),
      'h.state',
      'h.offered_at as offeredAt',
      'h.ends_at as endsAt',
      'h.confirmed_at as confirmedAt',
      'h.closed_at as closedAt',
      sql<HandoverCount[]>`h.counts`.as('counts'),
    ])
}

/** Who asks, and by which address they log in. */
interface Concerned {
  id: string
  email: string
}

// Whoever hasn't confirmed yet is found by the address alone, and only as long as the offer is open.
function ofPerson({ id, email }: Concerned) {
  return sql<boolean>`(h.landlord_id = ${id}::uuid or h.receiver_id = ${id}::uuid
    or h.receiver_id is null and h.closed_at is null and lower(h.receiver_email) = lower(${email}))`
}

/** The handovers by and to a person, the last first. */
export async function listHandoversOf(db: Db, person: Concerned): Promise<HandoverRow[]> {
  return selectHandovers(db)
    .where(ofPerson(person))
    .orderBy('h.offered_at', 'desc')
    .orderBy('h.id')
    .limit(50)
    .execute()
}

/** One of them; undefined for any other. */
export async function findHandover(db: Db, person: Concerned, id: string): Promise<HandoverRow | undefined> {
  return selectHandovers(db).where(ofPerson(person)).where('h.id', '=', id).executeTakeFirst()
}

/** The same, locked. */
export async function lockHandover(trx: Db, person: Concerned, id: string): Promise<HandoverRow | undefined> {
  return selectHandovers(trx).where(ofPerson(person)).where('h.id', '=', id).forUpdate('h').executeTakeFirst()
}

/** Stores an offer; answers its id, or null where the landlord has an open one. */
export async function insertHandover(
  trx: Db,
  offer: { landlordId: string; receiverEmail: string; at: Temporal.Instant; endsAt: Temporal.Instant },
): Promise<string | null> {
  const row = await trx
    .insertInto('handovers')
    .values({
      landlord_id: offer.landlordId,
      receiver_email: offer.receiverEmail,
      offered_at: offer.at,
      ends_at: offer.endsAt,
    })
    .onConflict((conflict) => conflict.column('landlord_id').where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** How many offers a landlord has made since then. */
export async function countOffersSince(db: Db, landlordId: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('handovers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('landlord_id', '=', landlordId)
    .where('offered_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that the other person has confirmed, who they are, and the ids of what they take over. */
export async function saveHandoverConfirmed(
  trx: Db,
  id: string,
  { receiverId, ids, at }: { receiverId: string; ids: readonly string[]; at: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable('handovers')
    .set({
      state: 'CONFIRMED',
      receiver_id: receiverId,
      confirmed_at: at,
      confirmed_ids: sql`${[...ids]}::uuid[]`,
    })
    .where('id', '=', id)
    .execute()
}

/** Closes a handover, with what went and stayed where it is done. */
export async function saveHandoverClosed(
  trx: Db,
  id: string,
  closed: {
    state: Exclude<HandoverState, 'OFFERED' | 'CONFIRMED'>
    receiverId: string | null
    counts?: readonly HandoverCount[]
    at: Temporal.Instant
  },
): Promise<void> {
  await trx
    .updateTable('handovers')
    .set({
      state: closed.state,
      receiver_id: closed.receiverId,
      counts: json([...(closed.counts ?? [])]),
      closed_at: closed.at,
    })
    .where('id', '=', id)
    .execute()
}

/** Open offers whose time is over. */
export async function listOverdueHandovers(
  db: Db,
  now: Temporal.Instant,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('handovers')
    .select('id')
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** One of them again, locked; undefined where it was closed meanwhile. */
export async function lockOverdueHandover(
  trx: Db,
  id: string,
  now: Temporal.Instant,
): Promise<HandoverRow | undefined> {
  return selectHandovers(trx)
    .where('h.id', '=', id)
    .where('h.closed_at', 'is', null)
    .where('h.ends_at', '<=', now)
    .forUpdate('h')
    .executeTakeFirst()
}

/** Forgets offers of which nothing came and that were closed before then. */
export async function deleteOldHandovers(db: Db, before: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('handovers')
    .where('state', 'in', ['WITHDRAWN', 'DECLINED', 'ENDED'])
    .where('closed_at', '<', before)
    .execute()
}
