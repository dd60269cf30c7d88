import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { type Stay, addDays, dayOf, mergeStays, parseDay } from '../../../domain/kernel/day.ts'
import { applyAnswer } from '../feeds/apply.ts'
import { closeCalendarReader, parseCalendar } from '../feeds/parse/parse-calendar.ts'
import { calendarToken } from './token.ts'
import { calendarEnd, calendarEntry, calendarHead } from './write-calendar.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(async () => {
  await closeCalendarReader()
  await app.close()
})

const cycles = 100

/** A platform that takes over our calendar and exports it again among its own stays, under ids of its own. */
interface Channel {
  feedId: string
  token: string
  own: Stay[]
  imported: Stay[]
  /** Whether it joins days that touch. */
  joins: boolean
}

async function read(content: Uint8Array) {
  const today = dayOf(app.services.now(), 'Europe/Berlin')
  const calendar = await parseCalendar(content, { timeZone: 'Europe/Berlin', today })
  if (calendar.error === null) return calendar
  // A calendar of which nothing is left is refused as empty, and is an answer all the same.
  expect(calendar.error).toBe('NO_EVENTS')
  return { events: [], hash: calendar.error }
}

async function ask(channel: Channel): Promise<void> {
  const answer = await app.app.inject(`/api/calendars/${channel.token}.ics`)
  expect(answer.statusCode).toBe(200)
  channel.imported = (await read(new Uint8Array(answer.rawPayload))).events.map(({ from, to }) => ({
    from,
    to,
  }))
}

async function tell(channel: Channel): Promise<void> {
  const days = [...channel.own, ...channel.imported]
  const events = (channel.joins ? mergeStays(days) : days).map((stay) =>
    calendarEntry({
      ...stay,
      uid: `${randomUUID()}@channel.example`,
      sequence: 0,
      changedAt: app.services.now(),
      summary: 'CLOSED - Not available',
    }),
  )
  const text = [
    calendarHead({ product: 'Channel', name: 'Channel', refresh: null }),
    ...events,
    calendarEnd(),
  ]
  const answer = await read(Buffer.from(text.join('')))
  await applyAnswer(await app.ctxFor(null), channel.feedId, answer, app.services.now())
}

async function connect(
  stage: Awaited<ReturnType<typeof createStage>>,
  platform: 'AIRBNB' | 'BOOKING_COM',
  about: { own: Stay[]; joins: boolean },
): Promise<Channel> {
  const now = app.services.now()
  const unit = { listing_id: given(stage.unitIds[0]), group_id: stage.groupId, landlord_id: stage.landlordId }
  const feed = await app.db
    .insertInto('calendar_feeds')
    .values({ ...unit, platform, kind: 'LINK', label: platform, url: 'https://channel.example/1.ics' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = await app.db
    .insertInto('calendar_exports')
    .values({ ...unit, platform, label: platform, language: 'en', created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    ...about,
    imported: [],
    feedId: feed.id,
    token: calendarToken(app.services.config.secret, link.id),
  }
}

it(`two platforms that read each other through us for ${cycles} rounds block each stay once`, async () => {
  app.setNow('2029-11-20T08:00:00Z')
  const stage = await createStage(app)
  await bookStay(app, stage, '2030-02-01', '2030-02-28')
  const stay = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })
  const channels = [
    await connect(stage, 'AIRBNB', { own: [stay('2030-01-10', '2030-01-31')], joins: false }),
    await connect(stage, 'BOOKING_COM', { own: [stay('2030-04-01', '2030-04-10')], joins: true }),
  ]
  const counts = new Set<number>()
  for (let round = 0; round < cycles; round++) {
    app.setNow(app.services.now().add({ minutes: 15 }))
    for (const channel of channels) {
      await ask(channel)
      await tell(channel)
    }
    counts.add((await app.db.selectFrom('blocks').select('id').execute()).length)
  }
  const days = await app.db.selectFrom('blocks').select(['feed_id', 'days']).orderBy('days').execute()
  expect(days).toEqual(
    channels.map(({ feedId, own: [own] }) => ({
      feed_id: feedId,
      days: `[${given(own).from},${addDays(given(own).to, 1)})`,
    })),
  )
  expect([...counts]).toEqual([2])
})
