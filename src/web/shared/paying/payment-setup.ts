import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import { request } from '../../graphql.ts'

const PaymentSetup = graphql(`
  query PaymentSetup {
    paymentSetup {
      provider
      mode
      publishableKey
    }
  }
`)

/** Who carries payments out; null: nobody can pay by card. */
export function paymentSetupQuery() {
  return queryOptions({
    queryKey: ['paymentSetup'],
    queryFn: async () => (await request(PaymentSetup)).paymentSetup ?? null,
    staleTime: Infinity,
  })
}
