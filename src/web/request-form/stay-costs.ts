import { useQuery } from '@tanstack/react-query'
import type { Stay } from '../../domain/kernel/day.ts'
import { vatWithin } from '../../domain/kernel/money.ts'
import { type HomeRent, monthlyRentOfStay, type RentOfStay } from '../../domain/listings/seasons.ts'
import { rentOfStay, tenantFee } from '../../domain/kernel/rent.ts'
import type { InvoiceCalculationMethod } from '../gen/graphql.ts'
import { stayTermsOptions } from './request-form-queries.ts'

/** What a stay comes to by the terms of its listing; amounts in minor units, the rate in basis points. */
export interface StayCosts extends RentOfStay {
  rent: number
  method: InvoiceCalculationMethod
  fee: { rate: number; amount: number; vat: number }
}

/** What stays in listings come to, by group, monthly price, seasons and discounts; null as long as their terms are not known. */
export function useStayCosts(groupIds: readonly string[]) {
  const { data } = useQuery(stayTermsOptions(groupIds))
  return (listing: HomeRent & { groupId: string }, stay: Stay): StayCosts | null => {
    const terms = data?.find(({ groupId }) => groupId === listing.groupId)
    if (!terms) return null
    const { calculationMethod: method, tenantFeeRate: rate, tenantFeeVatRate } = terms
    const monthly = monthlyRentOfStay(listing, stay)
    const rent = rentOfStay(stay, monthly.price, method)
    const amount = tenantFee(rent, rate)
    return {
      ...monthly,
      rent,
      method,
      fee: { rate, amount, vat: vatWithin(amount, tenantFeeVatRate) },
    }
  }
}
