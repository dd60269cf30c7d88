import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Card } from '../ui/card.tsx'
import type { Figures, Performance } from './performance-queries.ts'
import shared from '../shared/figures/figures.module.css'
import classes from './performance.module.css'

type Of = (figures: Figures) => string

/** The stays and requests of the period in a table, beside a year before; cancelled stays are said as such. */
export function StayFacts({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const count = (value: number) => format.number(value)
  const days = (value: number | null) => (value === null ? '–' : t('days', { days: Math.round(value) }))
  const nights = (value: number | null) => (value === null ? '–' : t('nights', { count: Math.round(value) }))
  const rows: [string, Of][] = [
    [t('facts.stays'), ({ stays }) => count(stays)],
    [t('facts.length'), ({ averageNights }) => nights(averageNights)],
    [t('facts.lead'), ({ averageLeadDays }) => days(averageLeadDays)],
    [
      t('facts.cancelled'),
      ({ cancelled, cancelledRent }) =>
        cancelled === 0
          ? count(0)
          : t('cancelledStays', {
              count: cancelled,
              amount: format.money(cancelledRent, data.currency, 'yes'),
            }),
    ],
    [t('facts.declined'), ({ declined }) => count(declined)],
    [t('facts.unanswered'), ({ unanswered }) => count(unanswered)],
    [t('facts.blocked'), ({ nights: { blocked } }) => count(blocked)],
    [t('facts.unpublished'), ({ nights: { unpublished } }) => count(unpublished)],
  ]
  return (
    <Card as="section" className={classes.card} aria-labelledby="stays">
      <h2 id="stays">{t('staysAndRequests')}</h2>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            <th scope="col">{t('thisPeriod')}</th>
            <th scope="col">{t('yearBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(data.figures)}</td>
              <td>{of(data.figuresBefore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <small>{t('cancelledNote')}</small>
    </Card>
  )
}
