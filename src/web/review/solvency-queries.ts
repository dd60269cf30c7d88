import { queryOptions } from '@tanstack/react-query'
import type { ManualSolvencyCheckErrorType } from '../../domain/catalogue/checks.ts'
import type { NetIncome } from '../../domain/rentals/verification/rent-cover.ts'
import { graphql } from '../gen/gql.ts'
import type { SolvencyToReviewQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const solvencyQuery = graphql(`
  query SolvencyToReview($id: ID!) {
    solvencyCheckToDecide(id: $id) {
      firstName
      lastName
      verifiedName
      birthDate
      employment
      paidBy
      companyName
      monthlyRent
      currency
      fallbackErrorType
      objection
      isGuarantors
      mostIncomes
      mostMonths
      documents {
        fileId
        type
        fileName
        contentType
        issuedOn
        url
      }
    }
  }
`)

const decideMutation = graphql(`
  mutation SolvencyReviewDecide(
    $id: ID!
    $incomes: [NetIncomeInput!]!
    $errorType: SolvencyCheckErrorType
    $idempotencyKey: ID!
  ) {
    decideSolvencyCheck(id: $id, incomes: $incomes, errorType: $errorType, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A check of an income that waits for somebody, with what its documents are compared with. */
export type SolvencyToReview = NonNullable<SolvencyToReviewQuery['solvencyCheckToDecide']>

/** What staff say about an income: figures, or what is wrong. */
export interface SolvencyInput {
  id: string
  incomes: NetIncome[]
  errorType: ManualSolvencyCheckErrorType | null
}

/** A check with its documents; null where it was decided meanwhile. */
export function solvencyOptions(id: string) {
  return queryOptions({
    queryKey: ['solvencyToReview', id],
    queryFn: async () => (await request(solvencyQuery, { id })).solvencyCheckToDecide,
  })
}

/** Says how much the documents tell of an income, or why they tell nothing. */
export function decideSolvency(input: SolvencyInput, idempotencyKey: string): Promise<unknown> {
  return request(decideMutation, { ...input, idempotencyKey })
}
