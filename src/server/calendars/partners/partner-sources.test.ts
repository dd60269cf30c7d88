import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, landlordStatusOf } from '../../../../test/builders.ts'
import { handOver, handoverStage } from '../../../../test/handover-stage.ts'
import { httpPartnerSources } from '../../kernel/adapters/partners/http-partner.ts'
import {
  type LocalPartner,
  PARTNER_FAILURES,
  startLocalPartner,
} from '../../kernel/adapters/partners/local-partner.ts'
import { PartnerError } from '../../kernel/adapters/partners/partner-source.ts'
import { syncPartnerSources } from './actions.ts'

let app: TestApp
let partner: LocalPartner
beforeAll(async () => {
  partner = await startLocalPartner({ apiKey: 'local-key' })
  app = await buildTestApp({ config: { partner: { url: partner.url, apiKey: 'local-key' } } })
})
afterEach(() => app.reset())
afterAll(async () => {
  await app.close()
  await partner.close()
})

type Stage = Awaited<ReturnType<typeof createStage>>

const enabled: { group: { labels: Tag[] } } = { group: { labels: ['PARTNER_SYNC_ENABLED'] } }

/** Runs the sync as its job does, some minutes later each time. */
async function sync(hours = 0.5): Promise<void> {
  app.setNow(app.services.now().add({ minutes: hours * 60 }))
  await syncPartnerSources(await app.ctxFor(null))
}

async function blocksOf(stage: Stage): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select source || ' ' || lower(days) || '..' || upper(days) - 1 as text from blocks
    where listing_id = ${given(stage.unitIds[0])}::uuid order by 1`.execute(app.db)
  return rows.map(({ text }) => text)
}

async function setLabels(stage: Stage, labels: Tag[]): Promise<void> {
  await app.db.updateTable('groups').set({ labels }).where('id', '=', stage.groupId).execute()
}

async function statesOf(stage: Stage) {
  const { data } = await app.graphql<{ partnerSources: Record<string, unknown>[] }>(
    `query($id: ID!) { partnerSources(listingId: $id) {
       source allowed { value reason } blocks conflicts failingSince quarantineSince answeredAt } }`,
    { id: stage.unitIds[0] },
    stage.landlord,
  )
  return data.partnerSources
}

const stays = [
  { id: 'p-1', from: '2030-02-01', to: '2030-02-28' },
  { id: 'p-2', from: '2030-04-01', to: '2030-04-30' },
]

describe('days from a partner', () => {
  it('are blocks of their source, which move and go with what it says', async () => {
    const stage = await createStage(app, enabled)
    const unit = given(stage.unitIds[0])
    partner.tell(unit, 'hns', stays)
    partner.tell(unit, 'hnsavailabilities', [{ id: 'a-1', from: '2030-06-01', to: '2030-06-02' }])
    partner.tell(unit, 'hnsrestrictions', [{ id: 'r-1', from: '2030-06-02', to: '2030-06-03' }])
    await sync()
    expect(await blocksOf(stage)).toEqual([
      'hns 2030-02-01..2030-02-28',
      'hns 2030-04-01..2030-04-30',
      'hnsavailabilities 2030-06-01..2030-06-02',
      'hnsrestrictions 2030-06-02..2030-06-03',
    ])
    const before = await app.db.selectFrom('blocks').select('id').where('source', '=', 'hns').execute()
    partner.tell(unit, 'hns', [{ id: 'p-1', from: '2030-02-05', to: '2030-03-05' }])
    await sync()
    expect((await blocksOf(stage)).slice(0, 2)).toEqual([
      'hns 2030-02-05..2030-03-05',
      'hnsavailabilities 2030-06-01..2030-06-02',
    ])
    const after = await app.db.selectFrom('blocks').select('id').where('source', '=', 'hns').execute()
    expect(before).toContainEqual(given(after[0]))
    const audited = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'syncPartnerSource')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(audited?.data).toEqual({ source: 'hns', added: 0, moved: 1, removed: 1 })
  })

  it('that are the same write nothing but when they were asked for', async () => {
    const stage = await createStage(app, enabled)
    partner.tell(given(stage.unitIds[0]), 'hns', stays)
    await sync()
    const rows = () => app.db.selectFrom('blocks').selectAll().orderBy('id').execute()
    const [blocks, log] = [await rows(), await app.db.selectFrom('audit_log').select('id').execute()]
    await sync()
    expect(await rows()).toEqual(blocks)
    expect(await app.db.selectFrom('audit_log').select('id').execute()).toEqual(log)
  })

  it('are the new landlord’s where the home was handed over while the partner was asked', async () => {
    const stage = await handoverStage(app, enabled)
    const unit = given(stage.unitIds[0])
    partner.tell(unit, 'hns', stays)
    partner.meanwhile = async () => {
      partner.meanwhile = null
      await handOver(app, stage)
    }
    await sync(0.05)
    expect(await blocksOf(stage)).toHaveLength(2)
    const { rows } = await sql<{ landlordId: string }>`
      select landlord_id as "landlordId" from blocks union select landlord_id from partner_sources
      union select landlord_id from audit_log where action = 'syncPartnerSource'`.execute(app.db)
    expect(rows).toEqual([{ landlordId: stage.receiverId }])
  })

  it('that don’t come for a home that is handed over meanwhile are missed at the new landlord’s', async () => {
    const stage = await handoverStage(app, { ...enabled, unit: { external_id: PARTNER_FAILURES[1] } })
    partner.meanwhile = async () => {
      partner.meanwhile = null
      await handOver(app, stage)
    }
    await sync(0.05)
    const rows = await app.db.selectFrom('partner_sources').select('landlord_id').distinct().execute()
    expect(rows).toEqual([{ landlord_id: stage.receiverId }])
  })

  it('decline a request that no unit can serve any more, and stand over a booking without harming it', async () => {
    const stage = await createStage(app, enabled)
    await bookStay(app, stage, '2030-02-01', '2030-03-31')
    const waiting = await sendRequest(app, stage, '2030-04-15', '2030-06-30')
    partner.tell(given(stage.unitIds[0]), 'hns', stays)
    await sync()
    expect(await blocksOf(stage)).toHaveLength(2)
    expect(await landlordStatusOf(app.db, waiting)).toBe('OTHER')
    const booking = await app.db.selectFrom('bookings').select('canceled').executeTakeFirstOrThrow()
    expect(booking.canceled).toBe(false)
  })

  it('are a conflict with a booking where somebody stays, not where the partner has only nothing to offer', async () => {
    const stage = await createStage(app, enabled)
    await bookStay(app, stage, '2030-02-01', '2030-03-31')
    const unit = given(stage.unitIds[0])
    partner.tell(unit, 'hns', [{ id: '1', from: '2030-02-05', to: '2030-02-06' }])
    partner.tell(unit, 'hnsavailabilities', [{ id: '1', from: '2030-02-01', to: '2030-03-31' }])
    partner.tell(unit, 'hnsrestrictions', [{ id: '1', from: '2030-07-01', to: '2030-07-02' }])
    await sync()
    const conflicts = async () => {
      const url = `/api/calendar?listingId=${unit}&from=2030-01-01&to=2030-12-31`
      const answer = (await app.send(stage.landlord, { url })).json<{
        units: { blocks: { source: string; conflict: boolean }[] }[]
      }>()
      return answer.units.flatMap(({ blocks }) =>
        blocks.filter(({ conflict }) => conflict).map(({ source }) => source),
      )
    }
    expect(await conflicts()).toEqual(['hns'])
    partner.tell(unit, 'hnsrestrictions', [{ id: '1', from: '2030-03-30', to: '2030-07-02' }])
    await sync()
    expect(await conflicts()).toEqual(['hns'])
  })

  it('are shown among the conflicts of calendars, and may be kept there beside the booking', async () => {
    const stage = await createStage(app, enabled)
    await bookStay(app, stage, '2030-02-01', '2030-03-31')
    partner.tell(given(stage.unitIds[0]), 'hns', [{ id: '1', from: '2030-02-05', to: '2030-02-06' }])
    await sync()
    const list = async () => {
      const { data } = await app.graphql<{ calendarConflicts: { id: string }[] }>(
        '{ calendarConflicts { id feedId feedLabel source settlement } }',
        {},
        stage.landlord,
      )
      return data.calendarConflicts
    }
    const [conflict] = await list()
    expect(conflict).toMatchObject({ feedId: null, feedLabel: null, source: 'hns', settlement: null })
    const needs = async () =>
      (
        await app.graphql<{ needsYouCalendars: { nodes: unknown[] } }>(
          '{ needsYouCalendars { nodes { kind source feedId conflicts } } }',
          {},
          stage.landlord,
        )
      ).data.needsYouCalendars.nodes
    expect(await needs()).toEqual([{ kind: 'CONFLICT', source: 'hns', feedId: null, conflicts: 1 }])
    const settle = async (settlement: string) =>
      (
        await app.graphql<{ settleCalendarConflict: { error: { name: string } | null } }>(
          `mutation($id: ID!, $settlement: ConflictSettlement!, $key: ID!) {
            settleCalendarConflict(eventId: $id, settlement: $settlement, idempotencyKey: $key) {
              error { name } } }`,
          { id: given(conflict).id, settlement, key: crypto.randomUUID() },
          stage.landlord,
        )
      ).data.settleCalendarConflict.error
    expect(await settle('SAME_STAY')).toMatchObject({ name: 'ResourceNotFoundError' })
    expect(await settle('KEEP')).toBeNull()
    expect(await list()).toMatchObject([{ source: 'hns', settlement: 'KEEP' }])
    expect(await needs()).toEqual([])
  })

  it('of which a stay is booked here are notified by mail and in the app, once, in the language of the landlord', async () => {
    const stage = await createStage(app, enabled)
    await app.db
      .updateTable('users')
      .set({ language: 'de' })
      .where('email', '=', 'jana@mezzo.example')
      .execute()
    await bookStay(app, stage, '2030-02-01', '2030-03-31')
    const unit = given(stage.unitIds[0])
    const notified = async () => ({
      mails: await app.db
        .selectFrom('mails')
        .select(['to', 'subject', 'text'])
        .where('template', '=', 'partnerConflict')
        .execute(),
      notices: (
        await app.graphql<{ notifications: { nodes: { event: string }[] } }>(
          '{ notifications { nodes { event kind target firstName listingName from to listingId partOfGroup } } }',
          {},
          stage.landlord,
        )
      ).data.notifications.nodes.filter(({ event }) => event === 'partnerConflict'),
    })
    partner.tell(unit, 'hnsavailabilities', [{ id: 'a', from: '2030-02-01', to: '2030-03-31' }])
    await sync()
    expect(await notified()).toEqual({ mails: [], notices: [] })
    const twice = [
      { id: '1', from: '2030-02-05', to: '2030-02-06' },
      { id: '2', from: '2030-03-05', to: '2030-03-06' },
    ]
    partner.tell(unit, 'hns', twice)
    await sync()
    const { mails, notices } = await notified()
    expect(mails).toMatchObject([
      { to: 'jana@mezzo.example', subject: 'Torstraße 14 ist vielleicht doppelt gebucht' },
    ])
    expect(given(mails[0]).text).toContain('vom 5. Februar 2030 bis zum 6. Februar 2030')
    expect(given(mails[0]).text).toContain('Insgesamt sind es 2 solche Fälle')
    expect(given(mails[0]).text).toContain(`/de/dashboard/l/${unit}/availability`)
    expect(notices).toEqual([
      {
        event: 'partnerConflict',
        kind: 'CALENDAR_PROBLEM',
        target: 'CALENDAR',
        firstName: 'hns',
        listingName: 'Torstraße 14',
        from: '2030-02-05',
        to: '2030-02-06',
        listingId: unit,
        partOfGroup: false,
      },
    ])
    expect((await statesOf(stage)).map(({ conflicts }) => conflicts)).toEqual([2, 0, 0])
    // Still there, moved within the same booking, and with a third elsewhere: nothing new to tell.
    partner.tell(unit, 'hns', [
      { id: '1', from: '2030-02-05', to: '2030-02-07' },
      ...twice.slice(1),
      { id: '3', from: '2030-08-01', to: '2030-08-02' },
    ])
    await sync()
    expect(await notified()).toEqual({ mails, notices })
    expect((await statesOf(stage)).map(({ conflicts }) => conflicts)).toEqual([2, 0, 0])
  })

  it('stay when all of them vanish, until that was received three times in a day', async () => {
    const stage = await createStage(app, enabled)
    partner.tell(given(stage.unitIds[0]), 'hns', stays)
    await sync()
    partner.tell(given(stage.unitIds[0]), 'hns', [])
    for (const hours of [1, 12]) await sync(hours)
    expect(await blocksOf(stage)).toHaveLength(2)
    expect((await statesOf(stage))[0]?.['quarantineSince']).not.toBeNull()
    await sync(12)
    expect(await blocksOf(stage)).toEqual([])
    expect((await statesOf(stage))[0]?.['quarantineSince']).toBeNull()
  })
})

describe('the flags of a listing', () => {
  it('say whether a partner is asked, and what came goes when they forbid it', async () => {
    const stage = await createStage(app)
    const unit = given(stage.unitIds[0])
    for (const source of ['hns', 'hnsavailabilities', 'hnsrestrictions'] as const)
      partner.tell(unit, source, [{ id: '1', from: '2030-02-01', to: '2030-02-02' }])
    const sourcesWith = async (labels: Tag[]) => {
      await setLabels(stage, labels)
      await sync()
      return (await blocksOf(stage)).map((text) => text.split(' ')[0])
    }
    expect(await sourcesWith([])).toEqual([])
    expect(partner.calls).toBeGreaterThan(0)
    expect(await sourcesWith(['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'])).toEqual(['hns'])
    expect(await sourcesWith(['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_2'])).toEqual([
      'hns',
      'hnsrestrictions',
    ])
    expect(await sourcesWith(['PARTNER_SYNC_ENABLED', 'SKIP_SYNC_WITH_PORTAL'])).toEqual([
      'hnsavailabilities',
      'hnsrestrictions',
    ])
    expect(await sourcesWith(['PARTNER_SYNC_ENABLED', 'NO_PARTNER_SYNC'])).toEqual([])
    expect((await statesOf(stage)).map(({ allowed }) => allowed)).toEqual([
      { value: false, reason: 'NO_PARTNER_SYNC' },
      { value: false, reason: 'NO_PARTNER_SYNC' },
      { value: false, reason: 'NO_PARTNER_SYNC' },
    ])
  })

  it('that allow nothing leave the partner unasked', async () => {
    await createStage(app, { group: { labels: ['PARTNER_SYNC_ENABLED', 'NO_PARTNER_SYNC'] } })
    const before = partner.calls
    await sync()
    expect(partner.calls).toBe(before)
  })
})

describe('a partner that does not answer', () => {
  const [, failing] = PARTNER_FAILURES

  it('frees nothing, is asked again, and its other customers are served', async () => {
    const stage = await createStage(app, { ...enabled, units: 2 })
    for (const unit of stage.unitIds) partner.tell(unit, 'hns', stays)
    await sync()
    await app.db
      .updateTable('listings')
      .set({ external_id: failing })
      .where('id', '=', given(stage.unitIds[0]))
      .execute()
    for (const unit of stage.unitIds)
      partner.tell(unit, 'hns', [...stays, { id: 'p-3', from: '2030-09-01', to: '2030-09-02' }])
    await sync()
    expect(await blocksOf(stage)).toHaveLength(2)
    expect(await blocksOf({ ...stage, unitIds: stage.unitIds.slice(1) })).toHaveLength(3)
    expect((await statesOf(stage))[0]?.['failingSince']).not.toBeNull()
    await app.db.updateTable('listings').set({ external_id: null }).execute()
    await sync()
    expect(await blocksOf(stage)).toHaveLength(3)
    expect((await statesOf(stage))[0]?.['failingSince']).toBeNull()
  })

  // Together, since two of them take their ten seconds.
  it('however it fails, is an error within ten seconds, never an answer', async () => {
    const [source] = httpPartnerSources({ url: partner.url, apiKey: 'local-key' })
    const started = performance.now()
    const answers = await Promise.allSettled(
      PARTNER_FAILURES.map((externalId) => given(source).listBlocks({ listingId: 'x', externalId })),
    )
    expect(performance.now() - started).toBeLessThan(30_000)
    expect(
      answers.map((answer) => answer.status === 'rejected' && answer.reason instanceof PartnerError),
    ).toEqual(PARTNER_FAILURES.map(() => true))
  })

  it('because nobody is there, or the key is wrong, is an error too', async () => {
    for (const access of [
      { url: 'http://127.0.0.1:1', apiKey: 'local-key' },
      { url: partner.url, apiKey: 'another key' },
    ]) {
      const [source] = httpPartnerSources(access)
      await expect(given(source).listBlocks({ listingId: 'x', externalId: null })).rejects.toThrow(
        PartnerError,
      )
    }
  })
})

it('tells of a unit to whoever may see it alone', async () => {
  const stage = await createStage(app, enabled)
  expect((await statesOf(stage)).map(({ source }) => source)).toEqual([
    'hns',
    'hnsavailabilities',
    'hnsrestrictions',
  ])
  await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
  const query = 'query($id: ID!) { partnerSources(listingId: $id) { source } }'
  const foreign = await app.graphql(query, { id: stage.unitIds[0] }, await app.login('henrike@mezzo.example'))
  expect(foreign.errors?.[0]?.extensions?.name).toBe('ResourceNotFoundError')
})
