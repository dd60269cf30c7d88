import { useEffect, useMemo } from 'react'
import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import { BlockDialog } from '../shared/blocks/block-dialog.tsx'
import type { BlockDraft } from '../shared/blocks/block-draft.ts'
import { useLazily } from '../shared/use-lazily.ts'
import { useSearch } from '../shared/use-search.ts'
import { dayNumber, dayText } from '../../domain/kernel/day.ts'
import type { UnitSelection } from './use-unit-selection.ts'

const loadWindowDialog = () => import('./window-dialog.tsx').then(({ WindowDialog }) => WindowDialog)

/** What is done to many units at once, as the address says: their days blocked, or their windows changed. */
export function BulkDialogs(props: {
  answer: CalendarAnswer
  selection: UnitSelection
  editable: boolean
  /** Days that are meant before anybody asked by a button, for example those of a drag. */
  draft: BlockDraft | null
  onDraftClosed: () => void
  onBlocked: () => void
}) {
  const { answer, editable, draft } = props
  const { units, chosenIds } = props.selection
  const [search, setSearch] = useSearch()
  const close = () => setSearch({ dialog: undefined }, { replace: true })
  // The head's button asks for days and apartments; those that are chosen are meant.
  const asking = useMemo(
    (): BlockDraft => ({
      listingIds: units.length === 1 ? units.map(({ id }) => id) : chosenIds,
      from: answer.today,
      to: dayText(dayNumber(answer.today) + 6),
    }),
    [units, chosenIds, answer.today],
  )
  const isWindow = search.dialog === 'window' && editable && chosenIds.length > 0
  const [WindowDialog, want] = useLazily(loadWindowDialog)
  useEffect(() => {
    if (isWindow) want()
  }, [isWindow, want])
  return (
    <>
      <BlockDialog
        draft={draft ?? (search.dialog === 'block' && editable ? asking : null)}
        units={units}
        onClose={() => {
          props.onDraftClosed()
          if (search.dialog === 'block') close()
        }}
        onDone={props.onBlocked}
      />
      {WindowDialog && <WindowDialog opened={isWindow} listingIds={chosenIds} onClose={close} />}
    </>
  )
}
