import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { daysBetween, parseDay } from '../../domain/kernel/day.ts'
import { RowsCard } from '../ui/rows-card.tsx'
import { useFormat } from './format.ts'
import classes from './turnover-days.module.css'

/** A unit between two stays, as both sides read it. */
interface ShownTurnover {
  listingId: string
  day: string
  unitName: string
  address: string
  departure?: string | null
  arrival?: string | null
}

/** Departures and arrivals by day, each with what its reader can say or do about it. */
export function TurnoverDays<Turnover extends ShownTurnover>(props: {
  turnovers: readonly Turnover[]
  children: (turnover: Turnover) => ReactNode
}) {
  const format = useFormat()
  const days = Map.groupBy(props.turnovers, ({ day }) => day)
  return (
    <div className={classes.days}>
      {[...days].map(([day, turnovers]) => (
        <section key={day} aria-label={format.day(day, 'long')}>
          <h3 className={classes.day}>{format.day(day, 'long')}</h3>
          <RowsCard>
            {turnovers.map((turnover) => (
              <li key={turnover.listingId} className={classes.row}>
                <div className={classes.what}>
                  <strong>{turnover.unitName}</strong>
                  <small>{turnover.address}</small>
                  <Times {...turnover} />
                </div>
                <div className={classes.answer}>{props.children(turnover)}</div>
              </li>
            ))}
          </RowsCard>
        </section>
      ))}
    </div>
  )
}

function Times({ departure, arrival }: ShownTurnover) {
  const t = useTranslations('turnovers')
  const format = useFormat()
  return (
    <>
      <span>{departure ? t('departure', { day: format.day(departure, 'weekday') }) : t('noDeparture')}</span>
      <span>{arrival ? t('arrival', { day: format.day(arrival, 'weekday') }) : t('noArrival')}</span>
      {departure && arrival && (
        <small>{t('between', { count: daysBetween(parseDay(departure), parseDay(arrival)) - 1 })}</small>
      )}
    </>
  )
}
