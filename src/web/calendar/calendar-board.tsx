import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../domain/calendars/calendar-answer.ts'
import type { BlockDraft, OwnBlock } from '../shared/blocks/block-draft.ts'
import { csvPath } from '../shared/blocks/calendar-query.ts'
import { MoveBookingDialog } from '../shared/blocks/move-booking-dialog.tsx'
import { useBlockChanges } from '../shared/blocks/use-block-changes.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { useMediaQuery } from '../shared/use-media-query.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { BulkDialogs } from './bulk-dialogs.tsx'
import classes from './calendar-page.module.css'
import { firstDayOf, monthsOfSearch, reachOf, scopeOf, spanOfSearch, within } from './calendar-scope.ts'
import { CalendarTools } from './calendar-tools.tsx'
import { CellDialog, type Cell } from './cell-dialog.tsx'
import { ChosenUnits } from './chosen-units.tsx'
import type { DayNumber } from '../../domain/kernel/day-number.ts'
import { type Day, dayNumber, dayText } from '../../domain/kernel/day.ts'
import { KeyboardHelp, Legend } from './legend.tsx'
import { bookedShares } from './month-shares.ts'
import { PrintCalendar, usePrinting } from './print-calendar.tsx'
import { Timeline, type TimelineCommands } from './timeline.tsx'
import { NARROW_UNIT_HEIGHT, rowsOf, UNIT_HEIGHT, type GroupEntry } from './timeline-rows.ts'
import { MONTHS_MORE, MONTHS_MOST, monthsOf, zoomOf, type Zoom, type RowField } from './timeline-scale.ts'
import { unitPage } from './unit-facts.ts'
import { useUnitSelection } from './use-unit-selection.ts'
import { CellWordsProvider, useNewCellWords } from './use-cell-words.ts'

// A week of the past stays in sight, for what has just ended.
const DAYS_BEFORE_TODAY = 20

/** The timeline with its tools and dialogs, for windows wide enough for it. */
export function CalendarBoard(props: {
  answer: CalendarAnswer
  groups: readonly GroupEntry[]
  groupId: string | undefined
  busy: boolean
  /** Whether anything may be changed; with limited access all is there to be read. */
  editable: boolean
}) {
  const { answer, groups, groupId, editable } = props
  const t = useTranslations('calendar')
  const [search, setSearch] = useSearch()
  const navigate = usePageNavigate()
  const words = useNewCellWords()
  const isWide = useMediaQuery('(min-width: 1100px)')
  const [draft, setDraft] = useOverlayOf<BlockDraft>('block')
  const [cell, setCell] = useOverlayOf<Cell>('cell')
  const [moving, setMoving] = useOverlayOf<string>('move-booking')
  const [printing, print] = usePrinting()

  const zoom = zoomOf(search.zoom)
  // The days of the answer that is shown; those that are asked for may still be on their way.
  const field = useMemo(
    () => fieldOf(answer.today, answer.from, answer.to, zoom),
    [answer.today, answer.from, answer.to, zoom],
  )
  const { today, span } = field
  const asked = spanOfSearch(search, today)
  const firstDay = within(firstDayOf(search) ?? today - DAYS_BEFORE_TODAY, span)
  const unitHeight = isWide ? UNIT_HEIGHT : NARROW_UNIT_HEIGHT
  const rows = useMemo(() => rowsOf(groups, groupId !== undefined, unitHeight), [groups, groupId, unitHeight])
  const units = useMemo(() => groups.flatMap((group) => group.units.map(({ unit }) => unit)), [groups])
  const selection = useUnitSelection(groups, groupId)
  const { chosen, chosenIds, chooseNone } = selection
  const changes = useBlockChanges({
    // A drag may end in another row than was meant: which one is said, beside the way back.
    say: (order, done) => {
      const [block] = done.blocks
      if (order.kind !== 'change' || !block || done.declined > 0) return null
      if (block.listingId === order.before.listingId) return null
      return t('blockMoved', { name: selection.units.find(({ id }) => id === block.listingId)?.name ?? '' })
    },
  })
  const isWhole = answer.more === 0
  const shares = useMemo(
    () => (isWhole ? bookedShares(units, field.months) : []),
    [isWhole, units, field.months],
  )

  const goTo = useCallback(
    (day: DayNumber) => setSearch({ date: dayText(within(day, reachOf(today))) }, { replace: true }),
    [setSearch, today],
  )
  const setZoom = useCallback((next: Zoom) => setSearch({ zoom: next }, { replace: true }), [setSearch])
  const drop = async (before: OwnBlock, next: BlockDraft) => {
    if ((await changes.change(before, next)) === 'ask') setDraft({ ...next, before })
  }
  const commands: TimelineCommands = {
    onBlock: (next) => (editable ? setDraft(next) : showToast({ text: t('helpReading') })),
    onDropped: (before, next) => void drop(before, next),
    onOpen: (row, day) => {
      if (day !== null) setCell({ row, day })
      else if (row.kind === 'group') void navigate('groupAvailability', { groupId: row.group.groupId })
      else void navigate(unitPage(row.entry.unit).page, unitPage(row.entry.unit).params)
    },
    onChoose: (id, isChosen) =>
      editable ? selection.choose(id, isChosen) : showToast({ text: t('helpReading') }),
    onZoom: setZoom,
    onHelp: () => setSearch({ dialog: 'keys' }),
    onSettled: goTo,
  }
  const { ahead } = monthsOfSearch(search, today)
  const help = t(editable ? 'help' : 'helpReading')
  return (
    <CellWordsProvider value={words}>
      <div className={classes.board}>
        <CalendarTools
          zoom={zoom}
          firstDay={firstDay}
          today={today}
          csvPath={csvPath(scopeOf(groupId, asked))}
          onGoTo={goTo}
          onZoom={setZoom}
          onPrint={print}
          onHelp={commands.onHelp}
        />
        {chosenIds.length > 0 ? (
          <ChosenUnits
            count={chosenIds.length}
            of={isWhole ? units.length : chosenIds.length}
            onAll={() => selection.chooseThese(units.map(({ id }) => id))}
            onNone={chooseNone}
          />
        ) : (
          <p className={classes.hint}>{help}</p>
        )}
        {rows.length === 0 && isWhole ? (
          <p role="status" className={classes.nothing}>
            {t('nothingFound')}{' '}
            <Button size="small" onClick={() => setSearch({ q: undefined, show: undefined })}>
              {t('showAll')}
            </Button>
          </p>
        ) : (
          <Timeline
            label={t('grid')}
            hint={help}
            rows={rows}
            field={field}
            shares={shares}
            count={units.length + answer.more}
            isWhole={isWhole}
            firstDay={firstDay}
            nameWidth={isWide ? 300 : 190}
            chosen={chosen}
            busy={props.busy}
            editable={editable}
            commands={commands}
          />
        )}
        <div className={classes.foot}>
          <Legend />
          {ahead < MONTHS_MOST && (
            <Button
              size="small"
              busy={props.busy}
              onClick={() => setSearch({ ahead: String(ahead + MONTHS_MORE) }, { replace: true })}
            >
              {t('more', { months: Math.min(MONTHS_MORE, MONTHS_MOST - ahead) })}
            </Button>
          )}
        </div>
      </div>
      {printing && (
        <PrintCalendar groups={groups} span={span} firstDay={firstDay} zoom={zoom} today={today} />
      )}
      <CellDialog
        cell={cell}
        today={today}
        editable={editable}
        onClose={() => setCell(null)}
        onBlock={(next) => setDraft(next, 'cell')}
        onMove={(bookingId) => setMoving(bookingId, 'cell')}
      />
      <BulkDialogs
        answer={answer}
        selection={selection}
        editable={editable}
        draft={draft}
        onDraftClosed={() => setDraft(null)}
        onBlocked={chooseNone}
      />
      <MoveBookingDialog bookingId={moving} onClose={() => setMoving(null)} />
      <KeyboardHelp
        opened={search.dialog === 'keys'}
        onClose={() => setSearch({ dialog: undefined }, { replace: true })}
      />
    </CellWordsProvider>
  )
}

function fieldOf(today: Day, from: Day, to: Day, zoom: Zoom): RowField {
  const span = { from: dayNumber(from), to: dayNumber(to) }
  return { span, zoom, today: dayNumber(today), months: monthsOf(span) }
}
