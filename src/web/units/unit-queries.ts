import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { UnitsChangesDryRunQuery, UnitsTableQuery } from '../gen/graphql.ts'
import { request, requestLarge } from '../graphql.ts'
import type { ReadFile } from '../shared/read-text-file.ts'
import type { CurrentState } from '../shared/state-pill.tsx'
import type { UnitChange } from './unit-edits.ts'

const Table = graphql(`
  query UnitsTable($groupId: ID!) {
    unitTable(groupId: $groupId) {
      groupId
      name
      partOfGroup
      isWhole
      units {
        _id
        externalId
        apartmentName
        floor
        locationInBuilding
        availableFrom
        availableTo
        price
        homePrice
        currency
        published
        currentState {
          ...CurrentState
        }
      }
    }
  }
`)

const ChangesDryRun = graphql(`
  query UnitsChangesDryRun($groupId: ID!, $changes: [UnitChangeInput!]!) {
    unitChangesDryRun(groupId: $groupId, changes: $changes) {
      ...UnitsPlanParts
    }
  }
  fragment UnitsPlanParts on UnitsPlan {
    added {
      line
      identifier
      price
    }
    changed {
      _id
      line
      identifier
      changes
    }
    unchanged
    untouched
    problems {
      _id
      line
      field
      text
    }
    ignoredColumns
    unserved {
      listingRequestId
      firstName
      lastName
      from
      to
    }
    fingerprint
  }
`)

const CsvDryRun = graphql(`
  query UnitsCsvDryRun($groupId: ID!, $csv: String!) {
    unitsCsvDryRun(groupId: $groupId, csv: $csv) {
      ...UnitsPlanParts
    }
  }
`)

const DeletionDryRun = graphql(`
  query UnitsDeletionDryRun($groupId: ID!, $listingIds: [ID!]!) {
    unitDeletionDryRun(groupId: $groupId, listingIds: $listingIds) {
      refused {
        _id
        identifier
        reason
      }
      published
      unserved {
        listingRequestId
        firstName
        lastName
        from
        to
      }
      fingerprint
    }
  }
`)

/** A unit of the table; `locationInBuilding` by language. */
export type UnitNode = Omit<
  NonNullable<UnitsTableQuery['unitTable']>['units'][number],
  'locationInBuilding' | 'currentState'
> & { locationInBuilding: Record<string, string>; currentState: CurrentState | null }

/** What changes would do. */
export type Plan = UnitsChangesDryRunQuery['unitChangesDryRun']

/** A request that no unit could serve any more. */
export type Unserved = Plan['unserved'][number]

/** The units of a group, or the one of a single listing. */
export function unitTableQuery(groupId: string) {
  return queryOptions({
    queryKey: ['unitTable', groupId],
    queryFn: async () => {
      const { unitTable } = await request(Table, { groupId })
      if (!unitTable) return null
      return { ...unitTable, units: unitTable.units as UnitNode[] }
    },
  })
}

/** What changes would do, not kept: others change the same units. */
export function changesDryRunQuery(groupId: string, changes: readonly UnitChange[]) {
  return queryOptions({
    queryKey: ['unitChangesDryRun', groupId, changes],
    queryFn: async () => {
      const { unitChangesDryRun } = await request(ChangesDryRun, { groupId, changes: [...changes] })
      return unitChangesDryRun
    },
    gcTime: 0,
  })
}

/** What importing a file would do. */
export function csvDryRunQuery(groupId: string, file: ReadFile | null) {
  return queryOptions({
    // Not the text, which may be millions of characters long.
    queryKey: ['unitsCsvDryRun', groupId, file?.id ?? null],
    queryFn: async () => (await requestLarge(CsvDryRun, { groupId, csv: file?.text ?? '' })).unitsCsvDryRun,
    gcTime: 0,
  })
}

/** What deleting units would do. */
export function deletionDryRunQuery(groupId: string, listingIds: readonly string[]) {
  return queryOptions({
    queryKey: ['unitDeletionDryRun', groupId, listingIds],
    queryFn: async () => {
      const { unitDeletionDryRun } = await request(DeletionDryRun, { groupId, listingIds: [...listingIds] })
      return unitDeletionDryRun
    },
    gcTime: 0,
  })
}
