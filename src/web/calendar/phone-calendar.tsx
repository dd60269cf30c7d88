import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../domain/calendar-answer.ts'
import { UnitMonthStrip } from '../shared/blocks/unit-month-strip.tsx'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { VirtualList } from '../ui/virtual-list.tsx'
import { firstDayOf, reachOf, within } from './calendar-scope.ts'
import { dayNumber, dayText, monthStart } from './day-number.ts'
import { bookedShares } from './month-shares.ts'
import classes from './phone-calendar.module.css'
import { UnitFacts } from './row-heads.tsx'
import type { GroupEntry, UnitEntry } from './timeline-rows.ts'
import { unitPage } from './unit-page.ts'
import { CellWordsProvider, useNewCellWords } from './use-cell-words.ts'

const CARD_HEIGHT = 118

/** The calendar for one hand: a list of units with one month each, and the months to go through. */
export function PhoneCalendar(props: {
  answer: CalendarAnswer
  groups: readonly GroupEntry[]
  groupId: string | undefined
  busy: boolean
}) {
  const { answer, groups, groupId } = props
  const t = useTranslations('calendar')
  const format = useFormat()
  const [search, setSearch] = useSearch()
  const today = dayNumber(answer.today)
  const reach = reachOf(today)
  const first = monthStart(within(firstDayOf(search) ?? today, reach))
  const last = monthStart(first, 1) - 1
  // Days that aren't there yet must not look free.
  const isKnown = dayNumber(answer.from) <= first && last <= dayNumber(answer.to)
  const entries = useMemo(() => groups.flatMap(({ units }) => units), [groups])
  const [share] = useMemo(
    () =>
      bookedShares(
        entries.map(({ unit }) => unit),
        [{ from: first, to: last }],
      ),
    [entries, first, last],
  )
  const goTo = (months: number) =>
    setSearch({ date: dayText(within(monthStart(first, months), reach)) }, { replace: true })
  const words = useNewCellWords()
  return (
    <CellWordsProvider value={words}>
      <div className={classes.calendar} aria-busy={props.busy || undefined}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} />
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
            {isKnown && share !== undefined && share !== null && (
              <small>{t('occupied', { share: format.percent(share) })}</small>
            )}
          </h2>
          <IconButton
            label={t('monthOn')}
            aria-disabled={last >= reach.to || undefined}
            onClick={() => goTo(1)}
          >
            <IconChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
        {entries.length === 0 ? (
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
            renderItem={(entry) => (
              <UnitCard
                entry={entry}
                answer={answer}
                month={dayText(first)}
                hasGroup={groupId === undefined}
                isKnown={isKnown}
              />
            )}
          />
        )}
      </div>
    </CellWordsProvider>
  )
}

function UnitCard(props: {
  entry: UnitEntry
  answer: CalendarAnswer
  month: string
  hasGroup: boolean
  /** Whether the days of the month are there. */
  isKnown: boolean
}) {
  const { entry, answer } = props
  const { unit, bars } = entry
  // Requests that would fit stand where the wide calendar shows them.
  const candidates = useMemo(
    () => bars.flatMap(({ item }) => (item.kind === 'candidate' ? [item.candidate] : [])),
    [bars],
  )
  return (
    <PageLink {...unitPage(unit)} className={classes.card}>
      <span className={classes.names}>
        <strong>{unit.name}</strong>
        {props.hasGroup && unit.partOfGroup && <small>{unit.group}</small>}
      </span>
      <span className={classes.facts}>
        <UnitFacts entry={entry} today={dayNumber(answer.today)} />
      </span>
      <span className={classes.strip}>
        {props.isKnown ? (
          <UnitMonthStrip
            unit={unit}
            candidates={candidates}
            month={props.month}
            today={answer.today}
            numbers
          />
        ) : (
          <Bone height="30px" />
        )}
      </span>
    </PageLink>
  )
}
