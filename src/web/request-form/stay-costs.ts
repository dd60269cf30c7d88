import { useQuery } from '@tanstack/react-query'
import type { Stay } from '../../domain/kernel/day.ts'
import { vatWithin } from '../../domain/kernel/money.ts'
import { rentOfStay, tenantFee } from '../../domain/kernel/rent.ts'
import type { InvoiceCalculationMethod } from '../gen/graphql.ts'
import { stayTermsOptions } from './request-form-queries.ts'

/** What a stay comes to by the terms of its listing; amounts in minor units, the rate in basis points. */
export interface StayCosts {
  rent: number
  method: InvoiceCalculationMethod
  fee: { rate: number; amount: number; vat: number }
}

/** What stays in listings come to, by group and monthly price; null as long as their terms are not known. */
export function useStayCosts(groupIds: readonly string[]) {
  const { data } = useQuery(stayTermsOptions(groupIds))
  return (listing: { groupId: string; price: number }, stay: Stay): StayCosts | null => {
    const terms = data?.find(({ groupId }) => groupId === listing.groupId)
    if (!terms) return null
    const { calculationMethod: method, tenantFeeRate: rate, tenantFeeVatRate } = terms
    const rent = rentOfStay(stay, listing.price, method)
    const amount = tenantFee(rent, rate)
    return { rent, method, fee: { rate, amount, vat: vatWithin(amount, tenantFeeVatRate) } }
  }
}
