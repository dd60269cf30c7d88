import { useQueries, useQuery } from '@tanstack/react-query'
import type { Stay } from '../../domain/kernel/day.ts'
import { vatWithin } from '../../domain/kernel/money.ts'
import { type HomeRent, monthlyRentOfStay, type RentOfStay } from '../../domain/listings/seasons.ts'
import { rentOfStay, tenantFee } from '../../domain/kernel/rent.ts'
import type { InvoiceCalculationMethod } from '../gen/graphql.ts'
import { stayRentOptions, stayTermsOptions } from './request-form-queries.ts'

/** What a stay comes to by the terms of its listing; amounts in minor units, the rate in basis points. */
export interface StayCosts extends RentOfStay {
  rent: number
  /** Of a month before seasons and discounts. */
  listPrice: number
  method: InvoiceCalculationMethod
  fee: { rate: number; amount: number; vat: number }
}

/** A listing that is asked for a stay. */
interface AskedHome extends HomeRent {
  groupId: string
  hasSeveralRents: boolean
}

/** What stays in listings come to, by group, monthly price, seasons and discounts; null as long as their terms are not known. */
export function useStayCosts(listings: readonly AskedHome[], stay: Stay | null) {
  const { data } = useQuery(stayTermsOptions(listings.map(({ groupId }) => groupId)))
  // Of units that cost different rents the days say which.
  const several = listings.filter(({ hasSeveralRents }) => hasSeveralRents)
  const rents = useQueries({ queries: several.map(({ groupId }) => stayRentOptions(groupId, stay)) })
  return (listing: AskedHome): StayCosts | null => {
    const rented = rents.find((rent) => rent.data?.groupId === listing.groupId)
    const price = listing.hasSeveralRents ? (rented?.data?.priceFor ?? null) : listing.price
    if (price === null || stay === null) return null
    const terms = data?.find(({ groupId }) => groupId === listing.groupId)
    if (!terms) return null
    const { calculationMethod: method, tenantFeeRate: rate, tenantFeeVatRate } = terms
    const monthly = monthlyRentOfStay({ ...listing, price }, stay)
    const rent = rentOfStay(stay, monthly.price, method)
    const amount = tenantFee(rent, rate)
    return {
      ...monthly,
      listPrice: price,
      rent,
      method,
      fee: { rate, amount, vat: vatWithin(amount, tenantFeeVatRate) },
    }
  }
}
