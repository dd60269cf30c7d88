import type { Db } from '../../kernel/db/database.ts'
import { pictureColumns } from '../../listings/pictures/sql.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { ImportedContents } from './keep-archived-contents.ts'
import type { ArchivedRow } from './read-archive.ts'
import { insertImportedNames, nextRequestNumbers } from './write-sql.ts'

interface OwnTarget {
  trx: Db
  me: string
  contents: ImportedContents
  sorted: { settled: { requests: ReadonlySet<string> } }
}

/** What this installation itself makes of rows, in their order: where contents lie, whose they are, numbers. */
export async function ownValues(
  target: OwnTarget,
  table: string,
  rows: readonly ArchivedRow[],
): Promise<Record<string, unknown>[]> {
  switch (table) {
    case 'files':
      return rows.map((row) => fileValues(target, row))
    case 'pictures':
      return rows.map((row) => pictureValues(target, row))
    case 'blocks':
      return rows.map(({ values }) => ({ source: values['source'] === 'ics' ? 'ics' : 'own' }))
    case 'booking_requests':
      // Who has not been accepted has shown neither.
      return rows.map(({ values }) => ({ email: values['email'] ?? '', phone: values['phone'] ?? '' }))
    case 'listing_requests':
      return await requestNumbers(target, rows)
    default:
      return rows.map(() => ({}))
  }
}

const FLOOR_PLAN_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']

function fileValues({ me, contents }: OwnTarget, { values, place }: ArchivedRow): Record<string, unknown> {
  const content = contents.files.get(String(values['id']))
  if (content && content.bytes !== values['size']) throw new ImportRefusal('BROKEN_ROW', `${place} size`)
  const isFloorPlan = values['type'] === 'FLOOR_PLAN'
  // A floor plan is shown in the browser, so it is nothing that can hold scripts.
  if (isFloorPlan && !FLOOR_PLAN_TYPES.includes(String(values['content_type'])))
    throw new ImportRefusal('BROKEN_ROW', `${place} content_type`)
  return {
    created_by: me,
    is_public: isFloorPlan && values['is_public'] === true,
    storage_key: content?.key ?? contents.keyOfNothing(),
  }
}

function pictureValues({ contents }: OwnTarget, { values }: ArchivedRow): Record<string, unknown> {
  const painted = contents.photos.get(String(values['id']))
  if (painted) return pictureColumns(painted)
  const sized = ['thumbnail_url', 'small_url', 'medium_url', 'large_url'].map((column) => [
    column,
    pathOf(values[column]),
  ])
  return { ...Object.fromEntries(sized), storage_key: null, master_key: null, bytes: null }
}

/** A photo that never was in this product's storage is one of the installation itself: an address of another is none. */
function pathOf(address: unknown): string {
  return typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : ''
}

async function requestNumbers(
  { trx, me, sorted }: OwnTarget,
  rows: readonly ArchivedRow[],
): Promise<Record<string, unknown>[]> {
  const numbers = await nextRequestNumbers(trx, rows.length)
  const named = rows.flatMap(({ values }, at) =>
    sorted.settled.requests.has(String(values['id']))
      ? [{ former: String(values['user_friendly_id']), given: numbers[at] ?? '' }]
      : [],
  )
  await insertImportedNames(trx, me, 'listing_requests.user_friendly_id', named)
  return numbers.map((number) => ({ user_friendly_id: number }))
}
