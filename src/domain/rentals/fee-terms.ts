import type { FeeTermsScope, InvoiceCalculationMethod, TermSource } from '../catalogue/invoices.ts'
import { LANDLORD_FEE_RATE, TENANT_FEE_RATE } from '../kernel/constants.ts'
import type { Day } from '../kernel/day.ts'
import { addMonths } from '../kernel/day.ts'
import { FEE_TERMS_REASON_LENGTH, textWithin } from '../kernel/text-limits.ts'

/** What terms can say; null: nothing, so that the next ones are asked. Rates are in basis points. */
export interface FeeFigures {
  landlordFeeRate: number | null
  tenantFeeRate: number | null
  calculationMethod: InvoiceCalculationMethod | null
}

/** Terms as they were once made: never changed, only followed by others. */
export interface FeeTerms extends FeeFigures {
  scope: FeeTermsScope
  validFrom: Day
  /** The last day; null: until others follow. */
  validUntil: Day | null
  /** Grows in the order in which terms are made. */
  position: number
}

/** Where a figure comes from, and since when it holds; null where nobody said a day. */
export interface TermOrigin {
  source: TermSource
  since: Day | null
}

/** What holds for a stay; rates in basis points. */
export interface StayTerms {
  landlordFeeRate: number
  tenantFeeRate: number
  calculationMethod: InvoiceCalculationMethod
}

/** Where each figure of a stay's terms comes from, under the names by which stays keep it. */
export type TermOrigins = Record<'landlordFeePercent' | 'tenantFeePercent' | 'calculationMethod', TermOrigin>

/** The terms of a stay with their origins. */
export interface KnownTerms {
  terms: StayTerms
  origins: TermOrigins
}

/** Whose terms come first. */
const ORDER = ['LISTING', 'AGREEMENT', 'LANDLORD'] as const satisfies readonly FeeTermsScope[]

/** The origin of what nobody has set. */
const BY_DEFAULT: TermOrigin = { source: 'DEFAULT', since: null }

/**
 * The terms on a day (decision 80): each figure by the first that sets it of listing, agreement, landlord and the
 * product's default. Of several of one kind that are valid the one made last holds. A calculation that the landlord
 * has chosen for the listing itself counts where it is another than the product's own.
 */
export function termsOn(day: Day, chosen: InvoiceCalculationMethod, made: readonly FeeTerms[]): KnownTerms {
  const valid = ORDER.flatMap((scope) => lastValid(day, scope, made) ?? [])
  const first = <Key extends keyof FeeFigures>(key: Key, fallback: NonNullable<FeeFigures[Key]>) => {
    for (const terms of valid) {
      const value = terms[key]
      if (value !== null)
        return {
          value: value as NonNullable<FeeFigures[Key]>,
          origin: { source: terms.scope, since: terms.validFrom },
        }
    }
    return { value: fallback, origin: BY_DEFAULT }
  }
  const landlord = first('landlordFeeRate', LANDLORD_FEE_RATE)
  const tenant = first('tenantFeeRate', TENANT_FEE_RATE)
  const method: { value: InvoiceCalculationMethod; origin: TermOrigin } =
    chosen === 'OWN_CALCULATION'
      ? first('calculationMethod', 'OWN_CALCULATION')
      : { value: chosen, origin: { source: 'LISTING', since: null } }
  return {
    terms: {
      landlordFeeRate: landlord.value,
      tenantFeeRate: tenant.value,
      calculationMethod: method.value,
    },
    origins: {
      landlordFeePercent: landlord.origin,
      tenantFeePercent: tenant.origin,
      calculationMethod: method.origin,
    },
  }
}

function lastValid(day: Day, scope: FeeTermsScope, made: readonly FeeTerms[]): FeeTerms | undefined {
  return made
    .filter((terms) => terms.scope === scope && isValidOn(day, terms))
    .reduce<FeeTerms | undefined>(
      (last, one) => (last && last.position > one.position ? last : one),
      undefined,
    )
}

function isValidOn(day: Day, { validFrom, validUntil }: FeeTerms): boolean {
  return validFrom <= day && (validUntil === null || day <= validUntil)
}

/** Terms as staff enter them. */
export interface FeeTermsDraft extends FeeFigures {
  scope: FeeTermsScope
  validFrom: Day
  validUntil: Day | null
  reason: string
}

/** The fields of terms that are entered. */
export type FeeTermsField = keyof FeeTermsDraft

/** What is wrong with terms that are to be made, by field; empty where nothing is. */
export function feeTermsProblems(draft: FeeTermsDraft, today: Day): Partial<Record<FeeTermsField, string>> {
  const { scope, landlordFeeRate, tenantFeeRate, calculationMethod, validFrom, validUntil, reason } = draft
  const isReason = textWithin(reason, FEE_TERMS_REASON_LENGTH) !== null
  return {
    ...(isRate(landlordFeeRate) ? {} : { landlordFeeRate: 'terms.percent' }),
    ...(isRate(tenantFeeRate) ? {} : { tenantFeeRate: 'terms.percent' }),
    // The landlord chooses it with the listing.
    ...(scope === 'LISTING' && calculationMethod !== null ? { calculationMethod: 'terms.method' } : {}),
    // What is booked already keeps its terms: nothing can begin in the past.
    ...(validFrom >= today && validFrom <= addMonths(today, 60) ? {} : { validFrom: 'terms.from' }),
    ...(validUntil === null || validUntil >= validFrom ? {} : { validUntil: 'terms.until' }),
    ...(isReason ? {} : { reason: 'terms.reason' }),
  }
}

function isRate(value: number | null): boolean {
  return value === null || (Number.isInteger(value) && value >= 0 && value <= 10_000)
}

/** A percentage as somebody types it, with at most two decimals, in basis points: '7,25 %' is 725. NaN for what is none. */
export function parsePercent(text: string): number {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
