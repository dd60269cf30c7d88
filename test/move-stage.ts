import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { listLedgerFaults } from '../src/server/money/ledger/sql.ts'
import { recountFigures } from '../src/server/rentals/figures/sql.ts'
import { projectRows } from '../src/server/rentals/lifecycle/projection.ts'
import { selectRequestsForSystem } from '../src/server/rentals/lifecycle/requests-sql.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { createStage, given } from './builders.ts'
import { bookStay } from './request-commands.ts'

/** A stay that runs since January 2030, in one of three units of a house, with another one that is free. */
export interface MoveStage {
  app: TestApp
  stage: Awaited<ReturnType<typeof createStage>> & { bookingId: string }
  first: string
  other: string
}

/** Starts the server before the tests of a file and ends it after; each test begins in February of the stay. */
export function startMoveStage(): MoveStage {
  const moves = {} as MoveStage
  beforeAll(async () => {
    moves.app = await buildTestApp()
  })
  beforeEach(async () => {
    await moves.app.reset()
    const made = await createStage(moves.app, { units: 3 })
    const bookingId = await bookStay(moves.app, made, '2030-01-01', '2030-04-30')
    moves.stage = { ...made, bookingId }
    await at(moves, '2030-02-10T10:00:00Z')
    moves.first = given((await stored(moves)).listing_id)
    moves.other = given(made.unitIds.find((id) => id !== moves.first))
  })
  afterAll(() => moves.app.close())
  return moves
}

/** Lets time pass until then. */
export async function at(moves: MoveStage, now: string): Promise<void> {
  moves.app.setNow(now)
  await moves.app.runJobs()
  await comeBack(moves)
}

/** Time has passed: everybody logs in anew. */
export async function comeBack({ app, stage }: MoveStage): Promise<void> {
  Object.assign(stage, {
    landlord: await app.login('jana@mezzo.example'),
    tenant: await app.login('amelie@mezzo.example'),
  })
}

interface Answer {
  error: { name: string; reason: string | null; fields?: Record<string, string> | null } | null
  proposal?: { _id: string; state: string } | null
}

/** The commands of proposals. */
export const documents = {
  offer: `mutation($id: ID!, $unit: ID!, $day: Day!, $message: String, $seen: String!, $key: ID!) {
    answer: offerMove(bookingId: $id, listingId: $unit, day: $day, message: $message, seen: $seen, idempotencyKey: $key) {
      error { name reason fields } proposal { _id state } } }`,
  take: `mutation($id: ID!, $key: ID!) {
    answer: takeMove(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  takeLonger: `mutation($id: ID!, $key: ID!) {
    answer: takeStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } } }`,
  decline: `mutation($id: ID!, $key: ID!) {
    answer: declineStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  withdraw: `mutation($id: ID!, $key: ID!) {
    answer: withdrawStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  offerLonger: `mutation($id: ID!, $key: ID!) {
    answer: offerLongerStay(bookingId: $id, to: "2030-06-30", idempotencyKey: $key) { error { name reason } } }`,
  offerShorter: `mutation($id: ID!, $lastDay: Day!, $key: ID!) {
    answer: offerShorterStay(bookingId: $id, lastDay: $lastDay, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  takeShorter: `mutation($id: ID!, $key: ID!) {
    answer: takeShorterStay(proposalId: $id, refund: 0, idempotencyKey: $key) { error { name reason } } }`,
}

/** Sends a command of proposals. */
export async function call(
  { app }: MoveStage,
  name: keyof typeof documents,
  as: Browser,
  variables: object,
): Promise<Answer> {
  const all = { key: randomUUID(), ...variables }
  return (await app.graphql<{ answer: Answer }>(documents[name], all, as)).data.answer
}

interface Running {
  canOffer: { value: boolean; reason: string | null }
  bookingId: string
  unitName: string
  days: { from: string; to: string } | null
  units: {
    listingId: string
    verdict: { value: boolean; reason: string | null }
    declined: number
    seen: string
  }[]
}

/** What the landlord is told of moving the stay on a day. */
export async function running(
  moves: MoveStage,
  day = '2030-03-01',
  as = moves.stage.landlord,
  id = moves.stage.bookingId,
): Promise<Running | null> {
  const { data } = await moves.app.graphql<{ running: Running | null }>(
    `query($id: ID!, $day: Day!) { running: runningMove(bookingId: $id) { canOffer { value reason } bookingId unitName
      days { from to } units(day: $day) { listingId verdict { value reason } declined seen } } }`,
    { id, day },
    as,
  )
  return data.running
}

/** What the landlord is told of moving the stay to a unit. */
export const placeIn = async (moves: MoveStage, unit: string, day?: string) =>
  given(given(await running(moves, day)).units.find(({ listingId }) => listingId === unit))

/** Proposes a move after having seen what it means. */
export async function offer(
  moves: MoveStage,
  unit = moves.other,
  day = '2030-03-01',
  more: { id?: string; message?: string; seen?: string } = {},
  as = moves.stage.landlord,
): Promise<Answer> {
  const { id = moves.stage.bookingId } = more
  const places = await running(moves, day, moves.stage.landlord, id)
  const seen = places?.units.find(({ listingId }) => listingId === unit)?.seen ?? 'nothing'
  return call(moves, 'offer', as, { id, unit, day, seen, ...more })
}

/** Proposes a move that can be; answers the proposal's id. */
export const offered = async (
  moves: MoveStage,
  unit?: string,
  day?: string,
  more: { message?: string } = {},
) => given((await offer(moves, unit, day, more)).proposal)._id

/** Agrees to a move. */
export const take = (moves: MoveStage, id: string, as = moves.stage.tenant) => call(moves, 'take', as, { id })

interface Shown {
  kind: string
  state: string
  from: string
  to: string
  rent: number
  monthlyRent: number
  unitName: string | null
  unitBefore: string | null
  message: string
  canBeTaken: { value: boolean; reason: string | null }
}

/** The proposals of the stay as a side sees them. */
export async function shown(
  moves: MoveStage,
  side: 'landlord' | 'tenant' = 'tenant',
  as: Browser = moves.stage[side],
): Promise<Shown[]> {
  const field = side === 'landlord' ? 'stayProposals' : 'tenantStayProposals'
  const { data } = await moves.app.graphql<{ proposals: Shown[] }>(
    `query($id: ID!) { proposals: ${field}(bookingId: $id) { kind state from to rent monthlyRent unitName unitBefore
      message canBeTaken { value reason } } }`,
    { id: moves.stage.bookingId },
    as,
  )
  return data.proposals
}

/** A booking as it is stored. */
export const stored = ({ app, stage }: MoveStage, id = stage.bookingId) =>
  app.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The units and days that a booking takes. */
export async function taken({ app, stage }: MoveStage, id = stage.bookingId): Promise<[string, string][]> {
  const rows = await app.db
    .selectFrom('occupancies')
    .select(['listing_id', 'days'])
    .where('booking_id', '=', id)
    .orderBy('days')
    .execute()
  return rows.map(({ listing_id, days }) => [listing_id, days])
}

/** What the stay takes once it has moved in March. */
export const parted = ({ first, other }: MoveStage): [string, string][] => [
  [first, '[2030-01-01,2030-03-01)'],
  [other, '[2030-03-01,2030-05-01)'],
]

/** The name of a unit. */
export const nameOf = async ({ app }: MoveStage, id: string) =>
  given(await app.db.selectFrom('listings').select('apartment_name').where('id', '=', id).executeTakeFirst())
    .apartment_name

/** The mails of a kind. */
export const mailsTo = ({ app }: MoveStage, template: string) =>
  app.db.selectFrom('mails').select(['to', 'text']).where('template', '=', template).execute()

/** All that is stored about money, as rows: nothing of it may differ. */
export async function money(moves: MoveStage) {
  const tables = [
    'rents',
    'invoices',
    'tenant_dues',
    'ledger_events',
    'ledger_transfers',
    'payments',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => moves.app.db.selectFrom(table).selectAll().orderBy('id').execute()),
  )
  const { total_cost, actual_cost, price, canceled, from, to } = await stored(moves)
  return { rows, booking: { total_cost, actual_cost, price, canceled, from, to } }
}

/** The months of the figures, in order. */
export async function months({ app }: MoveStage) {
  return app.db.selectFrom('booking_months').selectAll().orderBy('month').orderBy('nights').execute()
}

/** Blocks days of a unit. */
export async function block(
  { app, stage }: MoveStage,
  unit: string,
  from: string,
  to: string,
): Promise<void> {
  const place = { listing_id: unit, group_id: stage.groupId, landlord_id: stage.landlordId }
  const words = { source: 'own', reason: 'OTHER', note: '' } as const
  await app.db
    .insertInto('blocks')
    .values({ ...place, days: `[${from},${to}]`, ...words })
    .execute()
}

/** Sees that figures, ledger and requests agree with what they come from. */
export async function consistent({ app }: MoveStage): Promise<void> {
  expect(await recountFigures(app.db, null)).toEqual([])
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await projectRows(app.db, await selectRequestsForSystem(app.db).execute())).toEqual([])
}
