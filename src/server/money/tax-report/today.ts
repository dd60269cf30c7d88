import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { dayFrom, daysInMonth } from '../../../domain/kernel/day.ts'
import { isReportYear } from '../../../domain/money/tax-report/report-state.ts'
import { addressKey, daysOfYear, type PropertyFigures } from '../../../domain/money/tax-report/tax-figures.ts'
import type { Quarter } from '../../../domain/money/tax-report/tax-facts.ts'
import type { RecordProperty } from '../../../domain/money/tax-report/tax-record.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listTaxEntries, type TaxEntryRow } from './entries-sql.ts'
import { listHomeNames, listTaxHomes, sumUnmarkedRents, type UnmarkedRents } from './facts-sql.ts'
import { sellerYears, type SellerYear } from './find-record.ts'
import { readTaxFacts } from './read-facts.ts'

/** What would be reported of a landlord's year today. */
export interface TaxYearToday {
  year: number
  sellers: (SellerYear & { names: ReadonlyMap<string, string> })[]
  /** Rents to the landlord's own account that were due by today and are not marked as received: they don't count yet. */
  unmarked: UnmarkedRents[]
}

/** What would be reported of a year if today were the day; ValidationError for a year without a report. */
export async function findTaxYearToday(ctx: Context, year: number): Promise<TaxYearToday> {
  const landlordId = ownLandlord(ctx)
  checkYear(ctx, year)
  const through = ctx.today()
  const days = daysOfYear(year)
  const to = through < days.to ? through : days.to
  const [facts, named, unmarked] = await Promise.all([
    readTaxFacts(ctx, ctx.reads, { landlordId, year, through }),
    listHomeNames(ctx.reads, landlordId),
    sumUnmarkedRents(ctx.reads, { landlordId, from: days.from, to }),
  ])
  const names = new Map(named.map(({ groupId, name }) => [groupId, name]))
  return { year, sellers: sellerYears(facts, through).map((seller) => ({ ...seller, names })), unmarked }
}

/** Which entries somebody wants to see: of a seller (null: nobody), at a property, in a quarter or the year (null). */
export interface EntriesOfProperty {
  year: number
  sellerId: string | null
  propertyId: string
  currency: string
  quarter: number | null
}

/** The entries that a property's figures are the sum of, the newest first. */
export async function findTaxEntries(
  ctx: Context,
  asked: EntriesOfProperty,
  window: { offset: number; limit: number | null },
): Promise<TaxEntryRow[]> {
  const landlordId = ownLandlord(ctx)
  checkYear(ctx, asked.year)
  const { propertyId, sellerId, currency } = asked
  if (!isUuid(propertyId) || (sellerId !== null && !isUuid(sellerId))) throw new ResourceNotFoundError()
  const homes = await listTaxHomes(ctx.reads, landlordId)
  const property = homes.find(({ groupId }) => groupId === propertyId)
  if (!property) throw new ResourceNotFoundError()
  const key = addressKey(property)
  return listTaxEntries(ctx.reads, {
    landlordId,
    mode: ctx.config.invoiceMode,
    ...daysOfQuarter(asked.year, asked.quarter),
    sellerId,
    currency,
    groupIds: homes.filter((home) => addressKey(home) === key).map(({ groupId }) => groupId),
    ...window,
  })
}

function daysOfQuarter(year: number, quarter: number | null) {
  if (quarter === null) return daysOfYear(year)
  if (![1, 2, 3, 4].includes(quarter)) throw new ValidationError({ quarter: 'taxReport.quarter.unknown' })
  const last = dayFrom({ year, month: quarter * 3, day: 1 })
  return {
    from: dayFrom({ year, month: quarter * 3 - 2, day: 1 }),
    to: dayFrom({ year, month: quarter * 3, day: daysInMonth(last) }),
  }
}

function checkYear(ctx: Context, year: number): void {
  if (!isReportYear(year, ctx.today())) throw new ValidationError({ year: 'taxReport.year.unknown' })
}

/** The landlord in person: nobody else's money is told. */
export function ownLandlord(ctx: Context): string {
  const { landlordId } = requireViewer(ctx)
  if (!landlordId) throw new ResourceNotFoundError()
  return landlordId
}

/** A quarter as it is and as it would be reported. */
export interface QuarterToday {
  quarter: Quarter
  /** In minor units. */
  received: number
  fees: number
  activities: number
  /** In whole units, as reported; null where the property isn't. */
  consideration: number | null
  reportedFees: number | null
}

/** The quarters of a property beside what would be reported of them. */
export function quartersToday(
  { quarters }: PropertyFigures,
  reported: RecordProperty | null,
): QuarterToday[] {
  return quarters.map((quarter, at) => ({
    ...quarter,
    consideration: reported?.quarters[at]?.consideration ?? null,
    reportedFees: reported?.quarters[at]?.fees ?? null,
  }))
}
