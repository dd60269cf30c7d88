/** Days in which money that the provider pays out to our bank arrives: over the holidays a transfer takes longer. */
export const DAYS_TO_ARRIVE = 14

/** A payout to our bank and a bank's line that may bring it: the same amount, within the days that it takes. */
export interface PossibleArrival {
  bankLineId: string
  providerLineId: string
}

/**
 * Which line brings which payout. Each line, in the order of their days, brings the earliest payout that it can and that
 * no other one has brought; given in this order, no pair is missed, and one whose line never came keeps no other waiting.
 */
export function arrivalsOf<Arrival extends PossibleArrival>(possible: readonly Arrival[]): Arrival[] {
  const taken = new Set<string>()
  return possible.filter(({ bankLineId, providerLineId }) => {
    if (taken.has(bankLineId) || taken.has(providerLineId)) return false
    taken.add(bankLineId).add(providerLineId)
    return true
  })
}
