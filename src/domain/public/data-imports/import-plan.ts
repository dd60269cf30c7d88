/** What an import would do, or has done. */
export interface ImportPlan {
  /** When the archive was made, and by which version. */
  madeAt: string
  productVersion: string
  /** How many rows of each table live here, and how many are kept as history. */
  live: Record<string, number>
  history: Record<string, number>
  /** Requests that are under way in the other installation, and stay history. */
  underWay: number
  /** How many ids of each table were taken here, so that others stand for them. */
  given: Record<string, number>
  /** Members of the team, who have to be invited anew. */
  members: string[]
  files: number
  photos: number
  /** What files and photos take, in bytes. */
  bytes: number
}

/** What the import page counts, in its order, and the tables in which that stands; the words are the page's. */
const COUNTED = [
  { kind: 'HOMES', tables: ['listings'] },
  { kind: 'GROUPS', tables: ['groups'] },
  { kind: 'PHOTOS', tables: ['pictures'] },
  { kind: 'CONTACT_PERSONS', tables: ['contact_persons'] },
  { kind: 'TENANTS', tables: ['persons'] },
  { kind: 'REQUESTS', tables: ['listing_requests'] },
  { kind: 'BOOKINGS', tables: ['bookings'] },
  { kind: 'RENTS', tables: ['rents'] },
  { kind: 'DEPOSITS', tables: ['deposits'] },
  { kind: 'BLOCKS', tables: ['blocks'] },
  { kind: 'CALENDARS', tables: ['calendar_feeds'] },
  { kind: 'DOCUMENTS', tables: ['files'] },
  { kind: 'SAVED_VIEWS', tables: ['saved_views'] },
  { kind: 'INVOICES', tables: ['invoices'] },
  { kind: 'BOOKS', tables: ['ledger_transfers', 'payments', 'refunds', 'payouts'] },
  { kind: 'LOG', tables: ['audit_log'] },
  { kind: 'TEAM', tables: ['team_members'] },
  { kind: 'LINKS', tables: ['calendar_exports', 'webhook_endpoints', 'partner_portal_homes'] },
] as const

/** Something that the import page counts. */
export type ImportKind = (typeof COUNTED)[number]['kind']

/** All that the import page counts. */
export const IMPORT_KINDS: readonly ImportKind[] = COUNTED.map(({ kind }) => kind)

/** Of a kind how many rows live here, and how many are kept as history. */
export interface CountedKind {
  kind: ImportKind
  live: number
  history: number
}

/** The kinds of which an archive has something. */
export function countedKinds({ live, history }: Pick<ImportPlan, 'live' | 'history'>): CountedKind[] {
  return COUNTED.map(({ kind, tables }) => ({
    kind,
    live: sumOf(live, tables),
    history: sumOf(history, tables),
  })).filter((counted) => counted.live + counted.history > 0)
}

function sumOf(counts: Readonly<Record<string, number>>, tables: readonly string[]): number {
  return tables.reduce((sum, table) => sum + (counts[table] ?? 0), 0)
}
