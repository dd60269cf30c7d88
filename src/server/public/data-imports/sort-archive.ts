import { isUuid } from '../../../domain/kernel/text.ts'
import { randomUUID } from 'node:crypto'
import { keyColumnOf } from '../../../domain/public/data-imports/import-tables.ts'
import { LIVE_COLUMNS } from '../../../domain/public/data-imports/live-columns.ts'
import {
  type ArchivedBooking,
  type ArchivedRequest,
  type SettledRequests,
  settledRequests,
} from '../../../domain/public/data-imports/requests-over.ts'
import type { Db } from '../../kernel/db/database.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { ArchivedRow, ReadArchive } from './read-archive.ts'
import { listTakenIds } from './write-sql.ts'

/** What has to be known of a whole archive before its first row is written. */
export interface SortedArchive {
  settled: SettledRequests
  /** Tenants of requests that live here. */
  tenants: ReadonlySet<string>
  /** Ids that are taken here, the landlord's among them, by what stands for them. */
  given: ReadonlyMap<string, string>
  /** Those of them by table. */
  givenOf: ReadonlyMap<string, readonly { former: string; given: string }[]>
}

/** Reads an archive once: which requests are over, whom their rows name, and which ids are taken here. */
export async function sortArchive(db: Db, archive: ReadArchive, landlordId: string): Promise<SortedArchive> {
  const requests: (ArchivedRequest & { tenantId: string })[] = []
  const bookings: ArchivedBooking[] = []
  const given = new Map([[archive.manifest.landlordId, landlordId]])
  const givenOf = new Map<string, { former: string; given: string }[]>()
  const give = async (table: string, ids: readonly string[]) => {
    const names = (await listTakenIds(db, table === 'persons' ? 'users' : table, ids)).map((former) => ({
      former,
      given: randomUUID(),
    }))
    for (const name of names) given.set(name.former, name.given)
    givenOf.set(table, names)
  }
  for (const table of Object.keys(LIVE_COLUMNS)) {
    const hasId = keyColumnOf(table) === 'id'
    const ids: string[] = []
    for await (const rows of archive.rows(table))
      for (const row of rows) {
        demandOwn(row, archive.manifest.landlordId)
        if (hasId) ids.push(rowIdIn(row, 'id'))
        if (table === 'listing_requests') requests.push(requestIn(row))
        if (table === 'bookings')
          bookings.push({ id: rowIdIn(row, 'id'), requestId: rowIdIn(row, 'listing_request_id') })
      }
    if (hasId) await give(table, ids)
  }
  const settled = settledRequests(requests, bookings)
  const tenants = new Set(requests.filter(({ id }) => settled.requests.has(id)).map((one) => one.tenantId))
  tenants.delete(archive.manifest.landlordId)
  await give('persons', [...tenants])
  return { settled, tenants, given, givenOf }
}

function requestIn(row: ArchivedRow) {
  const { status_type: statusType, type, extends_booking_id: extended } = row.values
  return {
    id: rowIdIn(row, 'id'),
    bookingRequestId: rowIdIn(row, 'booking_request_id'),
    tenantId: rowIdIn(row, 'tenant_id'),
    statusType: String(statusType),
    type: String(type),
    extendsBookingId: typeof extended === 'string' ? extended : null,
  }
}

/** An id in a row; ImportRefusal where there is none. */
export function rowIdIn({ values, place }: ArchivedRow, column: string): string {
  const id = values[column]
  if (typeof id !== 'string' || !isUuid(id) || id !== id.toLowerCase())
    throw new ImportRefusal('BROKEN_ROW', `${place} ${column}`)
  return id
}

/** Refuses a row that says that it is somebody else's. */
export function demandOwn({ values, place }: ArchivedRow, landlordId: string): void {
  for (const column of ['landlord_id', 'user_id'])
    if (column in values && column === ownerColumn(values) && values[column] !== landlordId)
      throw new ImportRefusal('FOREIGN_ROW', `${place} ${column}`)
}

/** A row without a landlord of its own is that of its user. */
function ownerColumn(values: ArchivedRow['values']): string {
  return 'landlord_id' in values ? 'landlord_id' : 'user_id'
}
