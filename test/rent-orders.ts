import { randomUUID } from 'node:crypto'
import type { Browser, TestApp } from './app.ts'

/** What an order of rents answers. */
export interface RentsDone {
  error: { name: string; reason: string | null } | null
  done: { batchId: string; changed: number; undone: number; kept: number } | null
}

/** Changes rents, of homes and of units that have their own, as they were shown. */
export async function changeRents(
  app: TestApp,
  as: Browser,
  input: object,
  key: string = randomUUID(),
): Promise<RentsDone> {
  const { data } = await app.graphql<{ changeRents: RentsDone }>(
    `mutation($input: ChangeRentsInput!, $key: ID!) { changeRents(input: $input, idempotencyKey: $key) {
      error { name reason } done { batchId changed } } }`,
    { input, key },
    as,
  )
  return data.changeRents
}

/** Takes an order of rents back. */
export async function undoRents(app: TestApp, as: Browser, batchId: string): Promise<RentsDone> {
  const { data } = await app.graphql<{ undoRents: RentsDone }>(
    `mutation($batchId: ID!, $key: ID!) { undoRents(batchId: $batchId, idempotencyKey: $key) {
      error { name reason } done { batchId undone kept } } }`,
    { batchId, key: randomUUID() },
    as,
  )
  return data.undoRents
}

/** The last change of the rent of a home or unit that is in force. */
export async function lastRentChangeOf(app: TestApp, as: Browser, listingId: string): Promise<object | null> {
  const { data } = await app.graphql<{ landlordListingById: { lastRentChange: object | null } }>(
    'query($id: ID!) { landlordListingById(_id: $id) { lastRentChange { before after currency } } }',
    { id: listingId },
    as,
  )
  return data.landlordListingById.lastRentChange
}
