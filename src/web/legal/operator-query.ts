import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const operatorQuery = graphql(`
  query LegalOperator {
    operator {
      name
      address
      email
      phone
      representative
      register
      vatId
      privacyContact
      isExample
    }
  }
`)

/** Who runs this installation; null when they have not said so. */
export function operatorOptions() {
  return queryOptions({
    queryKey: ['operator'],
    queryFn: async () => (await request(operatorQuery)).operator,
    staleTime: Infinity,
  })
}
