import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { completeStage } from '../../../../test/complete-stage.ts'
import { because, publishingSteps } from '../../../../test/publishing-steps.ts'
import { createStage } from '../../../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(() => {
  app.setNow('2026-05-10T09:00:00Z')
})
afterEach(() => app.reset())
afterAll(() => app.close())

const { ask, salesPerson } = publishingSteps(() => app)

describe('sales', () => {
  it('takes a listing out, tells its landlord, and alone lets it back', async () => {
    const { landlord, landlordId, groupId } = await completeStage(app)
    const sales = await salesPerson()
    const input = because('SALES_PICTURES', { explanation: 'The bathroom is missing.' })
    expect(await ask('unpublishListingForSales', landlord, { groupId, input })).toMatchObject({
      error: { name: 'NotAllowedError' },
    })
    expect((await ask('unpublishListingForSales', sales, { groupId, input })).error).toBeNull()
    const mail = await app.db
      .selectFrom('mails')
      .select('text')
      .where('template', '=', 'listingUnpublished')
      .where('recipient_id', '=', landlordId)
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('The bathroom is missing.')
    expect((await ask('publishListing', landlord, { groupId })).error?.reason).toBe('UNPUBLISHED_BY_SALES')
    const query = `query($search: String) { staffListings(search: $search) {
      groupId landlordName units publishedUnits isHeldBySales reason explanation } }`
    const found = async (search: string) =>
      (await app.graphql<{ staffListings: object[] }>(query, { search }, sales)).data.staffListings
    const held = { groupId, units: 1, publishedUnits: 0, isHeldBySales: true, reason: 'SALES_PICTURES' }
    for (const text of ['', 'gra', groupId]) expect(await found(text)).toMatchObject([held])
    expect(await found('nobody')).toEqual([])
    const refused = await app.graphql(query, { search: '' }, landlord)
    expect(refused.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
    expect((await ask('allowPublishing', sales, { groupId })).error).toBeNull()
    expect((await ask('allowPublishing', sales, { groupId })).error?.reason).toBe('NOT_HELD_BY_SALES')
    expect((await ask('publishListing', landlord, { groupId })).error).toBeNull()
  })
})

it('whoever looks for scams takes a listing off as one, and sales alone lets it back', async () => {
  const { groupId, landlord, landlordId } = await createStage(app)
  const explanation = 'The pictures are of another home.'
  const sales = await salesPerson()
  const scam = await salesPerson(['scam'])
  for (const other of [landlord, sales])
    expect((await ask('takeOffAsScam', other, { groupId, explanation })).error?.name).toBe('NotAllowedError')
  expect((await ask('takeOffAsScam', scam, { groupId, explanation: ' ' })).error?.name).toBe(
    'ValidationError',
  )
  expect((await ask('takeOffAsScam', scam, { groupId, explanation })).error).toBeNull()
  const units = await app.db.selectFrom('listings').select(['published', 'unpublish_reason']).execute()
  expect(units).toEqual(units.map(() => ({ published: false, unpublish_reason: 'SALES_SCAM' })))
  const mail = await app.db.selectFrom('mails').select(['recipient_id', 'text']).executeTakeFirstOrThrow()
  expect(mail.recipient_id).toBe(landlordId)
  expect(mail.text).toContain(explanation)
  expect((await ask('allowPublishing', scam, { groupId })).error?.name).toBe('NotAllowedError')
  expect((await ask('allowPublishing', sales, { groupId })).error).toBeNull()
})

describe('labels', () => {
  const reason = 'Their account manager asked for it.'

  it('are set by staff with a reason; those of the landlord stay, and the log has both', async () => {
    const { landlord, groupId } = await createStage(app, {
      group: { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS', 'FSU'] },
    })
    const sales = await salesPerson(['sales', 'FSU'])
    const set = (labels: string[], more: object = {}, as = sales) =>
      ask('setListingLabels', as, { groupId, labels, reason, ...more })
    expect((await set(['KA'], {}, landlord)).error?.name).toBe('NotAllowedError')
    expect(await set(['KA'])).toMatchObject({
      error: null,
      listing: { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS', 'KA', 'COUNTRY_GERMANY'] },
    })
    const entry = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'setListingLabels')
      .executeTakeFirstOrThrow()
    expect(entry.data).toEqual({ reason, added: ['KA'], removed: ['FSU'] })
  })

  it('of a full-service unit are set by who looks after these alone; all others stay', async () => {
    const { groupId } = await createStage(app, { group: { labels: ['KA', 'FSU'] } })
    const refused = await ask('setListingLabels', await salesPerson(), {
      groupId,
      labels: ['KA', 'FSU'],
      reason,
    })
    expect(refused.error?.name).toBe('ValidationError')
    const fsu = await salesPerson(['FSU'])
    expect(await ask('setListingLabels', fsu, { groupId, labels: [], reason })).toMatchObject({
      error: null,
      listing: { labels: ['KA', 'COUNTRY_GERMANY'] },
    })
    expect((await ask('setListingLabels', fsu, { groupId, labels: ['KA'], reason })).error?.name).toBe(
      'ValidationError',
    )
  })

  it('of a landlord are set by staff for booking preferences, and the landlord is told why', async () => {
    const { groupId, landlordId } = await createStage(app, { group: { labels: ['KA'] } })
    const labels = ['AUTO_ACCEPT_STANDARD_REQUESTS']
    const staff = await salesPerson(['BOOKING_PREFERENCES'])
    expect(await ask('setListingLabels', staff, { groupId, labels, reason })).toMatchObject({
      error: null,
      listing: { labels: ['KA', 'AUTO_ACCEPT_STANDARD_REQUESTS', 'COUNTRY_GERMANY'] },
    })
    const mails = await app.db.selectFrom('mails').select(['recipient_id', 'template', 'text']).execute()
    expect(mails).toMatchObject([{ recipient_id: landlordId, template: 'bookingPreferencesChanged' }])
    expect(mails[0]?.text).toContain(reason)
  })

  it.each([
    ['a label of the landlord', { labels: ['SKIP_SENDING_EXTENSION_EMAIL'] }, 'ValidationError'],
    ['a label of people', { labels: ['SERVICE_ACCOUNT'] }, 'ValidationError'],
    ['no reason', { labels: ['KA'], reason: '         .' }, 'ValidationError'],
    ['no change', { labels: [] }, 'ConditionNotMetError'],
    ['no listing', { labels: ['KA'], groupId: randomUUID() }, 'ResourceNotFoundError'],
  ] as const)('are not set with %s', async (_, wrong, name) => {
    const { groupId } = await createStage(app)
    const answer = await ask('setListingLabels', await salesPerson(), { groupId, reason, ...wrong })
    expect(answer.error?.name).toBe(name)
  })
})
