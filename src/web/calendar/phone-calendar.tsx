import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CalendarAnswer, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { csvPath } from '../shared/blocks/calendar-query.ts'
import { shortMonth, useFormat } from '../shared/format.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { VirtualList } from '../ui/virtual-list.tsx'
import { BulkDialogs } from './bulk-dialogs.tsx'
import { firstDayOf, reachOf, scopeOf, spanOfSearch, within } from './calendar-scope.ts'
import { type DayNumber, monthStart } from '../../domain/kernel/day-number.ts'
import { dayNumber, dayText } from '../../domain/kernel/day.ts'
import { bookedShares } from './month-shares.ts'
import classes from './phone-calendar.module.css'
import { PhoneSelection, PhoneTools, useChoosing } from './phone-tools.tsx'
import { PrintCalendar, usePrinting } from './print-calendar.tsx'
import type { GroupEntry } from './timeline-rows.ts'
import type { DaySpan } from './timeline-scale.ts'
import { ChoosableRow, monthsWithin, PhoneRow } from './phone-row.tsx'
import { CellWordsProvider, useNewCellWords } from './use-cell-words.ts'
import { useUnitSelection } from './use-unit-selection.ts'

const ROW_HEIGHT = 44
const MONTHS = 3

/** The calendar for one hand: a line for each unit with some months, and the ways to others. */
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
  /** How full the months are and how fresh the calendars. */
  lead: ReactNode
  /** What shows only the units that need a look. */
  filters: ReactNode
}) {
  const { answer, groups, groupId, editable } = props
  const t = useTranslations('calendar')
  const [search, setSearch] = useSearch()
  const today = dayNumber(answer.today)
  const reach = reachOf(today)
  const from = monthStart(within(firstDayOf(search) ?? today, reach))
  const to = monthStart(from, MONTHS) - 1
  const span = { from, to }
  // Days that aren't there yet must not look free.
  const isKnown = dayNumber(answer.from) <= from && to <= dayNumber(answer.to)
  const entries = useMemo(() => groups.flatMap(({ units }) => units), [groups])
  const units = useMemo(() => entries.map(({ unit }) => unit), [entries])
  const words = useNewCellWords()
  const selection = useUnitSelection(props.allGroups, groupId)
  const [asksToChoose, setChoosing] = useChoosing()
  const isChoosing = asksToChoose && editable
  const [hasTools, setHasTools] = useState(asksToChoose || search.q !== undefined)
  return (
    <CellWordsProvider value={words}>
      <div className={classes.calendar} aria-busy={props.busy || undefined}>
        <div className={classes.head}>
          <MonthSteps span={span} reach={reach} />
          {props.filters}
          <IconButton label={t('tools')} aria-expanded={hasTools} onClick={() => setHasTools(!hasTools)}>
            <IconSearch size={21} aria-hidden />
          </IconButton>
        </div>
        {hasTools && (
          <div className={classes.folded}>
            <p>{props.lead}</p>
            <SearchField param="q" label={t('search')} placeholder={t('searchHint')} />
            <PhoneTools
              csvPath={csvPath(scopeOf(groupId, spanOfSearch(search, today)))}
              editable={editable}
            />
          </div>
        )}
        <MonthHeads units={units} span={span} isKnown={isKnown && answer.more === 0} />
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
            estimateSize={ROW_HEIGHT}
            getKey={({ unit }) => unit.id}
            renderItem={(entry) => {
              const row = { entry, today, span, hasGroup: groupId === undefined, isKnown }
              return isChoosing ? (
                <ChoosableRow
                  {...row}
                  isChosen={selection.chosen.has(entry.unit.id)}
                  onChoose={selection.choose}
                />
              ) : (
                <PhoneRow {...row} />
              )
            }}
          />
        )}
        {isChoosing && <PhoneSelection selection={selection} shown={units} />}
      </div>
      <PaperCalendar answer={answer} groups={groups} first={from} />
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

/** The months in sight, and the ways to the next ones. */
function MonthSteps({ span, reach }: { span: DaySpan; reach: DaySpan }) {
  const t = useTranslations('calendar')
  const format = useFormat()
  const [, setSearch] = useSearch()
  const goTo = (months: number) =>
    setSearch({ date: dayText(within(monthStart(span.from, months), reach)) }, { replace: true })
  return (
    <div className={classes.steps}>
      <IconButton
        label={t('monthBack')}
        aria-disabled={span.from <= reach.from || undefined}
        onClick={() => goTo(-1)}
      >
        <IconChevronLeft size={22} aria-hidden />
      </IconButton>
      <h2 aria-live="polite">{format.monthRange(dayText(span.from), dayText(span.to))}</h2>
      <IconButton
        label={t('monthOn')}
        aria-disabled={span.to >= reach.to || undefined}
        onClick={() => goTo(1)}
      >
        <IconChevronRight size={22} aria-hidden />
      </IconButton>
    </div>
  )
}

/** Above the rows: how many units there are, and each month with how much of it is booked. */
function MonthHeads({
  units,
  span,
  isKnown,
}: {
  units: readonly CalendarUnit[]
  span: DaySpan
  isKnown: boolean
}) {
  const t = useTranslations('calendar')
  const format = useFormat()
  const language = useLocale()
  const months = useMemo(() => monthsWithin(span), [span])
  const shares = useMemo(
    () =>
      bookedShares(
        units,
        months.map((from) => ({ from, to: monthStart(from, 1) - 1 })),
      ),
    [units, months],
  )
  return (
    <div className={classes.heads}>
      <small>{t('apartments', { count: units.length })}</small>
      {months.map((month, at) => {
        const share = shares[at]
        return (
          <small key={month}>
            {shortMonth(dayText(month), language)}
            {isKnown && typeof share === 'number' && (
              <>
                {' '}
                <span aria-hidden>{format.percent(share)}</span>
                <VisuallyHidden>{t('occupied', { share: format.percent(share) })}</VisuallyHidden>
              </>
            )}
          </small>
        )
      })}
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
