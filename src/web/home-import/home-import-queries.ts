import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { HomeImportDryRunQuery, HomesFileInput } from '../gen/graphql.ts'
import { requestLarge } from '../graphql.ts'

const DryRun = graphql(`
  query HomeImportDryRun($file: HomesFileInput!) {
    homesFileDryRun(file: $file) {
      problem
      missing
      separator
      dayOrder
      isDayOrderSure
      textLanguage
      columns {
        head
        samples
        field
      }
      counts {
        outcome
        lines
      }
      lines {
        line
        outcome
        name
        city
        wrong
      }
      seen
    }
  }
`)

const Import = graphql(`
  mutation HomeImport($file: HomesFileInput!, $seen: String!, $idempotencyKey: ID!) {
    importHomes(file: $file, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      added
    }
  }
`)

/** How a file is understood, and what importing it would do. */
export type HomesPlan = HomeImportDryRunQuery['homesFileDryRun']

/** What somebody has said about the file that is open. */
export type SaidOfHomes = Omit<HomesFileInput, 'csv'>

/** What importing a file would do, as it is understood; the former answer stays until the next is there. */
export function homesDryRunQuery(tableId: string, file: HomesFileInput) {
  const { csv: _, ...said } = file
  return queryOptions({
    // Not the text, which may be millions of characters long: the id stands for it.
    queryKey: ['homesDryRun', tableId, said],
    queryFn: async () => (await requestLarge(DryRun, { file })).homesFileDryRun,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Imports a file as its dry run has shown it; answers how many listings were begun. */
export async function sendHomes(file: HomesFileInput, seen: string, idempotencyKey: string) {
  return (await requestLarge(Import, { file, seen, idempotencyKey })).importHomes.added ?? 0
}
