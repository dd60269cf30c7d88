import { useTranslations } from 'use-intl'
import type { CalendarBlock, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { isOffered, itemsWithin, takesDays, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { DayStretch } from './block-drag.ts'
import { ItemRow } from './item-row.tsx'
import { isKnown } from './known-days.ts'
import classes from './unit-calendar-page.module.css'

/** Everything about the chosen day or days, with what can be done. */
export function DayDetails(props: {
  unit: CalendarUnit
  items: readonly CalendarItem[]
  known: DayStretch
  days: DayStretch
  today: string
  editable: boolean
  onBlock: (days: DayStretch) => void
  onChange: (block: CalendarBlock) => void
  onDelete: (block: CalendarBlock) => void
  onMove: (bookingId: string) => void
}) {
  const { unit, days, editable } = props
  const t = useTranslations('unitCalendar.details')
  const format = useFormat()
  const items = itemsWithin(props.items, days.from, days.to)
  const isUnknown = !isKnown(props.known, days)
  const isClosed = !isUnknown && !isOffered(unit, days.from) && !isOffered(unit, days.to)
  const isFree = !isUnknown && !items.some(takesDays)
  return (
    <Card as="section" aria-labelledby="day-details" className={classes.panel}>
      <h2 id="day-details" tabIndex={-1}>
        {days.from === days.to ? format.day(days.from, 'long') : format.dayRange(days.from, days.to)}
      </h2>
      {isUnknown && <p>{t('unknown')}</p>}
      {isClosed && <p>{t('closed')}</p>}
      {isFree && !isClosed && !items.some(({ kind }) => kind === 'gap') && <p>{t('free')}</p>}
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              unit={unit}
              editable={editable}
              today={props.today}
              onChange={props.onChange}
              onDelete={props.onDelete}
              onMove={props.onMove}
            />
          ))}
        </ul>
      )}
      {editable && isFree && days.to >= props.today && (
        <Button size="small" onClick={() => props.onBlock(days)}>
          {t(days.from === days.to ? 'blockFrom' : 'blockDays')}
        </Button>
      )}
    </Card>
  )
}
