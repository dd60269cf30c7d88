import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

let jana: Browser
let rep: Browser
let landlordId: string
let repId: string
beforeEach(async () => {
  await t.reset()
  t.setNow('2030-01-10T09:00:00Z')
  landlordId = await t.createUser({
    email: 'jana@mezzo.example',
    firstName: 'Jana',
    lastName: 'Keller',
    landlord: true,
  })
  repId = await t.createUser({ email: 'rep@mezzo.example', permissions: ['sales', 'CHANGE_SALES_REP'] })
  jana = await t.login('jana@mezzo.example')
  rep = await t.login('rep@mezzo.example')
})
afterAll(() => t.setNow(null))

interface Answer {
  answer: {
    error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  } | null
}

async function call(as: Browser, mutation: string, variables: object = {}) {
  const { data, errors } = await t.graphql<Answer>(mutation, { key: randomUUID(), ...variables }, as)
  return data?.answer?.error ?? errors?.[0]?.message ?? null
}

const setLink = (as: Browser, link: string) =>
  call(
    as,
    'mutation($link: String!, $key: ID!) { answer: setSchedulingLink(link: $link, idempotencyKey: $key) { error { name reason fields } } }',
    { link },
  )
const assign = (as: Browser, staffId: string | null, id = landlordId) =>
  call(
    as,
    'mutation($id: ID!, $staffId: ID, $key: ID!) { answer: setAccountManager(landlordId: $id, staffId: $staffId, idempotencyKey: $key) { error { name reason fields } } }',
    { id, staffId },
  )
const schedule = (startsAt: string | null) =>
  call(
    jana,
    'mutation($startsAt: String, $key: ID!) { answer: scheduleAppointment(startsAt: $startsAt, idempotencyKey: $key) { error { name reason fields } } }',
    { startsAt },
  )
const cancel = () =>
  call(
    jana,
    'mutation($key: ID!) { answer: cancelAppointment(idempotencyKey: $key) { error { name reason fields } } }',
  )
const read = async () =>
  (
    await t.graphql<{ appointment: unknown }>(
      '{ appointment { status startsAt managerName link canSchedule canCancel } }',
      {},
      jana,
    )
  ).data.appointment

describe('a call with the account manager', () => {
  it('needs somebody with a calendar', async () => {
    const nobody = { status: 'NOT_SCHEDULED', startsAt: null, managerName: null, link: null }
    expect(await read()).toEqual({ ...nobody, canSchedule: false, canCancel: false })
    expect(await schedule(null)).toMatchObject({ name: 'ConditionNotMetError', reason: 'NO_ACCOUNT_MANAGER' })
    expect(await assign(rep, repId)).toBeNull()
    expect(await schedule(null)).toMatchObject({ reason: 'NO_ACCOUNT_MANAGER' })
  })

  it('is arranged, over or called off, and arranged again', async () => {
    await assign(rep, repId)
    expect(await setLink(rep, 'https://calendly.com/mezzo/call?month=1')).toBeNull()
    expect(await read()).toMatchObject({
      status: 'NOT_SCHEDULED',
      link: 'https://calendly.com/mezzo/call?month=1&name=Jana+Keller&email=jana%40mezzo.example',
      canSchedule: true,
    })
    expect(await cancel()).toMatchObject({ reason: 'NOT_SCHEDULED' })
    expect(await schedule('2030-01-12T10:00:00+01:00')).toBeNull()
    expect(await read()).toMatchObject({
      status: 'SCHEDULED',
      startsAt: '2030-01-12T09:00:00Z',
      canCancel: true,
    })
    expect(await cancel()).toBeNull()
    expect(await read()).toMatchObject({ status: 'CANCELED', canCancel: false })
    expect(await schedule('nonsense')).toBeNull()
    expect(await read()).toMatchObject({ status: 'SCHEDULED', startsAt: null })
    await schedule('2030-01-12T10:00:00+01:00')
    t.setNow('2030-01-12T09:00:01Z')
    expect(await read()).toMatchObject({ status: 'NOT_SCHEDULED', canCancel: false })
  })

  it('is only with sales staff, by whom it is allowed, and in a calendar of the web', async () => {
    expect(await assign(jana, repId)).toBe('Not allowed to access')
    expect(await setLink(jana, 'https://calendly.com/jana')).toBe('Not allowed to access')
    expect(await assign(rep, landlordId)).toMatchObject({ name: 'ResourceNotFoundError' })
    expect(await assign(rep, repId, repId)).toMatchObject({ name: 'ResourceNotFoundError' })
    expect(await setLink(rep, 'javascript:alert(1)')).toMatchObject({
      fields: { link: 'appointment.link.invalid' },
    })
    await assign(rep, repId)
    const list = await t.graphql<{ staffPeople: { accountManager: { _id: string } | null }[] }>(
      '{ staffPeople(search: "jana") { accountManager { _id } } accountManagers { _id } }',
      {},
      rep,
    )
    expect(list.data).toEqual({
      staffPeople: [{ accountManager: { _id: repId } }],
      accountManagers: [{ _id: repId }],
    })
    expect(await assign(rep, null)).toBeNull()
    expect(await read()).toMatchObject({ managerName: null })
  })
})
