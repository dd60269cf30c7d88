import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { bookStay } from '../../../../test/request-commands.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let bookingId: string
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
  bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
})
afterAll(() => app.close())

interface Seen {
  version: number
  fingerprint: string
  keys: { kind: string; count: number }[]
  missingKeys: { kind: string; count: number }[]
  meters: { reading: string; by: string }[]
  landlordConfirmedAt: string | null
  tenantConfirmedAt: string | null
}
const FIELDS =
  'version fingerprint keys { kind count } missingKeys { kind count } meters { reading by } landlordConfirmedAt tenantConfirmedAt'
const METER = { kind: 'GAS', number: '17', reading: '00123,5', unit: 'm³', day: '2030-02-01' }

async function read(side: 'LANDLORD' | 'TENANT', kind = 'ARRIVAL', as?: Browser): Promise<Seen | null> {
  const { data } = await app.graphql<{ seen: Seen | null } | null>(
    `query($id: ID!, $kind: KeyHandoverKind!) {
      seen: ${side === 'TENANT' ? 'tenantKeyHandover' : 'keyHandover'}(bookingId: $id, kind: $kind) { ${FIELDS} } }`,
    { id: bookingId, kind },
    as ?? (side === 'TENANT' ? stage.tenant : stage.landlord),
  )
  return data?.seen ?? null
}

/** Sends a change and answers why it was refused, or null. */
async function change(side: 'LANDLORD' | 'TENANT', what: string, args: string, values: object, as?: Browser) {
  const name = side === 'TENANT' ? what.replace('KeyHandover', 'TenantKeyHandover') : what
  const given = values as { kind?: string }
  const { data, errors } = await app.graphql<{
    answer: { error: { name: string; reason: string | null } | null }
  } | null>(
    `mutation($id: ID!, $kind: KeyHandoverKind!, $key: ID!, ${args.replaceAll(/(\w+): /g, '$$$1: ')}) {
      answer: ${name}(bookingId: $id, kind: $kind, idempotencyKey: $key,
        ${args.replaceAll(/(\w+): [\w!]+/g, '$1: $$$1')}) { error { name reason } } }`,
    { id: bookingId, key: randomUUID(), kind: 'ARRIVAL', ...given },
    as ?? (side === 'TENANT' ? stage.tenant : stage.landlord),
  )
  const error = data?.answer.error
  return error ? (error.reason ?? error.name) : (errors?.[0]?.extensions?.name ?? null)
}

function save(
  side: 'LANDLORD' | 'TENANT',
  version: number,
  more: object = {},
  kind = 'ARRIVAL',
  as?: Browser,
) {
  const input = { keys: [], points: [], ownPoints: [], meters: [METER], note: '', ...more }
  return change(
    side,
    'saveKeyHandover',
    'version: Int!, input: KeyHandoverInput!',
    { kind, version, input },
    as,
  )
}

async function confirm(side: 'LANDLORD' | 'TENANT', seen?: string) {
  const fingerprint = seen ?? (await read(side))?.fingerprint
  return change(side, 'confirmKeyHandover', 'seen: String!', { seen: fingerprint })
}

it('both enter, each confirms what it saw, a change lifts that, and confirmed by both it is final', async () => {
  expect(await confirm('TENANT')).toBe('HANDOVER_EMPTY')
  expect(await save('LANDLORD', 0)).toBeNull()
  expect(await save('TENANT', 0)).toBe('CHANGED_ELSEWHERE')
  const seen = await read('LANDLORD')
  expect(await confirm('TENANT')).toBeNull()
  expect(await save('LANDLORD', 1, { meters: [METER, { ...METER, reading: '9' }] })).toBeNull()
  expect((await read('TENANT'))?.tenantConfirmedAt).toBeNull()
  expect(await confirm('TENANT', seen?.fingerprint)).toBe('CHANGED_ELSEWHERE')
  expect(await save('TENANT', 2, { meters: [METER, { ...METER, reading: '10' }] })).toBeNull()
  expect((await read('LANDLORD'))?.meters.map(({ by }) => by)).toEqual(['LANDLORD', 'TENANT'])
  expect([await confirm('TENANT'), await confirm('LANDLORD')]).toEqual([null, null])
  expect(await save('LANDLORD', 3)).toBe('HANDOVER_FINAL')
  expect(await change('TENANT', 'remarkKeyHandover', 'text: String!', { text: 'A bulb is out.' })).toBeNull()
})

it('keys that are not given back are said', async () => {
  await save('LANDLORD', 0, { keys: [{ kind: 'mailbox', count: 2 }] })
  expect((await read('TENANT', 'DEPARTURE'))?.keys).toEqual([{ kind: 'mailbox', count: 2 }])
  await save('TENANT', 0, { keys: [{ kind: 'mailbox', count: 1 }] }, 'DEPARTURE')
  expect((await read('LANDLORD', 'DEPARTURE'))?.missingKeys).toEqual([{ kind: 'mailbox', count: 1 }])
})

it('nobody else reads or writes it, and a bad line is refused', async () => {
  await app.createUser({ email: 'other@mezzo.example', landlord: true })
  const other = await app.login('other@mezzo.example')
  expect(await read('LANDLORD', 'ARRIVAL', other)).toBeNull()
  expect(await save('LANDLORD', 0, {}, 'ARRIVAL', other)).toMatch(/NotAllowed|ResourceNotFound/)
  expect(await save('LANDLORD', 0, { meters: [{ ...METER, reading: 'a lot' }] })).toBe('ValidationError')
  const ownPoints = [{ text: 'Mine', isDone: true }]
  expect(await save('TENANT', 0, { ownPoints })).toBe('ValidationError')
})
