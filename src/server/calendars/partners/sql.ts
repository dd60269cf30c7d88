import { sql } from 'kysely'
import { PARTNER_SOURCES, type PartnerSource } from '../../../domain/catalogue/calendars.ts'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Quarantine } from '../../../domain/calendars/feed-state.ts'
import type { KnownPartnerStay } from '../../../domain/calendars/partner-sync.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { waitsForWord } from '../feeds/conflicts-sql.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** A unit that a partner may have something to say about. */
export interface PartnerUnitRow {
  listingId: string
  groupId: string
  landlordId: string
  externalId: string | null
  country: string
  labels: Tag[]
}

const unitColumns = sql`u.id as "listingId", u.group_id as "groupId", u.landlord_id as "landlordId",
  u.external_id as "externalId", g.country, g.labels`

/**
 * Units whose labels let something come from a partner, or of which something came; those first that were asked
 * longest ago, and none that was asked since.
 */
export async function listUnitsToSync(
  db: Db,
  { askedBefore, limit }: { askedBefore: Temporal.Instant; limit: number },
): Promise<PartnerUnitRow[]> {
  const { rows } = await sql<PartnerUnitRow>`
    select ${unitColumns}
    from listings u
    join groups g on g.id = u.group_id
    left join lateral (
      select min(s.checked_at) as checked_at from partner_sources s where s.listing_id = u.id
    ) s on true
    where u.deleted_at is null and g.deleted_at is null
      and (s.checked_at is not null
        or g.labels && array['PARTNER_SYNC_ENABLED', 'ALWAYS_SYNC_WITH_PROPERTY_PORTAL']
          and not g.labels && array['NO_PARTNER_SYNC'])
      and (s.checked_at is null or s.checked_at < ${askedBefore}::timestamptz)
    order by s.checked_at nulls first, u.id
    limit ${limit}`.execute(db)
  return rows
}

/** A unit as it is now; null once it is deleted. */
export async function findUnitToSync(db: Db, listingId: string): Promise<PartnerUnitRow | null> {
  const { rows } = await sql<PartnerUnitRow>`
    select ${unitColumns}
    from listings u
    join groups g on g.id = u.group_id
    where u.id = ${listingId}::uuid and u.deleted_at is null and g.deleted_at is null`.execute(db)
  return rows[0] ?? null
}

/** A unit with its labels that the viewer may see; null when there is none. */
export async function findPartnerUnit(
  db: Db,
  viewer: Viewer,
  listingId: string,
): Promise<PartnerUnitRow | null> {
  const { rows } = await sql<PartnerUnitRow>`
    select ${unitColumns}
    from listings u
    join groups g on g.id = u.group_id
    where u.id = ${listingId}::uuid and ${inFullWorld(viewer, 'u.landlord_id', 'u.group_id', 'u.id')}
      and u.deleted_at is null and g.deleted_at is null`.execute(db)
  return rows[0] ?? null
}

/** A unit as mails name it. */
export async function findUnitOfNotice(
  db: Db,
  listingId: string,
): Promise<{ name: string; partOfGroup: boolean } | undefined> {
  return db
    .selectFrom('listings as u')
    .innerJoin('groups as g', 'g.id', 'u.group_id')
    .select(['u.apartment_name as name', 'g.part_of_group as partOfGroup'])
    .where('u.id', '=', listingId)
    .executeTakeFirst()
}

/** When a source was asked for a unit, and how it answers. */
export interface PartnerStateRow {
  source: PartnerSource
  checkedAt: Temporal.Instant | null
  answeredAt: Temporal.Instant | null
  failingSince: Temporal.Instant | null
  quarantine: Quarantine | null
  blocks: number
  /** Blocks of it that share days with a booking or hold and wait for a word. */
  conflicts: number
}

/** The state of each source for a unit; one that was never asked is there without times. */
export async function listPartnerStates(db: Db, listingId: string, today: Day): Promise<PartnerStateRow[]> {
  const { rows } = await sql<
    Omit<PartnerStateRow, 'quarantine'> & {
      quarantineSince: Temporal.Instant | null
      quarantineAnswers: number | null
    }
  >`
    select names.source, s.checked_at as "checkedAt", s.answered_at as "answeredAt",
      s.failing_since as "failingSince", s.quarantine_since as "quarantineSince",
      s.quarantine_answers as "quarantineAnswers",
      (select count(*)::integer from partner_blocks b
        where b.listing_id = ${listingId}::uuid and b.source = names.source) as blocks,
      (select count(*)::integer from blocks k
        where k.listing_id = ${listingId}::uuid and k.source = names.source and ${waitsForWord(today)}) as conflicts
    from unnest(${[...PARTNER_SOURCES]}::text[]) with ordinality as names (source, place)
    left join partner_sources s on s.listing_id = ${listingId}::uuid and s.source = names.source
    order by names.place`.execute(db)
  return rows.map(({ quarantineSince, quarantineAnswers, ...row }) => ({
    ...row,
    quarantine: quarantineSince ? { since: quarantineSince, answers: quarantineAnswers ?? 0 } : null,
  }))
}

/** What a unit's blocks of one source are at the partner. */
export async function listPartnerBlocks(
  db: Db,
  listingId: string,
  source: PartnerSource,
): Promise<KnownPartnerStay[]> {
  const { rows } = await sql<{
    blockId: string
    externalId: string
    addedAt: Temporal.Instant
    from: Day
    to: Day
  }>`
    select p.block_id as "blockId", p.external_id as "externalId", k.created_at as "addedAt",
      lower(k.days)::text as "from", (upper(k.days) - 1)::text as "to"
    from partner_blocks p
    join blocks k on k.id = p.block_id
    where p.listing_id = ${listingId}::uuid and p.source = ${source}
    order by k.days, p.external_id`.execute(db)
  return rows
}

/** Keeps which new block is which of the partner's. */
export async function insertPartnerBlocks(
  db: Db,
  about: { listingId: string; source: PartnerSource },
  blocks: readonly { blockId: string; externalId: string }[],
): Promise<void> {
  if (blocks.length === 0) return
  await db
    .insertInto('partner_blocks')
    .values(
      blocks.map(({ blockId, externalId }) => ({
        block_id: blockId,
        listing_id: about.listingId,
        source: about.source,
        external_id: externalId,
      })),
    )
    .execute()
}

/** Lets blocks stand beside the bookings and holds whose days they share: they are no stays of somebody else. */
export async function keepBeside(db: Db, blockIds: readonly string[]): Promise<void> {
  if (blockIds.length === 0) return
  await sql`
    update blocks k
    set kept_beside = coalesce((
      select array_agg(o.offer_id order by o.offer_id) from occupancies o
      where o.listing_id = k.listing_id and o.days && k.days
    ), '{}')
    where k.id = any(${blockIds}::uuid[])`.execute(db)
}

/** Writes down an answer of a source for a unit. */
export async function saveAnswer(
  db: Db,
  about: { listingId: string; landlordId: string; source: PartnerSource },
  { at, quarantine }: { at: Temporal.Instant; quarantine: Quarantine | null },
): Promise<void> {
  const answer = {
    checked_at: at,
    answered_at: at,
    failing_since: null,
    quarantine_since: quarantine?.since ?? null,
    quarantine_answers: quarantine?.answers ?? 0,
  }
  await db
    .insertInto('partner_sources')
    .values({
      listing_id: about.listingId,
      landlord_id: about.landlordId,
      source: about.source,
      ...answer,
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'source']).doUpdateSet(answer))
    .execute()
}

/** Writes down that a source did not answer for a unit; what came before stays. */
export async function saveFailure(
  db: Db,
  about: { listingId: string; source: PartnerSource },
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into partner_sources (listing_id, landlord_id, source, checked_at, failing_since)
    select u.id, u.landlord_id, ${about.source}, ${at}::timestamptz, ${at}::timestamptz
    from listings u where u.id = ${about.listingId}::uuid
    for share
    on conflict (listing_id, source) do update
    set checked_at = excluded.checked_at,
      failing_since = coalesce(partner_sources.failing_since, excluded.failing_since)`.execute(db)
}

/** Forgets that a source was ever asked for a unit. */
export async function deletePartnerSource(db: Db, listingId: string, source: PartnerSource): Promise<void> {
  await db
    .deleteFrom('partner_sources')
    .where('listing_id', '=', listingId)
    .where('source', '=', source)
    .execute()
}
