import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { beginPlannedLimits } from './limit-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-03-04T09:00:00Z')
})

interface Done {
  error: { name: string; reason: string | null } | null
  done: { orderId: string; changed: number; undone: number; kept: number } | null
}

const today = '2030-03-04'
const months = (value: number | null) => ({ value, unit: 'MONTH' })
const atLeast6 = { kind: 'MINIMUM_STAY', length: months(6), from: today }

async function change(as: Browser, input: object, key: string = randomUUID()): Promise<Done> {
  const { data } = await app.graphql<{ changeStayLimits: Done }>(
    `mutation($input: ChangeStayLimitsInput!, $key: ID!) { changeStayLimits(input: $input, idempotencyKey: $key) {
      error { name reason } done { orderId changed } } }`,
    { input, key },
    as,
  )
  return data.changeStayLimits
}

async function undo(as: Browser, orderId: string): Promise<Done> {
  const { data } = await app.graphql<{ undoStayLimits: Done }>(
    `mutation($orderId: ID!, $key: ID!) { undoStayLimits(orderId: $orderId, idempotencyKey: $key) {
      error { name reason } done { orderId undone kept } } }`,
    { orderId, key: randomUUID() },
    as,
  )
  return data.undoStayLimits
}

interface Told {
  homeLimits: {
    groupId: string
    limits: { kind: string; length: { value: number | null; unit: string } }[]
    cityMinimum: number | null
    cityMaximum: number | null
    planned: { kind: string; from: string; length: { value: number | null } }[]
  }[]
  limitChanges: {
    kind: string
    before: { value: number | null }
    after: { value: number | null }
    state: string
    canBeUndone: boolean
  }[]
}

async function told(as: Browser): Promise<Told> {
  const { data } = await app.graphql<Told>(
    `{ homeLimits { groupId limits { kind length { value unit } } cityMinimum cityMaximum
        planned { kind from length { value } } }
      limitChanges { kind before { value } after { value } state canBeUndone } }`,
    {},
    as,
  )
  return data
}

/** The limits of each home by name: at least, at most, empty. */
async function limitsOf(as: Browser) {
  return (await told(as)).homeLimits.map(({ limits }) => limits.map(({ length }) => length.value))
}

// Where the clock goes on, the former login is over.
const login = () => app.login('jana@mezzo.example')

/** A landlord with homes of 1 to 12 months, of at most 4, and of no limits, in the order of their names. */
async function threeHomes() {
  const stage = await createStage(app)
  const limited = { min_booking_duration: 1, max_booking_duration: 12 }
  await app.db.updateTable('groups').set(limited).where('id', '=', stage.groupId).execute()
  const short = await createListing(app.db, stage.landlordId, {
    group: { name: 'Ufer 2', max_booking_duration: 4 },
  })
  const free = await createListing(app.db, stage.landlordId, { group: { name: 'Zeile 3' } })
  return { ...stage, ids: [stage.groupId, short.groupId, free.groupId] as const }
}

test('many stays get a minimum at once, exactly as shown and where one fits, and back again', async () => {
  const { landlord, ids } = await threeHomes()
  const [first, , free] = ids
  const seen = [
    { groupId: first, before: months(1) },
    { groupId: free, before: months(null) },
  ]
  const { done } = await change(landlord, { ...atLeast6, groupIds: ids, seen })
  expect(done?.changed).toBe(2)
  expect(await limitsOf(landlord)).toEqual([
    [6, 12, null],
    [null, 4, null],
    [6, null, null],
  ])
  expect((await told(landlord)).limitChanges).toEqual([
    { kind: 'MINIMUM_STAY', before: { value: 1 }, after: { value: 6 }, state: 'IN_FORCE', canBeUndone: true },
    {
      kind: 'MINIMUM_STAY',
      before: { value: null },
      after: { value: 6 },
      state: 'IN_FORCE',
      canBeUndone: true,
    },
  ])
  expect((await undo(landlord, given(done).orderId)).done).toMatchObject({ undone: 2, kept: 0 })
  expect(await limitsOf(landlord)).toEqual([
    [1, 12, null],
    [null, 4, null],
    [null, null, null],
  ])
  expect((await told(landlord)).limitChanges.map(({ state }) => state)).toEqual(['UNDONE', 'UNDONE'])
  expect((await undo(landlord, given(done).orderId)).error?.reason).toBe('CONSEQUENCES_CHANGED')
})

test('how long homes may stand empty has a unit, and goes with it', async () => {
  const { landlord, ids } = await threeHomes()
  const [first] = ids
  const order = { kind: 'VACANCY', length: { value: 6, unit: 'WEEK' }, from: today, groupIds: [first] }
  const seen = [{ groupId: first, before: { value: null, unit: 'DAY' } }]
  const { done } = await change(landlord, { ...order, seen })
  const vacancy = async () =>
    app.db
      .selectFrom('groups')
      .select(['max_vacancy', 'max_vacancy_unit'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
  expect(await vacancy()).toEqual({ max_vacancy: 6, max_vacancy_unit: 'WEEK' })
  // The same number in another unit is another limit.
  await app.db.updateTable('groups').set({ max_vacancy_unit: 'MONTH' }).where('id', '=', first).execute()
  expect((await undo(landlord, given(done).orderId)).error?.reason).toBe('CONSEQUENCES_CHANGED')
  await app.db.updateTable('groups').set({ max_vacancy_unit: 'WEEK' }).where('id', '=', first).execute()
  expect((await undo(landlord, given(done).orderId)).done?.undone).toBe(1)
  expect(await vacancy()).toEqual({ max_vacancy: null, max_vacancy_unit: 'DAY' })
  expect((await change(landlord, { ...order, kind: 'MAXIMUM_STAY', seen })).error?.name).toBe(
    'ValidationError',
  )
})

test('nothing is changed where homes or limits are others than those that were shown', async () => {
  const { landlord, ids } = await threeHomes()
  const [first, , free] = ids
  const order = { ...atLeast6, groupIds: ids }
  for (const seen of [
    [
      { groupId: first, before: months(2) },
      { groupId: free, before: months(null) },
    ],
    [{ groupId: first, before: months(1) }],
    [],
  ])
    expect((await change(landlord, { ...order, seen })).error?.reason).toBe('CONSEQUENCES_CHANGED')
  expect(await limitsOf(landlord)).toEqual([
    [1, 12, null],
    [null, 4, null],
    [null, null, null],
  ])
})

test('what is changed on the listing’s own page is in the history, and stays when the others are taken back', async () => {
  const { landlord, ids } = await threeHomes()
  const [first, , free] = ids
  const seen = [
    { groupId: first, before: months(1) },
    { groupId: free, before: months(null) },
  ]
  const { done } = await change(landlord, { ...atLeast6, groupIds: [first, free], seen })
  app.setNow('2030-03-04T09:05:00Z')
  await saveOnPage(landlord, first, { minBookingDuration: 2, maxBookingDuration: 3, maxVacancy: 10 })
  expect((await undo(landlord, given(done).orderId)).done).toMatchObject({ undone: 1, kept: 1 })
  const { limitChanges } = await told(landlord)
  expect(limitChanges.slice(0, 3)).toMatchObject([
    { kind: 'MAXIMUM_STAY', before: { value: 12 }, after: { value: 3 }, canBeUndone: true },
    { kind: 'MINIMUM_STAY', before: { value: 6 }, after: { value: 2 }, canBeUndone: true },
    { kind: 'VACANCY', before: { value: null }, after: { value: 10 }, canBeUndone: true },
  ])
  // What has nothing to do with limits is no change of them.
  await saveOnPage(landlord, first, { area: 44, minBookingDuration: 2 })
  expect((await told(landlord)).limitChanges).toHaveLength(limitChanges.length)
})

async function saveOnPage(landlord: Browser, groupId: string, payload: object): Promise<void> {
  const { statusCode } = await app.send(landlord, {
    method: 'PUT',
    url: `/api/listings-v2/g/${groupId}`,
    payload,
  })
  expect(statusCode).toBe(200)
}

test('a limit is not taken back where no stay would be both long and short enough then', async () => {
  const { landlord, ids } = await threeHomes()
  const [, short] = ids
  const { done } = await change(landlord, {
    ...atLeast6,
    kind: 'MAXIMUM_STAY',
    groupIds: [short],
    seen: [{ groupId: short, before: months(4) }],
  })
  app.setNow('2030-03-04T09:05:00Z')
  await saveOnPage(landlord, short, { minBookingDuration: 5 })
  const { limitChanges } = await told(landlord)
  expect(limitChanges.map(({ canBeUndone }) => canBeUndone)).toEqual([true, false])
  expect((await undo(landlord, given(done).orderId)).error?.reason).toBe('CONSEQUENCES_CHANGED')
  expect((await limitsOf(landlord))[1]).toEqual([5, 6, null])
})

test('no limit is set against the rules of the home’s city, which are told', async () => {
  const { landlord, ids } = await threeHomes()
  const [first] = ids
  const vienna = { city: 'Wien', zip_code: '1010', country: 'AT' }
  await app.db.updateTable('groups').set(vienna).where('id', '=', first).execute()
  const { homeLimits } = await told(landlord)
  expect(homeLimits[0]).toMatchObject({ cityMinimum: null, cityMaximum: 6 })
  const order = { ...atLeast6, groupIds: [first], seen: [{ groupId: first, before: months(1) }] }
  expect((await change(landlord, { ...order, length: months(7) })).error?.reason).toBe('CONSEQUENCES_CHANGED')
  expect((await change(landlord, order)).done?.changed).toBe(1)
})

test('a planned limit begins on its day, and lapses where no stay would fit by then', async () => {
  const { landlord, ids } = await threeHomes()
  const [first, , free] = ids
  const from = '2030-04-01'
  const order = {
    ...atLeast6,
    from,
    groupIds: [first, free],
    seen: [
      { groupId: first, before: months(1) },
      { groupId: free, before: months(null) },
    ],
  }
  expect((await change(landlord, order)).error).toBeNull()
  expect(await told(landlord)).toMatchObject({
    homeLimits: [{ planned: [{ kind: 'MINIMUM_STAY', from, length: { value: 6 } }] }, {}, {}],
    limitChanges: [{ state: 'PLANNED' }, { state: 'PLANNED' }],
  })
  // One limit of a kind a day.
  expect((await change(landlord, order)).error?.reason).toBe('CONSEQUENCES_CHANGED')
  await saveOnPage(landlord, free, { maxBookingDuration: 5 })
  const begin = async () => beginPlannedLimits(await app.ctxFor(null))
  app.setNow('2030-03-31T23:59:00Z')
  await begin()
  expect((await limitsOf(await login()))[0]).toEqual([1, 12, null])
  app.setNow('2030-04-01T00:01:00Z')
  await begin()
  await begin()
  const after = await told(await login())
  expect(await limitsOf(await login())).toEqual([
    [6, 12, null],
    [null, 4, null],
    [null, 5, null],
  ])
  expect(after.homeLimits.flatMap(({ planned }) => planned)).toEqual([])
  const planned = after.limitChanges.filter(({ kind }) => kind === 'MINIMUM_STAY')
  expect(planned).toMatchObject([
    { before: { value: 1 }, state: 'IN_FORCE', canBeUndone: true },
    { state: 'LAPSED', canBeUndone: false },
  ])
})

test('a planned limit that is undone never begins', async () => {
  const { landlord, ids } = await threeHomes()
  const [first] = ids
  const order = { ...atLeast6, from: '2030-04-01', groupIds: [first] }
  const { done } = await change(landlord, { ...order, seen: [{ groupId: first, before: months(1) }] })
  expect((await undo(landlord, given(done).orderId)).done?.undone).toBe(1)
  app.setNow('2030-04-01T00:01:00Z')
  await beginPlannedLimits(await app.ctxFor(null))
  expect((await limitsOf(await login()))[0]).toEqual([1, 12, null])
})

test('what is changed and undone is logged as it went', async () => {
  const { landlord, ids } = await threeHomes()
  const [first] = ids
  const seen = [{ groupId: first, before: months(1) }]
  const { done } = await change(landlord, { ...atLeast6, groupIds: [first], seen })
  await undo(landlord, given(done).orderId)
  const logged = await app.db
    .selectFrom('audit_log')
    .select(['action', 'data'])
    .where('action', 'in', ['changeLimits', 'undoLimits'])
    .orderBy('id')
    .execute()
  expect(logged).toMatchObject([
    { action: 'changeLimits', data: { kind: 'MINIMUM_STAY', before: months(1), after: months(6) } },
    { action: 'undoLimits', data: { kind: 'MINIMUM_STAY', before: months(6), after: months(1) } },
  ])
})

test('nobody else sees or changes the limits, nor does a day of the past', async () => {
  const { landlord, ids, landlordId } = await threeHomes()
  const [first] = ids
  const order = { ...atLeast6, groupIds: [first], seen: [{ groupId: first, before: months(1) }] }
  await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
  const henrike = await app.login('henrike@mezzo.example')
  expect((await change(henrike, order)).error?.name).toBe('ResourceNotFoundError')
  expect(await told(henrike)).toEqual({ homeLimits: [], limitChanges: [] })
  const { done } = await change(landlord, order)
  expect((await undo(henrike, given(done).orderId)).error?.name).toBe('ResourceNotFoundError')
  expect((await change(landlord, { ...order, from: '2030-03-03' })).error?.name).toBe('ValidationError')
  const limited = await joinAsLimited(app, { landlordId, groupId: first })
  const answer = await app.graphql('{ homeLimits { name } limitChanges { name } }', {}, limited)
  expect(answer.data).not.toMatchObject({ homeLimits: [{}] })
})
