import {
  DAC7_DATA,
  DAC7_DEFAULT_EXEMPTION_DEADLINE,
  type Dac7Datum,
  type Dac7ExemptionStatus,
} from '../catalogue/tax.ts'
import { type Day, parseDay } from '../kernel/day.ts'
import { hasFormOfTaxId, mayLackTaxId } from './tax-id.ts'

/** What a billing details item says about the person or company behind it. */
export interface Dac7Item {
  type: 'PRIVATE' | 'COMPANY'
  firstName: string | null
  lastName: string | null
  companyName: string | null
  address: {
    addressLine1: string | null
    zipCode: string | null
    city: string | null
    /** Two letters, ISO 3166-1. */
    country: string | null
  }
  birthDate: Day | null
  registrationNumber: string | null
  taxId: string | null
  /** Who has issued the tax id, two letters; null: the country of the address. */
  taxCountry: string | null
  /** That country has issued none. */
  taxIdNotIssued: boolean
  /** Where a person without a tax id was born. */
  birthCity: string | null
  birthCountry: string | null
  vatId: string | null
  exemptionStatus: Dac7ExemptionStatus | null
  exemptionDeadline: Day | null
}

/** The outcome of the check of a billing details item. */
export interface Dac7Check {
  isCompliant: boolean
  isExempt: boolean
  /** What is missing or has the wrong form; also of an exempt item, since its exemption may end. */
  missing: Dac7Datum[]
  /** Those of `missing` that are there in a wrong form. */
  invalid: Dac7Datum[]
}

/** Whether an item may be reported, or needs no report, and every datum that stands in the way (C5, C9). */
export function checkDac7(item: Dac7Item, today: Day): Dac7Check {
  const problems = DAC7_DATA.flatMap((datum) => {
    const problem = problemOf(item, datum)
    return problem ? [{ datum, problem }] : []
  })
  const isExempt = isExemptOn(item, today)
  return {
    isCompliant: isExempt || problems.length === 0,
    isExempt,
    missing: problems.map(({ datum }) => datum),
    invalid: problems.filter(({ problem }) => problem === 'INVALID').map(({ datum }) => datum),
  }
}

/** Whether an item is exempt on a day; an exemption until a deadline ends when the day of the deadline begins. */
export function isExemptOn(
  item: Pick<Dac7Item, 'exemptionStatus' | 'exemptionDeadline'>,
  today: Day,
): boolean {
  const { exemptionStatus, exemptionDeadline } = item
  if (exemptionStatus === 'EXEMPT' || exemptionStatus === 'FORCED_EXEMPTION') return true
  if (exemptionStatus !== 'EXEMPT_UNTIL_DEADLINE') return false
  return today < (exemptionDeadline ?? parseDay(DAC7_DEFAULT_EXEMPTION_DEADLINE))
}

type Problem = 'MISSING' | 'INVALID' | null

function problemOf(item: Dac7Item, datum: Dac7Datum): Problem {
  const company = item.type === 'COMPANY'
  switch (datum) {
    case 'addressLine1':
    case 'zipCode':
    case 'city':
    case 'country':
      return presence(item.address[datum])
    case 'firstName':
    case 'lastName':
      return company ? null : presence(item[datum])
    case 'birthDate':
      return company || item.birthDate ? null : 'MISSING'
    case 'birthCity':
    case 'birthCountry':
      return company || !lacksTaxId(item) ? null : presence(item[datum])
    case 'companyName':
    case 'registrationNumber':
      return company ? presence(item[datum]) : null
    case 'taxId':
      return taxIdProblem(item)
    case 'vatId':
      return company && item.vatId?.trim() && !isVatId(item.vatId.trim()) ? 'INVALID' : null
  }
}

// A company may give its VAT id in place of the tax id.
function taxIdProblem(item: Dac7Item): Problem {
  const taxId = item.taxId?.trim() ?? ''
  if (taxId !== '') return hasFormOfTaxId(taxId, taxCountryOf(item), item.type) ? null : 'INVALID'
  if (lacksTaxId(item)) return null
  return item.type === 'COMPANY' && item.vatId?.trim() ? null : 'MISSING'
}

function lacksTaxId(item: Dac7Item): boolean {
  return item.taxIdNotIssued && !item.taxId?.trim() && mayLackTaxId(taxCountryOf(item))
}

/** Where somebody pays taxes: the country that has issued the tax id, else that of the address; empty where neither is known. */
export function taxCountryOf(
  item: Pick<Dac7Item, 'taxCountry'> & { address: Pick<Dac7Item['address'], 'country'> },
): string {
  return item.taxCountry?.trim() || item.address.country?.trim() || ''
}

function presence(text: string | null): Problem {
  return text?.trim() ? null : 'MISSING'
}

/** Whether a listing lacks what tax reporting asks for: only if both are explicitly false (D5); null is 'not checked yet'. */
export function isNonCompliant(item: { isCompliant?: boolean | null; isExempt?: boolean | null }): boolean {
  return item.isCompliant === false && item.isExempt === false
}

const VAT_ID = /^[A-Z]{2}[A-Z0-9]{2,13}$/

/** Whether a VAT id has its form: two uppercase letters, then 2 to 13 uppercase letters or digits (C5). */
export function isVatId(text: string): boolean {
  return VAT_ID.test(text)
}
