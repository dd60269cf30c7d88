import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { StayImportDryRunQuery, StayImportsPageQuery, StaysFileInput } from '../gen/graphql.ts'
import { request, requestLarge } from '../graphql.ts'

const ImportsPage = graphql(`
  query StayImportsPage {
    stayImports {
      _id
      at
      platform
      added
      changed
      freed
      undoneAt
    }
  }
`)

const DryRun = graphql(`
  query StayImportDryRun($file: StaysFileInput!) {
    staysFileDryRun(file: $file) {
      problem
      missing
      platform
      separator
      dayOrder
      isDayOrderSure
      lastDay
      isRemembered
      columns {
        head
        samples
        field
      }
      unitNames {
        name
        stays
        listingId
        isOpen
      }
      units {
        listingId
        name
      }
      counts {
        outcome
        lines
      }
      lines {
        line
        outcome
        unitName
        guest
        fromText
        toText
        from
        to
      }
      declined {
        listingRequestId
        firstName
        lastName
        from
        to
      }
      seen
    }
  }
`)

const Import = graphql(`
  mutation StayImport($file: StaysFileInput!, $seen: String!, $idempotencyKey: ID!) {
    importStays(file: $file, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      import {
        added
        changed
        freed
      }
    }
  }
`)

const Undo = graphql(`
  mutation StayImportUndo($importId: ID!, $idempotencyKey: ID!) {
    undoStaysImport(importId: $importId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      undone {
        undone
        kept
      }
    }
  }
`)

/** How a file is understood, and what importing it would do. */
export type StaysPlan = StayImportDryRunQuery['staysFileDryRun']

/** What somebody has said about the file that is open. */
export type SaidOfFile = Omit<StaysFileInput, 'csv'>

/** An import of the past. */
export type PastImport = StayImportsPageQuery['stayImports'][number]

/** The files that were imported last. */
export const stayImportsQuery = queryOptions({
  queryKey: ['stayImports'],
  queryFn: async () => (await request(ImportsPage)).stayImports,
})

/** What importing a file would do, as it is understood; the former answer stays until the next is there. */
export function staysDryRunQuery(tableId: string, file: StaysFileInput) {
  const { csv: _, ...said } = file
  return queryOptions({
    // Not the text, which may be millions of characters long: the id stands for it.
    queryKey: ['staysDryRun', tableId, said],
    queryFn: async () => (await requestLarge(DryRun, { file })).staysFileDryRun,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Imports a file as its dry run has shown it; answers what was done. */
export async function sendStays(file: StaysFileInput, seen: string, idempotencyKey: string) {
  const done = (await requestLarge(Import, { file, seen, idempotencyKey })).importStays.import
  return done ?? { added: 0, changed: 0, freed: 0 }
}

/** Takes an import back; answers how many stays went, and how many stay. */
export async function sendUndo(importId: string, idempotencyKey: string) {
  const { undone } = (await request(Undo, { importId, idempotencyKey })).undoStaysImport
  return undone ?? { undone: 0, kept: 0 }
}
