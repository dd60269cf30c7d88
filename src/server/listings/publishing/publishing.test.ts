import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import type { Permission } from '../../../domain/catalogue/people.ts'
import { json } from '../../kernel/db/parameters.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { completeStage } from '../../../../test/complete-stage.ts'
import { createStage, given, joinAsLimited, requestInput } from '../../../../test/builders.ts'

let app: TestApp
let now: Temporal.Instant
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(() => {
  now = Temporal.Instant.from('2026-05-10T09:00:00Z')
  app.setNow(now)
})
afterEach(() => app.reset())
afterAll(() => app.close())

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  listing?: { groupId: string; published: boolean; name: string; archivedAt: string | null } | null
}

const error = 'error { name reason fields }'
const listing = `${error} listing { groupId published name archivedAt }`
const documents = {
  publishListing: `mutation($groupId: ID!, $listingId: ID, $key: ID!) {
    answer: publishListing(groupId: $groupId, listingId: $listingId, idempotencyKey: $key) { ${listing} } }`,
  unpublishListing: `mutation($groupId: ID!, $listingId: ID, $input: UnpublishListingInput!, $seen: [ID!], $key: ID!) {
    answer: unpublishListing(groupId: $groupId, listingId: $listingId, input: $input, seen: $seen, idempotencyKey: $key) { ${listing} } }`,
  duplicateListing: `mutation($groupId: ID!, $key: ID!) {
    answer: duplicateListing(groupId: $groupId, idempotencyKey: $key) { ${listing} } }`,
  archiveListing: `mutation($groupId: ID!, $key: ID!) {
    answer: archiveListing(groupId: $groupId, idempotencyKey: $key) { ${listing} } }`,
  unarchiveListing: `mutation($groupId: ID!, $key: ID!) {
    answer: unarchiveListing(groupId: $groupId, idempotencyKey: $key) { ${listing} } }`,
  unpublishListingForSales: `mutation($groupId: ID!, $listingId: ID, $input: UnpublishListingInput!, $seen: [ID!], $key: ID!) {
    answer: unpublishListingForSales(groupId: $groupId, listingId: $listingId, input: $input, seen: $seen, idempotencyKey: $key) { ${error} } }`,
  takeOffAsScam: `mutation($groupId: ID!, $explanation: String!, $key: ID!) {
    answer: takeOffAsScam(groupId: $groupId, explanation: $explanation, idempotencyKey: $key) {
      error { name } publishing { groupId } } }`,
  setListingLabels: `mutation($groupId: ID!, $labels: [Tag!]!, $reason: String!, $key: ID!) {
    answer: setListingLabels(groupId: $groupId, labels: $labels, reason: $reason, idempotencyKey: $key) {
      ${error} listing { labels } } }`,
  allowPublishing: `mutation($groupId: ID!, $key: ID!) {
    answer: allowPublishing(groupId: $groupId, idempotencyKey: $key) { ${error} } }`,
}

async function ask(
  name: keyof typeof documents,
  browser: Browser,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const { data, errors } = await app.graphql<{ answer: Answer } | null>(
    documents[name],
    { key: randomUUID(), ...variables },
    browser,
  )
  return data?.answer ?? { error: { name: errors?.[0]?.extensions?.name ?? '', reason: null, fields: null } }
}

async function salesPerson(permissions: Permission[] = ['sales']): Promise<Browser> {
  const email = `${permissions.join('-').toLowerCase()}@mezzo.example`
  await app.createUser({ email, firstName: 'Sam', lastName: 'Sale', permissions })
  return app.login(email)
}

const because = (value: string, more: Record<string, unknown> = {}) => ({
  reasonKey: `unpublishReason.${value}`,
  ...more,
})

async function publicUnits(groupId: string): Promise<number> {
  const rows = await app.db
    .selectFrom('listings')
    .select('published')
    .where('group_id', '=', groupId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.filter((row) => row.published).length
}

describe('publishing', () => {
  it('needs everything that the rule asks for, and tells what is missing', async () => {
    const { landlord, groupId } = await completeStage(app)
    await ask('unpublishListing', landlord, { groupId, input: because('RENTED_OUT') })
    await app.db
      .updateTable('groups')
      .set({ area: 11, contact_person_id: null })
      .where('id', '=', groupId)
      .execute()
    const refused = await ask('publishListing', landlord, { groupId })
    expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'INCOMPLETE' })
    const { data } = await app.graphql<{ publishing: { gaps: { gap: string }[]; canPublish: object } }>(
      'query($groupId: ID!) { publishing(groupId: $groupId) { gaps { gap } canPublish { value reason } } }',
      { groupId },
      landlord,
    )
    expect(data.publishing.gaps.map(({ gap }) => gap)).toEqual(['AREA', 'CONTACT_PERSON'])
    expect(data.publishing.canPublish).toEqual({ value: false, reason: 'INCOMPLETE' })
    expect(await publicUnits(groupId)).toBe(0)
  })

  it('is recorded in the timeline, once however often it is sent', async () => {
    const { landlord, groupId } = await completeStage(app, 3)
    const reason = because('BEING_RENOVATED')
    await ask('unpublishListing', landlord, { groupId, input: reason })
    app.setNow(now.add({ hours: 24 }))
    const key = randomUUID()
    expect(await ask('publishListing', landlord, { groupId, key })).toMatchObject({
      error: null,
      listing: { published: true },
    })
    await ask('publishListing', landlord, { groupId, key })
    expect((await ask('publishListing', landlord, { groupId })).error?.reason).toBe('ALREADY_PUBLISHED')
    const events = await app.db
      .selectFrom('publish_events')
      .select(['published', 'at'])
      .orderBy('id')
      .execute()
    expect(events.map((event) => event.published)).toEqual([false, false, false, true, true, true])
    const [unit] = await app.db.selectFrom('listings').selectAll().where('group_id', '=', groupId).execute()
    expect(unit).toMatchObject({ unpublish_reason: null, last_published_at: now.add({ hours: 24 }) })
  })

  it('is for one unit of a group, too', async () => {
    const { landlord, groupId, unitIds } = await completeStage(app, 3)
    await ask('unpublishListing', landlord, { groupId, input: because('RENTED_OUT') })
    await ask('publishListing', landlord, { groupId, listingId: unitIds[1] })
    expect(await publicUnits(groupId)).toBe(1)
    const missing = await ask('publishListing', landlord, { groupId, listingId: randomUUID() })
    expect(missing.error?.name).toBe('ResourceNotFoundError')
  })

  it('is not for strangers nor for people with limited access', async () => {
    const stage = await completeStage(app)
    const { groupId, tenant } = stage
    const limited = await joinAsLimited(app, stage)
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    const input = because('RENTED_OUT')
    const names = await Promise.all(
      [limited, tenant, other].map((browser) => ask('unpublishListing', browser, { groupId, input })),
    )
    expect(names.map((answer) => answer.error?.name)).toEqual([
      'NotAllowedError',
      'NotAllowedError',
      'ResourceNotFoundError',
    ])
    expect(await publicUnits(groupId)).toBe(1)
  })
})

describe('taking a listing out', () => {
  it('needs a reason that landlords may choose, with what it asks for', async () => {
    const { landlord, groupId } = await completeStage(app)
    const fieldsOf = async (input: object) =>
      (await ask('unpublishListing', landlord, { groupId, input })).error?.fields
    expect(await fieldsOf(because('SALES_SCAM'))).toEqual({ reasonKey: 'unpublish.reason.invalid' })
    expect(await fieldsOf(because('BAD_SUPPORT'))).toEqual({ explanation: 'unpublish.explanation.missing' })
    const block = { from: '2026-06-01', to: '2026-06-30' }
    expect(await fieldsOf(because('FEE_TOO_HIGH', { block }))).toEqual({
      blockFrom: 'unpublish.block.notSuggested',
    })
    expect(await publicUnits(groupId)).toBe(1)
    expect(await fieldsOf(because('BAD_SUPPORT', { explanation: 'Nobody answers.' }))).toBeUndefined()
    const unit = await app.db.selectFrom('listings').selectAll().executeTakeFirstOrThrow()
    expect(unit).toMatchObject({
      published: false,
      unpublish_reason: 'BAD_SUPPORT',
      unpublish_explanation: 'Nobody answers.',
      unpublished_at: now,
    })
  })

  it('blocks the days that come with it and declines who wanted them, exactly as told before', async () => {
    const { landlord, tenant, tenantId, groupId, unitIds } = await completeStage(app)
    const june = await sendRequest(app, { groupId, tenant }, '2026-06-15', '2026-08-14')
    await app.createUser({ email: 'ben@mezzo.example', firstName: 'Ben' })
    const ben = await app.login('ben@mezzo.example')
    const winter = await sendRequest(app, { groupId, tenant }, '2026-12-01', '2027-02-28', ben)
    const { data } = await app.graphql<{
      consequences: { units: number; requests: { listingRequestId: string; wouldBeDeclined: boolean }[] }
    }>(
      `query($groupId: ID!) { consequences: unpublishConsequences(groupId: $groupId, blockFrom: "2026-06-01", blockTo: "2026-09-30") {
        units requests { listingRequestId wouldBeDeclined } } }`,
      { groupId },
      landlord,
    )
    expect(data.consequences.units).toBe(1)
    expect(
      new Map(data.consequences.requests.map((row) => [row.listingRequestId, row.wouldBeDeclined])),
    ).toEqual(
      new Map([
        [june, true],
        [winter, false],
      ]),
    )
    const block = { from: '2026-06-01', to: '2026-09-30' }
    const input = because('RENTED_OUT', { block })
    for (const seen of [null, [], [june, winter]]) {
      const refused = await ask('unpublishListing', landlord, { groupId, input, seen })
      expect(refused.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    }
    expect(await publicUnits(groupId)).toBe(1)
    const answer = await ask('unpublishListing', landlord, { groupId, input, seen: [june] })
    expect(answer).toMatchObject({ error: null, listing: { published: false } })
    const blocks = await app.db.selectFrom('blocks').selectAll().execute()
    expect(blocks).toMatchObject([{ listing_id: unitIds[0], source: 'own', reason: 'RENTED_ELSEWHERE' }])
    const requests = await app.db
      .selectFrom('listing_requests')
      .select(['id', 'status_type', 'landlord_status'])
      .execute()
    expect(new Map(requests.map((row) => [row.id, row.status_type]))).toEqual(
      new Map([
        [june, 'NOT_AVAILABLE'],
        [winter, 'AV_CHECK'],
      ]),
    )
    const mails = await app.db.selectFrom('mails').select(['recipient_id', 'template']).execute()
    expect(mails).toContainEqual({ recipient_id: tenantId, template: 'requestDeclined' })
    const refused = await command(app, landlord, 'acceptListingRequest', { id: winter })
    expect(refused.error?.reason).toBe('LISTING_UNPUBLISHED')
  })

  it('blocks around what is booked or being signed, and declines only whom that leaves nothing', async () => {
    const stage = await completeStage(app)
    const { landlord, tenant, groupId } = stage
    await bookStay(app, stage, '2026-07-01', '2026-08-31')
    const shutOut = await sendRequest(app, { groupId, tenant }, '2026-09-01', '2026-10-31')
    await app.createUser({ email: 'ben@mezzo.example', firstName: 'Ben' })
    const ben = await app.login('ben@mezzo.example')
    const signing = await sendRequest(app, { groupId, tenant }, '2026-11-01', '2026-12-31', ben)
    await app.createUser({ email: 'cleo@mezzo.example', firstName: 'Cleo' })
    const cleo = await app.login('cleo@mezzo.example')
    // Only a contract in signing is in its way.
    const paused = await sendRequest(app, { groupId, tenant }, '2026-11-15', '2026-12-31', cleo)
    await command(app, landlord, 'acceptListingRequest', { id: signing })
    await command(app, ben, 'confirmTenantInterest', { id: signing })
    const consequences = await app.graphql<{
      consequences: {
        stays: number
        blocked: { from: string; to: string }[]
        requests: { listingRequestId: string; wouldBeDeclined: boolean }[]
      }
    }>(
      `query($groupId: ID!) { consequences: unpublishConsequences(groupId: $groupId, blockFrom: "2026-06-01", blockTo: "2026-12-31") {
        stays blocked { from to } requests { listingRequestId wouldBeDeclined } } }`,
      { groupId },
      landlord,
    )
    const expected = [
      { from: '2026-06-01', to: '2026-06-30' },
      { from: '2026-09-01', to: '2026-10-31' },
    ]
    expect(consequences.data.consequences).toEqual({
      stays: 2,
      blocked: expected,
      requests: expect.arrayContaining([
        { listingRequestId: shutOut, wouldBeDeclined: true },
        { listingRequestId: paused, wouldBeDeclined: false },
      ]) as unknown,
    })
    const block = { from: '2026-06-01', to: '2026-12-31' }
    const input = because('BEING_RENOVATED', { block })
    await ask('unpublishListing', landlord, { groupId, input, seen: [shutOut] })
    const blocks = await app.db
      .selectFrom('blocks')
      .select([
        sql<string>`lower(days)::text`.as('from'),
        sql<string>`(upper(days) - 1)::text`.as('to'),
        'reason',
      ])
      .orderBy('days')
      .execute()
    expect(blocks).toEqual(expected.map((days) => ({ ...days, reason: 'RENOVATION' })))
    const rows = await app.db.selectFrom('listing_requests').select(['id', 'status_type']).execute()
    const statusOf = new Map(rows.map((row) => [row.id, row.status_type]))
    expect([statusOf.get(shutOut), statusOf.get(paused)]).toEqual(['NOT_AVAILABLE', 'AV_CHECK'])
  })

  it('declines those who wait, too, when that is wished; who is booked stays', async () => {
    const stage = await completeStage(app)
    const { landlord, tenant, groupId } = stage
    await bookStay(app, stage, '2026-06-01', '2026-08-31')
    const later = await sendRequest(app, { groupId, tenant }, '2026-10-01', '2026-12-31')
    const input = because('SOLD_APARTMENT', { declineRequests: true })
    await ask('unpublishListing', landlord, { groupId, input, seen: [later] })
    const request = await app.db
      .selectFrom('listing_requests')
      .select('status_type')
      .where('id', '=', later)
      .executeTakeFirstOrThrow()
    expect(request.status_type).toBe('NOT_AVAILABLE')
    const booking = await app.db.selectFrom('bookings').select('canceled').executeTakeFirstOrThrow()
    expect(booking.canceled).toBe(false)
    const counts = await app.db.selectFrom('group_counts').selectAll().executeTakeFirstOrThrow()
    expect(counts).toMatchObject({ num_open_requests: 0, num_in_progress_requests: 0 })
  })

  async function acceptedStage() {
    const stage = await completeStage(app)
    const { landlord, tenant, groupId } = stage
    const id = await sendRequest(app, { groupId, tenant }, '2026-06-01', '2026-08-31')
    expect((await command(app, landlord, 'acceptListingRequest', { id })).error).toBeNull()
    return { ...stage, id }
  }

  async function acceptedBy(landlord: Browser, groupId: string, declineAccepted: boolean) {
    const { data } = await app.graphql<{
      consequences: Record<'requests' | 'accepted', { listingRequestId: string; wouldBeDeclined: boolean }[]>
    }>(
      `query($groupId: ID!, $declineAccepted: Boolean) {
        consequences: unpublishConsequences(groupId: $groupId, declineAccepted: $declineAccepted) {
          requests { listingRequestId } accepted { listingRequestId wouldBeDeclined } } }`,
      { groupId, declineAccepted },
      landlord,
    )
    expect(data.consequences.requests).toEqual([])
    return data.consequences.accepted
  }

  it('leaves a yes as it is: whom the dialog shows as kept can take the listing, nobody else finds it', async () => {
    const { landlord, tenant, groupId, id } = await acceptedStage()
    expect(await acceptedBy(landlord, groupId, false)).toEqual([
      { listingRequestId: id, wouldBeDeclined: false },
    ])
    const input = because('RENTED_OUT', { declineRequests: true })
    expect((await ask('unpublishListing', landlord, { groupId, input })).error).toBeNull()
    const { data } = await app.graphql<{ seen: object }>(
      'query($id: ID!) { seen: tenantRequest(listingRequestId: $id) { tenantStatus canConfirmInterest { value } } }',
      { id },
      tenant,
    )
    expect(data.seen).toEqual({
      tenantStatus: 'CONFIRM_TENANT_INTEREST',
      canConfirmInterest: { value: true },
    })
    await app.createUser({ email: 'ben@mezzo.example', firstName: 'Ben' })
    const ben = await app.login('ben@mezzo.example')
    const input2 = requestInput(groupId, '2026-10-01', '2026-12-31')
    expect((await command(app, ben, 'sendBookingRequest', { input: input2 })).error).not.toBeNull()
    expect((await command(app, tenant, 'confirmTenantInterest', { id })).error).toBeNull()
    const { landlord_status } = await app.db
      .selectFrom('listing_requests')
      .select('landlord_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(landlord_status).toBe('CREATING_CONTRACT')
  })

  it('declines whom the landlord has said yes to where that was chosen and shown', async () => {
    const { landlord, tenant, groupId, id } = await acceptedStage()
    expect(await acceptedBy(landlord, groupId, true)).toEqual([
      { listingRequestId: id, wouldBeDeclined: true },
    ])
    const input = because('RENTED_OUT', { declineAccepted: true })
    const unseen = await ask('unpublishListing', landlord, { groupId, input })
    expect(unseen.error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await ask('unpublishListing', landlord, { groupId, input, seen: [id] })).error).toBeNull()
    expect((await command(app, tenant, 'confirmTenantInterest', { id })).error?.reason).toBe('ENDED')
  })

  it('asks no side for dates of a listing that is not public', async () => {
    const { landlord, tenant, groupId } = await completeStage(app)
    const id = await sendRequest(app, { groupId, tenant }, '2026-06-01', '2026-08-31')
    const dates = { id, from: '2026-06-05', to: '2026-08-31' }
    await command(app, landlord, 'suggestDates', dates)
    await ask('unpublishListing', landlord, { groupId, input: because('RENTED_OUT') })
    const refused = { value: false, reason: 'LISTING_UNPUBLISHED' }
    const asked = await app.graphql<{ seen: { nodes: object[] } }>(
      '{ seen: landlordListingRequests { nodes { canSuggestDates { value reason } } } }',
      {},
      landlord,
    )
    expect(asked.data.seen.nodes).toEqual([{ canSuggestDates: refused }])
    const shown = await app.graphql<{ seen: object }>(
      `query($id: ID!) { seen: tenantRequest(listingRequestId: $id) {
        canTakeSuggestion { value reason } canAnswerSuggestion { value } } }`,
      { id },
      tenant,
    )
    expect(shown.data.seen).toEqual({ canTakeSuggestion: refused, canAnswerSuggestion: { value: true } })
    expect((await command(app, tenant, 'takeSuggestedDates', { id })).error?.reason).toBe(
      'LISTING_UNPUBLISHED',
    )
    expect((await command(app, landlord, 'suggestDates', dates)).error?.reason).toBe('LISTING_UNPUBLISHED')
  })

  it('strands nobody whom another public unit can serve', async () => {
    const { landlord, tenant, groupId, unitIds } = await completeStage(app, 2)
    const id = await sendRequest(app, { groupId, tenant }, '2026-06-15', '2026-08-14')
    const block = { from: '2026-06-01', to: '2026-09-30' }
    const input = because('BEING_RENOVATED', { block, declineRequests: true })
    await ask('unpublishListing', landlord, { groupId, listingId: unitIds[0], input })
    expect((await command(app, landlord, 'acceptListingRequest', { id })).error).toBeNull()
    expect(await publicUnits(groupId)).toBe(1)
  })
})

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

describe('a copy', () => {
  it('has the content and the pictures, but no identity and no history', async () => {
    const stage = await completeStage(app, 3)
    const { landlord, groupId } = stage
    await app.db
      .updateTable('groups')
      .set({
        registration_number: 'AB-12',
        house_rules: json({ en: 'No parties' }),
        labels: ['KA', 'SKIP_INVOICE_GENERATION', 'AUTO_ACCEPT_STANDARD_REQUESTS'],
        landlord_fee_percent: 3,
      })
      .where('id', '=', groupId)
      .execute()
    await app.db.updateTable('listings').set({ external_id: 'T-1' }).where('group_id', '=', groupId).execute()
    await bookStay(app, stage, '2026-06-01', '2026-08-31')
    const key = randomUUID()
    const first = given((await ask('duplicateListing', landlord, { groupId, key })).listing)
    const again = given((await ask('duplicateListing', landlord, { groupId, key })).listing)
    expect(again.groupId).toBe(first.groupId)
    expect(first).toMatchObject({ name: 'Torstraße 14 (2)', published: false })
    const copy = await app.db
      .selectFrom('groups')
      .selectAll()
      .where('id', '=', first.groupId)
      .executeTakeFirstOrThrow()
    expect(copy).toMatchObject({
      price: 150_000,
      house_rules: { en: 'No parties' },
      registration_number: null,
      labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'],
      landlord_fee_percent: 10,
    })
    const units = await app.db.selectFrom('listings').selectAll().where('group_id', '=', copy.id).execute()
    expect(units).toHaveLength(3)
    expect(units.every((unit) => !unit.published && unit.external_id === null)).toBe(true)
    expect(units[0]?.available_from).toBe('2026-05-10')
    const pictures = await app.db.selectFrom('pictures').selectAll().where('group_id', '=', copy.id).execute()
    expect(pictures).toHaveLength(1)
    const taken = await app.db
      .selectFrom('occupancies')
      .select('id')
      .where('group_id', '=', copy.id)
      .execute()
    expect(taken).toEqual([])
  })
})

describe('the archive', () => {
  async function overview(landlord: Browser, filter: string): Promise<string[]> {
    const { data } = await app.graphql<{ landlordListings: { nodes: { groupId: string }[] } }>(
      `{ landlordListings(${filter}) { nodes { groupId } } }`,
      {},
      landlord,
    )
    return data.landlordListings.nodes.map((node) => node.groupId)
  }

  it('takes what nothing waits for, keeps it out of sight and gives it back', async () => {
    const { landlord, tenant, groupId } = await completeStage(app)
    expect((await ask('archiveListing', landlord, { groupId })).error?.reason).toBe('STILL_PUBLISHED')
    const id = await sendRequest(app, { groupId, tenant }, '2026-06-15', '2026-08-14')
    await ask('unpublishListing', landlord, { groupId, input: because('FEE_TOO_HIGH') })
    expect((await ask('archiveListing', landlord, { groupId })).error?.reason).toBe('REQUESTS_WAITING')
    await command(app, tenant, 'withdrawListingRequest', { id })
    expect((await ask('archiveListing', landlord, { groupId })).listing?.archivedAt).not.toBeNull()
    expect(await overview(landlord, 'limit: 50')).toEqual([])
    expect(await overview(landlord, 'archived: true')).toEqual([groupId])
    expect((await ask('publishListing', landlord, { groupId })).error?.reason).toBe('ARCHIVED')
    expect((await ask('unarchiveListing', landlord, { groupId })).error).toBeNull()
    expect((await ask('unarchiveListing', landlord, { groupId })).error?.reason).toBe('NOT_ARCHIVED')
    expect(await overview(landlord, 'limit: 50')).toEqual([groupId])
  })

  it('and the overview are filtered by publication, state and what is missing', async () => {
    const { landlord, groupId } = await completeStage(app)
    expect(await overview(landlord, 'publication: PUBLISHED')).toEqual([groupId])
    expect(await overview(landlord, 'publication: NEVER_PUBLISHED')).toEqual([])
    expect(await overview(landlord, 'state: VACANT')).toEqual([groupId])
    expect(await overview(landlord, 'state: OCCUPIED')).toEqual([])
    expect(await overview(landlord, 'incomplete: true')).toEqual([])
    const copy = given((await ask('duplicateListing', landlord, { groupId })).listing).groupId
    await app.db.updateTable('groups').set({ area: 0 }).where('id', '=', copy).execute()
    expect(await overview(landlord, 'publication: NEVER_PUBLISHED')).toEqual([copy])
    expect(await overview(landlord, 'incomplete: true')).toEqual([copy])
    await ask('unpublishListing', landlord, { groupId, input: because('FEE_TOO_HIGH') })
    await app.db
      .updateTable('listings')
      .set({ last_published_at: now })
      .where('group_id', '=', groupId)
      .execute()
    expect(await overview(landlord, 'publication: PREVIOUSLY_PUBLISHED')).toEqual([groupId])
  })
})
