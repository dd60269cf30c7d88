import { createHash } from 'node:crypto'
import type { Day } from '../../../domain/kernel/day.ts'
import type { ReportingOperator } from '../../../domain/money/tax-report/dpi-message.ts'
import type { TaxFacts, TaxSeller } from '../../../domain/money/tax-report/tax-facts.ts'
import { type SellerFigures, taxFigures } from '../../../domain/money/tax-report/tax-figures.ts'
import {
  isExcluded,
  isLeftOut,
  keepsBack,
  taxReportProblems,
} from '../../../domain/money/tax-report/tax-problems.ts'
import {
  type RecordProperty,
  type TaxRecord,
  taxRecord,
} from '../../../domain/money/tax-report/tax-record.ts'
import type { TaxReportProblem } from '../../../domain/catalogue/tax.ts'
import { decryptText, encryptText } from '../../kernel/adapters/secret-text.ts'
import type { Config } from '../../kernel/config/config.ts'

/** What a year is for one seller: figures, what stands in the way, and what would be reported. */
export interface SellerYear extends SellerFigures {
  /** Null for homes of which nobody is named. */
  seller: TaxSeller | null
  problems: TaxReportProblem[]
  isExempt: boolean
  /** Null where nothing is reported. */
  record: TaxRecord | null
  /** What is reported of each property, in their order; null where it isn't. */
  reported: (RecordProperty | null)[]
}

/** A landlord's year by seller, as of a day. */
export function sellerYears(facts: TaxFacts, today: Day): SellerYear[] {
  const sellers = new Map(facts.sellers.map((seller) => [seller.id, seller]))
  return taxFigures(facts).map((figures) => {
    const seller = (figures.sellerId && sellers.get(figures.sellerId)) || null
    const isExempt = seller !== null && isLeftOut(seller, facts.year, today)
    const problems = isExempt ? [] : taxReportProblems(seller, figures)
    const isReported = seller !== null && !isExempt && !problems.some(keepsBack)
    const record = isReported ? taxRecord(seller, figures) : null
    return { ...figures, seller, problems, isExempt, record, reported: reportedOf(seller, figures, record) }
  })
}

// A record has the properties in their order, without those that are left out.
function reportedOf(
  seller: TaxSeller | null,
  { properties }: SellerFigures,
  record: TaxRecord | null,
): (RecordProperty | null)[] {
  const told = [...(record?.properties ?? [])]
  return properties.map((property) =>
    seller && record && !isExcluded(seller, property) ? (told.shift() ?? null) : null,
  )
}

/** Who reports, or null where name, address or tax number aren't known. */
export function operatorOf({ seller }: Pick<Config, 'seller'>): ReportingOperator | null {
  if (!seller?.taxNumber || !seller.name || !seller.city || !seller.country) return null
  return {
    name: seller.name,
    platform: 'Mezzo',
    taxNumber: seller.taxNumber,
    vatId: seller.vatId ?? '',
    street: seller.addressLine1,
    postCode: seller.zipCode,
    city: seller.city,
    country: seller.country,
  }
}

/** What is reported as it is stored: encrypted, as the tax ids and IBANs in it are. */
export function sealRecord(config: Pick<Config, 'secret'>, content: TaxRecord | ReportingOperator): string {
  return encryptText(config, 'tax-report', JSON.stringify(content))
}

/** A seller's record again. */
export function openRecord(config: Pick<Config, 'secret'>, stored: string): TaxRecord {
  return JSON.parse(decryptText(config, 'tax-report', stored)) as TaxRecord
}

/** Of whom a record tells. */
export function recordName({ seller }: TaxRecord): string {
  return seller.type === 'PERSON' ? `${seller.firstName} ${seller.lastName}` : seller.name
}

/** The operator as a record has told it. */
export function openOperator(config: Pick<Config, 'secret'>, stored: string): ReportingOperator {
  return JSON.parse(decryptText(config, 'tax-report', stored)) as ReportingOperator
}

/** An id that always is the same for the same words, so that a run that goes on makes what it would have made. */
export function idOf(...words: (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('/')).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
