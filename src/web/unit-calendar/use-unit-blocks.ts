import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarBlock, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { draftOf, ownBlock, type BlockDraft, type OwnBlock } from '../shared/blocks/block-draft.ts'
import { useBlockChanges } from '../shared/blocks/use-block-changes.ts'
import { useFormat } from '../shared/format.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { daysOfDrag, type DayDrag, type DayStretch } from './block-drag.ts'
import type { CalendarPlace } from './use-calendar-place.ts'

/** Makes, moves and deletes the blocks of one unit; the dialog that asks stands in the address. */
export function useUnitBlocks(unit: CalendarUnit, place: CalendarPlace) {
  const { search, setSearch } = place
  const t = useTranslations('unitCalendar.status')
  const format = useFormat()
  const [status, setStatus] = useState('')
  const changes = useBlockChanges()
  const own = (id: string | undefined): OwnBlock | null => {
    const block = unit.blocks.find((it) => it.id === id)
    return block ? ownBlock(unit.id, block) : null
  }
  const openDraft = (draft: { blockId?: string } & DayStretch) =>
    setSearch({ dialog: 'block', blockId: draft.blockId, from: draft.from, to: draft.to })

  const drop = async (drag: DayDrag) => {
    const days = daysOfDrag(drag)
    const before = drag.blockId === null ? null : own(drag.blockId)
    if (!before) return openDraft(days)
    if (days.from === before.from && days.to === before.to) return
    const draft = { ...draftOf(before), ...days }
    if ((await changes.change(before, draft)) === 'ask') openDraft({ blockId: before.id, ...days })
    else setStatus(t('moved', { range: format.dayRange(days.from, days.to) }))
  }

  return {
    status,
    say: setStatus,
    draft: draftIn(search, unit.id, own),
    block: (days: DayStretch) => openDraft(days),
    change: (block: CalendarBlock) => openDraft({ blockId: block.id, from: block.from, to: block.to }),
    close: () => setSearch({ dialog: undefined, blockId: undefined, from: undefined, to: undefined }),
    remove: (block: CalendarBlock) => {
      const before = ownBlock(unit.id, block)
      if (before) changes.remove([before])
    },
    drop,
  }
}

/** The dialog's draft as the address has it; null while none is open, or its block is gone. */
function draftIn(
  search: CalendarPlace['search'],
  listingId: string,
  own: (id: string | undefined) => OwnBlock | null,
): BlockDraft | null {
  if (search.dialog !== 'block') return null
  const days = { from: dayOr(search.from), to: dayOr(search.to) }
  if (!search.blockId) return { listingIds: [listingId], ...days }
  const before = own(search.blockId)
  return before && { ...draftOf(before), ...days }
}

function dayOr(text: string | undefined): string {
  return text && isDay(text) ? text : ''
}
