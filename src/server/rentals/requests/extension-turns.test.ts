import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const storedOf = (id: string) =>
  app.db.selectFrom('listing_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function extend(group: { labels?: Tag[] } = {}) {
  const stage = await createStage(app, { group })
  const bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
  await app.createUser({ email: 'noor@mezzo.example' })
  const noor: Browser = await app.login('noor@mezzo.example')
  const rival = await sendRequest(app, stage, '2030-07-01', '2030-09-30', noor)
  const asked = await command(app, stage.tenant, 'requestExtension', { id: bookingId, to: '2030-07-31' })
  expect(asked.error).toBeNull()
  return { ...stage, noor, rival, id: given(asked.request).id }
}

describe('an extension', () => {
  it('is accepted by its label: contract and days at once, and who has no unit left is declined for it', async () => {
    const { id, rival } = await extend({ labels: ['AUTO_ACCEPT_EXTENSION_REQUESTS'] })
    expect(await storedOf(id)).toMatchObject({
      status_type: 'AVAILABLE',
      skip_reason: 'EXTENSION',
      landlord_status: 'CREATING_CONTRACT',
      tenant_answer_until: null,
    })
    expect(await storedOf(rival)).toMatchObject({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'DECLINED_BY_CONFLICT',
      suppressing_listing_request_id: id,
    })
    const mails = await app.db.selectFrom('mails').select(['to', 'template']).execute()
    expect(mails).toContainEqual({ to: 'jana@mezzo.example', template: 'requestAutoAccepted' })
    expect(mails).toContainEqual({ to: 'amelie@mezzo.example', template: 'extensionAccepted' })
    expect(mails).toContainEqual({ to: 'noor@mezzo.example', template: 'requestDeclined' })
    const notices = await app.db.selectFrom('notifications').select(['kind', 'event']).execute()
    expect(notices).toContainEqual({ kind: 'STAY_EXTENSION_REQUEST', event: 'extensionAutoAccepted' })
  })

  it('waits for the landlord without it, who can suggest another end and nothing else', async () => {
    const stage = await extend()
    const { id, landlord, tenant, rival } = stage
    expect(await storedOf(id)).toMatchObject({ landlord_status: 'OPEN_WITH_CONSEQUENCES' })
    expect((await storedOf(id)).auto_decline_at).not.toBeNull()
    const suggest = (from: string, to: string, browser = landlord) =>
      command(app, browser, 'suggestDates', { id, from, to })
    expect((await suggest('2030-05-02', '2030-07-31')).error?.reason).toBe('NOT_ADJOINING')
    const limited = await joinAsLimited(app, stage)
    expect((await suggest('2030-05-01', '2030-07-15', limited)).error?.reason).toBe('NO_PERMISSION')
    expect((await suggest('2030-05-01', '2030-07-15')).error).toBeNull()
    const taken = await command(app, tenant, 'takeSuggestedDates', { id })
    expect(taken).toMatchObject({ error: null, request: { tenantStatus: 'CONTRACT_GENERATION' } })
    const moved = await storedOf(id)
    expect(moved.to).toBe('2030-07-15')
    const held = await app.db.selectFrom('occupancies').select('days').where('kind', '=', 'HOLD').execute()
    expect(held).toEqual([{ days: '[2030-05-01,2030-07-16)' }])
    expect((await storedOf(rival)).status_reason).toBe('DECLINED_BY_CONFLICT')
  })
})

describe('what an extension declines', () => {
  const shownFor = async (landlord: Browser) => {
    const { data } = await app.graphql<{
      list: { nodes: { type: string; overlappingListingRequests: unknown[] }[] }
    }>(
      `{ list: landlordListingRequests(filter: ALL) {
        nodes { type overlappingListingRequests { listingRequestId wouldBeDeclined } } } }`,
      {},
      landlord,
    )
    return data.list.nodes.find(({ type }) => type === 'EXTENSION')?.overlappingListingRequests
  }

  it('is shown before other dates are suggested, and exactly that is sent', async () => {
    const stage = await createStage(app)
    const booking = await bookStay(app, stage, '2030-02-01', '2030-03-31')
    await app.createUser({ email: 'noor@mezzo.example' })
    const noor = await app.login('noor@mezzo.example')
    const asked = await command(app, stage.tenant, 'requestExtension', { id: booking, to: '2030-05-31' })
    const id = given(asked.request).id
    // Only the longer stay is in the way of the other one.
    const rival = await sendRequest(app, stage, '2030-06-10', '2030-08-31', noor)
    const dates = { from: '2030-04-01', to: '2030-06-15' }
    const { data } = await app.graphql<{ declined: unknown }>(
      `query($id: ID!, $from: Day!, $to: Day!) {
        declined: datesWillDeclineListingRequests(listingRequestId: $id, from: $from, to: $to) { listingRequestId } }`,
      { id, ...dates },
      stage.landlord,
    )
    expect(data.declined).toEqual([{ listingRequestId: rival }])
    for (const seen of [null, [], [rival, crypto.randomUUID()]]) {
      const refused = await command(app, stage.landlord, 'suggestDates', { id, ...dates, seen })
      expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    }
    expect((await storedOf(id)).suggested_to).toBeNull()
    expect(
      (await command(app, stage.landlord, 'suggestDates', { id, ...dates, seen: [rival] })).error,
    ).toBeNull()
    expect((await storedOf(rival)).status_type).toBe('AV_CHECK')
    expect((await command(app, stage.tenant, 'takeSuggestedDates', { id })).error).toBeNull()
    expect((await storedOf(rival)).status_reason).toBe('DECLINED_BY_CONFLICT')
  })

  it.each([
    ['waiting for an answer', false],
    ['accepted', true],
  ] as const)('is shown before: somebody %s', async (_, isAccepted) => {
    const stage = await createStage(app)
    const booking = await bookStay(app, stage, '2030-02-01', '2030-03-31')
    await app.createUser({ email: 'noor@mezzo.example' })
    const noor = await app.login('noor@mezzo.example')
    const rival = await sendRequest(app, stage, '2030-04-15', '2030-06-30', noor)
    if (isAccepted) await command(app, stage.landlord, 'acceptListingRequest', { id: rival })
    const asked = await command(app, stage.tenant, 'requestExtension', { id: booking, to: '2030-06-30' })
    const id = given(asked.request).id
    expect((await storedOf(id)).landlord_status).toBe('OPEN_WITH_CONSEQUENCES')
    expect(await shownFor(stage.landlord)).toEqual([{ listingRequestId: rival, wouldBeDeclined: true }])
    for (const seen of [null, [], [rival, crypto.randomUUID()]]) {
      const refused = await command(app, stage.landlord, 'acceptListingRequest', { id, seen })
      expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    }
    expect(await storedOf(id)).toMatchObject({ landlord_status: 'OPEN_WITH_CONSEQUENCES' })
    const done = await command(app, stage.landlord, 'acceptListingRequest', { id, seen: [rival] })
    expect(done.error).toBeNull()
    expect((await storedOf(rival)).status_reason).toBe('DECLINED_BY_CONFLICT')
  })
})
