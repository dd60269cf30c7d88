import { collatorOf, windowOfListings } from '../../domain/listing-order.ts'
import { loadCalendars } from '../availability/calendars.ts'
import { requireViewer } from '../booking-requests/command.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { findOverviewStart, type GroupKey } from './counts-sql.ts'
import { listingType } from './listing-type.ts'
import { loadOverviewGroups, overviewKeys } from './loaders.ts'
import { findGroup, type GroupRow } from './sql.ts'
import { isVacantSoon } from './states.ts'

const longestPage = 100

interface ListingPage {
  total: number
  /** All groups, or at least those up to the window's end. */
  keys: GroupKey[]
  cities: string[]
  offset: number
  limit: number
}

const pageType = builder.objectRef<ListingPage>('ListingPage').implement({
  policy: 'visible',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ total }) => total }),
    nodes: t.field({ type: [listingType], resolve: (page, _, ctx) => groupsInWindow(ctx, page) }),
    cities: t.exposeStringList('cities'),
  }),
})

async function groupsInWindow(ctx: Context, { keys, offset, limit }: ListingPage): Promise<GroupRow[]> {
  const wanted = windowOfListings(keys.map(toSorted), ctx.language, { offset, limit })
  return loadOverviewGroups(
    ctx,
    wanted.map((key) => key.groupId),
  )
}

builder.queryField('landlordListings', (t) =>
  t.field({
    type: pageType,
    policy: 'limited',
    scope: 'listings:read',
    description: 'Groups of the landlord sorted as D4 says; a window of them.',
    args: {
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
      search: t.arg.string(),
      city: t.arg.string(),
      state: t.arg.string(),
    },
    resolve: async (_, args, ctx) => {
      const offset = Math.max(0, args.offset ?? 0)
      const limit = Math.min(longestPage, Math.max(1, args.limit ?? 50))
      const search = args.search?.trim().toLowerCase()
      if (offset === 0 && !search && !args.city && args.state !== 'VACANT_SOON') {
        const { total, cities, keys } = await findOverviewStart(ctx.db, requireViewer(ctx), limit)
        return { total, keys, cities: inOrder(ctx, cities), offset, limit }
      }
      const keys = await overviewKeys(ctx)
      const found = keys.filter((key) => matches(key, search, args.city))
      const shown = args.state === 'VACANT_SOON' ? await vacantSoon(ctx, found) : found
      const cities = inOrder(ctx, new Set(keys.map((key) => key.city)))
      return { total: shown.length, keys: shown, cities, offset, limit }
    },
  }),
)

function inOrder(ctx: Context, cities: Iterable<string>): string[] {
  return [...cities].toSorted(collatorOf(ctx.language).compare)
}

/** What a group is sorted by: its identifier is the external id of a single listing, else its name. */
function toSorted(key: GroupKey) {
  const { groupId, partOfGroup, name, externalId, counts } = key
  return { groupId, externalId: partOfGroup ? null : externalId, apartmentName: name, counts }
}

function matches(key: GroupKey, search: string | undefined, city: string | null | undefined): boolean {
  if (city && key.city !== city) return false
  if (!search) return true
  return [key.name, key.externalId ?? '', key.address, key.city].some((text) =>
    text.toLowerCase().includes(search),
  )
}

async function vacantSoon(ctx: Context, keys: readonly GroupKey[]): Promise<GroupKey[]> {
  const today = ctx.today()
  const calendars = await loadCalendars(
    ctx.db,
    keys.map((key) => key.groupId),
    today,
  )
  return keys.filter((key) => calendars.get(key.groupId)?.some((calendar) => isVacantSoon(calendar, today)))
}

builder.queryField('landlordListingById', (t) =>
  t.field({
    type: listingType,
    nullable: true,
    policy: 'limited',
    scope: 'listings:read',
    description: 'A listing by the id of one of its units.',
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_, { _id }, ctx) => {
      const group = await findGroup(ctx.db, requireViewer(ctx), { listingId: _id })
      return group && { ...group, unitId: _id }
    },
  }),
)

builder.queryField('landlordListingByGroupId', (t) =>
  t.field({
    type: listingType,
    nullable: true,
    policy: 'limited',
    scope: 'listings:read',
    description: 'A listing by the id of its group.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => findGroup(ctx.db, requireViewer(ctx), { groupId }),
  }),
)
