import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { TaxProperty } from './tax-report-queries.ts'
import classes from './tax-report.module.css'

/** A property with its quarters: what came, the fees, what is reported of it, and the way to the entries. */
export function TaxPropertyCard({ property, onOpen }: { property: TaxProperty; onOpen: () => void }) {
  const t = useTranslations('taxReport')
  const format = useFormat()
  const { address, currency, days, units, quarters, landRegisterNumber, names } = property
  const money = (amount: number) => format.money(amount, currency, 'no')
  const sum = (figure: 'received' | 'fees') => quarters.reduce((all, quarter) => all + quarter[figure], 0)
  const facts = [t('days', { count: days }), t('units', { count: units }), landRegisterNumber]
  return (
    <Card padded={false} className={classes.property}>
      <header>
        <h3>{address}</h3>
        <small>{names.slice(0, 3).join(', ')}</small>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={classes.scroll} role="group" tabIndex={0} aria-label={t('quartersOf', { address })}>
        <table>
          <caption>{t('quartersOf', { address })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('quarter')}</th>
              <th scope="col">{t('received')}</th>
              <th scope="col">{t('fees')}</th>
              <th scope="col">{t('considered')}</th>
            </tr>
          </thead>
          <tbody>
            {quarters.map(({ quarter, received, fees }) => (
              <tr key={quarter}>
                <th scope="row">{t('quarterName', { quarter: String(quarter) })}</th>
                <td>{money(received)}</td>
                <td>{money(fees)}</td>
                <td>{money(received - fees)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('year')}</th>
              <td>{money(sum('received'))}</td>
              <td>{money(sum('fees'))}</td>
              <td>{money(sum('received') - sum('fees'))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Button size="small" aria-label={t('entriesAt', { address })} onClick={onOpen}>
        {t('entries')}
      </Button>
    </Card>
  )
}
