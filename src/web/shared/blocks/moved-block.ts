import type { CalendarAnswer, CalendarBlock } from '../../../domain/calendars/calendar-answer.ts'
import { isDay, parseDay } from '../../../domain/kernel/day.ts'
import type { BlockDraft, OwnBlock } from './block-draft.ts'

/** The calendar as it will be once an own block has been changed: what a drag shows until the server has answered. */
export function withMovedBlock(answer: CalendarAnswer, draft: BlockDraft): CalendarAnswer {
  const block = answer.units.flatMap(({ blocks }) => blocks).find(({ id }) => id === draft.blockId)
  if (!block) return answer
  const { from, to, reason = block.reason, note = block.note } = draft
  if (!isDay(from) || !isDay(to)) return answer
  const moved = { ...block, from, to, reason, note }
  return {
    ...answer,
    units: answer.units.map((unit) => {
      const others = unit.blocks.filter(({ id }) => id !== block.id)
      const isTarget = draft.listingIds.includes(unit.id)
      if (!isTarget && others.length === unit.blocks.length) return unit
      return { ...unit, blocks: isTarget ? [...others, moved] : others }
    }),
  }
}

/** The calendar as it will be once own blocks are deleted. */
export function withoutBlocks(answer: CalendarAnswer, blocks: readonly { id: string }[]): CalendarAnswer {
  const gone = new Set(blocks.map(({ id }) => id))
  return {
    ...answer,
    units: answer.units.map((unit) =>
      unit.blocks.some(({ id }) => gone.has(id))
        ? { ...unit, blocks: unit.blocks.filter(({ id }) => !gone.has(id)) }
        : unit,
    ),
  }
}

/** The calendar as it was before own blocks were deleted; those that are there stay as they are. */
export function withBlocks(answer: CalendarAnswer, blocks: readonly OwnBlock[]): CalendarAnswer {
  return {
    ...answer,
    units: answer.units.map((unit) => {
      const known = new Set(unit.blocks.map(({ id }) => id))
      const missing = blocks.filter(({ id, listingId }) => listingId === unit.id && !known.has(id))
      return missing.length > 0 ? { ...unit, blocks: [...unit.blocks, ...missing.map(ownBlock)] } : unit
    }),
  }
}

function ownBlock({ id, from, to, reason, note }: OwnBlock): CalendarBlock {
  const days = { from: parseDay(from), to: parseDay(to) }
  return { id, ...days, reason, note, source: 'own', feed: null, conflict: false, kind: 'STAY' }
}
