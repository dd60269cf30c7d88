import type { BlockKind } from './calendar-answer.ts'
import { type Day, type Stay, sameStay } from '../kernel/day.ts'
import { isEntryOver } from './feed-quarantine.ts'
import type { FeedEvent } from './feed-state.ts'

/** Only the first of several entries with the same days blocks them (D5: duplicates are removed). */
export function withoutDoubles(events: readonly FeedEvent[]): FeedEvent[] {
  const seen = new Set<string>()
  return events.map((event) => {
    if (!event.block) return event
    const key = keyOf(event.block)
    if (seen.has(key)) return { ...event, block: null }
    seen.add(key)
    return event
  })
}

/** Lets an entry that blocks from now on the very days that another one gives up take over that one's block. */
export function keepIds(before: readonly FeedEvent[], after: readonly FeedEvent[]): FeedEvent[] {
  const blocking = new Set(after.flatMap(({ id, block }) => (block ? [id] : [])))
  const hadBlock = new Set(before.flatMap(({ id, block }) => (block ? [id] : [])))
  const givenUp = new Map(
    before.flatMap(({ id, block }) => (block && !blocking.has(id) ? [[keyOf(block), id] as const] : [])),
  )
  const renamed = new Map<string, string>()
  for (const { id, block } of after) {
    const heir = block && !hadBlock.has(id) ? givenUp.get(keyOf(block)) : undefined
    if (heir === undefined || !block) continue
    givenUp.delete(keyOf(block))
    renamed.set(id, heir).set(heir, id)
  }
  return renamed.size === 0
    ? [...after]
    : after.map((event) => ({ ...event, id: renamed.get(event.id) ?? event.id }))
}

function keyOf({ from, to }: Stay): string {
  return `${from}/${to}`
}

/** A block of a feed as the unit's calendar has it. */
export interface FeedBlock extends Stay {
  id: string
  kind: BlockKind
  summary: string
}

/** What has to be done to a unit's blocks. */
export interface BlockPlan {
  add: FeedBlock[]
  move: (FeedBlock & { before: Stay })[]
  remove: FeedBlock[]
}

/** What leads from the blocks of one state to those of another; what is over stays where it is. */
export function planFeedBlocks(
  before: readonly FeedEvent[],
  after: readonly FeedEvent[],
  today: Day,
): BlockPlan {
  const had = new Map(blocksOf(before).map((block) => [block.id, block]))
  const has = new Map(blocksOf(after).map((block) => [block.id, block]))
  const known = new Set(after.flatMap(({ id, closure }) => (closure ? [id, closure.id] : [id])))
  return {
    add: [...has.values()].filter(({ id }) => !had.has(id)),
    move: [...has.values()].flatMap((block) => {
      const old = had.get(block.id)
      return old && !isSame(old, block) ? [{ ...block, before: { from: old.from, to: old.to } }] : []
    }),
    remove: [...had.values()].filter(
      ({ id, ...days }) => !has.has(id) && (known.has(id) || !isEntryOver(days, today)),
    ),
  }
}

function isSame(a: FeedBlock, b: FeedBlock): boolean {
  return sameStay(a, b) && a.kind === b.kind && a.summary === b.summary
}

/** The blocks that entries stand for. */
export function blocksOf(events: readonly FeedEvent[]): FeedBlock[] {
  return events.flatMap(({ id, block, kind, limit, closure, summary }): FeedBlock[] => {
    const isFarEnd = kind === 'FAR_END' || limit?.near
    return [
      ...(block
        ? [{ id, ...block, summary, kind: isFarEnd ? ('FAR_END' as const) : ('STAY' as const) }]
        : []),
      // It moves every day and may be no stay: it takes days, declines nobody and is no conflict.
      ...(closure ? [{ ...closure, summary, kind: 'FAR_END' as const }] : []),
    ]
  })
}
