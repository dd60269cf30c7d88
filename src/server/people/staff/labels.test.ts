import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

let userId: string
let sales: Browser
beforeEach(async () => {
  await t.reset()
  userId = await t.createUser({ email: 'jana@mezzo.example', firstName: 'Jana', landlord: true })
  await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
  sales = await t.login('sam@mezzo.example')
})

interface Answer {
  answer: {
    error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
    person: { labels: string[] } | null
  } | null
}

const reason = 'A program of theirs logs in with it.'

async function setLabels(labels: string[], more: object = {}, as = sales) {
  const { data, errors } = await t.graphql<Answer>(
    `mutation($userId: ID!, $labels: [Tag!]!, $reason: String!, $key: ID!) {
      answer: setPersonLabels(userId: $userId, labels: $labels, reason: $reason, idempotencyKey: $key) {
        error { name reason fields } person { labels }
      }
    }`,
    { userId, labels, reason, key: randomUUID(), ...more },
    as,
  )
  return data?.answer ?? { error: { name: errors?.[0]?.message }, person: null }
}

const logged = () =>
  t.db
    .selectFrom('audit_log')
    .select(['entity_id', 'landlord_id', 'data'])
    .where('action', '=', 'setPersonLabels')
    .orderBy('id')
    .execute()

describe('labels of a person', () => {
  it('are set and taken away by sales, stand in the list, and the log has why', async () => {
    expect(await setLabels(['SERVICE_ACCOUNT'])).toEqual({
      error: null,
      person: { labels: ['SERVICE_ACCOUNT'] },
    })
    expect((await setLabels(['REFUGEE_USER', 'REFUGEE_USER'])).person?.labels).toEqual(['REFUGEE_USER'])
    expect(await logged()).toEqual([
      {
        entity_id: userId,
        landlord_id: userId,
        data: { reason, added: ['SERVICE_ACCOUNT'], removed: [] },
      },
      {
        entity_id: userId,
        landlord_id: userId,
        data: { reason, added: ['REFUGEE_USER'], removed: ['SERVICE_ACCOUNT'] },
      },
    ])
    const { data } = await t.graphql('{ staffPeople(search: "jana") { labels } }', {}, sales)
    expect(data).toEqual({ staffPeople: [{ labels: ['REFUGEE_USER'] }] })
  })

  it('of a tenant are in no landlord’s log', async () => {
    const tenantId = await t.createUser({ email: 'lea@mezzo.example' })
    expect((await setLabels(['REFUGEE_USER'], { userId: tenantId })).error).toBeNull()
    expect(await logged()).toMatchObject([{ entity_id: tenantId, landlord_id: null }])
  })

  it.each([
    ['a label of listings', { labels: ['SERVICE_ACCOUNT', 'KA'] }, 'ValidationError', 'labels'],
    ['no reason', { reason: '   short   ' }, 'ValidationError', 'reason'],
    ['a reason without end', { reason: 'x'.repeat(501) }, 'ValidationError', 'reason'],
    ['a reason that no database stores', { reason: 'A program of\0 theirs.' }, 'ValidationError', 'reason'],
    ['nothing new', { labels: [] }, 'ConditionNotMetError', null],
    ['nobody', { userId: randomUUID() }, 'ResourceNotFoundError', null],
    ['no id', { userId: "' or 1=1" }, 'ResourceNotFoundError', null],
  ])('are not set with %s', async (_, wrong, name, field) => {
    const { error } = await setLabels(['SERVICE_ACCOUNT'], wrong)
    const fields = field === null ? null : { [field]: 'listing.invalid' }
    expect(error).toMatchObject({ name, fields })
    expect(await logged()).toEqual([])
  })

  it('are not set by the person, nor by staff without the permission', async () => {
    await t.createUser({ email: 'ada@mezzo.example', permissions: ['accounting'] })
    for (const email of ['jana@mezzo.example', 'ada@mezzo.example']) {
      expect((await setLabels(['SERVICE_ACCOUNT'], {}, await t.login(email))).error?.name).toContain(
        'Not allowed',
      )
    }
  })

  it('are refused by the database where they are about listings', async () => {
    const change = sql`update users set labels = '{KA}' where id = ${userId}::uuid`
    await expect(change.execute(t.db)).rejects.toThrow('users_labels_check')
  })
})
