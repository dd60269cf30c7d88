import { sql, type Selectable } from 'kysely'
import type { PortalPlace } from '../../../domain/catalogue/portals.ts'
import type { PortalInput } from '../../../domain/calendars/portal-input.ts'
import type { PortalRules } from '../../../domain/calendars/portal-verdict.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { PartnerPortalsTable } from '../../kernel/db/tables.gen.ts'

/** A partner portal. */
export type PortalRow = Selectable<PartnerPortalsTable>

/** A portal with how it asks. */
export interface AskedPortalRow extends PortalRow {
  fetchedAt: Temporal.Instant | null
  homes: number
}

/** The portals, the living ones first, by name; those that ended before an instant are left out. */
export async function listPortals(db: Db, endedAfter: Temporal.Instant): Promise<AskedPortalRow[]> {
  return portals(db)
    .where((eb) => eb.or([eb('p.revoked_at', 'is', null), eb('p.revoked_at', '>', endedAfter)]))
    .orderBy(sql`p.revoked_at is not null`)
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
}

/** A portal by its id, or undefined. */
export async function findPortal(db: Db, id: string): Promise<PortalRow | undefined> {
  return db.selectFrom('partner_portals').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A portal by its id with how it asks, or undefined. */
export async function findAskedPortal(db: Db, id: string): Promise<AskedPortalRow | undefined> {
  return portals(db).where('p.id', '=', id).executeTakeFirst()
}

function portals(db: Db) {
  return db
    .selectFrom('partner_portals as p')
    .selectAll('p')
    .select([
      sql<Temporal.Instant | null>`(select max(f.at) from partner_portal_fetches f where f.portal_id = p.id)`.as(
        'fetchedAt',
      ),
      sql<number>`(select count(*)::integer from partner_portal_homes h
        where h.portal_id = p.id and h.state = 'SENT')`.as('homes'),
    ])
}

/** The portals that have not ended, by name. */
export async function listLivingPortals(db: Db): Promise<PortalRow[]> {
  const living = db.selectFrom('partner_portals').selectAll().where('revoked_at', 'is', null)
  return living.orderBy('name').orderBy('id').execute()
}

/** Locks a portal that has not ended; undefined for any other. */
export async function lockPortal(db: Db, id: string): Promise<PortalRow | undefined> {
  return db
    .selectFrom('partner_portals')
    .selectAll()
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** How many portals have not ended. */
export async function countLivingPortals(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('partner_portals')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Whether a place that only one portal may have is another portal's. */
export async function isPlaceTaken(db: Db, place: PortalPlace, exceptId: string | null): Promise<boolean> {
  if (place === 'STUDENT_CHANNEL' || place === 'OTHER') return false
  const living = db.selectFrom('partner_portals').select('id').where('revoked_at', 'is', null)
  const rows = await living.where('place', '=', place).execute()
  return rows.some(({ id }) => id !== exceptId)
}

/** Adds a portal; answers its id. */
export async function insertPortal(db: Db, input: PortalInput, now: Temporal.Instant): Promise<string> {
  const { id } = await db
    .insertInto('partner_portals')
    .values({
      ...columnsOf(input),
      created_at: now,
      changed_at: now.round({ smallestUnit: 'second', roundingMode: 'floor' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores what staff say about a locked portal. */
export async function savePortal(
  db: Db,
  id: string,
  input: PortalInput,
  changedAt: Temporal.Instant,
): Promise<void> {
  const columns = { ...columnsOf(input), changed_at: changedAt }
  await db.updateTable('partner_portals').set(columns).where('id', '=', id).execute()
}

function columnsOf({ providerNumber, minPictures, isPaused, ...input }: PortalInput) {
  return {
    ...input,
    provider_number: providerNumber,
    min_pictures: minPictures,
    state: isPaused ? ('PAUSED' as const) : ('ACTIVE' as const),
  }
}

/** Gives a locked portal its next link. */
export async function saveNextLink(db: Db, id: string): Promise<void> {
  await db
    .updateTable('partner_portals')
    .set((eb) => ({ link_number: eb('link_number', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Ends a locked portal, and forgets what it was told. */
export async function endPortal(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('partner_portals')
    .set({ state: 'REVOKED', revoked_at: now })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('partner_portal_homes').where('portal_id', '=', id).execute()
}

/** What of a portal decides which homes it gets. */
export function rulesOf(portal: PortalRow): PortalRules {
  return {
    place: portal.place,
    isPaused: portal.state === 'PAUSED',
    format: portal.format,
    countries: portal.countries,
    minPictures: portal.min_pictures,
  }
}
