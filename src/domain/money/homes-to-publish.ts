import type { ListingGap } from '../catalogue/listings.ts'
import type { BoardDatum } from '../catalogue/missing.ts'
import { type BoardItem, plainItem } from './board-item.ts'

/** A home that lacks something before it can be shown. */
export interface HomeToPublish {
  groupId: string
  name: string
  items: BoardItem[]
}

/** What a home lacks to be shown, where it is to be; none where it lacks nothing or was taken out on purpose. */
export function homeToPublish({
  groupId,
  name,
  listingGaps,
}: {
  groupId: string
  name: string
  listingGaps: readonly { gap: ListingGap; step: string; field: string }[] | null
}): HomeToPublish[] {
  if (!listingGaps || listingGaps.length === 0) return []
  const items = listingGaps.map(({ gap, step, field }): BoardItem => ({
    ...plainItem,
    section: 'PUBLISH',
    datum: gap,
    isDone: false,
    groupId,
    name,
    homes: 1,
    step,
    field,
  }))
  return [{ groupId, name, items }]
}

/** What homes lack, and how many of them; what most lack first. */
export function lackingOf(homes: readonly HomeToPublish[]): { datum: BoardDatum; homes: number }[] {
  const all = homes.flatMap(({ items }) => [...new Set(items.map(({ datum }) => datum))])
  const counted = [...Map.groupBy(all, (datum) => datum)].map(([datum, each]) => ({
    datum,
    homes: each.length,
  }))
  return counted.toSorted((a, b) => b.homes - a.homes)
}

/** The homes whose name has these words, and that lack this. */
export function homesLacking(
  homes: readonly HomeToPublish[],
  { search, datum }: { search: string; datum: BoardDatum | null },
): HomeToPublish[] {
  const words = search.trim().toLowerCase()
  return homes.filter(
    ({ name, items }) =>
      name.toLowerCase().includes(words) && (datum === null || items.some((item) => item.datum === datum)),
  )
}
