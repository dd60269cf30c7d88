import { queryOptions } from '@tanstack/react-query'
import { bytesOfPart, countParts } from '../../domain/public/data-imports/data-import.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { BusinessImportQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'
import { useAccountChange } from './account-mutations.ts'

const importQuery = graphql(`
  query BusinessImport {
    dataImport {
      _id
      state
      askedAt
      size
      partSize
      parts
      done
      total
      problem
      foundIn
      finishedAt
      plan {
        madeAt
        underWay
        idsGiven
        members
        counts {
          kind
          live
          history
        }
      }
    }
  }
`)

const beginMutation = graphql(`
  mutation BeginDataImport($size: Float!) {
    beginDataImport(size: $size) {
      error {
        ...Refusal
      }
      dataImport {
        _id
        state
        size
        partSize
        parts
      }
    }
  }
`)

const confirmMutation = graphql(`
  mutation ConfirmDataImport($dataImportId: ID!) {
    confirmDataImport(dataImportId: $dataImportId) {
      error {
        ...Refusal
      }
    }
  }
`)

const cancelMutation = graphql(`
  mutation CancelDataImport($dataImportId: ID!) {
    cancelDataImport(dataImportId: $dataImportId) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A landlord's import of a whole business. */
export type BusinessImport = NonNullable<BusinessImportQuery['dataImport']>

const millisecondsBetweenLooks = 2_000

/** The landlord's import; asked again as long as the server reads its archive, also after a reload. */
export const businessImportOptions = queryOptions({
  queryKey: ['account', 'import'],
  queryFn: async () => (await request(importQuery)).dataImport,
  refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? millisecondsBetweenLooks : false),
})

/** Whether the server reads the archive at the moment. */
export function isBeingRead({ state }: Pick<BusinessImport, 'state'>): boolean {
  return state === 'CHECKING' || state === 'RUNNING'
}

/**
 * Sends an archive part by part, from where it stopped the last time. What isn't the file that was begun with is not sent:
 * the import that is under way is shown instead.
 */
export function useSendArchive(onProgress: (sent: { done: number; total: number }) => void) {
  return useAccountChange(async (file: File) => {
    const { beginDataImport } = await request(beginMutation, { size: file.size })
    const begun = beginDataImport.dataImport
    if (begun?.state !== 'UPLOADING' || begun.size !== file.size) return
    const total = countParts(begun)
    let number = begun.parts
    while (number < total) {
      onProgress({ done: number, total })
      const start = number * begun.partSize
      const body = new FormData()
      body.set('number', String(number))
      body.set('file', file.slice(start, start + bytesOfPart(begun, number)), 'part')
      const { parts } = await rest<{ parts: number }>(`/api/data-imports/${begun._id}/parts`, {
        method: 'POST',
        body,
        repeatable: true,
      })
      // Somebody who has cancelled it elsewhere has ended this, too.
      if (parts <= number) return
      number = parts
    }
  })
}

/** Says that an import is to be carried out. */
export function useConfirmImport() {
  return useAccountChange((dataImportId: string) => request(confirmMutation, { dataImportId }))
}

/** Leaves an import be. */
export function useCancelImport() {
  return useAccountChange((dataImportId: string) => request(cancelMutation, { dataImportId }))
}

/** How many megabytes the server has too few for an archive or for what is in it; null: something else went wrong. */
export function missingMegabytes(error: Error): number | null {
  if (!(error instanceof ValidationError) || error.fields['file'] !== 'upload.room') return null
  return Math.ceil(Number(error.fields['missingBytes']) / 1024 ** 2)
}
