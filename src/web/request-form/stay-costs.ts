import { useQuery } from '@tanstack/react-query'
import type { Stay } from '../../domain/kernel/day.ts'
import { vatWithin } from '../../domain/kernel/money.ts'
import { discountOfStay, monthlyRentOfStay, type StayDiscount } from '../../domain/listings/stay-discounts.ts'
import { rentOfStay, tenantFee } from '../../domain/kernel/rent.ts'
import type { InvoiceCalculationMethod } from '../gen/graphql.ts'
import { stayTermsOptions } from './request-form-queries.ts'

/** What a stay comes to by the terms of its listing; amounts in minor units, the rate in basis points. */
export interface StayCosts {
  /** Of a month of this stay. */
  price: number
  /** What it is less than the listing's; null: the stay is too short for any discount. */
  discount: StayDiscount | null
  rent: number
  method: InvoiceCalculationMethod
  fee: { rate: number; amount: number; vat: number }
}

/** What stays in listings come to, by group, monthly price and discounts; null as long as their terms are not known. */
export function useStayCosts(groupIds: readonly string[]) {
  const { data } = useQuery(stayTermsOptions(groupIds))
  return (
    listing: { groupId: string; price: number; stayDiscounts: readonly StayDiscount[] },
    stay: Stay,
  ): StayCosts | null => {
    const terms = data?.find(({ groupId }) => groupId === listing.groupId)
    if (!terms) return null
    const { calculationMethod: method, tenantFeeRate: rate, tenantFeeVatRate } = terms
    const price = monthlyRentOfStay(listing, stay)
    const rent = rentOfStay(stay, price, method)
    const amount = tenantFee(rent, rate)
    return {
      price,
      discount: discountOfStay(listing.stayDiscounts, stay),
      rent,
      method,
      fee: { rate, amount, vat: vatWithin(amount, tenantFeeVatRate) },
    }
  }
}
