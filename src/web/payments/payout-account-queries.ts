import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { PayoutAccountPartsFragment } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

graphql(`
  fragment PayoutAccountParts on PayoutAccount {
    status
    isOpening
    canReceivePayouts
    needs
    deadline
    bank {
      last4
      currency
    }
    country
    canBeOnboarded {
      ...Verdict
    }
  }
`)

const PayoutAccountOfLandlord = graphql(`
  query PayoutAccountOfLandlord {
    payoutAccount {
      ...PayoutAccountParts
    }
  }
`)

const OpenPayoutAccount = graphql(`
  mutation OpenPayoutAccount($country: String!) {
    openPayoutAccount(country: $country) {
      error {
        ...Refusal
      }
      url
    }
  }
`)

const CheckPayoutAccount = graphql(`
  mutation CheckPayoutAccount {
    checkPayoutAccount {
      error {
        ...Refusal
      }
      payoutAccount {
        ...PayoutAccountParts
      }
    }
  }
`)

/** The landlord's account at the provider, also where there is none yet. */
export type PayoutAccount = PayoutAccountPartsFragment

/** How far the landlord's account at the provider is. */
export function payoutAccountQuery() {
  return queryOptions({
    queryKey: ['payoutAccount'],
    queryFn: async () => (await request(PayoutAccountOfLandlord)).payoutAccount,
    staleTime: 30_000,
  })
}

/** Answers the provider's page where the landlord says what is missing; the first time it opens the account. */
export async function openPayoutAccount(country: string): Promise<string> {
  return (await request(OpenPayoutAccount, { country })).openPayoutAccount.url ?? ''
}

/** How far the account is by now, as the provider says it. */
export async function checkPayoutAccount(): Promise<PayoutAccount | null> {
  return (await request(CheckPayoutAccount)).checkPayoutAccount.payoutAccount ?? null
}
