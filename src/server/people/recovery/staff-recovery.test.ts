import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { type Permission, PERMISSIONS } from '../../../domain/catalogue/people.ts'
import { RECOVERY_PERMISSION } from '../../../domain/people/recovery.ts'
import { moveRecoveries } from './deadline-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const start = Temporal.Instant.from('2026-11-26T10:00:00Z')
const reason = 'Video call, passport compared with the verified identity.'
let sam: Browser
let ines: Browser
let ids: Record<'sam' | 'ines' | 'kim', string>
beforeEach(async () => {
  await t.reset()
  t.setNow(start)
  const permissions: Permission[] = [RECOVERY_PERMISSION]
  ids = {
    sam: await t.createUser({ email: 'sam@mezzo.example', permissions }),
    ines: await t.createUser({ email: 'ines@mezzo.example', permissions }),
    kim: await t.createUser({ email: 'kim@mezzo.example', firstName: 'Kim' }),
  }
  sam = await t.login('sam@mezzo.example')
  ines = await t.login('ines@mezzo.example')
  for (const id of Object.values(ids)) await giveFactor(id)
})

const giveFactor = (user_id: string) =>
  t.db
    .insertInto('two_factors')
    .values({ user_id, secret: 'never read', created_at: start, confirmed_at: start })
    .execute()

const documents = {
  ask: `mutation($email: String!, $reason: String!, $key: ID!) {
    answer: askForStaffRecovery(email: $email, reason: $reason, idempotencyKey: $key) { error { name reason fields } } }`,
  confirm: `mutation($id: ID!, $key: ID!) {
    answer: confirmRecovery(recoveryId: $id, idempotencyKey: $key) { error { name reason fields } } }`,
  callOff: `mutation($id: ID!, $reason: String!, $key: ID!) {
    answer: callOffRecovery(recoveryId: $id, reason: $reason, idempotencyKey: $key) { error { name reason fields } } }`,
}

interface Refusal {
  name: string
  reason: string | null
  fields: Record<string, string> | null
}

/** What a call was refused with; null: it was done. */
async function call(
  name: keyof typeof documents,
  as: Browser,
  variables: Record<string, unknown> = {},
): Promise<string | null> {
  const all = { email: 'kim@mezzo.example', reason, key: randomUUID(), ...variables }
  const { data, errors } = await t.graphql<{ answer: { error: Refusal | null } } | null>(
    documents[name],
    all,
    as,
  )
  if (!data) return errors?.[0]?.extensions?.name ?? 'nothing'
  const { error } = data.answer
  return error && (Object.values(error.fields ?? {})[0] ?? error.reason ?? error.name)
}

const stored = () =>
  t.db.selectFrom('account_recoveries').select(['id', 'status', 'confirmed_by', 'ready_at']).execute()
const open = async () => given((await stored())[0]).id
const mails = async () =>
  (await t.db.selectFrom('mails').select(['to', 'template']).execute())
    .map(({ to, template }) => `${template} ${to}`)
    .toSorted()
const log = async () =>
  (await t.db.selectFrom('audit_log').select(['action', 'entity_id']).orderBy('id').execute()).map(
    ({ action, entity_id: id }) => `${action} ${id === ids.kim ? 'kim' : id}`,
  )

describe('a recovery by the staff', () => {
  it('takes two of them, is told to the person at once, and gives the link a day later', async () => {
    expect(await call('ask', sam)).toBeNull()
    expect(await mails()).toEqual([
      'recoveryAsked ines@mezzo.example',
      'recoveryAsked sam@mezzo.example',
      'recoveryRunning kim@mezzo.example',
    ])
    const id = await open()
    expect(await call('confirm', sam, { id })).toBe('SECOND_PERSON_NEEDED')
    expect(await call('confirm', ines, { id })).toBeNull()
    expect(await stored()).toMatchObject([
      { status: 'WAITING', confirmed_by: ids.ines, ready_at: start.add({ hours: 24 }) },
    ])
    t.setNow(start.add({ hours: 23 }))
    await moveRecoveries(await t.ctxFor(null))
    expect(await mails()).not.toContain('recoveryReady kim@mezzo.example')
    t.setNow(start.add({ hours: 24 }))
    await moveRecoveries(await t.ctxFor(null))
    expect(await mails()).toContain('recoveryReady kim@mezzo.example')
    expect(await log()).toEqual(['askForStaffRecovery kim', 'confirmRecovery kim', 'mailRecoveryLink kim'])
  })

  it('is asked for once however often the call comes', async () => {
    const key = randomUUID()
    expect(await call('ask', sam, { key })).toBeNull()
    expect(await call('ask', sam, { key })).toBeNull()
    expect(await call('ask', sam, { key, reason: 'Another reason for it.' })).toBe('IdempotencyConflictError')
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['their own account', { email: 'sam@mezzo.example' }, 'ownAccount'],
    ['an account of nobody', { email: 'nobody@mezzo.example' }, 'unknownPerson'],
    ['no reason', { reason: 'So.' }, 'reasonLength'],
  ])('is not asked for with %s', async (_, variables, refusal) => {
    expect(await call('ask', sam, variables)).toBe(refusal)
    expect(await mails()).toEqual([])
  })

  it('is not asked for while one runs, and not where the password is enough', async () => {
    expect(await call('ask', sam)).toBeNull()
    expect(await call('ask', ines)).toBe('recoveryRuns')
    await t.createUser({ email: 'tom@mezzo.example' })
    expect(await call('ask', sam, { email: 'tom@mezzo.example' })).toBe('recoveryNotNeeded')
  })

  it('is not confirmed by the one whose account it is', async () => {
    expect(await call('ask', sam, { email: 'ines@mezzo.example' })).toBeNull()
    expect(await call('confirm', ines, { id: await open() })).toBe('NO_PERMISSION')
    expect(await mails()).not.toContain('recoveryAsked ines@mezzo.example')
  })

  it('ends when nobody confirms it within 72 hours', async () => {
    await call('ask', sam)
    t.setNow(start.add({ hours: 72 }))
    expect(await call('confirm', ines, { id: await open() })).toBe('TIME_OVER')
    await moveRecoveries(await t.ctxFor(null))
    expect(await stored()).toMatchObject([{ status: 'EXPIRED' }])
    expect(await mails()).toContain('recoveryEnded kim@mezzo.example')
  })

  it('is called off by one of them, and then confirmed by nobody', async () => {
    await call('ask', sam)
    const id = await open()
    expect(await call('callOff', ines, { id, reason: 'Short.' })).toBe('reasonLength')
    expect(await call('callOff', ines, { id, reason: 'The passport was a picture of one.' })).toBeNull()
    expect(await stored()).toMatchObject([{ status: 'CALLED_OFF' }])
    expect(await call('confirm', ines, { id })).toBe('ALREADY_ANSWERED')
    expect(await call('callOff', ines, { id })).toBe('ALREADY_ANSWERED')
    const told = await t.db
      .selectFrom('mails')
      .select('text')
      .where('template', '=', 'recoveryEnded')
      .execute()
    expect(given(told[0]).text).not.toContain('passport')
  })

  it('is seen and done by nobody who has every other permission', async () => {
    await call('ask', sam)
    const permissions = PERMISSIONS.filter((one) => one !== RECOVERY_PERMISSION)
    await t.createUser({ email: 'other@mezzo.example', permissions })
    const other = await t.login('other@mezzo.example')
    const id = await open()
    for (const name of ['ask', 'confirm', 'callOff'] as const)
      expect(await call(name, other, { id })).toBe('NotAllowedError')
    const seen = await t.graphql('{ accountRecoveries { _id } }', {}, other)
    expect(seen.errors?.[0]?.message).toBe('Not allowed to access')
  })

  it('does not wait with one pair of eyes, whoever writes it', async () => {
    await call('ask', sam)
    const confirmedBy = (confirmed_by: string | null) =>
      t.db
        .updateTable('account_recoveries')
        .set({ status: 'WAITING', ready_at: start, confirmed_by })
        .execute()
    for (const id of [null, ids.sam, ids.kim])
      await expect(confirmedBy(id)).rejects.toThrow('account_recoveries_four_eyes')
  })
})
