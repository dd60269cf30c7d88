import { queryOptions } from '@tanstack/react-query'
import type { BootstrapViewer } from '../../bootstrap.ts'
import { graphql } from '../../gen/gql.ts'
import type {
  BankAccountPartsFragment,
  BillingAddressPartsFragment,
  BillingDetailsPartsFragment,
  ContactPersonPartsFragment,
  PayoutHomePartsFragment,
  PayoutListsQuery,
} from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'

graphql(`
  fragment BankAccountParts on BankAccount {
    id
    accountHolder
    iban
    bic
    bankName
    currency
    leaves
    holderMatch
  }
`)

graphql(`
  fragment PayoutTargetParts on PayoutTarget {
    account {
      ...BankAccountParts
    }
    pending {
      id
      takesEffectAt
      account {
        ...BankAccountParts
      }
    }
  }
`)

graphql(`
  fragment PayoutHomeParts on PayoutHome {
    groupId
    name
    partOfGroup
    units
    currency
    country
    rent {
      ...PayoutTargetParts
    }
    deposit {
      ...PayoutTargetParts
    }
    contactPersonId
    billingAddressId
    billingDetailsItemId
    landRegisterNumber
    gaps
    payoutChangedAt
    canDecidePayout {
      value
      reason
    }
  }
`)

graphql(`
  fragment ContactPersonParts on ContactPerson {
    id
    firstName
    lastName
    email
    phone
  }
`)

graphql(`
  fragment BillingAddressParts on BillingAddress {
    id
    name
    addressLine1
    addressLine2
    zipCode
    city
    region
    country
  }
`)

graphql(`
  fragment BillingDetailsParts on BillingDetailsItem {
    id
    firstName
    lastName
    birthDate
    registrationNumber
    hasTaxId
    hasOddTaxId
    taxCountry
    taxIdNotIssued
    birthCity
    birthCountry
    establishments
    isCompliant
    isExempt
    dac7Compliance {
      exemptionDeadline
      exemptionReason
      missing
    }
    address {
      addressLine1
      addressLine2
      zipCode
      city
      region
      country
    }
    billingAddress {
      companyName
      addressLine1
      addressLine2
      zipCode
      city
      region
      country
    }
    commercialFields {
      type
      companyName
      vatID
    }
  }
`)

const homeQuery = graphql(`
  query PayoutHome($listingId: ID, $groupId: ID) {
    payoutHome(listingId: $listingId, groupId: $groupId) {
      ...PayoutHomeParts
    }
  }
`)

const homesQuery = graphql(`
  query PayoutHomes {
    payoutHomes {
      ...PayoutHomeParts
    }
  }
`)

const personsQuery = graphql(`
  query PayoutPersons {
    userContactPersons {
      ...ContactPersonParts
    }
  }
`)

const listsQuery = graphql(`
  query PayoutLists {
    taxDataRequest {
      heldAt
      holdsFrom
    }
    bankAccounts {
      ...BankAccountParts
    }
    userBillingAddresses {
      ...BillingAddressParts
    }
    me {
      _id
      billingDetailsListLink {
        nodes {
          ...BillingDetailsParts
        }
      }
    }
  }
`)

/** A bank account; its number is masked. */
export type BankAccount = BankAccountPartsFragment

/** A listing or group with who gets its money. */
export type PayoutHome = PayoutHomePartsFragment

/** Somebody whom tenants may talk to. */
export type ContactPerson = ContactPersonPartsFragment

/** Where bills go. */
export type BillingAddress = BillingAddressPartsFragment

/** As whom the landlord lets. */
export type BillingDetails = BillingDetailsPartsFragment

/** What a home can be bound to; null where only the owner may see it. */
export interface PayoutLists {
  contactPersons: ContactPerson[]
  billingAddresses: BillingAddress[] | null
  bankAccounts: BankAccount[] | null
  billingDetails: BillingDetails[] | null
  /** Since when data are asked for that tax reporting lacks; null where none are. */
  taxDataRequest: PayoutListsQuery['taxDataRequest']
}

/** The contact persons, addresses and accounts of the landlord in whose world the viewer works. */
export function payoutListsOptions(viewer: BootstrapViewer | null) {
  // Who acts as the landlord decides nothing about money (D6).
  const isOwner = viewer?.role === 'OWNER' && !viewer.impersonation
  return queryOptions({
    queryKey: ['payoutData', 'lists', viewer?.landlordId ?? null, isOwner],
    queryFn: async (): Promise<PayoutLists> => {
      const [{ userContactPersons: contactPersons }, own] = await Promise.all([
        request(personsQuery),
        isOwner ? request(listsQuery) : null,
      ])
      return {
        contactPersons,
        billingAddresses: own && own.userBillingAddresses,
        bankAccounts: own && own.bankAccounts,
        billingDetails: own && (own.me?.billingDetailsListLink.nodes ?? []),
        taxDataRequest: own && own.taxDataRequest,
      }
    },
  })
}

/** The home of a listing or a group. */
export function payoutHomeOptions(by: { listingId?: string; groupId?: string }) {
  const { listingId = null, groupId = null } = by
  return queryOptions({
    queryKey: ['payoutData', 'home', listingId, groupId],
    queryFn: async () => (await request(homeQuery, { listingId, groupId })).payoutHome,
  })
}

/** All homes of the landlord. */
export function payoutHomesOptions() {
  return queryOptions({
    queryKey: ['payoutData', 'homes'],
    queryFn: async () => (await request(homesQuery)).payoutHomes,
  })
}

/** By which name billing details are told apart. */
export function billingDetailsName(item: BillingDetails): string {
  const { companyName } = item.commercialFields
  return companyName || item.billingAddress?.companyName || `${item.firstName} ${item.lastName}`.trim()
}
