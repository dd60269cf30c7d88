import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { copyRequests, createStage, given } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import { PERMISSIONS, type Permission } from '../../../domain/catalogue/people.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => {
  t.setNow(null)
  return t.reset()
})
afterAll(() => t.close())

const start = Temporal.Instant.from('2029-11-20T09:00:00Z')
const hoursLater = (hours: number) => start.add({ hours })

interface Task {
  kind: string
  count: number
  oldest: string
  email: string | null
}

async function dayOf(as: Browser | null): Promise<Task[]> {
  const { data, errors } = await t.graphql<{ staffDay: Task[] } | null>(
    '{ staffDay { kind count oldest email } }',
    {},
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.staffDay
}

async function staffWith(permissions: Permission[], name: string) {
  const email = `${name.toLowerCase()}@mezzo.example`
  const id = await t.createUser({ email, firstName: name, permissions })
  return { id, browser: await t.login(email) }
}

const submitted = (userId: string, hours: number) => ({
  user_id: userId,
  session_id: `session-${userId}`,
  provider: 'MEZZO' as const,
  action: 'SUBMITTED' as const,
  updated_at: hoursLater(hours),
})

async function setStage() {
  t.setNow(start)
  const stage = await createStage(t)
  const sam = await staffWith(['sales', 'DEVELOPER', 'EDIT_IDENTITY_VERIFICATION_FIELD'], 'Sam')
  const kim = await staffWith([...PERMISSIONS], 'Kim')
  const silent = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await copyRequests(t.db, silent, [{ from: '2029-11-01' as never, to: '2029-12-01' as never }])
  await t.db
    .updateTable('listing_requests')
    .set({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'LANDLORD_DID_NOT_RESPOND',
      ended_at: hoursLater(-3),
    })
    .execute()
  await t.db
    .insertInto('appointments')
    .values({
      landlord_id: stage.landlordId,
      status: 'SCHEDULED',
      staff_id: sam.id,
      starts_at: hoursLater(4),
      changed_at: start,
    })
    .execute()
  await t.db
    .insertInto('permission_requests')
    .values({
      user_id: stage.tenantId,
      permission: 'scam',
      reason: 'She begins on Monday.',
      asked_by: kim.id,
      asked_at: hoursLater(-5),
      ends_at: hoursLater(67),
    })
    .execute()
  await t.db
    .insertInto('account_recoveries')
    .values({
      user_id: stage.tenantId,
      way: 'STAFF',
      status: 'ASKED',
      reason: 'Known by her voice and her contract.',
      asked_by: kim.id,
      asked_at: hoursLater(-6),
      deadline_at: hoursLater(66),
    })
    .execute()
  await t.db
    .insertInto('deletion_requests')
    .values([
      { user_id: stage.tenantId, requested_at: hoursLater(-50 - 720), waits_for: ['DEPOSIT_HELD'] },
      { user_id: stage.landlordId, requested_at: hoursLater(-10) },
    ])
    .execute()
  await t.db
    .insertInto('id_verifications')
    .values([submitted(stage.tenantId, -7), submitted(kim.id, -9)])
    .execute()
  return { ...stage, sam, kim, requestId: silent }
}

it('tells each what waits for them, how much of it, and since when', async () => {
  const { sam, kim } = await setStage()
  expect(await dayOf(sam.browser)).toEqual([
    { kind: 'CALL', count: 1, oldest: hoursLater(4).toString(), email: 'jana@mezzo.example' },
    { kind: 'RECOVERY', count: 1, oldest: hoursLater(-6).toString(), email: null },
    { kind: 'SECOND_CHANCE', count: 1, oldest: hoursLater(-3).toString(), email: null },
    { kind: 'PERMISSION', count: 1, oldest: hoursLater(-5).toString(), email: null },
    { kind: 'DELETION', count: 1, oldest: hoursLater(-50).toString(), email: null },
  ])
  // Neither somebody else's call, nor their own identity, nor what they have asked for themselves.
  expect(await dayOf(kim.browser)).toMatchObject([
    { kind: 'IDENTITY', count: 1, oldest: hoursLater(-7).toString() },
    { kind: 'SECOND_CHANCE' },
    { kind: 'DELETION' },
  ])
})

it('tells nothing of what is over: a call, a request for a permission, a wish to be deleted', async () => {
  await setStage()
  await t.db.updateTable('deletion_requests').set({ withdrawn_at: start }).execute()
  t.setNow(hoursLater(68))
  const later = await t.login('sam@mezzo.example')
  expect(given(await dayOf(later)).map(({ kind }) => kind)).toEqual(['SECOND_CHANCE'])
  t.setNow(hoursLater(-21))
  const earlier = await t.login('sam@mezzo.example')
  expect((await dayOf(earlier)).map(({ kind }) => kind)).not.toContain('CALL')
})

it('tells of nothing that concerns the viewer themselves, and of no recovery that has gone on', async () => {
  const { sam, kim, tenantId } = await setStage()
  const kindsOfSam = async () => (await dayOf(sam.browser)).map(({ kind }) => kind)
  const recoveries = t.db.updateTable('account_recoveries')
  await recoveries.set({ user_id: sam.id }).execute()
  await t.db.updateTable('permission_requests').set({ user_id: sam.id }).execute()
  expect(await kindsOfSam()).toEqual(['CALL', 'SECOND_CHANCE', 'DELETION'])
  await recoveries.set({ user_id: tenantId }).execute()
  expect(await kindsOfSam()).toContain('RECOVERY')
  const other = await staffWith(['TEST'], 'Ada')
  await recoveries
    .set({ status: 'WAITING', confirmed_by: other.id, ready_at: hoursLater(24), asked_by: kim.id })
    .execute()
  expect(await kindsOfSam()).not.toContain('RECOVERY')
})

it('tells of a deletion only while something stands in its way', async () => {
  const { sam } = await setStage()
  const deletions = t.db.updateTable('deletion_requests')
  const isTold = async () => (await dayOf(sam.browser)).some(({ kind }) => kind === 'DELETION')
  expect(await isTold()).toBe(true)
  await deletions.set({ started_at: start }).execute()
  expect(await isTold()).toBe(false)
  await deletions.set({ started_at: null, waits_for: [] }).execute()
  expect(await isTold()).toBe(false)
})

it('tells whoever refused an income not of the objection to that', async () => {
  const { sam, kim, landlordId, tenantId, requestId } = await setStage()
  await t.db.updateTable('listing_requests').set({ status_type: 'TENANT_APPROVED' }).execute()
  await t.db
    .insertInto('solvency_checks')
    .values({
      listing_request_id: requestId,
      landlord_id: landlordId,
      tenant_id: tenantId,
      status: 'IN_PROGRESS',
      started_at: start,
      first_decided_by: sam.id,
    })
    .execute()
  const told = async () => (await dayOf(kim.browser)).map(({ kind }) => kind)
  expect(await told()).toContain('SOLVENCY')
  await t.db.updateTable('solvency_checks').set({ first_decided_by: kim.id }).execute()
  expect(await told()).not.toContain('SOLVENCY')
})

it.each(PERMISSIONS)(
  'with %s alone tells of no kind that belongs to another permission',
  async (permission) => {
    await setStage()
    const { browser } = await staffWith([permission], 'Ada')
    const kinds = (await dayOf(browser)).map(({ kind }) => kind)
    expect(kinds.includes('SECOND_CHANCE')).toBe(permission === 'sales')
    expect(kinds.includes('PERMISSION')).toBe(permission === 'DEVELOPER')
    expect(kinds.includes('RECOVERY')).toBe(permission === 'EDIT_IDENTITY_VERIFICATION_FIELD')
    expect(kinds.includes('IDENTITY')).toBe(permission === 'DOCUMENT_VERIFICATION')
    expect(kinds).toContain('DELETION')
  },
)

it('is for staff alone', async () => {
  const { landlord, tenant } = await setStage()
  for (const as of [landlord, tenant, null]) await expect(dayOf(as)).rejects.toThrow(/allowed|required/i)
})
