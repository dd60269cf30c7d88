import type { VatCategory } from '../catalogue/invoices.ts'
import type { Day } from '../kernel/day.ts'
import { assertMinorUnits } from '../kernel/money.ts'
import { countryOfVatId, plainVatId } from './vat-id.ts'
import { hasCommonVat, vatRatesOn } from './vat-rates.ts'

/** A category with its rate in basis points, which is 0 but for 'S'. */
export interface Vat {
  category: VatCategory
  rate: number
}

/** Why a fee has the VAT that it has. */
export type VatReason =
  | 'DOMESTIC_RATE'
  | 'REDUCED_RATE'
  | 'RATE_OF_THE_PLACE'
  | 'REVERSE_CHARGE'
  | 'SMALL_BUSINESS'
  | 'OUTSIDE_THE_UNION'

/** The VAT of a fee and why. */
export interface VatOfFee extends Vat {
  reason: VatReason
}

/** What the VAT of a fee depends on. */
export interface VatFacts {
  /** Where the flat lies, ISO 3166-1; the place of a service in connection with it. */
  flatCountry: string
  seller: { country: string; isSmallBusiness: boolean }
  buyer: { isBusiness: boolean; vatId: string | null }
  /** The listing's flag '7 percent tax discount' (C3), which counts in Germany alone. */
  reducedRate: boolean
  /** The day of the service: when the booking was made. A credit note takes over what its invoice has. */
  on: Day
}

/**
 * The VAT of the fee for mediating a letting, which is taxed where the flat lies (Directive 2006/112/EC Art. 47 with
 * Implementing Regulation 282/2011 Art. 31a (2)(p)). In the seller's state that is its rate, or none of a small business
 * (UStG § 19). In another member state a business with a VAT id owes it instead of the seller (Art. 194 to 196);
 * whoever has no id pays the rate of that state, which the seller hands on by the one-stop-shop (Art. 369a). Outside
 * the Union there is none.
 */
export function vatOfFee({ flatCountry, seller, buyer, reducedRate, on }: VatFacts): VatOfFee {
  const place = placeOf(flatCountry)
  if (!hasCommonVat(place)) return { category: 'O', rate: 0, reason: 'OUTSIDE_THE_UNION' }
  const isDomestic = place === placeOf(seller.country)
  if (isDomestic && seller.isSmallBusiness) return { category: 'E', rate: 0, reason: 'SMALL_BUSINESS' }
  if (!isDomestic && buyer.isBusiness && hasVatId(buyer.vatId))
    return { category: 'AE', rate: 0, reason: 'REVERSE_CHARGE' }
  const { standard, reduced } = vatRatesOn(place, on)
  if (reducedRate && reduced !== null) return { category: 'S', rate: reduced, reason: 'REDUCED_RATE' }
  return { category: 'S', rate: standard, reason: isDomestic ? 'DOMESTIC_RATE' : 'RATE_OF_THE_PLACE' }
}

// Monaco counts as France (Art. 7 (1)).
function placeOf(country: string): string {
  return country === 'MC' ? 'FR' : country
}

function hasVatId(vatId: string | null): boolean {
  return vatId !== null && countryOfVatId(plainVatId(vatId)) !== null
}

/** The VAT of a net amount in minor units at a rate in basis points, rounded half up. */
export function vatOf(net: number, rate: number): number {
  assertMinorUnits(net)
  if (net < 0) throw new RangeError(`A net amount is not negative: ${net}`)
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RangeError(`Not a rate in basis points: ${rate}`)
  return Number((BigInt(net) * BigInt(rate) * 2n + 10_000n) / 20_000n)
}

/** A net amount that is taxed in one way. */
export interface NetAmount {
  net: number
  vat: Vat
}

/** What is taxed in one way, summed up, with its VAT. */
export interface VatSum extends Vat {
  net: number
  amount: number
}

/** The nets by category and rate in the order in which they come, with the VAT of each sum rounded once. */
export function vatSums(amounts: readonly NetAmount[]): VatSum[] {
  const groups = Map.groupBy(amounts, ({ vat }) => `${vat.category} ${vat.rate}`)
  return [...groups.values()].flatMap((group) => {
    const vat = group[0]?.vat
    if (!vat) return []
    const net = group.reduce((sum, one) => sum + one.net, 0)
    return [{ category: vat.category, rate: vat.rate, net, amount: vatOf(net, vat.rate) }]
  })
}
