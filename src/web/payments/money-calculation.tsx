import { useTranslations } from 'use-intl'
import type { MoneyLine } from '../../domain/money/overview.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { useSearchWith } from './money-place-controls.tsx'
import type { Money, MoneyPlace } from './money-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import classes from './money.module.css'

/** These are said also where they are nothing; the others only where there is something. */
const ALWAYS: readonly MoneyLine[] = ['RENT', 'FEE', 'VAT', 'REFUNDED', 'PAID_OUT', 'RECEIVED']

/** From rent to the landlord's account, line by line; each opens to its entries, and together they are what is open. */
export function MoneyCalculation({ money, place }: { money: Money; place: MoneyPlace }) {
  const t = useTranslations('money')
  const format = useFormat()
  const amount = useMoneyFormat(money.currency)
  return (
    <Card as="section" aria-label={t('calculation')} className={classes.calculation}>
      <h2>{t('calculation')}</h2>
      <dl>
        {money.openBefore !== 0 && (
          <div>
            <dt>{t('openBefore', { day: format.day(place.period.from, 'short') })}</dt>
            <dd>{amount(money.openBefore)}</dd>
          </div>
        )}
        {money.lines
          .filter(({ line, entries }) => entries > 0 || ALWAYS.includes(line))
          .map((line) => (
            <Line key={line.line} {...line} text={amount(line.amount)} />
          ))}
        <div className={classes.sum}>
          <dt>{t('open')}</dt>
          <dd>{amount(money.open)}</dd>
        </div>
      </dl>
    </Card>
  )
}

function Line({ line, entries, text }: Money['lines'][number] & { text: string }) {
  const t = useTranslations('money')
  const search = useSearchWith()({ entries: line })
  const name = t(`lines.${line}`)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {entries === 0 ? (
          text
        ) : (
          <PageLink
            page="payments"
            search={search}
            keepScroll
            aria-label={t('openFigure', { name, amount: text })}
          >
            {text}
          </PageLink>
        )}
      </dd>
    </div>
  )
}
