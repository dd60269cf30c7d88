import { useTranslations } from 'use-intl'
import { type Day, addDays, addMonths, parseDay } from '../../domain/kernel/day.ts'
import { Button } from '../ui/button.tsx'
import classes from './quick-lengths.module.css'

const QUICK_MONTHS = [1, 2, 3, 6]

/** From which day on a stay can become longer, and between which last days. */
export interface LongerDays {
  from: string
  earliestTo?: string | null
  latestTo?: string | null
}

/** The last days that are whole months more, as far as they are possible. */
export function quickLastDays({ from, earliestTo, latestTo }: LongerDays): { months: number; to: Day }[] {
  return QUICK_MONTHS.map((months) => ({
    months,
    to: addDays(addMonths(parseDay(from), months), -1),
  })).filter(({ to }) => (!earliestTo || to >= earliestTo) && (!latestTo || to <= latestTo))
}

/** Chooses the last day by whole months; nothing where none is possible. */
export function QuickLengths(props: { days: LongerDays; to: string; onChoose: (to: string) => void }) {
  const t = useTranslations('quickLengths')
  const lengths = quickLastDays(props.days)
  if (lengths.length === 0) return null
  return (
    <div className={classes.lengths} role="group" aria-label={t('label')}>
      {lengths.map(({ months, to }) => (
        <Button
          key={months}
          size="small"
          aria-pressed={props.to === to}
          className={classes.length}
          onClick={() => props.onChoose(to)}
        >
          {t('months', { months })}
        </Button>
      ))}
    </div>
  )
}
