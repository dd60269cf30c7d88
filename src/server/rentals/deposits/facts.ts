import type { DepositFacts } from '../../../domain/rentals/deposit.ts'
import type { DepositRow } from './sql.ts'

/** A deposit as its rules see it. */
export function depositFactsOf({ amount, receivedOn, ...deposit }: DepositRow): DepositFacts {
  return {
    ...deposit,
    received: amount !== null && receivedOn !== null ? { amount, on: receivedOn } : null,
  }
}
