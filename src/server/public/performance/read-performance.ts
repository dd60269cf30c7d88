import { ANALYTICS_CURRENCY } from '../../../domain/catalogue/metrics.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  isEnoughSimilar,
  type SimilarFigures,
  similarFigures,
} from '../../../domain/public/performance-figures.ts'
import {
  type PerformanceSpan,
  performanceSpan,
  readPerformancePeriod,
  unfinishedMonth,
} from '../../../domain/public/performance-span.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findNightFigures, type HomeRow, type SpanName, type Windows } from './figures-sql.ts'
import type { CountedSpans } from './nights-sql.ts'
import { findOwnStays, type OwnStays } from './own-stays-sql.ts'
import { listRequestFigures, listStayFigures } from './requests-sql.ts'
import type { PerformanceScope } from './scope-sql.ts'
import { findPerformanceSubject, type PerformanceSubject } from './subject-sql.ts'
import { findSimilarPrices, listSimilarMonths, type Similar, type SimilarPrices } from './similar-sql.ts'
import { type ToldMonth, toldFigures, type ToldFigures, toldMonths } from './told-figures.ts'
import { type ToldSpell, toldSpells } from './told-spells.ts'
import { listVisitFigures } from './visits-sql.ts'

/** What a page about performance asks for. */
export interface AskedPerformance extends Windows {
  groupId: string | null
  listingId: string | null
  period: string
  currency: string | null
}

/** How homes did in a period, beside a year before and similar homes; amounts in minor units. */
export interface Performance extends PerformanceSpan {
  subject: PerformanceSubject
  currency: string
  figures: ToldFigures
  figuresBefore: ToldFigures
  months: ToldMonth[]
  homes: HomeRow[]
  homeCount: number
  spells: ToldSpell[]
  spellCount: number
  similar: SimilarFigures | null
  prices: { similar: SimilarPrices | null; own: OwnStays | null } | null
}

const nothing = {
  figures: toldFigures({ name: 'NOW', months: [], gaps: 0, requests: [], stays: [], visits: [] }),
  figuresBefore: toldFigures({ name: 'BEFORE', months: [], gaps: 0, requests: [], stays: [], visits: [] }),
  months: [],
  homes: [],
  homeCount: 0,
  spells: [],
  spellCount: 0,
  similar: null,
  prices: null,
}

/**
 * Reads how homes did, in two turns; all is nothing where no night of the period is over. ResourceNotFoundError for a
 * foreign group, ValidationError for a period that is none.
 */
export async function readPerformance(ctx: Context, asked: AskedPerformance): Promise<Performance> {
  const viewer = requireViewer(ctx)
  const period = performancePeriodOf(asked.period, ctx.today())
  const subject = await readSubject(ctx, asked)
  const { groupId } = subject
  const currency = currencyOf(subject, asked.currency)
  const span = performanceSpan(period, ctx.today())
  const spans = countedSpans(span)
  if (!spans) return { ...span, ...nothing, subject, currency }
  const scope: PerformanceScope = { viewer, groupId, currency }
  const similarTo = similarOf(viewer.landlordId, subject, currency)
  const { homesOffset, homesLimit, spellsLimit } = asked
  const [nights, requests, stays, visits, similar, similarPrices, own] = await Promise.all([
    findNightFigures(ctx.reads, { ...scope, ...spans, homesOffset, homesLimit, spellsLimit }),
    listRequestFigures(ctx.reads, { ...scope, ...spans }),
    listStayFigures(ctx.reads, { ...scope, ...spans }),
    listVisitFigures(ctx.reads, { ...scope, ...spans }),
    similarTo ? listSimilarMonths(ctx.reads, { ...similarTo, from: spans.nowFrom, to: spans.nowTo }) : [],
    similarTo && subject.area && subject.standard
      ? findSimilarPrices(ctx.reads, { ...similarTo, area: subject.area, standard: subject.standard })
      : null,
    groupId ? findOwnStays(ctx.reads, { viewer, groupId, from: spans.beforeFrom, to: spans.nowTo }) : null,
  ])
  const of = (name: SpanName) => {
    const gaps = name === 'NOW' ? nights.spellCount : nights.spellCountBefore
    return toldFigures({ name, months: nights.months, gaps, requests, stays, visits })
  }
  const told = similarPrices && isEnoughSimilar(similarPrices) ? similarPrices : null
  return {
    ...span,
    subject,
    currency,
    figures: of('NOW'),
    figuresBefore: of('BEFORE'),
    months: toldMonths(nights.months, span),
    homes: nights.homes,
    homeCount: nights.homeCount,
    spells: toldSpells(nights.spells, told?.median ?? null, ctx.today()),
    spellCount: nights.spellCount,
    similar: similarFigures(similar),
    prices: groupId ? { similar: told, own } : null,
  }
}

/** What the ids are about; ResourceNotFoundError for a group or unit of somebody else, or what is no id. */
export async function readSubject(
  ctx: Context,
  { groupId, listingId }: Pick<AskedPerformance, 'groupId' | 'listingId'>,
): Promise<PerformanceSubject> {
  const ids = [groupId, listingId].filter((id) => id !== null)
  if (!ids.every(isUuid)) throw new ResourceNotFoundError()
  const subject = await findPerformanceSubject(ctx.reads, { viewer: requireViewer(ctx), groupId, listingId })
  if (ids.length > 0 && subject.currencies.length === 0) throw new ResourceNotFoundError()
  return subject
}

/** The period that a text names; ValidationError for every other text. */
export function performancePeriodOf(text: string, today: Day): Stay {
  const period = readPerformancePeriod(text, today)
  if (!period) throw new ValidationError({ period: 'money.period.invalid' })
  return period
}

/** The spans as statements take them; null where no night of the period is over. */
export function countedSpans({
  now,
  before,
}: PerformanceSpan): (CountedSpans & { beforeFrom: Day; beforeTo: Day }) | null {
  if (!now || !before) return null
  return {
    nowFrom: now.from,
    nowTo: now.to,
    beforeFrom: before.from,
    beforeTo: before.to,
    restFrom: unfinishedMonth(now)?.from ?? null,
    restBeforeFrom: unfinishedMonth(before)?.from ?? null,
  }
}

/** The currency that figures are in: the one asked for where there is a home of it, else that of most homes. */
export function currencyOf({ currencies }: PerformanceSubject, asked: string | null): string {
  return currencies.find((currency) => currency === asked) ?? currencies[0] ?? ANALYTICS_CURRENCY
}

/** Homes of one place can be compared, those of several can't. */
function similarOf(landlordId: string | null, subject: PerformanceSubject, currency: string): Similar | null {
  const [place, ...others] = subject.places
  if (!landlordId || !place || others.length > 0) return null
  return { landlordId, ...place, area: subject.area, currency }
}
