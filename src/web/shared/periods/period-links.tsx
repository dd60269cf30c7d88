import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  MONEY_PERIODS,
  type MoneyPeriod,
  periodOf,
  periodText,
  shiftPeriod,
} from '../../../domain/money/period.ts'
import type { PathParams, RouteName } from '../../routes.ts'
import { useFormat } from '../format.ts'
import { PageLink } from '../page-link.tsx'
import { utcToday } from '../today.ts'
import type { Search } from '../use-search.ts'
import classes from './period-links.module.css'

/** Where the links lead: a page, whose address names the period. */
interface PeriodPlace {
  page: RouteName
  params?: PathParams
  /** The address with another period. */
  searchWith: (period: string | undefined) => Search
}

/** The words for a period: November 2026, the fourth quarter of 2026, 2026. */
export function usePeriodName(): (period: MoneyPeriod) => string {
  const t = useTranslations('periods')
  const format = useFormat()
  return (period) => {
    const year = period.from.slice(0, 4)
    if (period.length === 'year') return year
    if (period.length === 'month') return format.month(period.from, 'year')
    return t('quarterOf', { quarter: periodText(period).slice(-1), year })
  }
}

/** The period before and after, and other lengths; `standing` is a period that is no month, quarter or year of a calendar. */
export function PeriodLinks(
  props: PeriodPlace & { period: MoneyPeriod; standing?: { name: string; isShown: boolean } },
) {
  const { period, standing, page, params, searchWith } = props
  const t = useTranslations('periods')
  return (
    <nav aria-label={t('period')} className={classes.periods}>
      {!standing?.isShown && <Steps {...props} />}
      <span className={classes.lengths}>
        {standing && (
          <PageLink
            page={page}
            params={params}
            search={searchWith(undefined)}
            replace
            keepScroll
            aria-current={standing.isShown ? 'true' : undefined}
          >
            {standing.name}
          </PageLink>
        )}
        {MONEY_PERIODS.map((length) => (
          <PageLink
            key={length}
            page={page}
            params={params}
            search={searchWith(periodText(periodOf(length, dayWithin(period))))}
            replace
            keepScroll
            aria-current={period.length === length && !standing?.isShown ? 'true' : undefined}
          >
            {t(`lengths.${length}`)}
          </PageLink>
        ))}
      </span>
    </nav>
  )
}

function Steps(props: PeriodPlace & { period: MoneyPeriod }) {
  const nameOf = usePeriodName()
  return (
    <>
      <Step {...props} by={-1} />
      <strong aria-live="polite" className={classes.name}>
        {nameOf(props.period)}
      </strong>
      <Step {...props} by={1} />
    </>
  )
}

function Step({ period, by, page, params, searchWith }: PeriodPlace & { period: MoneyPeriod; by: 1 | -1 }) {
  const nameOf = usePeriodName()
  const other = shiftPeriod(period, by)
  const Icon = by === 1 ? IconChevronRight : IconChevronLeft
  return (
    <PageLink
      page={page}
      params={params}
      search={searchWith(periodText(other))}
      replace
      keepScroll
      aria-label={nameOf(other)}
      className={classes.step}
    >
      <Icon size={18} aria-hidden />
    </PageLink>
  )
}

/** Of a longer period the part that is now, else its first. */
function dayWithin(period: MoneyPeriod) {
  const today = utcToday()
  return today >= period.from && today <= period.to ? today : period.from
}
