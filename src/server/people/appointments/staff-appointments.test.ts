import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import type { AppointmentStatus } from '../../../domain/catalogue/people.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const now = Temporal.Instant.from('2030-01-15T09:00:00Z')
let sam: { id: string; browser: Browser }
let kimId: string
beforeEach(async () => {
  await t.reset()
  t.setNow(now.toString())
  const id = await t.createUser({ email: 'sam@mezzo.example', firstName: 'Sam', permissions: ['sales'] })
  kimId = await t.createUser({ email: 'kim@mezzo.example', firstName: 'Kim', permissions: ['sales'] })
  sam = { id, browser: await t.login('sam@mezzo.example') }
  await t.db
    .insertInto('scheduling_links')
    .values({ staff_id: id, link: 'https://calendly.com/sam', changed_at: now })
    .execute()
})

/** A landlord whom somebody looks after, with a call where one is given. */
async function landlord(
  firstName: string,
  managerId: string | null,
  call?: { status: AppointmentStatus; hours?: number; staffId?: string },
): Promise<void> {
  const id = await t.createUser({
    email: `${firstName.toLowerCase()}@mezzo.example`,
    firstName,
    landlord: true,
  })
  await t.db.updateTable('users').set({ account_manager_id: managerId }).where('id', '=', id).execute()
  if (!call) return
  await t.db
    .insertInto('appointments')
    .values({
      landlord_id: id,
      status: call.status,
      staff_id: call.staffId ?? managerId,
      starts_at: call.hours === undefined ? null : now.add({ hours: call.hours }),
      changed_at: now,
    })
    .execute()
}

/** Everything there can be: two calls to come, one without a time, one that is over, one cancelled, none. */
async function everything(): Promise<void> {
  await landlord('Ada', sam.id, { status: 'SCHEDULED', hours: 48 })
  await landlord('Bruno', sam.id, { status: 'SCHEDULED', hours: 2 })
  await landlord('Clara', kimId, { status: 'SCHEDULED' })
  await landlord('Dora', sam.id, { status: 'SCHEDULED', hours: -30 })
  await landlord('Emil', kimId, { status: 'CANCELED', hours: 5, staffId: sam.id })
  await landlord('Frida', kimId)
  await landlord('Gustav', null, { status: 'CANCELED' })
  await landlord('Hugo', null)
}

interface Listed {
  list: {
    totalCount: number
    nodes: {
      landlordName: string
      status: AppointmentStatus
      managerName: string | null
      hasCalendar: boolean
    }[]
  }
}

async function list(args = ''): Promise<Listed['list']> {
  const { data, errors } = await t.graphql<Listed>(
    `{ list: staffAppointments${args} { totalCount nodes { landlordName status managerName hasCalendar } } }`,
    {},
    sam.browser,
  )
  expect(errors).toBeUndefined()
  return data?.list ?? { totalCount: -1, nodes: [] }
}

async function names(args = ''): Promise<string[]> {
  const { totalCount, nodes } = await list(args)
  expect(nodes).toHaveLength(totalCount)
  return nodes.map(({ landlordName }) => landlordName.split(' ')[0] ?? '')
}

describe('the calls of landlords', () => {
  it('stand in the order in which they come, then what was cancelled, then who has none', async () => {
    await everything()
    const all = await names()
    expect(all.slice(0, 3)).toEqual(['Bruno', 'Ada', 'Clara'])
    expect(all.slice(3, 5).toSorted()).toEqual(['Emil', 'Gustav'])
    expect(all.slice(5)).toEqual(['Dora', 'Frida'])
    const { nodes } = await list()
    expect(nodes.map(({ status }) => status)).toEqual([
      ...Array<string>(3).fill('SCHEDULED'),
      ...Array<string>(2).fill('CANCELED'),
      ...Array<string>(2).fill('NOT_SCHEDULED'),
    ])
    expect(nodes.find(({ landlordName }) => landlordName.startsWith('Ada'))?.hasCalendar).toBe(true)
    expect(nodes.find(({ landlordName }) => landlordName.startsWith('Frida'))?.hasCalendar).toBe(false)
  })

  it.each<[string, string[]]>([
    ['(status: SCHEDULED)', ['Bruno', 'Ada', 'Clara']],
    ['(status: NOT_SCHEDULED)', ['Dora', 'Frida']],
    ['(status: CANCELED, search: "emil")', ['Emil']],
    ['(from: "2030-01-15", to: "2030-01-15", status: SCHEDULED)', ['Bruno']],
    ['(from: "2030-01-16")', ['Ada']],
    ['(to: "2030-01-14")', ['Dora']],
    ['(search: "ADA@")', ['Ada']],
    ['(search: "nobody")', []],
  ])('are narrowed by %s', async (args, expected) => {
    await everything()
    expect(await names(args)).toEqual(expected)
  })

  it('are narrowed to who looks after the landlord, or with whom the call is', async () => {
    await everything()
    expect((await names(`(staffId: "${sam.id}")`)).toSorted()).toEqual(['Ada', 'Bruno', 'Dora', 'Emil'])
    expect((await names(`(staffId: "${kimId}")`)).toSorted()).toEqual(['Clara', 'Emil', 'Frida'])
  })

  it('are paged, each landlord once', async () => {
    await everything()
    const pages = await Promise.all([0, 3, 6].map((offset) => list(`(limit: 3, offset: ${offset})`)))
    expect(pages.map(({ totalCount, nodes }) => [totalCount, nodes.length])).toEqual([
      [7, 3],
      [7, 3],
      [7, 1],
    ])
    const seen = pages.flatMap(({ nodes }) => nodes.map(({ landlordName }) => landlordName))
    expect(new Set(seen).size).toBe(7)
  })

  it('say nobody looks after a landlord whose account manager has left sales', async () => {
    await everything()
    await t.db.updateTable('users').set({ permissions: [] }).where('id', '=', kimId).execute()
    const { nodes } = await list('(status: SCHEDULED)')
    expect(nodes.at(-1)).toMatchObject({ managerName: null, hasCalendar: false })
    expect(await names('(search: "frida")')).toEqual([])
  })

  it('leave as a table, with its filters', async () => {
    await everything()
    const table = async (query: string) =>
      (await t.send(sam.browser, { method: 'GET', url: `/api/appointments.csv?${query}` })).body
    const whole = await table('language=fr')
    expect(whole).toContain('Bailleur,Adresse e-mail,État,Début,Avec,Suivi par,Modifié')
    expect(whole.trim().split('\r\n')).toHaveLength(8)
    const one = await table('language=en&status=SCHEDULED&to=2030-01-15')
    expect(one).toContain('Bruno@mezzo.example'.toLowerCase())
    expect(one).toContain('2030-01-15T11:00:00Z')
    expect(one.trim().split('\r\n')).toHaveLength(2)
    for (const query of ['status=LATER', 'from=soon', 'staffId=me'])
      expect(
        (await t.send(sam.browser, { method: 'GET', url: `/api/appointments.csv?${query}` })).statusCode,
      ).toBe(422)
  })

  it('are for sales alone', async () => {
    await landlord('Ada', sam.id)
    await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting', 'CHANGE_SALES_REP'] })
    for (const email of ['ada@mezzo.example', 'books@mezzo.example']) {
      const as = await t.login(email)
      const { errors } = await t.graphql('{ staffAppointments { totalCount } }', {}, as)
      expect(errors?.[0]?.message).toBe('Not allowed to access')
      expect((await t.send(as, { method: 'GET', url: '/api/appointments.csv' })).statusCode).toBe(403)
    }
  })
})
