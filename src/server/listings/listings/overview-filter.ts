import type { CurrentStateKind } from '../../../domain/catalogue/listings.ts'
import { type PublicationHistory, publicationHistory } from '../../../domain/listings/listing-order.ts'
import { loadCalendars } from '../occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { type FilterKey, listGroupsOfUnits } from './counts-sql.ts'
import { loadGaps } from './gaps.ts'
import { isInState } from './states.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** What the overview is narrowed to. */
export interface OverviewFilter {
  /** In small letters; '' for all. */
  search: string
  city: string | null
  state: CurrentStateKind | null
  publication: PublicationHistory | null
  archived: boolean
  incomplete: boolean
}

/** The arguments of the overview as they come. */
interface FilterArguments {
  search?: string | null
  city?: string | null
  state?: CurrentStateKind | null
  publication?: PublicationHistory | null
  archived?: boolean | null
  incomplete?: boolean | null
}

/** The filter that arguments stand for. */
export function readFilter(given: FilterArguments): OverviewFilter {
  return {
    search: given.search?.trim().toLowerCase() ?? '',
    city: given.city || null,
    state: given.state ?? null,
    publication: given.publication ?? null,
    archived: given.archived ?? false,
    incomplete: given.incomplete ?? false,
  }
}

/** Whether a filter shows other groups than all that are not archived. */
export function isFiltered(filter: OverviewFilter): boolean {
  return Object.values(filter).some(Boolean)
}

/** The groups that fit, in no particular order; calendars and content are read of those only that the rest leaves. */
export async function filterKeys(
  ctx: Context,
  keys: readonly FilterKey[],
  filter: OverviewFilter,
): Promise<FilterKey[]> {
  const ofUnits = filter.search ? await listGroupsOfUnits(ctx.db, requireViewer(ctx), filter.search) : []
  const withUnit = new Set(ofUnits)
  const matching = keys.filter((key) => matches(key, filter, withUnit))
  const inState = filter.state ? await withState(ctx, matching, filter.state) : matching
  return filter.incomplete ? withGaps(ctx, inState) : inState
}

function matches(
  key: FilterKey,
  { search, city, publication }: OverviewFilter,
  withUnit: ReadonlySet<string>,
): boolean {
  if (city && key.city !== city) return false
  if (publication && historyOf(key) !== publication) return false
  if (!search || withUnit.has(key.groupId)) return true
  return [key.name, key.externalId ?? '', key.address, key.city].some((text) =>
    text.toLowerCase().includes(search),
  )
}

function historyOf({ published, everPublished }: FilterKey): PublicationHistory {
  return publicationHistory({ published, lastPublishedAt: everPublished ? 'once' : null })
}

async function withState(
  ctx: Context,
  keys: readonly FilterKey[],
  kind: CurrentStateKind,
): Promise<FilterKey[]> {
  // A group is one however many units it has (D3).
  if (kind === 'MULTILISTING') return keys.filter((key) => key.partOfGroup)
  const today = ctx.today()
  const calendars = await loadCalendars(
    ctx.db,
    keys.map((key) => key.groupId),
    today,
  )
  return keys.filter((key) =>
    calendars.get(key.groupId)?.some((calendar) => isInState(calendar, kind, today)),
  )
}

async function withGaps(ctx: Context, keys: readonly FilterKey[]): Promise<FilterKey[]> {
  const gaps = await loadGaps(
    ctx.db,
    keys.map((key) => key.groupId),
    ctx.today(),
  )
  return keys.filter((key) => (gaps.get(key.groupId)?.length ?? 0) > 0)
}
