import { sql } from 'kysely'
import { henrike, jana } from '../../src/server/demo/people.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'
import type { Instances } from './matrix-instances.ts'

/** Whose secrets a value gives away; null for the landlord's world as a whole. */
interface Owner {
  landlordId: string
  groupId: string | null
  /** Of a house of several units; `NONE` for a request that none is named for, null for what is not about a unit. */
  unitId: string | null
}

type Row = Record<string, unknown>

/** Values that stand in rows of one world alone, so that whoever sees one has seen such a row. */
export interface Markers {
  /** Values of Jana's rows, and of Henrike's. */
  jana: ReadonlySet<string>
  henrike: ReadonlySet<string>
  /** Of Jana's: values of other listings than the one that the limited roles may work on, and of none. */
  otherGroups: ReadonlySet<string>
  /** Of Jana's: values of other units than the one of a house that somebody may work on, and of other listings. */
  otherUnits: ReadonlySet<string>
  /** Of the accounts of that listing, to which its tenants transfer. */
  accounts: ReadonlySet<string>
  /** Of the powers of attorney with which contracts of that listing were signed: its tenants read who signs for whom. */
  powers: ReadonlySet<string>
}

const skipped = new Set(['migrations', 'mails', 'idempotency_keys', 'sessions', 'password_tries'])

/** Reads all tables and sorts what stands in them by whose it is. */
export async function readMarkers(db: Db, listing: Instances, house: Instances): Promise<Markers> {
  const tables = await readTables(db)
  const owners = ownersOf(tables)
  const found = new Map<string, Set<string>>()
  const wholes = new Set<string>()
  for (const [table, rows] of tables) {
    for (const row of rows) {
      const owned = owners(table, row)
      for (const value of valuesOf(row)) {
        const places = found.get(value) ?? new Set()
        found.set(value, places)
        for (const owner of owned)
          places.add(`${owner.landlordId} ${owner.groupId ?? ''} ${owner.unitId ?? ''}`)
        if (owned.length === 0) places.add('anybody')
        if (table === 'users') wholes.add(value)
      }
    }
  }
  const only = (isTheirs: (place: string) => boolean) =>
    new Set([...found].filter(([, places]) => [...places].every(isTheirs)).map(([value]) => value))
  return {
    jana: only((place) => place.startsWith(jana.id)),
    henrike: only((place) => place.startsWith(henrike.id)),
    otherGroups: only(
      (place) => place.startsWith(jana.id) && !place.includes(` ${listing.groupId} `),
    ).difference(wholes),
    otherUnits: only((place) => {
      const [landlordId, groupId, unitId] = place.split(' ')
      if (landlordId !== jana.id) return false
      return groupId === house.groupId ? unitId !== '' && unitId !== house.listingId : groupId !== ''
    }),
    accounts: new Set(accountsOf(tables, listing.groupId).flatMap((row) => [...valuesOf(row)])),
    powers: new Set(powersOf(tables, listing.groupId).flatMap((row) => [...valuesOf(row)])),
  }
}

function accountsOf(tables: Map<string, Row[]>, groupId: string): Row[] {
  const home = tables.get('groups')?.find(({ id }) => id === groupId)
  const used = [home?.bank_account_id, home?.deposit_bank_account_id]
  return (tables.get('bank_accounts') ?? []).filter(({ id }) => used.includes(id))
}

function powersOf(tables: Map<string, Row[]>, groupId: string): Row[] {
  const named = (table: string, column: string, values: readonly unknown[]) =>
    (tables.get(table) ?? []).filter((row) => values.includes(row[column]))
  const offers = named('booking_offers', 'group_id', [groupId]).map(({ id }) => id)
  const procedures = named('signature_procedures', 'offer_id', offers).map(({ id }) => id)
  const used = named('signers', 'procedure_id', procedures).map(({ power_id }) => power_id)
  return named('powers_of_attorney', 'id', used)
}

async function readTables(db: Db): Promise<Map<string, Row[]>> {
  const { rows: names } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const tables = new Map<string, Row[]>()
  for (const { name } of names) {
    if (skipped.has(name)) continue
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db)
    tables.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return tables
}

/** Finds whose a row is: by its own columns, or by the group, unit, request or person that it names. */
function ownersOf(tables: Map<string, Row[]>): (table: string, row: Row) => Owner[] {
  const byId = new Map<unknown, Owner[]>()
  const know = (table: string, ownerOf: (row: Row) => Owner[]) => {
    for (const row of tables.get(table) ?? [])
      byId.set(row.id, [...(byId.get(row.id) ?? []), ...ownerOf(row)])
  }
  const units = unitsOfRequests(tables)
  const unitOf = (table: string, row: Row): string | null => {
    if (table === 'listings') return String(row.id)
    if (typeof row.listing_id === 'string') return row.listing_id
    return table === 'listing_requests' ? (units.get(row.id) ?? 'NONE') : null
  }
  const inGroup = (row: Row, groupId: unknown, table = '') => [
    { landlordId: String(row.landlord_id), groupId: String(groupId), unitId: unitOf(table, row) },
  ]
  know('groups', (row) => inGroup(row, row.id))
  know('listings', (row) => inGroup(row, row.group_id, 'listings'))
  for (const table of ['listing_requests', 'booking_offers', 'bookings'])
    know(table, (row) => inGroup(row, row.group_id, table))
  know('key_handovers', (row) => byId.get(row.booking_id) ?? [])
  const people = new Map<unknown, Owner[]>()
  for (const table of ['listing_requests', 'bookings']) {
    for (const row of tables.get(table) ?? []) {
      people.set(row.tenant_id, [...(people.get(row.tenant_id) ?? []), ...inGroup(row, row.group_id, table)])
    }
  }
  const teams = Map.groupBy(tables.get('team_members') ?? [], (row) => row.member_id)
  for (const [memberId, rows] of teams) {
    people.set(
      memberId,
      rows.map((row) => ({ landlordId: String(row.landlord_id), groupId: null, unitId: null })),
    )
  }
  for (const { id } of [jana, henrike]) people.set(id, [{ landlordId: id, groupId: null, unitId: null }])
  const ids = ['listing_id', 'listing_request_id', 'booking_id', 'offer_id', 'handover_id', 'group_id']
  return (table, row) => {
    if (table === 'groups') return inGroup(row, row.id)
    if (['listings', 'listing_requests'].includes(table)) return inGroup(row, row.group_id, table)
    for (const id of ids) {
      const owners = row[id] && byId.get(row[id])
      if (Array.isArray(owners)) return owners
    }
    if (typeof row.landlord_id === 'string')
      return [{ landlordId: row.landlord_id, groupId: null, unitId: null }]
    for (const id of table === 'users' ? ['id'] : ['tenant_id', 'user_id', 'actor_id']) {
      const owners = people.get(row[id])
      if (Array.isArray(owners)) return owners
    }
    return []
  }
}

/** The unit of each request that has one: by its booking, the days held for it, or the stay that it goes on from. */
function unitsOfRequests(tables: Map<string, Row[]>): Map<unknown, string> {
  const offers = new Map((tables.get('booking_offers') ?? []).map((row) => [row.id, row]))
  const bookings = new Map((tables.get('bookings') ?? []).map((row) => [row.id, row]))
  const units = new Map<unknown, string>()
  for (const row of tables.get('listing_requests') ?? []) {
    const extended = bookings.get(row.extends_booking_id)
    if (extended) units.set(row.id, String(extended.listing_id))
  }
  for (const row of tables.get('occupancies') ?? [])
    units.set(offers.get(row.offer_id)?.listing_request_id, String(row.listing_id))
  for (const row of bookings.values()) units.set(row.listing_request_id, String(row.listing_id))
  return units
}

// The same words for everybody.
const standardTexts = new Set(['consent_text', 'user_agent', 'contract_name', 'action'])
// Names of platforms stand in everybody's texts.
const platforms = new Set(['Booking.com', 'Google Calendar', 'Apple Calendar'])
const shortest = 7
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** Texts of some length and all ids in them; words of the catalogue and days tell nothing. */
function* valuesOf(row: Row): Generator<string> {
  for (const [column, value] of Object.entries(row)) {
    if (standardTexts.has(column) || (typeof value === 'string' && platforms.has(value))) continue
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    yield* text.match(uuid) ?? []
    if (typeof value === 'string' && value.length >= shortest && !/^[A-Z_]+$|^\d{4}-\d\d-\d\d/.test(value))
      yield value
  }
}

/** All values of an answer that may be markers. */
export function* valuesIn(answer: unknown): Generator<string> {
  if (typeof answer === 'string') {
    yield answer
    yield* answer.match(uuid) ?? []
  } else if (typeof answer === 'object' && answer !== null) {
    for (const value of Object.values(answer)) yield* valuesIn(value)
  }
}
