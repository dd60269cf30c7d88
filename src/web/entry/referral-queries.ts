import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { EntryMyReferralQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const myReferralQuery = graphql(`
  query EntryMyReferral {
    myReferral {
      code
      signUps
      landlords
      published
      booked
      rewarded
    }
  }
`)

const referrerQuery = graphql(`
  query EntryReferrer($code: String!) {
    referrer(code: $code) {
      firstName
    }
  }
`)

/** A person's own code, and how far those have got whom it has brought. */
export type OwnReferral = NonNullable<EntryMyReferralQuery['myReferral']>

/** The person's own code, and how many it has brought. */
export function myReferralOptions() {
  return queryOptions({
    queryKey: ['referral'],
    queryFn: async () => (await request(myReferralQuery)).myReferral ?? null,
  })
}

/** Who invites with a code. */
export function referrerOptions(code: string) {
  return queryOptions({
    queryKey: ['referrer', code],
    queryFn: async () => (code ? ((await request(referrerQuery, { code })).referrer ?? null) : null),
  })
}
