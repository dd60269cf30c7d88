import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { json } from '../../kernel/db/parameters.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { completeStage } from '../../../../test/complete-stage.ts'
import { because, publishingSteps } from '../../../../test/publishing-steps.ts'
import { given, joinAsLimited } from '../../../../test/builders.ts'

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

const { ask, publicUnits } = publishingSteps(() => app)

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
