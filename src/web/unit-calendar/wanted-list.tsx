import { useTranslations } from 'use-intl'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { itemsWithin, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { Card } from '../ui/card.tsx'
import type { DayStretch } from './block-drag.ts'
import { rowsOf } from './calendar-rows.ts'
import { ItemRow } from './item-row.tsx'
import { isKnown } from './known-days.ts'
import classes from './unit-calendar-page.module.css'
import type { CalendarPlace } from './use-calendar-place.ts'

/** The requests that want days of the month or year that is shown. */
export function WantedList(props: {
  items: readonly CalendarItem[]
  unit: CalendarUnit
  place: CalendarPlace
  known: DayStretch
}) {
  const { view, page } = props.place
  const t = useTranslations('unitCalendar')
  const rows = rowsOf(view, page)
  const from = rows[0]?.days[0] ?? page
  const to = rows.at(-1)?.days.at(-1) ?? page
  const wanted = itemsWithin(props.items, from, to).filter(({ kind }) => kind === 'candidate')
  return (
    <Card as="section" aria-labelledby="wanted" className={classes.panel}>
      <h2 id="wanted">{t('wanted')}</h2>
      {wanted.length === 0 ? (
        <p className={classes.muted}>
          {t(isKnown(props.known, { from, to }) ? 'nothingWanted' : 'details.unknown')}
        </p>
      ) : (
        <ul className={classes.items}>
          {wanted.map((item) => (
            <ItemRow key={item.key} item={item} unit={props.unit} />
          ))}
        </ul>
      )}
    </Card>
  )
}
