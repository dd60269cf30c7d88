import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

let stage: Awaited<ReturnType<typeof createStage>>
let sam: { id: string; acting: Browser; desk: Browser }
let overseer: Browser
beforeEach(async () => {
  await t.reset()
  stage = await createStage(t)
  const email = 'sam@mezzo.example'
  const id = await t.createUser({ email, firstName: 'Sam', lastName: 'Weber', permissions: ['sales'] })
  await t.createUser({ email: 'ines@mezzo.example', firstName: 'Ines', permissions: ['DEVELOPER'] })
  await t.createUser({ email: 'ada@mezzo.example', permissions: ['sales', 'accounting'] })
  // Acts in one browser, and has the staff's pages in another.
  sam = { id, acting: await t.login(email), desk: await t.login(email) }
  overseer = await t.login('ines@mezzo.example')
})

const why = 'She asked by phone to accept for her.'
const reason = 'The landlord has called and wants it to stop.'

async function act(landlordId = stage.landlordId): Promise<void> {
  const payload = { landlordId, reason: why }
  const answer = await t.send(sam.acting, { method: 'POST', url: '/api/impersonation', payload })
  expect(answer.statusCode).toBe(200)
}

interface Listed {
  list: {
    totalCount: number
    nodes: {
      _id: string
      actorName: string
      landlordName: string
      reason: string
      isRunning: boolean
      endRefusal: string | null
      endedByName: string | null
      endReason: string | null
      actions: number
    }[]
  }
}

async function list(as: Browser, args = ''): Promise<Listed['list']> {
  const { data, errors } = await t.graphql<Listed>(
    `{ list: staffImpersonations${args} { totalCount nodes {
      _id actorName landlordName reason isRunning endRefusal endedByName endReason actions } } }`,
    {},
    as,
  )
  expect(errors).toBeUndefined()
  return data?.list ?? { totalCount: -1, nodes: [] }
}

interface Ended {
  answer: { error: { name: string; reason: string | null } | null; impersonation: object | null } | null
}

async function end(as: Browser, more: { reason?: string | null; id?: string; key?: string } = {}) {
  const { nodes } = await list(overseer)
  const variables = { id: nodes[0]?._id, reason, key: randomUUID(), ...more }
  const { data, errors } = await t.graphql<Ended>(
    `mutation($id: ID!, $reason: String, $key: ID!) {
      answer: endStaffImpersonation(impersonationId: $id, reason: $reason, idempotencyKey: $key) {
        error { name reason } impersonation { isRunning endedByName endReason }
      }
    }`,
    variables,
    as,
  )
  return data?.answer ?? { error: { name: errors?.[0]?.message, reason: null }, impersonation: null }
}

const world = (as: Browser) => t.graphql('{ landlordListings { totalCount } }', {}, as)
const logged = () =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'landlord_id', 'data'])
    .where('action', 'in', ['endStaffImpersonation', 'endImpersonation'])
    .execute()

describe('the list of impersonations', () => {
  it('says who acts as whom, why, whether still, and how much was changed', async () => {
    const id = await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    await act()
    expect((await command(t, sam.acting, 'acceptListingRequest', { id })).error).toBeNull()
    const running = {
      actorName: 'Sam Weber',
      landlordName: 'Jana Keller',
      reason: why,
      isRunning: true,
      endRefusal: 'NO_PERMISSION',
      endedByName: null,
      actions: 1,
    }
    const ada = await t.login('ada@mezzo.example')
    expect(await list(ada)).toMatchObject({ totalCount: 1, nodes: [running] })
    expect((await list(sam.desk)).nodes).toMatchObject([{ endRefusal: null }])
    expect((await list(overseer)).nodes).toMatchObject([{ endRefusal: null }])
    t.setNow(Temporal.Now.instant().add({ minutes: 61 }))
    const over = [{ isRunning: false, endRefusal: 'TIME_OVER' }]
    expect((await list(overseer)).nodes).toMatchObject(over)
    t.setNow(null)
  })

  it('is narrowed by state, by who acts, and by either name, and is paged', async () => {
    const otherId = await t.createUser({ firstName: 'Bruno', lastName: 'Hahn', landlord: true })
    await act(otherId)
    await end(sam.desk)
    await act()
    const of = async (args: string) => {
      const { totalCount, nodes } = await list(overseer, args)
      expect(nodes).toHaveLength(totalCount)
      return nodes.map(({ landlordName }) => landlordName).toSorted()
    }
    const both = ['Bruno Hahn', 'Jana Keller']
    expect(await of('')).toEqual(both)
    expect(await of('(running: true)')).toEqual(['Jana Keller'])
    expect(await of('(running: false)')).toEqual(['Bruno Hahn'])
    expect(await of(`(actorId: "${sam.id}")`)).toEqual(both)
    expect(await of(`(actorId: "${otherId}")`)).toEqual([])
    expect(await of('(search: "hahn")')).toEqual(['Bruno Hahn'])
    expect(await of('(search: "sam@")')).toEqual(both)
    expect(await of('(search: "nobody")')).toEqual([])
    const first = await list(overseer, '(limit: 1)')
    const second = await list(overseer, '(limit: 1, offset: 1)')
    expect([first.totalCount, second.totalCount]).toEqual([2, 2])
    expect([...first.nodes, ...second.nodes].map(({ landlordName }) => landlordName).toSorted()).toEqual(both)
  })

  it('is for the staff alone, and for nobody who acts as a landlord', async () => {
    await act()
    for (const as of [stage.landlord, stage.tenant, sam.acting]) {
      const { errors } = await t.graphql('{ staffImpersonations { totalCount } }', {}, as)
      expect(errors?.[0]?.message).toBe('Not allowed to access')
      expect((await t.send(as, { method: 'GET', url: '/api/impersonations.csv' })).statusCode).toBe(403)
    }
  })

  it('leaves as a table, with its filters', async () => {
    await act()
    await end(overseer)
    await act()
    const table = async (query: string) =>
      (await t.send(overseer, { method: 'GET', url: `/api/impersonations.csv?${query}` })).body
    const whole = await table('language=en')
    expect(whole).toContain(
      'Staff member,Landlord,Reason,Since,Until,Running,Changes,Ended by,Why it was ended',
    )
    expect(whole.match(/Sam Weber,Jana Keller/g)).toHaveLength(2)
    expect(whole).toContain(`Ines`)
    expect(whole).toContain(reason)
    const running = await table('language=de&running=true')
    expect(running).toContain('Mitarbeiter,Vermieter')
    expect(running.match(/Sam Weber,Jana Keller/g)).toHaveLength(1)
    expect(running).not.toContain(reason)
    const wrong = await t.send(overseer, { method: 'GET', url: '/api/impersonations.csv?running=maybe' })
    expect(wrong.statusCode).toBe(422)
  })

  it('leads to the part of the log that was made in that time, and to nothing else', async () => {
    const first = await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    await act()
    await command(t, sam.acting, 'acceptListingRequest', { id: first })
    await end(sam.desk)
    const [before] = (await list(overseer)).nodes
    const second = await sendRequest(t, stage, '2028-03-01', '2028-06-30')
    await command(t, stage.landlord, 'acceptListingRequest', { id: second })
    const { data } = await t.graphql<{ log: { nodes: { action: string }[] } }>(
      `query($landlordId: ID!, $id: ID) { log: staffAuditLog(landlordId: $landlordId, impersonationId: $id) { nodes { action } } }`,
      { landlordId: stage.landlordId, id: before?._id },
      sam.desk,
    )
    expect(data?.log.nodes.map(({ action }) => action)).toEqual([
      'acceptListingRequest',
      'startImpersonation',
    ])
  })
})

describe('an impersonation that staff end', () => {
  it('is over with the next call of its session, which is its person’s own again', async () => {
    await act()
    expect((await world(sam.acting)).errors).toBeUndefined()
    expect(await end(overseer)).toEqual({
      error: null,
      impersonation: { isRunning: false, endedByName: expect.stringContaining('Ines'), endReason: reason },
    })
    expect((await world(sam.acting)).errors?.[0]?.message).toBe('Not allowed to access')
    expect((await list(sam.acting)).totalCount).toBe(1)
    expect(await logged()).toEqual([
      {
        action: 'endStaffImpersonation',
        landlord_id: stage.landlordId,
        data: { actorId: sam.id, reason },
      },
    ])
    const seen = await t.graphql(
      '{ impersonations { isRunning } auditLog { nodes { action actorName } } }',
      {},
      stage.landlord,
    )
    expect(seen.data).toMatchObject({
      impersonations: [{ isRunning: false }],
      auditLog: {
        nodes: expect.arrayContaining([
          { action: 'endStaffImpersonation', actorName: expect.stringContaining('Ines') },
        ]),
      },
    })
  })

  it('needs no reason where it is the own one, in another browser', async () => {
    await act()
    expect(await end(sam.desk, { reason: null })).toMatchObject({
      error: null,
      impersonation: { isRunning: false, endedByName: null, endReason: null },
    })
    expect((await world(sam.acting)).errors?.[0]?.message).toBe('Not allowed to access')
    expect(await logged()).toEqual([{ action: 'endImpersonation', landlord_id: stage.landlordId, data: {} }])
  })

  it('goes on without a reason, without the permission, or for who isn’t of the staff', async () => {
    await act()
    const wrong = ['   short   ', null, 'x'.repeat(501), 'It has to\0 stop.']
    for (const text of wrong)
      expect((await end(overseer, { reason: text })).error?.name).toBe('ValidationError')
    const ada = await t.login('ada@mezzo.example')
    expect((await end(ada)).error).toEqual({ name: 'ConditionNotMetError', reason: 'NO_PERMISSION' })
    for (const as of [stage.landlord, sam.acting])
      expect((await end(as)).error?.name).toContain('Not allowed')
    for (const id of [randomUUID(), "' or 1=1"])
      expect((await end(overseer, { id })).error?.name).toBe('ResourceNotFoundError')
    expect((await world(sam.acting)).errors).toBeUndefined()
    expect(await logged()).toEqual([])
  })

  it('ends once, though it is asked for twice', async () => {
    await act()
    const key = randomUUID()
    expect((await end(overseer, { key })).error).toBeNull()
    expect((await end(overseer, { key })).error).toBeNull()
    expect((await end(overseer)).error).toEqual({ name: 'ConditionNotMetError', reason: 'TIME_OVER' })
    expect(await logged()).toHaveLength(1)
  })

  it('is ended by others with a reason only, says the database', async () => {
    await act()
    const change = t.db
      .updateTable('impersonations')
      .set({ ended_at: t.services.now(), ended_by: stage.landlordId })
    await expect(change.execute()).rejects.toThrow('impersonations_ended_by_others')
  })
})
