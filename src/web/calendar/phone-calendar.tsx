import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { csvPath } from '../shared/blocks/calendar-query.ts'
import { useFormat } from '../shared/format.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { VirtualList } from '../ui/virtual-list.tsx'
import { BulkDialogs } from './bulk-dialogs.tsx'
import { firstDayOf, reachOf, scopeOf, spanOfSearch, within } from './calendar-scope.ts'
import { monthStart, type DayNumber } from '../../domain/kernel/day-number.ts'
import { dayNumber, dayText } from '../../domain/kernel/day.ts'
import { bookedShares } from './month-shares.ts'
import classes from './phone-calendar.module.css'
import { PhoneSelection, PhoneTools, useChoosing } from './phone-tools.tsx'
import { PrintCalendar, usePrinting } from './print-calendar.tsx'
import type { GroupEntry } from './timeline-rows.ts'
import type { DaySpan } from './timeline-scale.ts'
import { ChoosableCard, UnitCard } from './unit-card.tsx'
import { CellWordsProvider, useNewCellWords } from './use-cell-words.ts'
import { useUnitSelection } from './use-unit-selection.ts'

const CARD_HEIGHT = 118

/** The calendar for one hand: a list of units with one month each, and the months to go through. */
export function PhoneCalendar(props: {
  answer: CalendarAnswer
  /** The groups that search and filter leave. */
  groups: readonly GroupEntry[]
  /** All of them: what is chosen stays chosen while the next one is searched. */
  allGroups: readonly GroupEntry[]
  groupId: string | undefined
  busy: boolean
  /** Whether anything may be changed. */
  editable: boolean
}) {
  const { answer, groups, groupId, editable } = props
  const t = useTranslations('calendar')
  const [search, setSearch] = useSearch()
  const today = dayNumber(answer.today)
  const reach = reachOf(today)
  const first = monthStart(within(firstDayOf(search) ?? today, reach))
  const last = monthStart(first, 1) - 1
  // Days that aren't there yet must not look free.
  const isKnown = dayNumber(answer.from) <= first && last <= dayNumber(answer.to)
  const entries = useMemo(() => groups.flatMap(({ units }) => units), [groups])
  const units = useMemo(() => entries.map(({ unit }) => unit), [entries])
  const words = useNewCellWords()
  const selection = useUnitSelection(props.allGroups, groupId)
  const [asksToChoose, setChoosing] = useChoosing()
  const isChoosing = asksToChoose && editable
  return (
    <CellWordsProvider value={words}>
      <div className={classes.calendar} aria-busy={props.busy || undefined}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} />
        <PhoneTools csvPath={csvPath(scopeOf(groupId, spanOfSearch(search, today)))} editable={editable} />
        <MonthHead units={units} first={first} reach={reach} isKnown={isKnown && answer.more === 0} />
        {entries.length === 0 && answer.more === 0 ? (
          <p role="status" className={classes.nothing}>
            {t('nothingFound')}
            <Button size="small" onClick={() => setSearch({ q: undefined, show: undefined })}>
              {t('showAll')}
            </Button>
          </p>
        ) : (
          <VirtualList
            items={entries}
            label={t('units')}
            estimateSize={CARD_HEIGHT}
            gap={10}
            getKey={({ unit }) => unit.id}
            renderItem={(entry) => {
              const card = {
                entry,
                answer,
                month: dayText(first),
                hasGroup: groupId === undefined,
                isKnown,
              }
              return isChoosing ? (
                <ChoosableCard
                  {...card}
                  isChosen={selection.chosen.has(entry.unit.id)}
                  onChoose={selection.choose}
                />
              ) : (
                <UnitCard {...card} />
              )
            }}
          />
        )}
        {isChoosing && <PhoneSelection selection={selection} shown={units} />}
      </div>
      <PaperCalendar answer={answer} groups={groups} first={first} />
      <BulkDialogs
        answer={answer}
        selection={selection}
        editable={editable}
        draft={null}
        onDraftClosed={() => undefined}
        onBlocked={() => {
          selection.chooseNone()
          setChoosing(false)
        }}
      />
    </CellWordsProvider>
  )
}

/** The month in sight, how much of it is booked, and the ways to the next one. */
function MonthHead(props: {
  units: readonly CalendarUnit[]
  /** The first day of the month. */
  first: DayNumber
  reach: DaySpan
  isKnown: boolean
}) {
  const { units, first, reach } = props
  const t = useTranslations('calendar')
  const format = useFormat()
  const [, setSearch] = useSearch()
  const last = monthStart(first, 1) - 1
  const [share] = useMemo(
    () => bookedShares(units, [{ from: first, to: monthStart(first, 1) - 1 }]),
    [units, first],
  )
  const goTo = (months: number) =>
    setSearch({ date: dayText(within(monthStart(first, months), reach)) }, { replace: true })
  return (
    <div className={classes.month}>
      <IconButton
        label={t('monthBack')}
        aria-disabled={first <= reach.from || undefined}
        onClick={() => goTo(-1)}
      >
        <IconChevronLeft size={22} aria-hidden />
      </IconButton>
      <h2 aria-live="polite">
        {format.month(dayText(first), 'year')}
        {props.isKnown && share !== undefined && share !== null && (
          <small>{t('occupied', { share: format.percent(share) })}</small>
        )}
      </h2>
      <IconButton label={t('monthOn')} aria-disabled={last >= reach.to || undefined} onClick={() => goTo(1)}>
        <IconChevronRight size={22} aria-hidden />
      </IconButton>
    </div>
  )
}

/** What paper gets: some months from the one in sight on. */
function PaperCalendar(props: {
  answer: CalendarAnswer
  groups: readonly GroupEntry[]
  /** The first day of the month. */
  first: DayNumber
}) {
  const { answer, groups } = props
  const [printing] = usePrinting()
  if (!printing) return null
  const span = { from: dayNumber(answer.from), to: dayNumber(answer.to) }
  return (
    <PrintCalendar
      groups={groups}
      span={span}
      firstDay={within(props.first, span)}
      zoom="month"
      today={dayNumber(answer.today)}
    />
  )
}
