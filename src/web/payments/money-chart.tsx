import { useLocale, useTranslations } from 'use-intl'
import { parseDay } from '../../domain/kernel/day.ts'
import { periodOf, periodText } from '../../domain/money/period.ts'
import { shortMonth, useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useSearchWith } from './money-place-controls.tsx'
import type { Money } from './money-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import figures from '../shared/figures/figures.module.css'
import classes from './money.module.css'

const CLOCKS = ['earned', 'invoiced', 'paidOut'] as const

/** The clocks of six months as bars, each month a link to it; or the same as a table. */
export function MoneyChart({ money }: { money: Money }) {
  const t = useTranslations('money')
  const [search] = useSearch()
  const isTable = search.view === 'table'
  return (
    <Card as="section" className={classes.chart} aria-label={t('sixMonths')}>
      <div className={figures.head}>
        <h2>{t('sixMonths')}</h2>
        <span className={figures.legend}>
          {CLOCKS.map((clock) => (
            <span key={clock} data-clock={clock}>
              {t(`legend.${clock}`)}
            </span>
          ))}
        </span>
        <PageLink
          page="payments"
          search={useSearchWith()({ view: isTable ? undefined : 'table' })}
          replace
          keepScroll
        >
          {t(isTable ? 'asBars' : 'asTable')}
        </PageLink>
      </div>
      {isTable ? <MonthTable money={money} /> : <Bars money={money} />}
    </Card>
  )
}

function Bars({ money }: { money: Money }) {
  const highest = Math.max(1, ...money.months.flatMap((month) => CLOCKS.map((clock) => month[clock])))
  return (
    <ul className={classes.bars}>
      {money.months.map((month) => (
        <li key={month.month}>
          <MonthOfBars month={month} highest={highest} currency={money.currency} />
        </li>
      ))}
    </ul>
  )
}

function MonthOfBars(props: { month: Money['months'][number]; highest: number; currency: string }) {
  const { month, highest } = props
  const t = useTranslations('money')
  const format = useFormat()
  const language = useLocale()
  const amount = useMoneyFormat(props.currency)
  const period = periodOf('month', parseDay(month.month))
  return (
    <PageLink page="payments" search={useSearchWith()({ period: periodText(period) })} keepScroll>
      <svg viewBox="0 0 68 180" preserveAspectRatio="none" aria-hidden>
        {CLOCKS.map((clock, at) => {
          // What there is can be seen, and nothing has no bar.
          const height = month[clock] > 0 ? Math.max(2, (month[clock] / highest) * 176) : 0
          return (
            <rect
              key={clock}
              data-clock={clock}
              x={at * 24}
              y={180 - height}
              width="20"
              height={height}
              rx="3"
            />
          )
        })}
      </svg>
      <span>{shortMonth(month.month, language)}</span>
      <VisuallyHidden>
        {t('monthFigures', {
          month: format.month(month.month, 'year'),
          earned: amount(month.earned),
          invoiced: amount(month.invoiced),
          paidOut: amount(month.paidOut),
        })}
      </VisuallyHidden>
    </PageLink>
  )
}

function MonthTable({ money }: { money: Money }) {
  const t = useTranslations('money')
  const format = useFormat()
  const amount = useMoneyFormat(money.currency)
  return (
    <table className={figures.table}>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          {CLOCKS.map((clock) => (
            <th key={clock} scope="col">
              {t(clock)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {money.months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{format.month(month.month, 'year')}</th>
            {CLOCKS.map((clock) => (
              <td key={clock}>{amount(month[clock])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
