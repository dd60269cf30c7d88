import { isDay } from '../../domain/kernel/day.ts'
import { type Search, useSearch } from './use-search.ts'

/** First and last day that somebody looks for, as texts; none where the address doesn't name both in their order. */
export type StayInAddress = {
  from?: string
  to?: string
}

/** The days of an address: they go along from the search to a home and into its request. */
export function stayIn({ from, to }: Search): StayInAddress {
  return from && to && isDay(from) && isDay(to) && from < to ? { from, to } : {}
}

/** The days that the address of this page names. */
export function useStayInAddress(): StayInAddress {
  const [search] = useSearch()
  return stayIn(search)
}
