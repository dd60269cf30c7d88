import { useLocale, useTranslations } from 'use-intl'
import { shortMonth, useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { ChartHead, useIsTable } from './chart-head.tsx'
import { earnedByMonth, earnedByQuarter, type EarnedPart } from './earnings-periods.ts'
import type { Performance } from './performance-queries.ts'
import { usePerformancePlace } from './performance-place.ts'
import shared from '../shared/figures/figures.module.css'
import classes from './performance.module.css'

/** What was earned by months or quarters, beside a year before. */
export function EarningsChart({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const [search] = useSearch()
  const isQuarterly = search.earnings === 'quarters'
  const parts = isQuarterly ? earnedByQuarter(data.months) : earnedByMonth(data.months)
  const isTable = useIsTable('earnings')
  return (
    <Card as="section" className={`${classes.card} ${classes.tall}`} aria-labelledby="earnings">
      <ChartHead id="earnings" title={t('earnings')} chart="earnings">
        <span className={shared.legend}>
          <span data-kind="now">{t('thisPeriod')}</span>
          <span data-kind="before">{t('yearBefore')}</span>
        </span>
        <Lengths isQuarterly={isQuarterly} />
      </ChartHead>
      {isTable ? (
        <EarningsTable parts={parts} currency={data.currency} />
      ) : (
        <EarningsBars parts={parts} currency={data.currency} />
      )}
    </Card>
  )
}

function Lengths({ isQuarterly }: { isQuarterly: boolean }) {
  const t = useTranslations('performance')
  const { page, params, searchWith } = usePerformancePlace()
  return (
    <PageLink
      page={page}
      params={params}
      search={searchWith({ earnings: isQuarterly ? undefined : 'quarters' })}
      replace
      keepScroll
    >
      {t(isQuarterly ? 'byMonth' : 'byQuarter')}
    </PageLink>
  )
}

/** The words for a part: November 2026, the fourth quarter of 2026. */
function usePartName(): (part: EarnedPart) => string {
  const t = useTranslations('periods')
  const format = useFormat()
  return ({ from, quarter }) =>
    quarter === null
      ? format.month(from, 'year')
      : t('quarterOf', { quarter: String(quarter), year: from.slice(0, 4) })
}

function EarningsBars({ parts, currency }: { parts: readonly EarnedPart[]; currency: string }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const language = useLocale()
  const nameOf = usePartName()
  const highest = Math.max(1, ...parts.flatMap(({ earned, before }) => [earned, before]))
  const heightOf = (amount: number) => (amount > 0 ? Math.max(1.5, (amount / highest) * 100) : 0)
  const money = (amount: number) => format.money(amount, currency, 'yes')
  return (
    <ul className={classes.columns}>
      {parts.map((part) => (
        <li key={part.from}>
          <span className={classes.bar} title={`${nameOf(part)}: ${money(part.earned)}`}>
            <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden>
              <rect
                data-kind="before"
                x="3"
                y={100 - heightOf(part.before)}
                width="15"
                height={heightOf(part.before)}
              />
              <rect
                data-kind="now"
                x="20"
                y={100 - heightOf(part.earned)}
                width="17"
                height={heightOf(part.earned)}
              />
            </svg>
            <span aria-hidden>
              {part.quarter === null
                ? shortMonth(part.from, language)
                : t('shortQuarter', { quarter: String(part.quarter) })}
            </span>
            <VisuallyHidden>
              {t('partEarned', {
                part: nameOf(part),
                earned: money(part.earned),
                before: money(part.before),
              })}
            </VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}

function EarningsTable({ parts, currency }: { parts: readonly EarnedPart[]; currency: string }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const nameOf = usePartName()
  const money = (amount: number) => format.money(amount, currency, 'no')
  const sum = (of: 'earned' | 'before') => parts.reduce((all, part) => all + part[of], 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={shared.scroll} role="group" tabIndex={0} aria-label={t('earningsTable')}>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col">{t('earnedHead')}</th>
            <th scope="col">{t('yearBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.from}>
              <th scope="row">{nameOf(part)}</th>
              <td>{money(part.earned)}</td>
              <td>{money(part.before)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('together')}</th>
            <td>{money(sum('earned'))}</td>
            <td>{money(sum('before'))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
