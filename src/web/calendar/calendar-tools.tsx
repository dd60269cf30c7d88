import {
  IconCalendarDot,
  IconChevronLeft,
  IconChevronRight,
  IconKeyboard,
  IconPrinter,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayNumber, dayText, isDay } from '../../domain/kernel/day.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './calendar-page.module.css'
import { CsvButton, ImportButton } from './csv-button.tsx'
import { reachOf } from './calendar-scope.ts'
import { monthsLater, type DayNumber } from '../../domain/kernel/day-number.ts'
import { SHOWN, type Shown } from './timeline-rows.ts'
import { ZOOMS, type Zoom } from './timeline-scale.ts'

/** Buttons that show only the units that need a look, with their numbers. */
export function ShownFilters(props: { counts: Record<Shown, number>; shown: Shown | undefined }) {
  const t = useTranslations('calendar.show')
  const [, setSearch] = useSearch()
  return (
    <div role="group" aria-label={t('label')} className={classes.filters}>
      {SHOWN.map((shown) => {
        const isOn = shown === props.shown
        // A filter that would show nothing says nothing; one that is on must be there to go off.
        if (props.counts[shown] === 0 && !isOn) return null
        return (
          <Button
            key={shown}
            size="small"
            aria-pressed={isOn}
            className={classes.filter}
            onClick={() => setSearch({ show: isOn ? undefined : shown }, { replace: true })}
          >
            {t(shown, { count: props.counts[shown] })}
          </Button>
        )
      })}
    </div>
  )
}

/** Search, zoom, the way to a day, and what takes the calendar out of the browser. */
export function CalendarTools(props: {
  zoom: Zoom
  firstDay: DayNumber
  today: DayNumber
  csvPath: string
  onGoTo: (day: DayNumber) => void
  onZoom: (zoom: Zoom) => void
  onPrint: () => void
  onHelp: () => void
}) {
  const { zoom, firstDay, today, onGoTo } = props
  const t = useTranslations('calendar')
  return (
    <div className={classes.tools}>
      <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
      <ChoiceField
        compact
        hideLegend
        legend={t('zoom')}
        value={zoom}
        onChange={props.onZoom}
        choices={ZOOMS.map((value) => ({ value, label: t(`zooms.${value}`) }))}
      />
      <div className={classes.go}>
        <IconButton label={t('monthBack')} onClick={() => onGoTo(monthsLater(firstDay, -1))}>
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <FirstDayField firstDay={firstDay} today={today} onGoTo={onGoTo} />
        <IconButton label={t('monthOn')} onClick={() => onGoTo(monthsLater(firstDay, 1))}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('today')} onClick={() => onGoTo(today - 7)}>
          <IconCalendarDot size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes.out}>
        <CsvButton path={props.csvPath} iconSize={20} />
        <ImportButton iconSize={20} />
        <IconButton label={t('print')} onClick={props.onPrint}>
          <IconPrinter size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('keyboard')} onClick={props.onHelp}>
          <IconKeyboard size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** The first day shown. Typed digits stay as they are typed, and lead somewhere once they are a day that can be gone to. */
function FirstDayField(props: { firstDay: DayNumber; today: DayNumber; onGoTo: (day: DayNumber) => void }) {
  const { firstDay, today, onGoTo } = props
  const t = useTranslations('calendar')
  const [typed, setTyped] = useState<{ text: string; isShown: boolean } | null>(null)
  const reach = reachOf(today)
  const shown = dayText(firstDay)
  // Once the typed day is shown, what is shown after it counts.
  if (typed && !typed.isShown && typed.text === shown) setTyped({ ...typed, isShown: true })
  if (typed?.isShown && typed.text !== shown) setTyped(null)
  return (
    <DayField
      size="sm"
      aria-label={t('firstDay')}
      min={dayText(reach.from)}
      max={dayText(reach.to)}
      value={typed?.text ?? shown}
      onChange={(text) => {
        setTyped({ text, isShown: false })
        const day = isDay(text) ? dayNumber(text) : null
        // The first digits of a year are a year too: 0002.
        if (day !== null && reach.from <= day && day <= reach.to) onGoTo(day)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
