import { sql } from 'kysely'
import { henrike, jana } from '../../src/server/demo/people.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'
import type { Instances } from './matrix-instances.ts'

/** Whose secrets a value gives away; null for the landlord's world as a whole. */
interface Owner {
  landlordId: string
  groupId: string | null
}

type Row = Record<string, unknown>

/** Values that stand in rows of one world alone, so that whoever sees one has seen such a row. */
export interface Markers {
  /** Values of Jana's rows, and of Henrike's. */
  jana: ReadonlySet<string>
  henrike: ReadonlySet<string>
  /** Of Jana's: values of other listings than the one that the limited roles may work on, and of none. */
  otherGroups: ReadonlySet<string>
  /** Of the accounts of that listing, to which its tenants transfer. */
  accounts: ReadonlySet<string>
}

const skipped = new Set(['migrations', 'mails', 'idempotency_keys', 'sessions', 'password_tries'])

/** Reads all tables and sorts what stands in them by whose it is. */
export async function readMarkers(db: Db, listing: Instances): Promise<Markers> {
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
        for (const owner of owned) places.add(`${owner.landlordId} ${owner.groupId ?? ''}`)
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
    otherGroups: only((place) => place.startsWith(jana.id) && !place.endsWith(listing.groupId)).difference(
      wholes,
    ),
    accounts: new Set(accountsOf(tables, listing.groupId).flatMap((row) => [...valuesOf(row)])),
  }
}

function accountsOf(tables: Map<string, Row[]>, groupId: string): Row[] {
  const home = tables.get('groups')?.find(({ id }) => id === groupId)
  const used = [home?.bank_account_id, home?.deposit_bank_account_id]
  return (tables.get('bank_accounts') ?? []).filter(({ id }) => used.includes(id))
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
  const inGroup = (row: Row, groupId: unknown) => [
    { landlordId: String(row.landlord_id), groupId: String(groupId) },
  ]
  know('groups', (row) => inGroup(row, row.id))
  know('listings', (row) => inGroup(row, row.group_id))
  for (const table of ['listing_requests', 'booking_offers', 'bookings'])
    know(table, (row) => inGroup(row, row.group_id))
  const people = new Map<unknown, Owner[]>()
  for (const table of ['listing_requests', 'bookings']) {
    for (const row of tables.get(table) ?? []) {
      people.set(row.tenant_id, [...(people.get(row.tenant_id) ?? []), ...inGroup(row, row.group_id)])
    }
  }
  const teams = Map.groupBy(tables.get('team_members') ?? [], (row) => row.member_id)
  for (const [memberId, rows] of teams) {
    people.set(
      memberId,
      rows.map((row) => ({ landlordId: String(row.landlord_id), groupId: null })),
    )
  }
  for (const { id } of [jana, henrike]) people.set(id, [{ landlordId: id, groupId: null }])
  const ids = ['group_id', 'listing_id', 'listing_request_id', 'booking_id', 'offer_id']
  return (table, row) => {
    if (table === 'groups') return inGroup(row, row.id)
    for (const id of ids) {
      const owners = row[id] && byId.get(row[id])
      if (Array.isArray(owners)) return owners
    }
    if (typeof row.landlord_id === 'string') return [{ landlordId: row.landlord_id, groupId: null }]
    for (const id of table === 'users' ? ['id'] : ['tenant_id', 'user_id', 'actor_id']) {
      const owners = people.get(row[id])
      if (Array.isArray(owners)) return owners
    }
    return []
  }
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
