import { useTranslations } from 'use-intl'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { itemsOf, type CalendarItem } from '../shared/blocks/calendar-items.ts'
import { isConflict } from '../shared/blocks/use-item-words.ts'
import { Card } from '../ui/card.tsx'
import { ItemRow } from './item-row.tsx'
import classes from './unit-calendar-page.module.css'

/** Blocks on days that a booking or an offer has, wherever they are; nothing where there is none. */
export function ConflictList({ unit, editable }: { unit: CalendarUnit; editable: boolean }) {
  const t = useTranslations('unitCalendar')
  const items = itemsOf(unit, [])
  const conflicts = items.filter(isConflict)
  if (conflicts.length === 0) return null
  const settlers = settlersOf(conflicts)
  return (
    <Card as="section" aria-labelledby="conflicts" className={classes.panel}>
      <h2 id="conflicts">{t('conflicts', { count: conflicts.length })}</h2>
      {settlers.some((settler) => settler !== 'own') && <p>{t('conflictsText')}</p>}
      {editable ? (
        settlers.map((settler) => <p key={settler}>{t(`conflictsSettle.${settler}`)}</p>)
      ) : (
        <p>{t('conflictsSettle.limited')}</p>
      )}
      <ul className={classes.items}>
        {conflicts.map((item) => (
          <ItemRow key={item.key} item={item} unit={unit} />
        ))}
      </ul>
    </Card>
  )
}

type Settler = 'feed' | 'partner' | 'own'

/** Where conflicts are settled: at the feed below, at the partner that brought the block, or at the block itself. */
function settlersOf(conflicts: readonly CalendarItem[]): Settler[] {
  const settlers = conflicts.flatMap((item): Settler[] => {
    if (item.kind !== 'block' && item.kind !== 'far') return []
    const { source } = item.block
    return [source === 'own' ? 'own' : source === 'ics' ? 'feed' : 'partner']
  })
  return [...new Set(settlers)]
}
