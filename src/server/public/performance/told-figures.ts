import { addMonths, type Day, firstOfMonth } from '../../../domain/kernel/day.ts'
import { monthsOf } from '../../../domain/calendars/occupancy-by-month.ts'
import type { CountedNights } from '../../../domain/public/performance-figures.ts'
import type { PerformanceSpan } from '../../../domain/public/performance-span.ts'
import type { MonthRow, SpanName } from './figures-sql.ts'
import type { RequestFigures, StayFigures } from './requests-sql.ts'
import type { VisitFigures } from './visits-sql.ts'

/** All figures of one span. */
export interface ToldFigures
  extends CountedNights, Omit<RequestFigures, 'span' | 'booked'>, Omit<StayFigures, 'span'> {
  /** Vacant stretches. */
  gaps: number
  seen: number
  opened: number
  shortlisted: number
  /** Requests of the span that became a stay. */
  bookedRequests: number
}

/** A month, with the same a year before; null where the span had no such month. */
export interface ToldMonth extends CountedNights {
  month: Day
  before: CountedNights
}

const NO_NIGHTS: CountedNights = {
  booked: 0,
  vacant: 0,
  blocked: 0,
  unpublished: 0,
  earned: 0,
  vacancyCost: 0,
}

interface Rows {
  name: SpanName
  months: readonly MonthRow[]
  gaps: number
  requests: readonly RequestFigures[]
  stays: readonly StayFigures[]
  visits: readonly VisitFigures[]
}

/** The figures of a span; what has no row is nothing. */
export function toldFigures({ name, gaps, ...rows }: Rows): ToldFigures {
  const requests = rows.requests.find(({ span }) => span === name)
  const stays = rows.stays.find(({ span }) => span === name)
  const visits = (types: readonly VisitFigures['type'][]) =>
    rows.visits
      .filter(({ span, type }) => span === name && types.includes(type))
      .reduce((sum, { count }) => sum + count, 0)
  return {
    ...rows.months.filter(({ span }) => span === name).reduce(addNights, NO_NIGHTS),
    gaps,
    seen: visits([
      'ListingViewedInSearchResultsList',
      'ListingViewedInSearchResultsMap',
      'ListingViewedInSimilarApartments',
    ]),
    opened: visits(['ListingDetailsViewed']),
    shortlisted: visits(['ListingShortlisted']),
    asked: requests?.asked ?? 0,
    accepted: requests?.accepted ?? 0,
    declined: requests?.declined ?? 0,
    unanswered: requests?.unanswered ?? 0,
    bookedRequests: requests?.booked ?? 0,
    answerMinutes: requests?.answerMinutes ?? null,
    stays: stays?.stays ?? 0,
    averageNights: stays?.averageNights ?? null,
    averageLeadDays: stays?.averageLeadDays ?? null,
    cancelled: stays?.cancelled ?? 0,
    cancelledRent: stays?.cancelledRent ?? 0,
  }
}

/** The months of a span, none left out, each with that of a year before. */
export function toldMonths(rows: readonly MonthRow[], { now }: PerformanceSpan): ToldMonth[] {
  if (!now) return []
  const of = (name: SpanName, month: Day) =>
    nightsOf(rows.find((row) => row.span === name && row.month === month) ?? NO_NIGHTS)
  return monthsOf(now).map(({ from }) => {
    const month = firstOfMonth(from)
    return { month, ...of('NOW', month), before: of('BEFORE', addMonths(month, -12)) }
  })
}

function addNights(sum: CountedNights, row: CountedNights): CountedNights {
  return {
    booked: sum.booked + row.booked,
    vacant: sum.vacant + row.vacant,
    blocked: sum.blocked + row.blocked,
    unpublished: sum.unpublished + row.unpublished,
    earned: sum.earned + row.earned,
    vacancyCost: sum.vacancyCost + row.vacancyCost,
  }
}

function nightsOf(row: CountedNights): CountedNights {
  return addNights(NO_NIGHTS, row)
}
