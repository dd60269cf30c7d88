import type { BlockReason } from '../../../domain/catalogue/calendars.ts'
import type { CalendarBlock } from '../../../domain/calendars/calendar-answer.ts'
import { isDay } from '../../../domain/kernel/day.ts'

/** A block as somebody is about to make or change it; both days belong to it. */
export interface BlockDraft {
  /** The own block that is changed or moved; without it new ones are made, one per unit. */
  blockId?: string
  /** That block as it is now, what undo goes back to; without it the draft's own days are. */
  before?: OwnBlock
  listingIds: readonly string[]
  from: string
  to: string
  reason?: BlockReason
  note?: string
}

/** An own block as it is, with its unit: what undo goes back to. */
export interface OwnBlock {
  id: string
  listingId: string
  from: string
  to: string
  reason: BlockReason
  note: string
}

/** Most characters of a note. */
export const NOTE_LENGTH = 500

/** What is wrong with a draft before anybody is asked, by field; empty where nothing is. */
export function draftProblems(
  draft: BlockDraft,
): Partial<Record<'from' | 'to' | 'listingIds', DraftProblem>> {
  return {
    ...(!isDay(draft.from) && { from: 'DAY' as const }),
    ...(!isDay(draft.to) && { to: 'DAY' as const }),
    ...(isDay(draft.from) && isDay(draft.to) && draft.to < draft.from && { to: 'ORDER' as const }),
    ...(draft.listingIds.length === 0 && { listingIds: 'UNITS' as const }),
  }
}

/** A problem of a draft. */
export type DraftProblem = 'DAY' | 'ORDER' | 'UNITS'

/** The draft that changes nothing yet of an own block. */
export function draftOf(block: OwnBlock): BlockDraft {
  const { id, listingId, from, to, reason, note } = block
  return { blockId: id, before: block, listingIds: [listingId], from, to, reason, note }
}

/** An own block of a unit's calendar; null for one that a feed or partner brought, which isn't changed by hand. */
export function ownBlock(listingId: string, block: CalendarBlock): OwnBlock | null {
  if (block.source !== 'own') return null
  const { id, from, to, reason, note } = block
  return { id, listingId, from, to, reason, note }
}
