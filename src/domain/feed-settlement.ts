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
