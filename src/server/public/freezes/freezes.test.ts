import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, offerOf } from '../../../../test/builders.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { insertWebhookDeliveries } from '../../notifications/webhooks/deliveries-sql.ts'
import { savePublished } from '../../listings/publishing/sql.ts'
import { forgetFreezes } from './actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const facts = 'On 20 November a tenant was asked to pay outside of Mezzo.'
const why = 'The payment was explained and is in order.'
let stage: Awaited<ReturnType<typeof createStage>>
let sam: Browser
let ines: Browser
beforeEach(async () => {
  await t.reset()
  stage = await createStage(t, { units: 2 })
  for (const name of ['sam', 'ines'])
    await t.createUser({ email: `${name}@mezzo.example`, permissions: ['scam'] })
  sam = await t.login('sam@mezzo.example')
  ines = await t.login('ines@mezzo.example')
})

const documents = {
  freeze: `mutation($email: String!, $facts: String!, $key: ID!) {
    answer: freezeAccount(email: $email, reason: PAYMENT_OUTSIDE, facts: $facts, idempotencyKey: $key) { error { name reason fields } } }`,
  lift: `mutation($id: ID!, $text: String!, $key: ID!) {
    answer: liftFreeze(freezeId: $id, reason: $text, idempotencyKey: $key) { error { name reason fields } } }`,
  keep: `mutation($id: ID!, $text: String!, $key: ID!) {
    answer: keepFreeze(freezeId: $id, answer: $text, idempotencyKey: $key) { error { name reason fields } } }`,
  object: `mutation($text: String!, $key: ID!) {
    answer: objectToFreeze(objection: $text, idempotencyKey: $key) { error { name reason fields } } }`,
}

interface Refusal {
  name: string
  reason: string | null
  fields: Record<string, string> | null
}

/** What a call was refused with; null: it was done. */
async function call(
  name: keyof typeof documents,
  as: Browser | null,
  variables: Record<string, unknown> = {},
): Promise<string | null> {
  const id = await open()
  const all = { email: 'jana@mezzo.example', facts, text: why, id, key: randomUUID(), ...variables }
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
  t.db.selectFrom('account_freezes').selectAll().orderBy('frozen_at').orderBy('id').execute()
const open = async () => (await stored()).at(-1)?.id ?? randomUUID()
const units = async () =>
  (await t.db.selectFrom('listings').select(['id', 'published', 'unpublished_at']).execute()).toSorted(
    (a, b) => (a.id < b.id ? -1 : 1),
  )
const mails = async () =>
  (await t.db.selectFrom('mails').select(['to', 'template', 'text']).execute()).filter(({ template }) =>
    ['accountFrozen', 'otherSideFrozen', 'freezeObjection'].includes(template),
  )
const reasonOf = async (...[as, name, variables]: [Browser, Parameters<typeof command>[2], object]) => {
  const { data, errors } = await t
    .graphql<unknown>('{ __typename }')
    .then(async () => ({ data: await command(t, as, name, { ...variables }), errors: null }))
    .catch((error: Error) => ({ data: null, errors: error.message }))
  return data ? (data.error?.reason ?? data.error?.name ?? null) : errors
}

it('is begun by staff who look for scams alone, with facts, for somebody who isn’t on the staff, and once', async () => {
  expect(await call('freeze', stage.landlord)).toBe('NotAllowedError')
  expect(await call('freeze', sam, { facts: ' too short ' })).toBe('reasonLength')
  expect(await call('freeze', sam, { email: 'nobody@mezzo.example' })).toBe('unknownPerson')
  expect(await call('freeze', sam, { email: 'sam@mezzo.example' })).toBe('ownAccount')
  expect(await call('freeze', sam, { email: 'ines@mezzo.example' })).toBe('staffAccount')
  const key = randomUUID()
  expect(await call('freeze', sam, { key })).toBeNull()
  expect(await call('freeze', sam, { key })).toBeNull()
  expect(await call('freeze', ines)).toBe('frozenAlready')
  expect(await stored()).toHaveLength(1)
  const log = await t.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', '%Freeze%')
    .execute()
  expect(
    await t.db.selectFrom('audit_log').select('id').where('action', '=', 'freezeAccount').execute(),
  ).toHaveLength(1)
  expect(log).toEqual([])
})

it('takes exactly the published homes off the pages, and its end brings exactly those back', async () => {
  const [shown, hidden] = stage.unitIds
  await t.db.updateTable('listings').set({ published: false }).where('id', '=', given(hidden)).execute()
  const others = await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
  await createListing(t.db, others)
  const before = await units()
  expect(await call('freeze', sam)).toBeNull()
  expect((await units()).filter(({ published }) => published)).toHaveLength(1)
  expect(await call('lift', ines)).toBeNull()
  expect(await units()).toEqual(before)
  expect(before.find(({ id }) => id === shown)?.published).toBe(true)
  expect(await call('lift', ines)).toBe('ENDED')
  const events = await t.db
    .selectFrom('publish_events')
    .select(['listing_id', 'published'])
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { listing_id: shown, published: false },
    { listing_id: shown, published: true },
  ])
  // A second hold hides and shows them again.
  expect(await call('freeze', sam)).toBeNull()
  expect(await call('lift', sam)).toBeNull()
  expect(await units()).toEqual(before)
})

it('lets no home be published by a call that was on its way when it began', async () => {
  await t.db.updateTable('listings').set({ published: false }).execute()
  // Whoever called was looked at before, and then waited for the listing.
  const publish = () => savePublished(t.db, stage.unitIds, t.services.now())
  expect(await call('freeze', sam)).toBeNull()
  expect(await publish()).toBe(false)
  expect((await units()).filter(({ published }) => published)).toEqual([])
  expect(await call('lift', sam)).toBeNull()
  expect(await publish()).toBe(true)
  expect((await units()).filter(({ published }) => published)).toHaveLength(2)
})

it('closes publishing and archiving with its reason, as the calls are refused', async () => {
  const verdicts = async () => {
    const { data } = await t.graphql<{
      publishing: { canPublish: { reason: string | null }; canArchive: { reason: string | null } }
    }>(
      'query($id: ID!) { publishing(groupId: $id) { canPublish { reason } canArchive { reason } } }',
      { id: stage.groupId },
      stage.landlord,
    )
    return [data.publishing.canPublish.reason, data.publishing.canArchive.reason]
  }
  expect(await verdicts()).toEqual(['ALREADY_PUBLISHED', 'STILL_PUBLISHED'])
  expect(await call('freeze', sam)).toBeNull()
  expect(await verdicts()).toEqual(['ACCOUNT_FROZEN', 'ACCOUNT_FROZEN'])
  expect(await call('lift', sam)).toBeNull()
  expect(await verdicts()).toEqual(['ALREADY_PUBLISHED', 'STILL_PUBLISHED'])
})

it('lets neither side agree a stay, and both end one', async () => {
  const waiting = await sendRequest(t, stage, '2030-02-01', '2030-03-31')
  const accepted = await sendRequest(t, stage, '2030-06-01', '2030-07-31')
  await command(t, stage.landlord, 'acceptListingRequest', { id: accepted })
  expect(await call('freeze', sam, { email: 'amelie@mezzo.example' })).toBeNull()
  expect(await reasonOf(stage.landlord, 'acceptListingRequest', { id: waiting })).toBe('ACCOUNT_FROZEN')
  expect(await reasonOf(stage.tenant, 'confirmTenantInterest', { id: accepted })).toContain('ACCOUNT_FROZEN')
  expect(await call('lift', sam)).toBeNull()
  expect(await reasonOf(stage.tenant, 'confirmTenantInterest', { id: accepted })).toBeNull()
  await t.runJobs()
  expect(await call('freeze', sam)).toBeNull()
  const { id: offerId, documentSha256 } = await offerOf(t.db, accepted)
  const input = { typedName: 'Amélie Fournier', consent: true, documentSha256 }
  await t.db
    .updateTable('booking_offers')
    .set({ status: 'TENANT_SIGNING', landlord_signed_at: t.services.now() })
    .where('id', '=', offerId)
    .execute()
  expect(await reasonOf(stage.tenant, 'signContract', { id: offerId, input })).toBe('ACCOUNT_FROZEN')
  expect(await reasonOf(stage.tenant, 'withdrawListingRequest', { id: waiting })).toBeNull()
  expect(await reasonOf(stage.tenant, 'refuseContract', { id: offerId })).toBeNull()
})

it('leaves bookings as they are, and lets nobody make them longer', async () => {
  const bookingId = await bookStay(t, stage, '2030-02-01', '2030-03-31')
  const booking = () => t.db.selectFrom('bookings').selectAll().execute()
  const before = await booking()
  expect(await call('freeze', sam)).toBeNull()
  expect(await booking()).toEqual(before)
  expect(await reasonOf(stage.tenant, 'requestExtension', { id: bookingId, to: '2030-05-31' })).toBe(
    'ACCOUNT_FROZEN',
  )
  expect(await call('lift', sam)).toBeNull()
  expect(await booking()).toEqual(before)
  expect(await reasonOf(stage.tenant, 'requestExtension', { id: bookingId, to: '2030-05-31' })).toBeNull()
})

it('tells the person why and how to object, and the other sides what holds for them, never why', async () => {
  await bookStay(t, stage, '2030-02-01', '2030-03-31')
  await sendRequest(t, stage, '2030-06-01', '2030-07-31')
  expect(await call('freeze', sam)).toBeNull()
  const told = await mails()
  expect(told.map(({ to, template }) => `${template} ${to}`).toSorted()).toEqual([
    'accountFrozen jana@mezzo.example',
    'otherSideFrozen amelie@mezzo.example',
  ])
  const own = given(told.find(({ template }) => template === 'accountFrozen'))
  for (const part of [
    facts,
    'payments were asked for outside Mezzo',
    'terms of use',
    'You can object',
    'Article 21',
    'or to a court',
  ])
    expect(own.text).toContain(part)
  const other = given(told.find(({ template }) => template === 'otherSideFrozen'))
  expect(other.text).toContain('Your booking is valid')
  expect(other.text).toContain('says nothing about how the check will end')
  expect(other.text).not.toContain('outside Mezzo')
  expect(other.text).not.toContain(facts)
})

describe('an objection', () => {
  it('is made once by the person, and answered by somebody else than who began the hold', async () => {
    const text = 'The tenant paid the deposit of the former flat.'
    expect(await call('object', stage.landlord, { text })).toBe('ResourceNotFoundError')
    expect(await call('freeze', sam)).toBeNull()
    expect(await call('keep', ines)).toBe('ALREADY_ANSWERED')
    expect(await call('object', stage.tenant, { text })).toBe('ResourceNotFoundError')
    expect(await call('object', stage.landlord, { text })).toBeNull()
    expect(await call('object', stage.landlord, { text })).toBe('ALREADY_OBJECTED')
    expect(await call('keep', sam)).toBe('OWN_REVIEW')
    expect(await call('keep', ines)).toBeNull()
    expect(await call('keep', ines)).toBe('ALREADY_ANSWERED')
    expect((await stored())[0]).toMatchObject({ objection: text, answer: why, lifted_at: null })
    const told = (await mails()).map(({ to, template }) => `${template} ${to}`).toSorted()
    expect(told).toEqual([
      'accountFrozen jana@mezzo.example',
      'accountFrozen jana@mezzo.example',
      'freezeObjection ines@mezzo.example',
    ])
  })

  it('is shown to the person with what holds', async () => {
    expect(await call('freeze', sam)).toBeNull()
    const { data } = await t.graphql('{ ownFreeze { reason facts canObject objection } }', {}, stage.landlord)
    expect(data).toEqual({
      ownFreeze: { reason: 'PAYMENT_OUTSIDE', facts, canObject: true, objection: null },
    })
    expect((await t.graphql('{ ownFreeze { facts } }', {}, stage.tenant)).data).toEqual({ ownFreeze: null })
  })
})

it('keeps what programs are to be told until it ends', async () => {
  const at = t.services.now()
  await t.db
    .insertInto('webhook_endpoints')
    .values({
      landlord_id: stage.landlordId,
      url: 'https://program.invalid/',
      events: ['BOOKING_CANCELED'],
      secret: 'never read',
      created_at: at,
    })
    .execute()
  expect(await call('freeze', sam)).toBeNull()
  const [delivery] = await insertWebhookDeliveries(t.db, {
    landlordId: stage.landlordId,
    event: 'BOOKING_CANCELED',
    subjectId: randomUUID(),
    eventId: randomUUID(),
    at,
  })
  await t.services.enqueue(t.db, 'sendWebhook', { deliveryId: given(delivery).id, attempts: 0 })
  await t.runJobs()
  const state = () => t.db.selectFrom('webhook_deliveries').select(['state', 'attempts']).execute()
  expect(await state()).toEqual([{ state: 'WAITING', attempts: 0 }])
  expect(await call('lift', sam)).toBeNull()
  await t.runJobs()
  // Its booking doesn't exist: now that it is looked at, there is nothing to tell.
  expect(await state()).toEqual([])
})

it('keeps an erasure waiting, and is forgotten three years after its end', async () => {
  expect(await call('freeze', sam, { email: 'amelie@mezzo.example' })).toBeNull()
  const asked = await t.graphql<{ deletionRequest: unknown; deletionObstacles?: string[] }>(
    '{ deletionObstacles }',
    {},
    stage.tenant,
  )
  expect(JSON.stringify(asked.data)).toContain('ACCOUNT_FROZEN')
  expect(await call('lift', sam)).toBeNull()
  await forgetFreezes(await t.ctxFor(null))
  expect(await stored()).toHaveLength(1)
  t.setNow(t.services.now().add({ hours: 24 * 1097 }))
  await forgetFreezes(await t.ctxFor(null))
  expect(await stored()).toEqual([])
  t.setNow(null)
})

it('beside an acceptance one of the two is first: nothing is accepted of an account on hold', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await sendRequest(t, stage, `203${round}-02-01`, `203${round}-03-31`)
    const [accepted, frozen] = await Promise.all([
      reasonOf(stage.landlord, 'acceptListingRequest', { id }),
      call('freeze', sam, { email: 'amelie@mezzo.example' }),
    ])
    expect(frozen).toBeNull()
    expect([null, 'ACCOUNT_FROZEN']).toContain(accepted)
    expect(await reasonOf(stage.tenant, 'confirmTenantInterest', { id })).toContain('ACCOUNT_FROZEN')
    const lifts = await Promise.all([call('lift', sam), call('lift', ines)])
    expect(lifts.toSorted()).toEqual(['ENDED', null])
    await command(t, stage.tenant, 'withdrawListingRequest', { id })
  }
  const both = await Promise.all([call('freeze', sam), call('freeze', ines)])
  expect(both.toSorted()).toEqual(['frozenAlready', null])
})
