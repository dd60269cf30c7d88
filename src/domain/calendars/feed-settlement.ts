import type { BlockSource, ConflictSettlement } from '../catalogue/calendars.ts'
import { type Day, type Stay, addDays, earlierDay, sameStay } from '../kernel/day.ts'
import { withoutDoubles } from './feed-blocks.ts'
import { beyond, sameStays } from './feed-judgement.ts'
import type { FeedState } from './feed-state.ts'

/**
 * Whether somebody can take back how a conflict was settled. Days that a partner only can't offer, or restricts, stand
 * beside a stay without anybody's word (decision 48), so there is none to take back.
 */
export function canUndoSettlement({
  source,
  settlement,
}: {
  source: BlockSource
  settlement: ConflictSettlement | null
}): boolean {
  return settlement !== null && (source === 'ics' || source === 'hns')
}

/** Lets an entry that was taken for a stay of ours block its days again; null where it is no such entry. */
export function unsettleSameStay(state: FeedState, eventId: string): FeedState | null {
  const isSettled = state.events.some(({ id, kind }) => id === eventId && kind === 'SAME_STAY')
  if (!isSettled) return null
  const events = state.events.map((event) =>
    event.id === eventId ? { ...event, kind: 'STAY' as const, block: event.days, sameAs: [] } : event,
  )
  return { ...state, events: withoutDoubles(events) }
}

/** A block of an entry that began, or ceased, to be the same stay as that of some offers. */
export interface SameStayChange {
  blockId: string
  offerIds: readonly string[]
  isSame: boolean
}

/**
 * The entries with a block of which it is new that they are the same stay as that of some offers, or that they are it no
 * longer. Such a block may reach around the stay, and is no conflict with it.
 */
export function sameStayChanges(before: FeedState, after: FeedState): SameStayChange[] {
  const old = new Map(before.events.map((event) => [event.id, event]))
  return after.events.flatMap((event) => {
    const was = old.get(event.id)
    const isSame = event.kind === 'SAME_STAY'
    const wasSame = was?.kind === 'SAME_STAY'
    if (!event.block || (isSame ? wasSame && was.block : !wasSame)) return []
    return [{ blockId: event.id, offerIds: isSame ? event.sameAs : (was?.sameAs ?? []), isSame }]
  })
}

/**
 * From which day on stays matter to a feed: from yesterday, and for an entry that is one of them from its beginning,
 * since that lasts longer than the stay may.
 */
export function staysMatterFrom({ events }: FeedState, today: Day): Day {
  return events
    .filter(({ kind }) => kind === 'SAME_STAY')
    .reduce((first, { days }) => earlierDay(first, days.from), addDays(today, -1))
}

/**
 * Lets entries block what a stay of ours no longer takes that they are: it was cancelled, shortened or moved away. Null
 * where there is nothing to do. It needs no answer, so it is done for a file and for a calendar that is silent, too.
 */
export function blockAgain(
  state: FeedState,
  stays: readonly (Stay & { offerId: string })[],
): FeedState | null {
  let isChanged = false
  const events = state.events.map((event) => {
    if (event.kind !== 'SAME_STAY') return event
    const same = sameStays(event, stays)
    const block = same.length > 0 ? beyond(event.days, same) : event.days
    if (same.length > 0 && isSameBlock(block, event.block)) return event
    isChanged = true
    return same.length > 0 ? { ...event, block } : { ...event, kind: 'STAY' as const, block, sameAs: [] }
  })
  return isChanged ? { ...state, events: withoutDoubles(events) } : null
}

function isSameBlock(a: Stay | null, b: Stay | null): boolean {
  return a && b ? sameStay(a, b) : a === b
}
