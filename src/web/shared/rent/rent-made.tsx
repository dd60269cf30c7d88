import { useTranslations } from 'use-intl'
import { parseDay } from '../../../domain/kernel/day.ts'
import { type RentLine, rentLines } from '../../../domain/kernel/rent-lines.ts'
import type { InvoiceCalculationMethod } from '../../gen/graphql.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useFormat } from '../format.ts'
import classes from './rent-made.module.css'

/** A stay with its rent; amounts in minor units. */
export interface ShownRent {
  from: string
  to: string
  price: number
  /** What the listing cost a month when it was asked for; null where that isn't known. */
  listPrice?: number | null
  totalRent: number
  currency: string
  calculationMethod: InvoiceCalculationMethod
}

/** How the rent of a stay comes about, opened by one click: its lines, and what they are together. */
export function RentMade({ rent }: { rent: ShownRent }) {
  const t = useTranslations('rentMade')
  const format = useFormat()
  const lineText = useLineText(rent)
  const money = (amount: number) => format.money(amount, rent.currency, 'no')
  const lines = rentLines({
    ...rent,
    from: parseDay(rent.from),
    to: parseDay(rent.to),
    method: rent.calculationMethod,
  })
  return (
    <div className={classes.made}>
      <Disclosure summary={t('summary', { rent: money(rent.totalRent) })}>
        {rent.listPrice && rent.listPrice !== rent.price ? (
          <p>{t('fromList', { price: money(rent.price), list: money(rent.listPrice) })}</p>
        ) : null}
        <dl className={classes.lines}>
          {lines.map((line) => (
            <div key={keyOf(line)}>
              <dt>
                {'from' in line && <span>{format.dayRange(line.from, line.to)}</span>}
                <small>{lineText(line)}</small>
              </dt>
              <dd>{money(line.amount)}</dd>
            </div>
          ))}
          <div className={classes.total}>
            <dt>{t('total')}</dt>
            <dd>{money(rent.totalRent)}</dd>
          </div>
        </dl>
      </Disclosure>
    </div>
  )
}

function keyOf(line: RentLine): string {
  return 'from' in line ? line.from : line.kind
}

function useLineText({ price, currency }: ShownRent) {
  const t = useTranslations('rentMade.lines')
  const format = useFormat()
  const monthly = { price: format.money(price, currency) }
  return (line: RentLine): string => {
    switch (line.kind) {
      case 'FULL_MONTHS':
        return t('FULL_MONTHS', { ...monthly, months: line.months })
      case 'DAYS_OF_MONTH':
        return t('DAYS_OF_MONTH', { ...monthly, days: line.days, of: line.daysInMonth })
      case 'NIGHTS':
        return t('NIGHTS', { ...monthly, nights: line.nights })
      case 'HALF_MONTH':
      case 'BEGUN_MONTH':
        return t(line.kind, { ...monthly, days: line.days })
      case 'ROUNDING':
      case 'AGREED':
        return t(line.kind)
    }
  }
}
