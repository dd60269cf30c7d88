import { graphql } from '../../gen/gql.ts'

/** Adds somebody whom tenants may talk to. */
export const createContactPersonMutation = graphql(`
  mutation CreateContactPerson($input: CreateContactPersonInput!, $idempotencyKey: ID!) {
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

/** Changes a contact person. */
export const updateContactPersonMutation = graphql(`
  mutation UpdateContactPerson(
    $contactPersonId: ID!
    $input: CreateContactPersonInput!
    $idempotencyKey: ID!
  ) {
    updateContactPerson(contactPersonId: $contactPersonId, input: $input, idempotencyKey: $idempotencyKey) {
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
  mutation CreateBillingAddress($input: CreateBillingAddressInput!, $idempotencyKey: ID!) {
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

/** Changes an address for bills. */
export const updateBillingAddressMutation = graphql(`
  mutation UpdateBillingAddress(
    $billingAddressId: ID!
    $input: CreateBillingAddressInput!
    $idempotencyKey: ID!
  ) {
    updateBillingAddress(
      billingAddressId: $billingAddressId
      input: $input
      idempotencyKey: $idempotencyKey
    ) {
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
  mutation CreateBankAccount($input: CreateBankAccountInput!, $idempotencyKey: ID!) {
    createBankAccount(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      bankAccountId
    }
  }
`)

/** Chooses an account for homes. */
export const chooseBankAccountMutation = graphql(`
  mutation ChooseBankAccount($bankAccountId: ID, $uses: [AccountUseInput!]!, $idempotencyKey: ID!) {
    chooseBankAccount(bankAccountId: $bankAccountId, uses: $uses, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      groupIds
    }
  }
`)

/** Calls off changes that wait. */
export const cancelPayoutChangesMutation = graphql(`
  mutation CancelPayoutChanges($changeIds: [ID!]!, $idempotencyKey: ID!) {
    cancelPayoutChanges(changeIds: $changeIds, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      groupIds
    }
  }
`)

/** Puts an account away. */
export const archiveBankAccountMutation = graphql(`
  mutation ArchiveBankAccount(
    $bankAccountId: ID!
    $replacement: AccountReplacementInput
    $idempotencyKey: ID!
  ) {
    archiveBankAccount(
      bankAccountId: $bankAccountId
      replacement: $replacement
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      bankAccountId
    }
  }
`)

/** Has homes name a contact person, an address or billing details. */
export const chooseBillingDataMutation = graphql(`
  mutation ChooseBillingData($datum: BillingDatum!, $id: ID!, $groupIds: [ID!]!, $idempotencyKey: ID!) {
    chooseBillingData(datum: $datum, id: $id, groupIds: $groupIds, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      groupIds
    }
  }
`)

/** Puts a contact person, an address or billing details away. */
export const archiveBillingDataMutation = graphql(`
  mutation ArchiveBillingData(
    $datum: BillingDatum!
    $id: ID!
    $replacement: BillingReplacementInput
    $idempotencyKey: ID!
  ) {
    archiveBillingData(datum: $datum, id: $id, replacement: $replacement, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      id
    }
  }
`)

/** Adds billing details. */
export const createBillingDetailsMutation = graphql(`
  mutation CreateBillingDetails($input: BillingDetailsInput!, $idempotencyKey: ID!) {
    createBillingDetailsItem(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      billingDetailsItem {
        id
      }
    }
  }
`)

/** Changes billing details. */
export const updateBillingDetailsMutation = graphql(`
  mutation UpdateBillingDetails($billingDetailsId: ID!, $input: BillingDetailsInput!, $idempotencyKey: ID!) {
    updateBillingDetailsItem(
      billingDetailsId: $billingDetailsId
      input: $input
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      billingDetailsItem {
        id
      }
    }
  }
`)

/** Notes the number of a home in the land register. */
export const setLandRegisterNumberMutation = graphql(`
  mutation SetLandRegisterNumber($groupId: ID!, $landRegisterNumber: String!, $idempotencyKey: ID!) {
    setLandRegisterNumber(
      groupId: $groupId
      landRegisterNumber: $landRegisterNumber
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      payoutHome {
        groupId
        landRegisterNumber
      }
    }
  }
`)
