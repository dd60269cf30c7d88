import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { calendarAddress } from './calendar-address.ts'

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
const assign = (as: Browser, staffId: string | null, id = landlordId, why = 'Speaks their language.') =>
  call(
    as,
    'mutation($id: ID!, $staffId: ID, $why: String!, $key: ID!) { answer: setAccountManager(landlordId: $id, staffId: $staffId, reason: $why, idempotencyKey: $key) { error { name reason fields } } }',
    { id, staffId, why },
  )
const schedule = (startsAt: string | null) =>
  call(
    jana,
    'mutation($startsAt: String, $key: ID!) { answer: scheduleAppointment(startsAt: $startsAt, idempotencyKey: $key) { error { name reason fields } } }',
    { startsAt },
  )
const cancel = (startsAt: string | null = null) =>
  call(
    jana,
    'mutation($startsAt: String, $key: ID!) { answer: cancelAppointment(startsAt: $startsAt, idempotencyKey: $key) { error { name reason fields } } }',
    { startsAt },
  )
const read = async () =>
  (
    await t.graphql<{ appointment: unknown }>(
      '{ appointment { status startsAt staffName managerName link canSchedule canCancel } }',
      {},
      jana,
    )
  ).data.appointment

const auditActions = async () =>
  (await t.db.selectFrom('audit_log').select('action').where('action', 'like', '%Appointment').execute()).map(
    ({ action }) => action,
  )

describe('a call with the account manager', () => {
  it('needs somebody with a calendar', async () => {
    const nobody = { status: 'NOT_SCHEDULED', startsAt: null, staffName: null, managerName: null, link: null }
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
    expect(await schedule('2030-01-12T09:00:00Z')).toBeNull()
    expect(await auditActions()).toEqual(['scheduleAppointment'])
    expect(await cancel('2030-01-12T11:00:00Z')).toMatchObject({ reason: 'NOT_SCHEDULED' })
    expect(await cancel('2030-01-12T09:00:00Z')).toBeNull()
    expect(await read()).toMatchObject({ status: 'CANCELED', canCancel: false })
    const mails = await t.db.selectFrom('mails').select(['to', 'template', 'text']).execute()
    expect(mails).toMatchObject([{ to: 'rep@mezzo.example', template: 'appointmentCanceled' }])
    expect(mails[0]?.text).toMatch(/Jana Keller has cancelled the call on 12 January 2030/)
    expect(await schedule('nonsense')).toBeNull()
    expect(await read()).toMatchObject({ status: 'SCHEDULED', startsAt: null })
    await schedule('2030-01-12T10:00:00+01:00')
    t.setNow('2030-01-12T09:00:01Z')
    expect(await read()).toMatchObject({ status: 'NOT_SCHEDULED', canCancel: false })
  })

  it.each(['2030-01-10T08:59:59Z', '2030-01-10T09:00:00Z', '2031-01-12T09:00:00Z', '9999-01-01T00:00Z'])(
    'is not at %s: over, or too far ahead to be true',
    async (time) => {
      await assign(rep, repId)
      await setLink(rep, 'https://calendly.com/mezzo')
      expect(await schedule(time)).toMatchObject({ reason: 'APPOINTMENT_NOT_AHEAD' })
      expect(await read()).toMatchObject({ status: 'NOT_SCHEDULED' })
    },
  )

  it('stays with whom it was arranged when another looks after the landlord', async () => {
    await assign(rep, repId)
    await setLink(rep, 'https://calendly.com/mezzo')
    await schedule('2030-01-12T09:00:00Z')
    const otherId = await t.createUser({
      email: 'other@mezzo.example',
      firstName: 'Ola',
      lastName: 'Berg',
      permissions: ['sales'],
    })
    await assign(rep, otherId)
    const other = { status: 'SCHEDULED', managerName: 'Ola Berg', link: null, canCancel: true }
    expect(await read()).toMatchObject(other)
    expect(await read()).not.toMatchObject({ staffName: 'Ola Berg' })
    await t.db.updateTable('users').set({ permissions: [] }).where('id', '=', otherId).execute()
    expect(await read()).toMatchObject({ managerName: null, link: null })
  })

  it('is in the calendar of the demo where the stand-in is stored', async () => {
    await assign(rep, repId)
    await setLink(rep, 'https://calendar.mezzo.example/sam')
    expect(await read()).toMatchObject({
      link: 'https://calendar.mezzo.example/sam?name=Jana+Keller&email=jana%40mezzo.example',
    })
    const ctx = await t.ctxFor(null)
    const config = { ...ctx.config, demo: true, origin: 'http://localhost:3000' }
    const who = { link: 'https://calendar.mezzo.example/sam', name: 'J', email: 'j@mezzo.example' }
    expect(calendarAddress({ config, language: 'de' }, who)).toBe(
      'http://localhost:3000/api/test-calendar?lang=de&name=J&email=j%40mezzo.example',
    )
  })

  it('is only with sales staff, by whom it is allowed, and in a calendar of the web', async () => {
    expect(await assign(jana, repId)).toBe('Not allowed to access')
    expect(await setLink(jana, 'https://calendly.com/jana')).toBe('Not allowed to access')
    for (const why of ['', '  too short', 'x'.repeat(501)])
      expect(await assign(rep, repId, landlordId, why)).toMatchObject({
        name: 'ValidationError',
        fields: { reason: 'listing.invalid' },
      })
    expect(await assign(rep, landlordId)).toMatchObject({ name: 'ResourceNotFoundError' })
    expect(await assign(rep, repId, repId)).toMatchObject({ name: 'ResourceNotFoundError' })
    expect(await setLink(rep, 'javascript:alert(1)')).toMatchObject({
      fields: { link: 'appointment.link.invalid' },
    })
    await assign(rep, repId)
    const list = await t.graphql<{
      staffPeople: { accountManager: { _id: string } | null; landlordUserType: string | null }[]
    }>(
      '{ staffPeople(search: "jana") { accountManager { _id } landlordUserType } accountManagers { _id } }',
      {},
      rep,
    )
    expect(list.data).toEqual({
      staffPeople: [{ accountManager: { _id: repId }, landlordUserType: 'EXPLORER_LANDLORD' }],
      accountManagers: [{ _id: repId }],
    })
    expect(await assign(rep, null)).toBeNull()
    expect(await read()).toMatchObject({ managerName: null })
  })
})
