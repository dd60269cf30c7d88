import { randomUUID } from 'node:crypto'
import { json } from '../../src/server/kernel/db/parameters.ts'
import type { Browser, TestApp } from '../app.ts'
import { createPortal, loginSales, PORTAL_INPUT } from '../portals.ts'
import { bookStay } from '../request-commands.ts'
import { createStage, given } from '../builders.ts'
import { type Stage, from, to, type Calls } from './stages.ts'

/** With a calendar that holds back its one stay. */
async function connected(app: TestApp, given?: Stage) {
  const stage = given ?? (await createStage(app))
  const days = { from, to: '2030-02-10' }
  const eventId = randomUUID()
  const unit = { listing_id: stage.unitIds[0] ?? '', group_id: stage.groupId, landlord_id: stage.landlordId }
  const { id: feedId } = await app.db
    .insertInto('calendar_feeds')
    .values({
      ...unit,
      kind: 'LINK',
      platform: 'AIRBNB',
      label: 'Airbnb',
      url: 'https://calendar.invalid/',
      events: json([{ id: eventId, uid: 'a', kind: 'STAY', days, block: days }]),
      quarantine_since: app.services.now(),
      quarantine_answers: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const block = { source: 'ics', reason: 'RENTED_ELSEWHERE', feed_id: feedId } as const
  await app.db
    .insertInto('blocks')
    .values({ ...unit, ...block, id: eventId, days: '[2030-02-01,2030-02-11)' })
    .execute()
  return { ...stage, feedId, eventId }
}

/** A block of the stage's first unit; answers its id. */
async function blocked(app: TestApp, { landlordId, groupId, unitIds }: Stage): Promise<string> {
  const unit = { listing_id: given(unitIds[0]), group_id: groupId, landlord_id: landlordId }
  const { id } = await app.db
    .insertInto('blocks')
    .values({ ...unit, days: '[2030-03-01,2030-03-10]', source: 'own', reason: 'OWN_USE' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function portalOf(app: TestApp): Promise<{ as: Browser; portalId: string }> {
  const as = await loginSales(app)
  return { as, portalId: given((await createPortal(app, as)).portal).id }
}

/** A file with one stay in the stage's first unit, and what its dry run has shown. */
async function staysFile(app: TestApp, { landlord, unitIds }: Stage) {
  const file = {
    csv: 'unit,from,to,reference\nWE 01,2030-08-01,2030-08-20,A1\n',
    units: [{ name: 'WE 01', listingId: given(unitIds[0]) }],
  }
  const { data } = await app.graphql<{ staysFileDryRun: { seen: string } }>(
    'query($file: StaysFileInput!) { staysFileDryRun(file: $file) { seen } }',
    { file },
    landlord,
  )
  return { file, seen: data.staysFileDryRun.seen }
}

/** Stories of calendars. */
export const calendarsCalls: Calls = {
  async importStays(app) {
    const stage = await createStage(app)
    return { as: stage.landlord, variables: await staysFile(app, stage), changed: { seen: 'other' } }
  },
  async undoStaysImport(app) {
    const stage = await createStage(app)
    const { data } = await app.graphql<{ importStays: { import: { _id: string } } }>(
      `mutation($file: StaysFileInput!, $seen: String!, $key: ID!) {
        importStays(file: $file, seen: $seen, idempotencyKey: $key) { import { _id } } }`,
      { ...(await staysFile(app, stage)), key: randomUUID() },
      stage.landlord,
    )
    const importId = data.importStays.import._id
    return { as: stage.landlord, variables: { importId }, changed: { importId: randomUUID() } }
  },
  async addCalendarFeed(app) {
    const stage = await createStage(app)
    // An own address, which is never asked.
    const input = { listingId: stage.unitIds[0], url: 'http://127.0.0.1:9/x.ics', label: 'Airbnb' }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, label: 'Vrbo' } } }
  },
  async changeCalendarFeed(app) {
    const { landlord, feedId } = await connected(app)
    const input = { label: 'The other one' }
    return { as: landlord, variables: { feedId, input }, changed: { input: { label: 'Somebody else' } } }
  },
  async removeCalendarFeed(app) {
    const { landlord, feedId } = await connected(app)
    return { as: landlord, variables: { feedId, keepBlocks: false }, changed: { keepBlocks: true } }
  },
  async releaseCalendarFeed(app) {
    const { landlord, feedId } = await connected(app)
    return { as: landlord, variables: { feedId }, changed: { feedId: randomUUID() } }
  },
  async answerCalendarWindow(app) {
    const { landlord, feedId } = await connected(app)
    const variables = { feedId, meaning: 'CLOSED' }
    return { as: landlord, variables, changed: { meaning: 'NOT_OPENED' } }
  },
  async settleCalendarConflict(app) {
    const stage = await createStage(app)
    await bookStay(app, stage, from, to)
    const { eventId } = await connected(app, stage)
    const variables = { eventId, settlement: 'KEEP' }
    return { as: stage.landlord, variables, changed: { settlement: 'SAME_STAY' } }
  },
  async undoCalendarSettlement(app) {
    const stage = await createStage(app)
    await bookStay(app, stage, from, to)
    const { eventId } = await connected(app, stage)
    const variables = { eventId, settlement: 'SAME_STAY' }
    const key = randomUUID()
    await app.graphql(
      `mutation($eventId: ID!, $settlement: ConflictSettlement!, $key: ID!) {
        settleCalendarConflict(eventId: $eventId, settlement: $settlement, idempotencyKey: $key) { error { name } } }`,
      { ...variables, key },
      stage.landlord,
    )
    return { as: stage.landlord, variables, changed: { settlement: 'KEEP' } }
  },
  async createBlocks(app) {
    const { landlord, unitIds } = await createStage(app)
    const input = { listingIds: unitIds, from, to, reason: 'OWN_USE', note: 'The roof' }
    return { as: landlord, variables: { input }, changed: { input: { ...input, to: '2030-08-01' } } }
  },
  async changeBlock(app) {
    const stage = await createStage(app)
    const variables = { blockId: await blocked(app, stage), input: { from, to, reason: 'RENOVATION' } }
    return { as: stage.landlord, variables, changed: { input: { from, to, reason: 'OTHER' } } }
  },
  async deleteBlocks(app) {
    const stage = await createStage(app)
    const variables = { blockIds: [await blocked(app, stage)] }
    return { as: stage.landlord, variables, changed: { blockIds: [randomUUID()] } }
  },
  async restoreBlocks(app) {
    const { landlord, unitIds } = await createStage(app)
    const block = { listingId: given(unitIds[0]), from, to, reason: 'OWN_USE', note: '' }
    return {
      as: landlord,
      variables: { blocks: [block] },
      changed: { blocks: [{ ...block, reason: 'OTHER' }] },
    }
  },
  async changeWindows(app) {
    const { landlord, unitIds } = await createStage(app)
    const input = { listingIds: unitIds, availableTo: '2032-12-31' }
    return { as: landlord, variables: { input }, changed: { input: { ...input, availableTo: '2033-12-31' } } }
  },
  async createAccessLink(app) {
    const stage = await createStage(app)
    const input = { groupId: stage.groupId, recipient: 'The caretaker' }
    return {
      as: stage.landlord,
      variables: { input },
      changed: { input: { ...input, recipient: 'Somebody else' } },
    }
  },
  async createCalendarExport(app) {
    const stage = await createStage(app)
    const input = { groupId: stage.groupId, label: 'The channel manager', platform: 'OTHER' }
    return {
      as: stage.landlord,
      variables: { input },
      changed: { input: { ...input, label: 'Somebody else' } },
    }
  },
  async revokeCalendarExport(app) {
    const { landlord, landlordId, groupId } = await createStage(app)
    const now = app.services.now()
    const link = {
      label: 'Google',
      platform: 'GOOGLE',
      language: 'en',
      created_at: now,
      changed_at: now,
    } as const
    const { id } = await app.db
      .insertInto('calendar_exports')
      .values({ landlord_id: landlordId, group_id: groupId, ...link })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { as: landlord, variables: { exportId: id }, changed: { exportId: randomUUID() } }
  },
  async createCleaningLink(app) {
    const { landlord } = await createStage(app)
    const input = { label: 'Marta', keys: 'In the box at the door.' }
    return { as: landlord, variables: { input }, changed: { input: { ...input, label: 'Somebody else' } } }
  },
  async revokeCleaningLink(app) {
    const { landlord, landlordId } = await createStage(app)
    const { id } = await app.db
      .insertInto('cleaning_links')
      .values({ landlord_id: landlordId, label: 'Marta', created_at: app.services.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { as: landlord, variables: { linkId: id }, changed: { linkId: randomUUID() } }
  },
  async createPartnerPortal(app) {
    const as = await loginSales(app)
    return { as, variables: { input: PORTAL_INPUT }, changed: { input: { ...PORTAL_INPUT, name: 'Other' } } }
  },
  async changePartnerPortal(app) {
    const { as, portalId } = await portalOf(app)
    const input = { ...PORTAL_INPUT, name: 'Other' }
    return { as, variables: { portalId, input }, changed: { input: PORTAL_INPUT } }
  },
  async replacePartnerPortalLink(app) {
    const { as, portalId } = await portalOf(app)
    return { as, variables: { portalId }, changed: { portalId: randomUUID() } }
  },
  async revokePartnerPortal(app) {
    const { as, portalId } = await portalOf(app)
    return { as, variables: { portalId }, changed: { portalId: randomUUID() } }
  },
}
