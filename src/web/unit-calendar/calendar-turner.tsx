import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { isOnPage, type CalendarView } from './calendar-rows.ts'
import classes from './unit-calendar-page.module.css'
import type { CalendarPlace } from './use-calendar-place.ts'
import { parseDay, partsOfDay } from '../../domain/kernel/day.ts'

const VIEWS: readonly CalendarView[] = ['month', 'year']

/** Which month or year is shown, the way to others, and the choice between both. */
export function CalendarTurner({ place }: { place: CalendarPlace }) {
  const { view, page, today } = place
  const t = useTranslations('unitCalendar')
  const format = useFormat()
  const isNow = isOnPage(view, page, today)
  return (
    <div className={classes.turner}>
      <div className={classes.pages}>
        <IconButton
          label={t(`previous.${view}`)}
          disabled={!place.canTurn(-1)}
          onClick={() => place.turn(-1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <h2 aria-live="polite">
          {view === 'month' ? format.month(page, 'year') : partsOfDay(parseDay(page)).year}
        </h2>
        <IconButton label={t(`next.${view}`)} disabled={!place.canTurn(1)} onClick={() => place.turn(1)}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
        <Button size="small" disabled={isNow} onClick={() => place.show(today)}>
          {t('today')}
        </Button>
      </div>
      <ChoiceField
        legend={t('view')}
        hideLegend
        compact
        value={view}
        onChange={place.setView}
        choices={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
    </div>
  )
}
