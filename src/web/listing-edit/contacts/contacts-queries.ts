import { queryOptions } from '@tanstack/react-query'
import type { BootstrapViewer } from '../../bootstrap.ts'
import { graphql } from '../../gen/gql.ts'
import type { ListingContactsQuery } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import { rest } from '../../http.ts'

const contactsQuery = graphql(`
  query ListingContacts {
    userContactPersons {
      id
      firstName
      lastName
      email
    }
  }
`)

const billingQuery = graphql(`
  query ListingBilling {
    userBillingAddresses {
      id
      name
      addressLine1
      zipCode
      city
    }
    me {
      billingDetailsListLink {
        nodes {
          id
          firstName
          lastName
          billingAddress {
            companyName
          }
        }
      }
    }
  }
`)

/** A bank account; its number is masked. */
interface BankAccount {
  _id: string
  accountHolder: string
  iban: string
}

/** What a listing can be bound to; null where only the owner may see it. */
export interface Contacts {
  contactPersons: ListingContactsQuery['userContactPersons']
  billingAddresses: { id: string; name: string; addressLine1: string; zipCode: string; city: string }[] | null
  bankAccounts: BankAccount[] | null
  billingDetails: { id: string; name: string }[] | null
}

/** The contact persons, addresses and accounts of the landlord in whose world the viewer works. */
export function contactsOptions(viewer: BootstrapViewer | null) {
  // Who acts as the landlord decides nothing about money (D6).
  const isOwner = viewer?.role === 'OWNER' && !viewer.impersonation
  return queryOptions({
    queryKey: ['listingEdit', 'contacts', viewer?.landlordId ?? null, isOwner],
    queryFn: async (): Promise<Contacts> => {
      const persons = request(contactsQuery)
      if (!viewer || !isOwner) {
        const { userContactPersons } = await persons
        return {
          contactPersons: userContactPersons,
          billingAddresses: null,
          bankAccounts: null,
          billingDetails: null,
        }
      }
      const [{ userContactPersons }, billing, accounts] = await Promise.all([
        persons,
        request(billingQuery),
        rest<{ bankAccounts: BankAccount[] }>(`/api/users/${viewer.id}/bank-accounts`),
      ])
      return {
        contactPersons: userContactPersons,
        billingAddresses: billing.userBillingAddresses,
        bankAccounts: accounts.bankAccounts,
        billingDetails: (billing.me?.billingDetailsListLink.nodes ?? []).map((item) => ({
          id: item.id,
          name: item.billingAddress?.companyName || `${item.firstName} ${item.lastName}`,
        })),
      }
    },
  })
}

/** Adds somebody whom tenants may talk to. */
export const createContactPersonMutation = graphql(`
  mutation ListingCreateContactPerson($input: CreateContactPersonInput!, $idempotencyKey: ID!) {
    createContactPerson(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      contactPerson {
        id
      }
    }
  }
`)

/** Adds an address for bills. */
export const createBillingAddressMutation = graphql(`
  mutation ListingCreateBillingAddress($input: CreateBillingAddressInput!, $idempotencyKey: ID!) {
    createBillingAddress(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      billingAddress {
        id
      }
    }
  }
`)

/** Adds an account to which rents or deposits are paid. */
export const createBankAccountMutation = graphql(`
  mutation ListingCreateBankAccount($input: CreateBankAccountInput!, $idempotencyKey: ID!) {
    createBankAccount(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      bankAccountId
    }
  }
`)
