import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Card } from '../ui/card.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Performance } from './performance-queries.ts'
import shared from '../shared/figures/figures.module.css'
import classes from './performance.module.css'

const STEPS = ['seen', 'opened', 'shortlisted', 'asked', 'accepted', 'bookedRequests'] as const

/** From being seen to being booked: a table whose rows are bars. */
export function Funnel({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const { figures, figuresBefore } = data
  const highest = Math.max(1, ...STEPS.map((step) => figures[step]))
  return (
    <Card as="section" className={classes.card} aria-labelledby="funnel">
      <h2 id="funnel">{t('funnel')}</h2>
      <table className={`${shared.table} ${classes.funnel}`}>
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <th scope="col">
              <VisuallyHidden>{t('bar')}</VisuallyHidden>
            </th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('yearBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">{t(`steps.${step}`)}</th>
              <td aria-hidden>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                  {/* What is far less than the first step can still be seen. */}
                  <rect
                    width={figures[step] === 0 ? 0 : Math.max(1.5, Math.sqrt(figures[step] / highest) * 100)}
                    height="10"
                    rx="1"
                  />
                </svg>
              </td>
              <td>{format.number(figures[step])}</td>
              <td>{format.number(figuresBefore[step])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <small>{t('funnelNote')}</small>
    </Card>
  )
}
