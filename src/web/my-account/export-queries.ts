import { queryOptions } from '@tanstack/react-query'
import type { DataExportKind } from '../../domain/catalogue/people.ts'
import { graphql } from '../gen/gql.ts'
import type { DataExportsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useAccountChange } from './account-mutations.ts'

const exportsQuery = graphql(`
  query DataExports($kind: DataExportKind!) {
    dataExports(kind: $kind) {
      _id
      kind
      state
      askedAt
      done
      total
      size
      finishedAt
      endsAt
      downloadUrl
    }
  }
`)

const ownDataMutation = graphql(`
  mutation ExportOwnData {
    exportOwnData {
      error {
        ...Refusal
      }
    }
  }
`)

const businessMutation = graphql(`
  mutation ExportBusiness {
    exportBusiness {
      error {
        ...Refusal
      }
    }
  }
`)

const cancelMutation = graphql(`
  mutation CancelDataExport($dataExportId: ID!) {
    cancelDataExport(dataExportId: $dataExportId) {
      error {
        ...Refusal
      }
    }
  }
`)

/** An export of the person, under way or over. */
export type DataExport = DataExportsQuery['dataExports'][number]

const millisecondsBetweenLooks = 2_000

/** The last exports of a kind; asked again as long as one is under way, also after a reload. */
export function exportsOptions(kind: DataExportKind) {
  return queryOptions({
    queryKey: ['account', 'exports', kind],
    queryFn: async () => (await request(exportsQuery, { kind })).dataExports,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? millisecondsBetweenLooks : false),
  })
}

/** Whether an export is still to come. */
export function isUnderWay({ state }: Pick<DataExport, 'state'>): boolean {
  return state === 'WAITING' || state === 'RUNNING'
}

/** Asks for an export. */
export function useRequestExport(kind: DataExportKind) {
  return useAccountChange(async () => {
    if (kind === 'WORLD') await request(businessMutation)
    else await request(ownDataMutation)
  })
}

/** Cancels an export that is under way. */
export function useCancelExport() {
  return useAccountChange((dataExportId: string) => request(cancelMutation, { dataExportId }))
}
