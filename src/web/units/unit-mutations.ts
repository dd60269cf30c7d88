import { graphql } from '../gen/gql.ts'
import type { NewUnitsInput } from '../gen/graphql.ts'
import { request, requestLarge } from '../graphql.ts'
import type { DoneChange, UnitChange } from './unit-edits.ts'

const Change = graphql(`
  mutation UnitsChange($groupId: ID!, $changes: [UnitChangeInput!]!, $seen: String, $idempotencyKey: ID!) {
    changeUnits(groupId: $groupId, changes: $changes, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        changed
      }
    }
  }
`)

const Import = graphql(`
  mutation UnitsImport($groupId: ID!, $csv: String!, $seen: String!, $idempotencyKey: ID!) {
    importUnits(groupId: $groupId, csv: $csv, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        addedIds
        changed
      }
    }
  }
`)

const Add = graphql(`
  mutation UnitsAdd($groupId: ID!, $input: NewUnitsInput!, $idempotencyKey: ID!) {
    addUnits(groupId: $groupId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        addedIds
      }
    }
  }
`)

const Convert = graphql(`
  mutation UnitsConvert($groupId: ID!, $input: NewUnitsInput!, $idempotencyKey: ID!) {
    convertToGroup(groupId: $groupId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        addedIds
      }
    }
  }
`)

const Delete = graphql(`
  mutation UnitsDelete($groupId: ID!, $listingIds: [ID!]!, $seen: String!, $idempotencyKey: ID!) {
    deleteUnits(groupId: $groupId, listingIds: $listingIds, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Changes units; answers what each had before. */
export async function sendChanges(order: {
  groupId: string
  changes: readonly UnitChange[]
  seen: string | null
  idempotencyKey: string
}): Promise<DoneChange[]> {
  const { changeUnits } = await request(Change, { ...order, changes: [...order.changes] })
  return (changeUnits.done?.changed ?? []) as DoneChange[]
}

/** Imports a file; answers what was added, and what each changed unit had before. */
export async function sendImport(order: {
  groupId: string
  csv: string
  seen: string
  idempotencyKey: string
}): Promise<{ addedIds: string[]; changed: DoneChange[] }> {
  const { done } = (await requestLarge(Import, order)).importUnits
  return { addedIds: done?.addedIds ?? [], changed: (done?.changed ?? []) as DoneChange[] }
}

/** Adds units to a group, or makes a group of a listing first; answers the ids of the new units. */
export async function sendNewUnits(order: {
  groupId: string
  input: NewUnitsInput
  isGroup: boolean
  idempotencyKey: string
}): Promise<string[]> {
  const { groupId, input, isGroup, idempotencyKey } = order
  const variables = { groupId, input, idempotencyKey }
  const { done } = isGroup
    ? (await request(Add, variables)).addUnits
    : (await request(Convert, variables)).convertToGroup
  return done?.addedIds ?? []
}

/** Deletes units as the dry run has shown. */
export async function sendDeletion(order: {
  groupId: string
  listingIds: readonly string[]
  seen: string
  idempotencyKey: string
}): Promise<void> {
  await request(Delete, { ...order, listingIds: [...order.listingIds] })
}
