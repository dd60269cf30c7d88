import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { ContractTermsOptionsQuery, PrepareContractInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'

const optionsQuery = graphql(`
  query ContractTermsOptions($listingRequestId: ID!) {
    contractOptions(listingRequestId: $listingRequestId) {
      listingRequestId
      bookingRequestId
      landlordStatus
      requestType
      tenantName
      companyName
      listing {
        groupId
        name
        partOfGroup
      }
      from
      to
      duration {
        months
        days
      }
      contracts {
        name
        isTemplateSupported
        obstacle
        languages
        maximumDeposit
        missing {
          gap
          required
        }
      }
      terms {
        contractName
        language
        timeOfPayment
        cleaningFee
        cleaningFeeFrequency
        deposit
        houseRules
        isOnlineSigning
        ownContractFileId
      }
      isSaved
      ownContracts {
        fileId
        fileName
        createdAt
        url
      }
      type
      country
      price
      totalRent
      calculationMethod
      currency
      hasOnlineSigning
      houseRules {
        language
        text
      }
      annexTo {
        reference
        madeOn
        from
        to
      }
      canPrepare {
        ...Verdict
      }
      willReplace
      willMake
      offerId
      previewUrl
    }
  }
`)

const prepareMutation = graphql(`
  mutation ContractTermsPrepare($listingRequestId: ID!, $input: PrepareContractInput!, $idempotencyKey: ID!) {
    prepareContract(listingRequestId: $listingRequestId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** What can be decided about the contract of a request. */
export type Options = ContractTermsOptionsQuery['contractOptions']

/** The options of one request. */
export const optionsOf = (listingRequestId: string) =>
  queryOptions({
    queryKey: ['contractTerms', listingRequestId],
    queryFn: async () => (await request(optionsQuery, { listingRequestId })).contractOptions,
  })

/** Decides about the contract. */
export function sendTerms(
  listingRequestId: string,
  input: PrepareContractInput,
  idempotencyKey: string,
): Promise<unknown> {
  return request(prepareMutation, { listingRequestId, input, idempotencyKey })
}

/** Hands in the landlord's own document. */
export function sendOwnContract(
  listingRequestId: string,
  file: File,
  idempotencyKey: string,
): Promise<{ fileId: string }> {
  const body = new FormData()
  // The server reads the file only once it knows what it is.
  body.set('idempotencyKey', idempotencyKey)
  body.set('file', file)
  return rest(`/api/listing-requests/${listingRequestId}/own-contract`, {
    method: 'POST',
    body,
    repeatable: true,
  })
}
