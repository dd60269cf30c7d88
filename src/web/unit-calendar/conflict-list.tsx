import { useTranslations } from 'use-intl'
import type { CalendarUnit } from '../../domain/calendar-answer.ts'
import { itemsOf } from '../shared/blocks/calendar-items.ts'
import { isConflict } from '../shared/blocks/use-item-words.ts'
import { Card } from '../ui/card.tsx'
import { ItemRow } from './item-row.tsx'
import classes from './unit-calendar-page.module.css'

/** Blocks on days that a booking or an offer has, wherever they are; nothing where there is none. */
export function ConflictList({ unit }: { unit: CalendarUnit }) {
  const t = useTranslations('unitCalendar')
  const items = itemsOf(unit, [])
  const conflicts = items.filter(isConflict)
  if (conflicts.length === 0) return null
  return (
    <Card as="section" aria-labelledby="conflicts" className={classes.panel}>
      <h2 id="conflicts">{t('conflicts', { count: conflicts.length })}</h2>
      <p>{t('conflictsText')}</p>
      <ul className={classes.items}>
        {conflicts.map((item) => (
          <ItemRow key={item.key} item={item} unit={unit} />
        ))}
      </ul>
    </Card>
  )
}
