import type { BlockSource } from './catalogue/block-source.ts'
import type { ConflictSettlement } from './catalogue/calendar-feed.ts'
import { withoutDoubles } from './feed-blocks.ts'
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
