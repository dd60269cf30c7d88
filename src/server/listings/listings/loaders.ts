import { loadUnitDays } from '../occupancy/calendars.ts'
import { waitingRequests } from '../occupancy/waiting.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import {
  type ContentRow,
  type LandlordRow,
  lastRentChanges,
  listArchived,
  listContents,
  listLandlords,
  listLocations,
} from './content-sql.ts'
import { type FilterKey, type GroupCounts, listCounts, listGroupKeys, sumCounts } from './counts-sql.ts'
import { loadGaps } from './gaps.ts'
import { listGroupAccounts, type GroupAccountsRow } from './payout-sql.ts'
import { type CoverRow, listPictures, type PictureRow } from './pictures-sql.ts'
import { type GroupRow, listGroups, listOverviewGroups, type OverviewRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { addDays } from '../../../domain/kernel/day.ts'
import { addCounts, NO_REQUESTS } from '../../../domain/listings/request-counts.ts'

/** The content of a group: only for ids that came out of a visible row. */
export const groupById = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, GroupRow>> =>
    new Map((await listGroups(ctx.reads, groupIds)).map((group) => [group.groupId, group])),
)

/** The first picture of a group, or null. */
export const coverOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, CoverRow>> =>
    new Map((await listPictures(ctx.reads, groupIds, true)).map((picture) => [picture.groupId, picture])),
)

/** A group as the overview shows it, with its cover and its counts: only for ids that came out of a visible row. */
const overviewGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, OverviewRow>> =>
    new Map((await listOverviewGroups(ctx.reads, groupIds)).map((group) => [group.groupId, group])),
)

/** Groups of the overview in that order; covers and counts need no statement of their own afterwards. */
export async function loadOverviewGroups(ctx: Context, groupIds: readonly string[]): Promise<GroupRow[]> {
  const groups = (await Promise.all(groupIds.map((id) => overviewGroup(ctx, id)))).flatMap(
    (group) => group ?? [],
  )
  for (const group of groups) {
    groupById.prime(ctx, group.groupId, group)
    coverOfGroup.prime(ctx, group.groupId, group.cover)
    keptCounts.prime(ctx, group.groupId, group.counts && { ...group.counts, groupId: group.groupId })
  }
  return groups
}

const keysOfWorld = batched(
  async (ctx, archived: readonly boolean[]): Promise<Map<boolean, FilterKey[]>> =>
    new Map(
      await Promise.all(
        archived.map(
          async (only) => [only, await listGroupKeys(ctx.reads, requireViewer(ctx), only)] as const,
        ),
      ),
    ),
)

/** What sorts and filters the overview, or the archive; read once for all windows of a batch. */
export async function overviewKeys(ctx: Context, archived: boolean): Promise<FilterKey[]> {
  return (await keysOfWorld(ctx, archived)) ?? []
}

/** The pictures of a group in their order. */
export const picturesOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, PictureRow[]>> =>
    Map.groupBy(await listPictures(ctx.reads, groupIds, false), (picture) => picture.groupId),
)

/** The details of a group's content: only for ids that came out of a visible row. */
export const contentOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, ContentRow>> =>
    new Map((await listContents(ctx.reads, groupIds)).map((content) => [content.groupId, content])),
)

/** To whom a group's money goes and whether their tax data are complete: only for ids that came out of a visible row. */
export const payoutOfGroup = batched(
  async (ctx, groupIds: readonly string[]): Promise<Map<string, GroupAccountsRow>> =>
    new Map((await listGroupAccounts(ctx.db, groupIds)).map((payout) => [payout.groupId, payout])),
)

/** Where a unit is in its building, by language. */
export const locationOfUnit = batched(
  async (ctx, listingIds: readonly string[]) =>
    new Map(
      (await listLocations(ctx.reads, listingIds)).map((row) => [row.listingId, row.locationInBuilding]),
    ),
)

/** A landlord's name. */
export const landlordById = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, LandlordRow>> =>
    new Map((await listLandlords(ctx.db, ids)).map((landlord) => [landlord.id, landlord])),
)

const keptCounts = batched(
  async (ctx, groupIds: readonly string[]) =>
    new Map((await listCounts(ctx.reads, groupIds)).map((counts) => [counts.groupId, counts])),
)

/** The stored counts of a group; who works on single units of it counts the requests of those. */
export function countsOfGroup(ctx: Context, group: GroupRow) {
  if (worksOnWhole(ctx.viewer, group)) return keptCounts.now(ctx, group.groupId)
  return countsInUnits(ctx, all).then(
    (counts) => counts?.get(group.groupId) ?? { ...NO_REQUESTS, numNeedsYou: 0 },
  )
}

const all = 'ALL'

/** The counts of requests in the viewer's single units, by group. */
const countsInUnits = batched(async (ctx, keys: readonly string[]) => {
  const counts = await waitingRequests().countInUnits(ctx.db, requireViewer(ctx))
  return new Map(keys.map((key) => [key, new Map(counts.map((row) => [row.groupId, row]))]))
})

const totals = batched(async (ctx, keys: readonly string[]): Promise<Map<string, GroupCounts>> => {
  const summed = keys.map(
    async (key) => [key, await sumCounts(ctx.reads, requireViewer(ctx), key === all ? null : key)] as const,
  )
  return new Map(await Promise.all(summed))
})

/** The landlord's stored counts over all groups, or of one; asked for several times, read once. */
export async function totalCounts(ctx: Context, groupId: string | null): Promise<GroupCounts> {
  const counts = await totals(ctx, groupId ?? all)
  if (!counts) throw new Error('Sums are never missing.')
  if (!requireViewer(ctx).listingIds) return counts
  const inUnits = [...((await countsInUnits(ctx, all)) ?? []).values()]
  return inUnits
    .filter((row) => groupId === null || row.groupId === groupId)
    .reduce(
      (sum, more) => ({ ...addCounts(sum, more), numNeedsYou: sum.numNeedsYou + more.numNeedsYou }),
      counts,
    )
}

/** The days of a group's units with what ended up to 400 days ago: enough to say since when a unit is vacant. */
export const yearsOfUnits = batched((ctx, groupIds: readonly string[]) =>
  loadUnitDays(ctx.reads, groupIds, { since: addDays(ctx.today(), -400), today: ctx.today() }),
)

/** What is missing before a group may be published: only for ids that came out of a visible row. */
export const gapsOfGroup = batched((ctx, groupIds: readonly string[]) =>
  loadGaps(ctx.db, groupIds, ctx.today()),
)

/** When a group was put away, or nothing: only for ids that came out of a visible row. */
export const archivedOfGroup = batched(
  async (ctx, groupIds: readonly string[]) =>
    new Map((await listArchived(ctx.db, groupIds)).map((row) => [row.groupId, row.archivedAt])),
)

/** The last change of a rent that is in force, by whose rent it is: a group, or a unit that has its own. */
export const lastRentChangeOf = batched((ctx, ownerIds: readonly string[]) =>
  lastRentChanges(ctx.db, ownerIds),
)
