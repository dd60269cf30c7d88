import { graphql } from '../../gen/gql.ts'
import type { DepositFactsFragment } from '../../gen/graphql.ts'

graphql(`
  fragment DepositFacts on Deposit {
    bookingId
    state
    agreed
    currency
    holder
    amount
    receivedOn
    settledOn
    accountUntil
    paidBack
    deductions {
      reason
      amount
      explanation
    }
    canBeRecorded {
      ...Verdict
    }
    canBeSettled {
      ...Verdict
    }
  }
`)

/** The deposit of a stay. */
export type Deposit = DepositFactsFragment
