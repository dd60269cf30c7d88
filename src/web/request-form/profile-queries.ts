import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { TenantProfileQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const profileQuery = graphql(`
  query TenantProfile {
    tenantProfile {
      firstName
      lastName
      phone
      gender
      adultsInformation
      childrenInformation
      pets
      petsDescription
      reasonForStay
      employment
      companyName
      jobTitle
      paidBy
      message
      updatedAt
    }
  }
`)

/** Saves what a request form starts with. */
export const saveTenantProfileMutation = graphql(`
  mutation SaveTenantProfile($input: TenantProfileInput!, $idempotencyKey: ID!) {
    saveTenantProfile(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      profile {
        updatedAt
      }
    }
  }
`)

/** What a tenant has told once for all requests. */
export type Profile = TenantProfileQuery['tenantProfile']

/** What is known of somebody without an account. */
export const NO_PROFILE: Profile = {
  firstName: '',
  lastName: '',
  phone: '',
  gender: null,
  adultsInformation: [],
  childrenInformation: [],
  pets: false,
  petsDescription: '',
  reasonForStay: null,
  employment: null,
  companyName: '',
  jobTitle: '',
  paidBy: null,
  message: '',
  updatedAt: null,
}

/** The viewer's profile; for tenants only. */
export function tenantProfileOptions() {
  return queryOptions({
    queryKey: ['tenantProfile'],
    queryFn: async () => (await request(profileQuery)).tenantProfile,
  })
}
