import {
  DAC7_DATA,
  DAC7_DEFAULT_EXEMPTION_DEADLINE,
  type Dac7Datum,
  type Dac7ExemptionStatus,
} from '../catalogue/money.ts'
import { compareDays, parseDay } from '../kernel/day.ts'
import { isGermanTaxId, isVatId } from './tax-id.ts'

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
  birthDate: Temporal.PlainDate | null
  registrationNumber: string | null
  taxId: string | null
  vatId: string | null
  exemptionStatus: Dac7ExemptionStatus | null
  exemptionDeadline: Temporal.PlainDate | null
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
export function checkDac7(item: Dac7Item, today: Temporal.PlainDate): Dac7Check {
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
  today: Temporal.PlainDate,
): boolean {
  const { exemptionStatus, exemptionDeadline } = item
  if (exemptionStatus === 'EXEMPT' || exemptionStatus === 'FORCED_EXEMPTION') return true
  if (exemptionStatus !== 'EXEMPT_UNTIL_DEADLINE') return false
  return compareDays(today, exemptionDeadline ?? parseDay(DAC7_DEFAULT_EXEMPTION_DEADLINE)) < 0
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
    case 'companyName':
    case 'registrationNumber':
      return company ? presence(item[datum]) : null
    case 'taxId':
      return taxIdProblem(item)
    case 'vatId':
      return company && item.vatId?.trim() && !isVatId(item.vatId.trim()) ? 'INVALID' : null
  }
}

// A company may give its VAT id in place of the tax id; the tax id's form is known for Germany only (C5).
function taxIdProblem(item: Dac7Item): Problem {
  const taxId = item.taxId?.trim() ?? ''
  if (taxId === '') return item.type === 'COMPANY' && item.vatId?.trim() ? null : 'MISSING'
  return item.address.country === 'DE' && !isGermanTaxId(taxId) ? 'INVALID' : null
}

function presence(text: string | null): Problem {
  return text?.trim() ? null : 'MISSING'
}
