import { useLocale, useTranslations } from 'use-intl'
import { shortMonth, useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { ChartHead, useIsTable } from './chart-head.tsx'
import type { Performance } from './performance-queries.ts'
import { usePerformancePlace } from './performance-place.ts'
import shared from '../shared/figures/figures.module.css'
import classes from './performance.module.css'

const KINDS = ['booked', 'vacant', 'blocked', 'unpublished'] as const

type Month = Performance['months'][number]

/** What the nights of each month were: booked, vacant, blocked or not published. */
export function OccupancyChart({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const isTable = useIsTable('nights')
  return (
    <Card as="section" className={classes.card} aria-labelledby="nights">
      <ChartHead id="nights" title={t('published')} chart="nights">
        <span className={shared.legend}>
          {KINDS.map((kind) => (
            <span key={kind} data-kind={kind}>
              {t(`kinds.${kind}`)}
            </span>
          ))}
        </span>
      </ChartHead>
      {isTable ? <MonthTable months={data.months} /> : <Columns months={data.months} />}
    </Card>
  )
}

function Columns({ months }: { months: readonly Month[] }) {
  const all = (month: Month) => KINDS.reduce((sum, kind) => sum + month.nights[kind], 0)
  const highest = Math.max(1, ...months.map(all))
  return (
    <>
      <Hatch />
      <ul className={classes.columns}>
        {months.map((month) => (
          <li key={month.month}>
            <Column month={month} highest={highest} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Column({ month, highest }: { month: Month; highest: number }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const language = useLocale()
  const { page, params, searchWith } = usePerformancePlace()
  const { nights } = month
  return (
    <PageLink
      page={page}
      params={params}
      search={searchWith({ period: month.month.slice(0, 7), page: undefined, gaps: undefined })}
      keepScroll
    >
      <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden>
        {KINDS.map((kind, at) => {
          const heightOf = (one: (typeof KINDS)[number]) => (nights[one] / highest) * 100
          const below = KINDS.slice(0, at).reduce((sum, one) => sum + heightOf(one), 0)
          const height = heightOf(kind)
          const fill = kind === 'blocked' ? 'url(#performance-hatch)' : undefined
          return (
            <rect
              key={kind}
              data-kind={kind}
              fill={fill}
              x="4"
              y={100 - below - height}
              width="32"
              height={height}
            />
          )
        })}
      </svg>
      <span>{shortMonth(month.month, language)}</span>
      <VisuallyHidden>
        {t('monthOfNights', { month: format.month(month.month, 'year'), ...nightsIn(month) })}
      </VisuallyHidden>
    </PageLink>
  )
}

/** Blocks are hatched everywhere. */
function Hatch() {
  return (
    <svg width="0" height="0" className={classes.patterns} aria-hidden>
      <pattern
        id="performance-hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className={classes.hatchA} />
        <rect width="3" height="6" className={classes.hatchB} />
      </pattern>
    </svg>
  )
}

function nightsIn({ nights: { booked, vacant, blocked, unpublished } }: Month) {
  return { booked, vacant, blocked, unpublished }
}

function MonthTable({ months }: { months: readonly Month[] }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const share = (value: number | null) => (value === null ? '–' : format.percent(value))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={shared.scroll} role="group" tabIndex={0} aria-label={t('monthTable')}>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {t(`kinds.${kind}`)}
              </th>
            ))}
            <th scope="col">{t('occupancy')}</th>
            <th scope="col">{t('occupancyBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, nights, before }) => (
            <tr key={month}>
              <th scope="row">{format.month(month, 'year')}</th>
              {KINDS.map((kind) => (
                <td key={kind}>{format.number(nights[kind])}</td>
              ))}
              <td>{share(nights.occupancy)}</td>
              <td>{share(before.occupancy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
