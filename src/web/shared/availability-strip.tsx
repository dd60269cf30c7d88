import { useLocale, useTranslations } from 'use-intl'
import { availabilityMonths, type AvailabilityMonth, type TakenRange } from './availability.ts'
import { shortMonth } from './format.ts'
import classes from './availability-strip.module.css'
import { partsOfDay } from '../../domain/kernel/day.ts'

/** Properties of the AvailabilityStrip. */
export interface AvailabilityStripProps {
  today: string
  unavailable: readonly TakenRange[]
  /** The stay that is being asked for, drawn over its days. */
  chosen?: { from: string; to: string }
}

/** Eighteen months with what of each is free, taken or past, in words and as a bar. */
export function AvailabilityStrip(props: AvailabilityStripProps) {
  const t = useTranslations('publicListing.months')
  const months = availabilityMonths(props.today, props.unavailable)
  const chosen = props.chosen ? availabilityMonths(props.today, [props.chosen]) : []
  return (
    <div>
      <ol className={classes.months}>
        {months.map((month, at) => (
          <Month
            key={month.month}
            month={month}
            chosen={chosen[at]}
            showYear={at === 0 || partsOfDay(month.month).month === 1}
          />
        ))}
      </ol>
      <div className={classes.legend} aria-hidden="true">
        <span>
          <i className={classes.swatch} />
          {t('free')}
        </span>
        <span>
          <i className={classes.swatch}>
            <i className={classes.stretch} data-kind="taken" style={{ left: 0, right: 0 }} />
          </i>
          {t('taken')}
        </span>
        {props.chosen && (
          <span>
            <i className={classes.swatch}>
              <i className={classes.stretch} data-kind="chosen" style={{ left: 0, right: 0 }} />
            </i>
            {t('chosen')}
          </span>
        )}
      </div>
    </div>
  )
}

function Month(props: { month: AvailabilityMonth; chosen?: AvailabilityMonth; showYear: boolean }) {
  const { month, chosen } = props
  const language = useLocale()
  const t = useTranslations('publicListing.months')
  const stretches = [
    ...month.stretches,
    ...(chosen?.stretches ?? [])
      .filter(({ kind }) => kind === 'taken')
      .map((it) => ({ ...it, kind: 'chosen' })),
  ]
  return (
    <li className={classes.month} data-state={month.state}>
      <span className={classes.name}>
        {shortMonth(month.month, language)}
        {props.showYear && <span className={classes.year}> {partsOfDay(month.month).year}</span>}
      </span>
      <span className={classes.bar} aria-hidden="true">
        {stretches.map(({ from, to, kind }) => (
          <i
            key={`${kind}${from}`}
            className={classes.stretch}
            data-kind={kind}
            style={{
              left: `${((from - 1) / month.days) * 100}%`,
              width: `${((to - from + 1) / month.days) * 100}%`,
            }}
          />
        ))}
      </span>
      <span className={classes.state}>{stateOf(month, t)}</span>
    </li>
  )
}

type Translator = ReturnType<typeof useTranslations<'publicListing.months'>>

function stateOf(month: AvailabilityMonth, t: Translator): string {
  if (month.state !== 'partly') return t(month.state)
  const isLost = (day: number) => month.stretches.some(({ from, to }) => from <= day && day <= to)
  const days = Array.from({ length: month.days }, (_, at) => at + 1)
  const first = days.findIndex((day) => !isLost(day)) + 1
  const last = days.findLastIndex((day) => !isLost(day)) + 1
  const isOneStretch = days.slice(first - 1, last).every((day) => !isLost(day))
  if (isOneStretch && last === month.days) return t('from', { day: first })
  if (isOneStretch && (first === 1 || month.stretches[0]?.kind === 'past')) return t('until', { day: last })
  return t('partly')
}
