import { useTranslations } from 'use-intl'
import type { ItemKind } from '../shared/blocks/calendar-items.ts'
import kinds from '../shared/blocks/kinds.module.css'
import classes from './unit-calendar-page.module.css'

const KINDS: readonly ItemKind[] = ['booking', 'hold', 'candidate', 'block', 'far', 'limit', 'gap']

/** What the patterns of the bars mean. */
export function CalendarLegend() {
  const t = useTranslations('unitCalendar.legend')
  return (
    <ul className={classes.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <i className={`${classes.sample} ${kinds[kind]}`} />
          {t(kind)}
        </li>
      ))}
      <li>
        <i className={`${classes.sample} ${classes.closedSample}`} />
        {t('closed')}
      </li>
    </ul>
  )
}
