import { isCountryCode } from '../../catalogue/countries.ts'
import type { TaxReportProblem } from '../../catalogue/tax.ts'
import type { Day } from '../../kernel/day.ts'
import { isExemptOn, isVatId, taxCountryOf } from '../dac7.ts'
import { hasFormOfTaxId } from '../tax-id.ts'
import type { TaxSeller } from './tax-facts.ts'
import { daysOfYear, type PropertyFigures, type SellerFigures } from './tax-figures.ts'

/** A company with more stays than these at a property is no reportable seller of it (DAC7, annex V, section I B 4 c; § 4 PStTG). */
export const EXCLUDED_ACTIVITIES = 2000

/** What keeps a seller out of the report: without it a message would not be valid. */
const KEEPS_BACK: readonly TaxReportProblem[] = [
  'NO_SELLER',
  'NAME_MISSING',
  'CITY_MISSING',
  'COUNTRY_MISSING',
  'BIRTH_DATE_MISSING',
]

/** Whether a seller can't be reported with that problem. */
export function keepsBack(problem: TaxReportProblem): boolean {
  return KEEPS_BACK.includes(problem)
}

/** The day on which it is looked at whether a seller is exempt of a year: its last one, or today where that is earlier. */
export function exemptionDay(year: number, today: Day): Day {
  const { to } = daysOfYear(year)
  return today < to ? today : to
}

/** Whether a seller is left out of a year's report. */
export function isLeftOut(seller: TaxSeller, year: number, today: Day): boolean {
  return isExemptOn(seller, exemptionDay(year, today))
}

/** Whether a property is left out, since a company lets so often there that it is like a hotel. */
export function isExcluded(seller: Pick<TaxSeller, 'type'>, property: PropertyFigures): boolean {
  const activities = property.quarters.reduce((sum, quarter) => sum + quarter.activities, 0)
  return seller.type === 'COMPANY' && activities > EXCLUDED_ACTIVITIES
}

/** All that stands in the way of a seller's report, or is to be looked at, in the order of the list. */
export function taxReportProblems(
  seller: TaxSeller | null,
  figures: Pick<SellerFigures, 'properties'>,
): TaxReportProblem[] {
  const found: [TaxReportProblem, boolean][] = seller
    ? [...partyProblems(seller), ...figureProblems(seller, figures)]
    : [['NO_SELLER', true]]
  return found.filter(([, isThere]) => isThere).map(([problem]) => problem)
}

function partyProblems(seller: TaxSeller): [TaxReportProblem, boolean][] {
  const { address, firstName, lastName, companyName } = seller
  const isCompany = seller.type === 'COMPANY'
  const taxId = seller.taxId?.trim() ?? ''
  const vatId = seller.vatId?.trim() ?? ''
  const hasWrongTaxId = taxId !== '' && !hasFormOfTaxId(taxId, taxCountryOf(seller), seller.type)
  const mayDoWithout = seller.taxIdNotIssued || (isCompany && vatId !== '')
  const lacksPlace = isBlank(seller.birthCity) || isBlank(seller.birthCountry)
  return [
    ['NAME_MISSING', isCompany ? isBlank(companyName) : isBlank(firstName) || isBlank(lastName)],
    ['CITY_MISSING', isBlank(address.city)],
    ['COUNTRY_MISSING', !isCountryCode(address.country ?? '')],
    ['BIRTH_DATE_MISSING', !isCompany && seller.birthDate === null],
    ['ADDRESS_INCOMPLETE', isBlank(address.addressLine1) || isBlank(address.zipCode)],
    ['BIRTH_PLACE_MISSING', !isCompany && taxId === '' && lacksPlace],
    ['REGISTRATION_MISSING', isCompany && isBlank(seller.registrationNumber)],
    ['TAX_ID_MISSING', taxId === '' && !mayDoWithout],
    ['TAX_ID_INVALID', hasWrongTaxId],
    ['VAT_ID_INVALID', vatId !== '' && !isVatId(vatId)],
    ['ACCOUNT_UNKNOWN', seller.accounts.length === 0],
  ]
}

function figureProblems(
  seller: TaxSeller,
  { properties }: Pick<SellerFigures, 'properties'>,
): [TaxReportProblem, boolean][] {
  const isNegative = properties.some(({ quarters }) =>
    quarters.some(({ received, fees }) => received - fees < 0),
  )
  return [
    ['QUARTER_NEGATIVE', isNegative],
    ['EXCLUDED_PROPERTY', properties.some((property) => isExcluded(seller, property))],
  ]
}

// Only letters and digits count: a name of nothing but spaces or signs would leave nothing in the message.
function isBlank(text: string | null): boolean {
  return !/[\p{L}\p{N}]/u.test(text ?? '')
}
