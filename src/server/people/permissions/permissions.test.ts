import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { type Permission, PERMISSIONS } from '../../../domain/catalogue/people.ts'
import { endPermissionRequests } from './end-actions.ts'
import { grantByOperator } from './operator-actions.ts'

let t: TestApp
let sam: Browser
let ines: Browser
let samId: string
let kimId: string

const start = Temporal.Instant.from('2026-11-26T10:00:00Z')
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow(start)
  samId = await member('sam', ['DEVELOPER'])
  await member('ines', ['DEVELOPER'])
  kimId = await member('kim', [])
  sam = await t.login('sam@mezzo.example')
  ines = await t.login('ines@mezzo.example')
})

const member = (name: string, permissions: Permission[]) =>
  t.createUser({ email: `${name}@mezzo.example`, firstName: name, lastName: 'Lind', permissions })

const reason = 'She looks after landlords now.'
const error = 'error { name reason }'
const documents = {
  give: `mutation($userId: ID!, $permission: Permission!, $reason: String!, $key: ID!) {
    answer: givePermission(userId: $userId, permission: $permission, reason: $reason, idempotencyKey: $key) { ${error} } }`,
  take: `mutation($userId: ID!, $permission: Permission!, $reason: String!, $key: ID!) {
    answer: takePermission(userId: $userId, permission: $permission, reason: $reason, idempotencyKey: $key) { ${error} } }`,
  confirm: `mutation($requestId: ID!, $key: ID!) {
    answer: confirmPermission(requestId: $requestId, idempotencyKey: $key) { ${error} } }`,
  decline: `mutation($requestId: ID!, $reason: String!, $key: ID!) {
    answer: declinePermission(requestId: $requestId, reason: $reason, idempotencyKey: $key) { ${error} } }`,
  withdraw: `mutation($requestId: ID!, $key: ID!) {
    answer: withdrawPermission(requestId: $requestId, idempotencyKey: $key) { ${error} } }`,
}

/** What the call was refused with, its reason where there is one; null: it was done. */
async function ask(
  name: keyof typeof documents,
  as: Browser,
  variables: Record<string, unknown>,
): Promise<string | null> {
  const { data, errors } = await t.graphql<{
    answer: { error: { name: string; reason: string | null } | null }
  } | null>(documents[name], { key: randomUUID(), reason, userId: kimId, ...variables }, as)
  if (!data) return errors?.[0]?.extensions?.name ?? 'nothing'
  return data.answer.error?.reason ?? data.answer.error?.name ?? null
}

async function permissionsOf(id: string): Promise<string[]> {
  const row = await t.db
    .selectFrom('users')
    .select('permissions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.permissions.toSorted()
}

const waiting = () =>
  t.db
    .selectFrom('permission_requests')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('asked_at')
    .execute()

async function askFor(permission: Permission, as = sam, userId = kimId): Promise<string> {
  expect(await ask('give', as, { permission, userId })).toBeNull()
  return given((await waiting()).find((one) => one.permission === permission)).id
}

const mailsOf = async () =>
  (await t.db.selectFrom('mails').select(['to', 'template']).execute())
    .map(({ to, template }) => `${template} ${to}`)
    .toSorted()

const loggedActions = async () =>
  (await t.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)

describe('a permission that one person gives', () => {
  it('counts at once, stands in the log, and is told to the person and all who manage permissions', async () => {
    expect(await ask('give', sam, { permission: 'FSU' })).toBeNull()
    expect(await permissionsOf(kimId)).toEqual(['FSU'])
    expect(await waiting()).toEqual([])
    const entry = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'entity_id', 'landlord_id', 'data'])
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'givePermission',
      actor_id: samId,
      entity_id: kimId,
      landlord_id: null,
      data: { permission: 'FSU', reason },
    })
    expect(await mailsOf()).toEqual([
      'ownPermission kim@mezzo.example',
      'staffPermission ines@mezzo.example',
      'staffPermission sam@mezzo.example',
    ])
    expect(await ask('give', sam, { permission: 'FSU' })).toBe('PERMISSION_HELD')
  })

  it('is given once however often the call comes', async () => {
    const key = randomUUID()
    expect(await ask('give', sam, { permission: 'FSU', key })).toBeNull()
    expect(await ask('give', sam, { permission: 'FSU', key })).toBeNull()
    expect(await permissionsOf(kimId)).toEqual(['FSU'])
    expect(await loggedActions()).toEqual(['givePermission'])
    expect(await ask('give', sam, { permission: 'TEST', key })).toBe('IdempotencyConflictError')
  })

  it.each([
    ['themselves', () => samId, reason, 'OWN_PERMISSION'],
    ['nobody', () => randomUUID(), reason, 'ResourceNotFoundError'],
    ['no id', () => 'x', reason, 'ResourceNotFoundError'],
    ['somebody without a reason', () => kimId, 'Because.', 'ValidationError'],
  ])('is not given to %s', async (_, whom, why, refusal) => {
    expect(await ask('give', sam, { permission: 'FSU', userId: whom(), reason: why })).toBe(refusal)
    expect(await loggedActions()).toEqual([])
    expect(await mailsOf()).toEqual([])
  })

  it.each(PERMISSIONS.filter((permission) => permission !== 'DEVELOPER'))(
    'is not given, taken or seen by who only has %s',
    async (permission) => {
      await member('other', [permission])
      const other = await t.login('other@mezzo.example')
      for (const call of ['give', 'take'] as const)
        expect(await ask(call, other, { permission: 'FSU' })).toBe('NotAllowedError')
      const seen = await t.graphql('{ permissionHolders { _id } permissionRequests { _id } }', {}, other)
      expect(seen.errors?.[0]?.message).toBe('Not allowed to access')
    },
  )
})

describe('a strong permission', () => {
  it('counts only when a second person has confirmed it, and then acts', async () => {
    const requestId = await askFor('sales')
    expect(await permissionsOf(kimId)).toEqual([])
    const kim = await t.login('kim@mezzo.example')
    const staffListings = () => t.graphql('{ staffListings { groupId } }', {}, kim)
    expect((await staffListings()).errors?.[0]?.message).toBe('Not allowed to access')
    expect(await ask('give', ines, { permission: 'sales' })).toBe('PERMISSION_REQUESTED')
    expect(await ask('confirm', sam, { requestId })).toBe('SECOND_PERSON_NEEDED')
    expect(await ask('confirm', kim, { requestId })).toBe('NotAllowedError')
    expect(await ask('confirm', ines, { requestId })).toBeNull()
    expect(await permissionsOf(kimId)).toEqual(['sales'])
    expect((await staffListings()).errors).toBeUndefined()
    expect(await ask('confirm', ines, { requestId })).toBe('ALREADY_ANSWERED')
    expect(await loggedActions()).toEqual(['askForPermission', 'confirmPermission'])
    expect((await mailsOf()).filter((mail) => mail.endsWith('kim@mezzo.example'))).toHaveLength(2)
  })

  it('is not confirmed by who receives it, although they manage permissions', async () => {
    const requestId = await askFor('accounting', sam, (await idOf('ines@mezzo.example')) ?? '')
    expect(await ask('confirm', ines, { requestId })).toBe('OWN_PERMISSION')
    expect(await ask('decline', ines, { requestId })).toBe('OWN_PERMISSION')
  })

  it('is declined by the second with a reason that is told, and can be asked for anew', async () => {
    const requestId = await askFor('sales')
    expect(await ask('decline', ines, { requestId, reason: 'No.' })).toBe('ValidationError')
    expect(await ask('decline', sam, { requestId })).toBe('SECOND_PERSON_NEEDED')
    const answer = 'She works for us only in summer.'
    expect(await ask('decline', ines, { requestId, reason: answer })).toBeNull()
    expect(await permissionsOf(kimId)).toEqual([])
    expect(await ask('confirm', ines, { requestId })).toBe('ALREADY_ANSWERED')
    const mails = await t.db
      .selectFrom('mails')
      .select('text')
      .where('to', '=', 'kim@mezzo.example')
      .execute()
    expect(mails.some(({ text }) => text.includes(answer))).toBe(true)
    await askFor('sales')
  })

  it('is taken back by who asked alone', async () => {
    const requestId = await askFor('sales')
    expect(await ask('withdraw', ines, { requestId })).toBe('NO_PERMISSION')
    expect(await ask('withdraw', sam, { requestId })).toBeNull()
    expect(await ask('confirm', ines, { requestId })).toBe('ALREADY_ANSWERED')
    expect(await permissionsOf(kimId)).toEqual([])
  })

  it('ends by itself after 72 hours, which is told, and is forgotten after a year', async () => {
    const requestId = await askFor('sales')
    const ctx = () => t.ctxFor(null)
    t.setNow(start.add({ hours: 71 }))
    await endPermissionRequests(await ctx())
    expect(await waiting()).toHaveLength(1)
    t.setNow(start.add({ hours: 72 }))
    expect(await ask('confirm', ines, { requestId })).toBe('TIME_OVER')
    const told = (await mailsOf()).length
    await endPermissionRequests(await ctx())
    expect(await waiting()).toEqual([])
    expect(await mailsOf()).toHaveLength(told + 3)
    expect(await loggedActions()).toEqual(['askForPermission', 'endPermissionRequest'])
    t.setNow(start.add({ hours: 72 + 24 * 366 }))
    await endPermissionRequests(await ctx())
    expect(await t.db.selectFrom('permission_requests').select('id').execute()).toEqual([])
  })

  it('whose time is over is asked for anew before the job has looked', async () => {
    await askFor('sales')
    t.setNow(start.add({ hours: 100 }))
    await askFor('sales', ines)
    expect(await waiting()).toHaveLength(1)
  })

  it('is not stored as confirmed by one person, whoever writes it', async () => {
    const requestId = await askFor('sales')
    const confirmedBy = (closed_by: string) =>
      t.db
        .updateTable('permission_requests')
        .set({ outcome: 'CONFIRMED', closed_by, closed_at: start })
        .where('id', '=', requestId)
        .execute()
    await expect(confirmedBy(samId)).rejects.toThrow('permission_requests_four_eyes')
    await expect(confirmedBy(kimId)).rejects.toThrow('permission_requests_four_eyes')
  })
})

async function idOf(email: string): Promise<string | undefined> {
  return (await t.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id
}

describe('taking a permission', () => {
  it('counts at once, also for what somebody does as a landlord at the moment', async () => {
    const leaId = await member('lea', ['sales', 'TEST'])
    const landlordId = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const lea = await t.login('lea@mezzo.example')
    const begun = await t.send(lea, {
      method: 'POST',
      url: '/api/impersonation',
      payload: { landlordId, reason: 'She asked us by phone.' },
    })
    expect(begun.statusCode).toBe(200)
    const listings = () => t.graphql('{ landlordListings { totalCount } }', {}, lea)
    expect((await listings()).errors).toBeUndefined()
    expect(await ask('take', sam, { userId: leaId, permission: 'sales' })).toBeNull()
    expect(await permissionsOf(leaId)).toEqual(['TEST'])
    expect((await listings()).errors?.[0]?.message).toBe('Not allowed to access')
    const { ended_at } = await t.db.selectFrom('impersonations').select('ended_at').executeTakeFirstOrThrow()
    expect(ended_at?.equals(start)).toBe(true)
    expect(await loggedActions()).toEqual(['startImpersonation', 'takePermission', 'endImpersonation'])
    const again = await t.send(lea, {
      method: 'POST',
      url: '/api/impersonation',
      payload: { landlordId, reason: 'She asked us by phone.' },
    })
    expect(again.statusCode).toBe(403)
  })

  it('of managing permissions takes back what that person has asked for', async () => {
    await askFor('sales', ines)
    expect(
      await ask('take', sam, { userId: await idOf('ines@mezzo.example'), permission: 'DEVELOPER' }),
    ).toBeNull()
    expect(await waiting()).toEqual([])
    expect(await ask('give', ines, { permission: 'FSU' })).toBe('NotAllowedError')
  })

  it('is refused of one’s own, so that somebody always manages them', async () => {
    expect(await ask('take', sam, { userId: samId, permission: 'DEVELOPER' })).toBe('OWN_PERMISSION')
    const inesId = given(await idOf('ines@mezzo.example'))
    const answers = await Promise.all([
      ask('take', sam, { userId: inesId, permission: 'DEVELOPER' }),
      ask('take', ines, { userId: samId, permission: 'DEVELOPER' }),
    ])
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    const left = [...(await permissionsOf(samId)), ...(await permissionsOf(inesId))]
    expect(left).toEqual(['DEVELOPER'])
  })

  it('is refused of what isn’t there', async () => {
    expect(await ask('take', sam, { permission: 'FSU' })).toBe('PERMISSION_NOT_HELD')
  })
})

describe('the operator', () => {
  it('makes somebody who has signed up the first, without a second person, and that stands in the log', async () => {
    await t.db.updateTable('users').set({ permissions: [] }).execute()
    const grant = async (email: string) => grantByOperator(await t.ctxFor(null), email, 'DEVELOPER')
    expect(await grant('nobody@mezzo.example')).toBe('UNKNOWN')
    expect(await grant('Kim@mezzo.example')).toBe('GIVEN')
    expect(await grant('kim@mezzo.example')).toBe('HELD')
    expect(await permissionsOf(kimId)).toEqual(['DEVELOPER'])
    const entries = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'via', 'entity_id'])
      .execute()
    expect(entries).toEqual([{ action: 'givePermission', actor_id: null, via: 'SYSTEM', entity_id: kimId }])
    expect(await mailsOf()).toEqual(['ownPermission kim@mezzo.example'])
  })
})

describe('the page', () => {
  it('shows the staff, finds others, and says of each permission why the viewer can’t change it', async () => {
    await askFor('sales')
    const query = `query($search: String) {
      permissionHolders(search: $search) {
        name userTypes permissions { permission isHeld isStrong waitsUntil refusal } }
      permissionRequests { personName permission askedByName refusal canWithdraw } }`
    const { data } = await t.graphql<{
      permissionHolders: { name: string; userTypes: string[]; permissions: object[] }[]
      permissionRequests: object[]
    }>(query, { search: '' }, sam)
    expect(data.permissionHolders.map(({ name }) => name)).toEqual(['ines Lind', 'sam Lind'])
    expect(data.permissionHolders[1]?.permissions).toContainEqual({
      permission: 'DEVELOPER',
      isHeld: true,
      isStrong: true,
      waitsUntil: null,
      refusal: 'OWN_PERMISSION',
    })
    expect(data.permissionRequests).toEqual([
      {
        personName: 'kim Lind',
        permission: 'sales',
        askedByName: 'sam Lind',
        refusal: 'SECOND_PERSON_NEEDED',
        canWithdraw: true,
      },
    ])
    const found = await t.graphql<typeof data>(query, { search: 'KIM' }, ines)
    expect(found.data.permissionHolders[0]?.permissions).toContainEqual({
      permission: 'sales',
      isHeld: false,
      isStrong: true,
      waitsUntil: '2026-11-29T10:00:00Z',
      refusal: 'PERMISSION_REQUESTED',
    })
    expect(found.data.permissionRequests).toMatchObject([{ refusal: null, canWithdraw: false }])
  })
})
