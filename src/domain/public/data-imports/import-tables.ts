import { WORLD_TABLES } from '../data-exports/world-tables.ts'
import { LIVE_COLUMNS } from './live-columns.ts'

/** What becomes of a table: its rows live here, are worked out from others, or are kept as history. */
export type TableFate = 'LIVE' | 'COUNTED' | 'HISTORY'

/** Tables that the database works out from bookings. */
const COUNTED_TABLES: readonly string[] = ['booking_months']

/** All tables that an archive may have, those that live here first. */
export const IMPORT_TABLES: readonly string[] = [
  'persons',
  ...Object.keys(LIVE_COLUMNS),
  ...Object.keys(WORLD_TABLES).filter((table) => !(table in LIVE_COLUMNS)),
]

/** What becomes of a table. */
export function fateOf(table: string): TableFate {
  if (table in LIVE_COLUMNS || table === 'persons') return 'LIVE'
  return COUNTED_TABLES.includes(table) ? 'COUNTED' : 'HISTORY'
}

/**
 * Columns whose value isn't taken over, each with what stands here instead. Nobody makes themselves trusted, public,
 * cheaper or done by what an archive says; `MADE_HERE` is what this installation makes itself.
 */
export const RESET_COLUMNS: Readonly<Record<string, { to: unknown } | 'MADE_HERE'>> = {
  // Whoever imported a file is who brought it: what Mezzo wrote itself is shown in the browser, what people bring isn't.
  'files.created_by': 'MADE_HERE',
  // Floor plans alone may be public.
  'files.is_public': 'MADE_HERE',
  'files.storage_key': 'MADE_HERE',
  // Tags are given by staff, and so is an exemption from a region's shortest stay.
  'groups.labels': { to: [] },
  'groups.min_booking_duration_exemption': { to: false },
  'groups.landlord_fee_percent': { to: 10 },
  // Homes come as they are, and nobody sees them before the landlord publishes them here.
  'groups.is_public': { to: false },
  'listings.published': { to: false },
  'listings.hidden_by_freeze': { to: null },
  // Photos are painted here.
  'pictures.storage_key': 'MADE_HERE',
  'pictures.master_key': 'MADE_HERE',
  'pictures.thumbnail_url': 'MADE_HERE',
  'pictures.small_url': 'MADE_HERE',
  'pictures.medium_url': 'MADE_HERE',
  'pictures.large_url': 'MADE_HERE',
  'pictures.width': 'MADE_HERE',
  'pictures.height': 'MADE_HERE',
  'pictures.placeholder': 'MADE_HERE',
  'pictures.bytes': 'MADE_HERE',
  // No process of this installation reads it at the moment, whatever the other one was doing.
  'calendar_feeds.lease': { to: null },
  'calendar_feeds.leased_until': { to: null },
  // Partners of the other installation keep nothing up to date here: their blocks are the landlord's own.
  'blocks.source': 'MADE_HERE',
  // Its own sequence gives numbers, or the next request here would find its own taken.
  'listing_requests.user_friendly_id': 'MADE_HERE',
  // Nobody was checked by this installation.
  'listing_requests.verification_needed': { to: false },
  'listing_requests.verification_done_at': { to: null },
  'listing_requests.verified_contract_at': { to: null },
  'listing_requests.identity_needed': { to: false },
  'listing_requests.solvency_needed': { to: false },
  'listing_requests.solvency_waived_at': { to: null },
  // What is imported is over, or booked.
  'listing_requests.landlord_status': { to: 'OTHER' },
  'listing_requests.sort_group': { to: 5 },
  'listing_requests.paused': { to: false },
  'booking_offers.generating': { to: false },
  // The fee of such a stay is the other installation's, and what goes through the product went through that one.
  'bookings.skip_invoice_generation': { to: true },
  'rents.through_product': { to: false },
}

/** The columns of a table that are reset, with what they become, but for those that are made here. */
export function resetsOf(table: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(RESET_COLUMNS).flatMap(([name, reset]) =>
      name.startsWith(`${table}.`) && reset !== 'MADE_HERE' ? [[name.slice(table.length + 1), reset.to]] : [],
    ),
  )
}

/** Columns that name a row of another table without a key of the database, and which. */
export const NAMING_COLUMNS: Readonly<Record<string, string>> = {
  'listing_requests.suppressing_booking_request_id': 'booking_requests',
  'listing_requests.suppressing_listing_request_id': 'listing_requests',
}

/** The column that tells rows of a table apart. */
export function keyColumnOf(table: string): string | null {
  const columns = LIVE_COLUMNS[table] ?? []
  return KEY_COLUMNS.find((column) => columns.includes(column)) ?? null
}

const KEY_COLUMNS = ['id', 'file_id', 'listing_request_id', 'stay_id', 'booking_id']
