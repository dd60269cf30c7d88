import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { bookAccepted, bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, requestInput } from '../../../../test/builders.ts'
import {
  answering,
  BAD_BEHAVIOURS,
  type Behaviour,
  calendarOf,
  type CalendarServer,
  startCalendarServer,
} from '../../../../test/calendar-server.ts'
import { parseAllowedHosts } from '../../kernel/config/allowed-hosts.ts'
import { closeCalendarReader } from './parse/parse-calendar.ts'
import { pollCalendars } from './poll-actions.ts'
import { refreshFeeds } from './refresh.ts'
import { noteAnswerTime, forgetAnswerTimes } from './slow-hosts.ts'
import { addDays, parseDay } from '../../../domain/kernel/day.ts'

let app: TestApp
let provider: CalendarServer
beforeAll(async () => {
  provider = await startCalendarServer()
  app = await buildTestApp({
    config: {
      allowedPrivateHosts: parseAllowedHosts(`127.0.0.1:${provider.port},localhost:${provider.port}`),
    },
  })
})
afterAll(async () => {
  await closeCalendarReader()
  await provider.close()
  await app.close()
})
beforeEach(async () => {
  await app.reset()
  provider.forget()
  forgetAnswerTimes()
  app.setNow(start)
})

afterEach(() => vi.restoreAllMocks())

const start = '2030-01-01T09:00:00Z'
const minutesLater = (minutes: number) => Temporal.Instant.from(start).add({ minutes })

type Stage = Awaited<ReturnType<typeof createStage>>

async function link(stage: Stage, name: string, unit = 0): Promise<string> {
  const { id } = await app.db
    .insertInto('calendar_feeds')
    .values({
      listing_id: given(stage.unitIds[unit]),
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      kind: 'LINK',
      platform: 'AIRBNB',
      label: name,
      url: provider.link(name),
      next_check_at: app.services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const feedOf = (id: string) =>
  app.db.selectFrom('calendar_feeds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function blockedDays(): Promise<string[]> {
  const rows = await app.db.selectFrom('blocks').select('days').orderBy('days').execute()
  return rows.map(({ days }) => days)
}

async function poll(at = app.services.now()) {
  app.setNow(at)
  return pollCalendars(await app.ctxFor(null))
}

describe('a linked calendar', () => {
  it('is asked by name, and its days are blocked', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const id = await link(stage, 'airbnb')
    expect(await poll()).toEqual({ asked: 1, unchanged: 0, failed: 0 })
    expect(await blockedDays()).toEqual(['[2030-02-01,2030-02-11)'])
    expect(given(provider.asked('airbnb')[0]).headers['user-agent']).toMatch(
      /^Mezzo-Calendar\/\d+\.\d+\.\d+ \(\+http:\/\/localhost:3000\)$/,
    )
    const feed = await feedOf(id)
    expect(feed).toMatchObject({ error: null, failures: 0, lease: null })
    expect(String(feed.answered_at)).toBe(start)
    const wait = given(feed.next_check_at).since(Temporal.Instant.from(start)).total('minutes')
    expect(wait).toBeGreaterThanOrEqual(13.5)
    expect(wait).toBeLessThanOrEqual(16.5)
  })

  it('is not asked again before its time, and then only for what has changed', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const id = await link(stage, 'airbnb')
    await poll()
    expect(await poll(minutesLater(13))).toMatchObject({ asked: 0 })
    const before = await feedOf(id)
    const rows = await writtenRows()
    expect(await poll(minutesLater(17))).toEqual({ asked: 1, unchanged: 1, failed: 0 })
    expect(given(provider.asked('airbnb')[1]).headers['if-none-match']).toBe(before.etag)
    const { checked_at, answered_at, next_check_at, ...after } = await feedOf(id)
    expect(before).toMatchObject(after)
    expect([String(checked_at), String(answered_at)]).toEqual(Array(2).fill(String(minutesLater(17))))
    expect(Temporal.Instant.compare(given(next_check_at), minutesLater(30))).toBe(1)
    expect(await writtenRows()).toEqual(rows)
  })

  it('that stamps itself anew but says the same changes nothing but the times', async () => {
    const stage = await createStage(app)
    let stamp = 0
    provider.behave('booking', (_, response) => {
      const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:2030010${++stamp}T000000Z\r\nDTSTART;VALUE=DATE:20300301\r\nDTEND;VALUE=DATE:20300305\r\nSUMMARY:CLOSED\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
      response.writeHead(200, { etag: `"${stamp}"` }).end(calendar)
    })
    await link(stage, 'booking')
    await poll()
    const rows = await writtenRows()
    expect(await poll(minutesLater(17))).toEqual({ asked: 1, unchanged: 1, failed: 0 })
    expect(stamp).toBe(2)
    expect(await writtenRows()).toEqual(rows)
  })

  it('is asked once, however many servers look for work', async () => {
    const stage = await createStage(app, { units: 6 })
    for (let unit = 0; unit < 6; unit++) {
      provider.behave(
        `slow-${unit}`,
        (_, response) => void setTimeout(() => response.writeHead(503).end(), 50),
      )
      await link(stage, `slow-${unit}`, unit)
    }
    const ctx = await app.ctxFor(null)
    const runs = await Promise.all(Array.from({ length: 5 }, () => pollCalendars(ctx)))
    expect(runs.reduce((sum, { asked }) => sum + asked, 0)).toBe(6)
    expect(provider.mostAtOnce()).toBe(1)
    for (let unit = 0; unit < 6; unit++) expect(provider.asked(`slow-${unit}`)).toHaveLength(1)
  })

  it('whose server died while asking is asked again when its lease is over', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const id = await link(stage, 'airbnb')
    await app.db
      .updateTable('calendar_feeds')
      .set({ lease: crypto.randomUUID(), leased_until: minutesLater(1) })
      .where('id', '=', id)
      .execute()
    expect(await poll()).toMatchObject({ asked: 0 })
    expect(await poll(minutesLater(2))).toMatchObject({ asked: 1, failed: 0 })
  })
})

describe('an answer that comes too late', () => {
  const old = answering(calendarOf([['2030-02-01', '2030-02-10']]))

  it('from a link that was changed meanwhile blocks nothing, and leaves no mark of its own', async () => {
    const stage = await createStage(app)
    const id = await link(stage, 'slow')
    provider.publish('new', [['2030-03-01', '2030-03-10']])
    const change = `mutation($id: ID!, $url: String!, $key: ID!) {
      changeCalendarFeed(feedId: $id, input: { label: "new", url: $url }, idempotencyKey: $key) {
        error { name } } }`
    provider.behave('slow', (request, response) => {
      const input = { id, url: provider.link('new'), key: crypto.randomUUID() }
      void app.graphql(change, input, stage.landlord).then(() => old(request, response))
    })
    await poll()
    expect(await blockedDays()).toEqual(['[2030-03-01,2030-03-11)'])
    await poll(minutesLater(20))
    const marks = provider.asked('new').map(({ headers }) => headers['if-none-match'])
    expect(marks).toEqual([undefined, (await feedOf(id)).etag])
    expect(provider.asked('slow')).toHaveLength(1)
  })

  it('after somebody else has asked undoes nothing of the newer answer', async () => {
    const stage = await createStage(app)
    const id = await link(stage, 'slow')
    let turn = 0
    const newer = answering(calendarOf([['2030-03-01', '2030-03-10']]))
    const another = async () => {
      app.setNow(minutesLater(2))
      await pollCalendars(await app.ctxFor(null))
    }
    provider.behave('slow', (request, response) => {
      if (turn++ > 0) newer(request, response)
      else void another().then(() => old(request, response))
    })
    await poll()
    expect(turn).toBe(2)
    expect(await blockedDays()).toEqual(['[2030-03-01,2030-03-11)'])
    expect(await feedOf(id)).toMatchObject({ failures: 0, lease: null })
  })
})

describe('a calendar whose meaning may change with time', () => {
  it('is asked only for what has changed, and looked at once more when it hasn’t', async () => {
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-03-01', '2030-05-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await bookAccepted(app, id)
    const feedId = await link(stage, 'airbnb')
    provider.publish('airbnb', [['2030-05-20', '2030-05-30']])
    await poll()
    const [block] = await app.db.selectFrom('blocks').select('id').execute()
    const settle = `mutation($eventId: ID!, $key: ID!) {
      settleCalendarConflict(eventId: $eventId, settlement: SAME_STAY, idempotencyKey: $key) { error { name } } }`
    const key = crypto.randomUUID()
    await app.graphql(settle, { eventId: given(block).id, key }, stage.landlord)
    expect(await blockedDays()).toEqual([])
    await app.db.deleteFrom('occupancies').execute()
    const { etag } = await feedOf(feedId)
    expect(await poll(minutesLater(20))).toMatchObject({ asked: 1, failed: 0 })
    expect(given(provider.asked('airbnb')[1]).headers['if-none-match']).toBe(given(etag))
    expect(await blockedDays()).toEqual(['[2030-05-20,2030-05-31)'])
    expect(await feedOf(feedId)).toMatchObject({ etag, lease: null })
  })
})

describe('many calendars at once', () => {
  const linkMany = async (names: readonly string[], behaviour: Behaviour) => {
    const stage = await createStage(app, { units: names.length })
    for (const [unit, name] of names.entries()) {
      provider.behave(name, behaviour)
      await link(stage, name, unit)
    }
  }
  const named = (count: number) => Array.from({ length: count }, (_, at) => `unit-${at}`)
  const waitingRuns = async () => {
    const { rows } =
      await sql`select 1 from pgboss.job where name = 'pollCalendars' and state = 'created'`.execute(app.db)
    return rows.length
  }

  it('call another process where there are more than one asks at a time, and no more than one', async () => {
    await linkMany(named(70), (_, response) => response.writeHead(503).end())
    expect(await poll()).toMatchObject({ asked: 70 })
    expect(await waitingRuns()).toBe(1)
    expect(await app.runJobs()).toBe(1)
    expect(await waitingRuns()).toBe(0)
  })

  it('call nobody where they are few', async () => {
    await linkMany(named(20), (_, response) => response.writeHead(503).end())
    expect(await poll()).toMatchObject({ asked: 20 })
    expect(await waitingRuns()).toBe(0)
  })

  it('of a slow host are asked few at a time, and keep no others waiting', async () => {
    const names = named(50)
    await linkMany([...names, 'well'], (_, response) => {
      setTimeout(() => response.writeHead(503).end(), 3_000)
    })
    // Another name of the same provider.
    const well = provider.link('well').replace('127.0.0.1', 'localhost')
    await app.db.updateTable('calendar_feeds').set({ url: well }).where('label', '=', 'well').execute()
    await sql`update calendar_feeds set next_check_at = next_check_at - interval '1 minute' where label <> 'well'`.execute(
      app.db,
    )
    provider.publish('well', [['2030-02-01', '2030-02-10']])
    for (let answer = 0; answer < 8; answer++) noteAnswerTime(provider.link('any'), 10_000)
    const began = performance.now()
    const polling = poll()
    await expect.poll(blockedDays, { timeout: 2_500 }).toHaveLength(1)
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(await polling).toEqual({ asked: 5, unchanged: 0, failed: 4 })
    const asked = names.filter((name) => provider.asked(name).length > 0)
    expect(asked).toHaveLength(4)
    // The others are due again in a minute or two, and nobody holds them.
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from calendar_feeds
      where lease is null and failures = 0 and label <> 'well'
        and next_check_at between ${minutesLater(1)}::timestamptz and ${minutesLater(2)}::timestamptz`.execute(
      app.db,
    )
    expect(rows[0]?.count).toBe(46)
  })

  it('without news are stored after five seconds, though others are still waited for', async () => {
    const stage = await createStage(app, { units: 3 })
    const held: (() => void)[] = []
    const ids: string[] = []
    for (const [unit, name] of ['early', 'late', 'last'].entries()) {
      provider.publish(name, [['2030-02-01', '2030-02-10']])
      ids.push(await link(stage, name, unit))
    }
    await poll()
    const answer = answering(calendarOf([['2030-02-01', '2030-02-10']]))
    provider.behave('early', answer)
    for (const name of ['late', 'last'])
      provider.behave(name, (request, response) => held.push(() => answer(request, response)))
    const later = minutesLater(17)
    const isStored = async () => String((await feedOf(given(ids[0]))).checked_at) === String(later)
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now')
    const polling = poll(later)
    await expect.poll(() => held.length).toBe(2)
    await expect.poll(() => provider.asked('early').length).toBe(2)
    await sleep(300)
    expect(await isStored()).toBe(false)
    clock.mockImplementation(() => now() + 5_100)
    held.shift()?.()
    await expect.poll(isStored, { timeout: 5_000 }).toBe(true)
    held.shift()?.()
    expect(await polling).toEqual({ asked: 3, unchanged: 3, failed: 0 })
  })

  it('leave connections to pages while they are taken over', async () => {
    const units = 12
    const stage = await createStage(app, { units })
    const names = Array.from({ length: units }, (_, unit) => `unit-${unit}`)
    for (const [unit, name] of names.entries()) {
      provider.publish(name, [['2030-02-01', '2030-02-10']])
      await link(stage, name, unit)
    }
    const { polling, most } = await app.db.transaction().execute(async (trx) => {
      await sql`select id from groups for update`.execute(trx)
      const polling = poll()
      await expect.poll(() => names.filter((name) => provider.asked(name).length > 0)).toHaveLength(units)
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          trx,
        )
        return rows.length
      }
      await expect.poll(waiting).toBe(4)
      // A fifth would have come by now.
      let most = 0
      for (let look = 0; look < 20; look++) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        most = Math.max(most, await waiting())
      }
      return { polling: { run: polling }, most }
    })
    expect(most).toBe(4)
    expect(await polling.run).toEqual({ asked: units, unchanged: 0, failed: 0 })
    expect(await blockedDays()).toHaveLength(units)
  })
})

async function writtenRows() {
  const count = async (table: 'audit_log' | 'blocks' | 'calendar_feed_changes') =>
    (await app.db.selectFrom(table).selectAll().execute()).length
  return [await count('audit_log'), await count('blocks'), await count('calendar_feed_changes')]
}

describe('a calendar that fails', () => {
  const messages = {
    refuses: 'SYNCHRONIZATION_FAILED',
    hangs: 'SYNCHRONIZATION_FAILED',
    drips: 'SYNCHRONIZATION_FAILED',
    breaks: 'SYNCHRONIZATION_FAILED',
    answersGarbage: 'INVALID_ICS_LINK',
    answersNothing: expect.stringMatching(/INVALID_ICS_LINK|SYNCHRONIZATION_FAILED/),
    answersAPage: 'INVALID_ICS_LINK',
    isCutOff: expect.stringMatching(/INVALID_ICS_LINK|SYNCHRONIZATION_FAILED/),
    resets: 'SYNCHRONIZATION_FAILED',
    isGone: 'INVALID_ICS_LINK',
    isTooLarge: 'SYNCHRONIZATION_FAILED',
  } satisfies Record<keyof typeof BAD_BEHAVIOURS, unknown>
  const names = Object.keys(messages) as (keyof typeof BAD_BEHAVIOURS)[]

  it('frees nothing, says why, and keeps neither pages nor other calendars waiting (Q7)', async () => {
    const stage = await createStage(app, { units: names.length + 1 })
    const ids = await Promise.all(names.map((name, unit) => link(stage, name, unit)))
    for (const name of names) provider.publish(name, [['2030-02-01', '2030-02-10']])
    await poll()
    const before = await blockedDays()
    expect(before).toHaveLength(names.length)
    for (const name of names) provider.behave(name, BAD_BEHAVIOURS[name])
    app.setNow(minutesLater(20))
    const wellId = await link(stage, 'well', names.length)
    provider.publish('well', [['2030-04-01', '2030-04-10']])
    let isOver = false
    const polling = poll(minutesLater(20)).finally(() => (isOver = true))
    const home = await app.graphql(
      '{ unreadNotificationCount landlordListings { nodes { groupId } } }',
      {},
      stage.landlord,
    )
    expect(home.errors).toBeUndefined()
    await expect.poll(async () => (await feedOf(wellId)).answered_at).not.toBeNull()
    // Who hangs and who drips are still waited for.
    expect(isOver).toBe(false)
    expect(await polling).toEqual({ asked: names.length + 1, unchanged: 0, failed: names.length })
    const feeds = await Promise.all(ids.map(feedOf))
    expect(Object.fromEntries(feeds.map((feed) => [feed.label, feed.error]))).toEqual(messages)
    expect(feeds.map((feed) => [feed.failures, String(feed.answered_at)])).toEqual(
      names.map(() => [1, start]),
    )
    expect(await blockedDays()).toEqual([...before, '[2030-04-01,2030-04-11)'])
  })

  it('is asked ever less often, and not before it wants to be', async () => {
    const stage = await createStage(app)
    provider.behave('airbnb', BAD_BEHAVIOURS.breaks)
    const id = await link(stage, 'airbnb')
    const waits: number[] = []
    for (let turn = 0; turn < 7; turn++) {
      const at = app.services.now()
      await poll(at)
      const next = given((await feedOf(id)).next_check_at)
      waits.push(Math.round(next.since(at).total('minutes')))
      app.setNow(next)
    }
    const middle = [30, 60, 120, 240, 360, 360, 360]
    for (const [index, wait] of waits.entries()) {
      expect(Math.abs(wait - given(middle[index]))).toBeLessThanOrEqual(given(middle[index]) / 10 + 1)
    }
    provider.behave('airbnb', (_, response) => response.writeHead(429, { 'retry-after': '1000000' }).end())
    await app.db.updateTable('calendar_feeds').set({ failures: 0 }).execute()
    const at = app.services.now()
    await poll(at)
    expect(
      given((await feedOf(id)).next_check_at)
        .since(at)
        .total('hours'),
    ).toBe(6)
  })

  it('is notified once after a day, and again only when it has answered in between', async () => {
    const stage = await createStage(app)
    provider.behave('airbnb', BAD_BEHAVIOURS.breaks)
    const id = await link(stage, 'airbnb')
    const failFor = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 7) await poll(app.services.now().add({ hours: 7 }))
    }
    await poll()
    await failFor(21)
    expect(await notified()).toEqual([])
    await failFor(70)
    expect(await notified()).toEqual(['calendarFailing'])
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await failFor(7)
    expect(await feedOf(id)).toMatchObject({ failing_since: null, failing_notified_at: null, error: null })
    provider.behave('airbnb', BAD_BEHAVIOURS.breaks)
    await failFor(42)
    expect(await notified()).toEqual(['calendarFailing', 'calendarFailing'])
  })
})

async function notified(): Promise<string[]> {
  const notices = await app.db.selectFrom('notifications').select('event').orderBy('created_at').execute()
  const mails = await app.db.selectFrom('mails').select('template').orderBy('created_at').execute()
  const calendarMails = mails.map(({ template }) => template).filter((name) => name.startsWith('calendar'))
  const events = notices.map(({ event }) => event).filter((name) => name.startsWith('calendar'))
  expect(calendarMails).toEqual(events)
  return events
}

describe('before a yes', () => {
  const from = '2030-03-01'
  const to = '2030-05-31'
  const accept = `mutation($id: ID!) {
    answer: acceptListingRequest(listingRequestId: $id, idempotencyKey: "${crypto.randomUUID()}") {
      error { name } listingRequest { landlordStatus }
      calendars { asked changes { label from to kind touchesRequest } stale { label answeredAt error } } } }`
  interface Answer {
    answer: { error: { name: string } | null; calendars: unknown; listingRequest: unknown }
  }
  const give = async (stage: Stage, id: string) =>
    given((await app.graphql<Answer>(accept, { id }, stage.landlord)).data).answer

  it('calendars are asked, and days that were taken meanwhile refuse it and are shown', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await link(stage, 'airbnb')
    await poll()
    const id = await sendRequest(app, stage, from, to)
    provider.publish('airbnb', [['2030-03-10', '2030-03-20']])
    app.setNow(minutesLater(16))
    expect(await give(stage, id)).toMatchObject({
      error: { name: 'BookingConflictError' },
      calendars: {
        asked: 1,
        // What is missing at one answer waits for the next and frees nothing yet.
        changes: [
          { label: 'airbnb', from: '2030-03-10', to: '2030-03-20', kind: 'BLOCKED', touchesRequest: true },
        ],
        stale: [],
      },
    })
  })

  it('that a label of the listing gives by itself, the calendars are asked, too', async () => {
    const stage = await createStage(app, { group: { labels: ['AUTO_ACCEPT_STANDARD_REQUESTS'] } })
    provider.publish('airbnb', [['2030-03-10', '2030-03-20']])
    await link(stage, 'airbnb')
    const input = requestInput(stage.groupId, from, to)
    const { error } = await command(app, stage.tenant, 'sendBookingRequest', { input })
    expect(error?.name).toBe('BookingConflictError')
  })

  it('calendars that have answered just now are not asked again', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await link(stage, 'airbnb')
    await poll()
    const id = await sendRequest(app, stage, from, to)
    app.setNow(minutesLater(14))
    expect(await give(stage, id)).toMatchObject({
      error: null,
      calendars: { asked: 1, changes: [], stale: [] },
    })
    expect(provider.asked('airbnb')).toHaveLength(1)
  })

  it('the age of the data is shown when a calendar fails or is silent, and the yes goes on', async () => {
    const stage = await createStage(app, { units: 2 })
    for (const name of ['silent', 'broken']) {
      provider.publish(name, [['2030-02-01', '2030-02-10']])
      await link(stage, name, name === 'silent' ? 0 : 1)
    }
    await poll()
    const id = await sendRequest(app, stage, from, to)
    provider.behave('silent', BAD_BEHAVIOURS.hangs)
    provider.behave('broken', BAD_BEHAVIOURS.breaks)
    app.setNow(minutesLater(45))
    expect(await give(stage, id)).toMatchObject({
      error: null,
      calendars: {
        asked: 2,
        changes: [],
        stale: [
          { label: 'silent', answeredAt: start, error: null },
          { label: 'broken', answeredAt: start, error: 'SYNCHRONIZATION_FAILED' },
        ],
      },
    })
    // Nobody waited for the silent one to the end.
    expect(await leases()).toHaveLength(1)
    expect(provider.asked('silent')).toHaveLength(2)
    await expect.poll(leases).toEqual([])
  })

  async function leases() {
    return app.db.selectFrom('calendar_feeds').select('label').where('lease', 'is not', null).execute()
  }

  it('whoever comes second waits for the question that is under way', async () => {
    const stage = await createStage(app)
    provider.behave('airbnb', (_, response) => void setTimeout(() => response.writeHead(503).end(), 400))
    await link(stage, 'airbnb')
    const ctx = await app.ctxFor(null)
    const groupIds = [stage.groupId]
    const [one, two] = await Promise.all([refreshFeeds(ctx, { groupIds }), refreshFeeds(ctx, { groupIds })])
    expect(provider.asked('airbnb')).toHaveLength(1)
    expect([one.stale[0]?.error, two.stale[0]?.error]).toEqual(Array(2).fill('SYNCHRONIZATION_FAILED'))
  })

  it('a dialog asks the calendars of its own landlord alone', async () => {
    const stage = await createStage(app)
    provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await link(stage, 'airbnb')
    const id = await sendRequest(app, stage, from, to)
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const ask = (as: Stage['landlord']) =>
      app.graphql(
        `mutation($id: ID!) { refreshCalendars(listingRequestId: $id) {
          error { name } calendars { asked changes { kind } } } }`,
        { id },
        as,
      )
    expect((await ask(await app.login('other@mezzo.example'))).data).toMatchObject({
      refreshCalendars: { error: { name: 'ResourceNotFoundError' }, calendars: null },
    })
    expect(provider.asked('airbnb')).toHaveLength(0)
    expect((await ask(stage.landlord)).data).toMatchObject({
      refreshCalendars: { error: null, calendars: { asked: 1, changes: [{ kind: 'BLOCKED' }] } },
    })
  })
})

describe('the end of a booking window that may be a closure', () => {
  /** Is asked on days in a row: closed from 1 June on as far as its window reaches, which is 200 days. */
  async function ask(first: number, last: number): Promise<void> {
    for (let day = first; day <= last; day++) {
      const end = addDays(parseDay('2030-07-20'), day)
      const calendar = calendarOf([
        ['2030-01-20', '2030-01-25'],
        ['2030-06-01', end],
      ])
      provider.behave('airbnb', answering(calendar.replaceAll('Reserved', 'CLOSED')))
      await poll(minutesLater(day * 24 * 60 + 5 * day))
    }
  }
  // Two months later nobody is logged in any more.
  const jana = () => app.login('jana@mezzo.example')
  const needs = async () => {
    const { data } = await app.graphql<{ needsYouCalendars: { nodes: { kind: string }[] } }>(
      '{ needsYouCalendars { nodes { kind } } }',
      {},
      await jana(),
    )
    return data.needsYouCalendars.nodes.map(({ kind }) => kind)
  }
  const say = async (browser: Browser, feedId: string, meaning: string, key: string) => {
    const { data } = await app.graphql<{
      answerCalendarWindow: {
        error: { name: string } | null
        feed: { windowLimit: { isBlocked: boolean } } | null
      }
    }>(
      `mutation($feedId: ID!, $meaning: CalendarWindowMeaning!, $key: ID!) {
        answerCalendarWindow(feedId: $feedId, meaning: $meaning, idempotencyKey: $key) {
          error { name } feed { windowMeaning windowLimit { isBlocked } } } }`,
      { feedId, meaning, key },
      browser,
    )
    return data.answerCalendarWindow
  }
  // On 4 March 1 June is 89 days ahead.
  const near = 62

  it('is free far ahead, blocked when it is near, and asked about once', async () => {
    const stage = await createStage(app)
    await link(stage, 'airbnb')
    await ask(0, 4)
    await ask(near - 3, near - 3)
    expect((await blockedDays()).filter((days) => days.startsWith('[2030-06'))).toEqual([])
    expect(await needs()).toEqual([])
    await ask(near - 2, near + 2)
    expect((await blockedDays()).filter((days) => days.startsWith('[2030-06-01'))).toHaveLength(1)
    expect(await notified()).toEqual(['calendarWindow'])
    expect(await needs()).toEqual(['WINDOW'])
  })

  it('is free or blocked as somebody confirms, who may do so anew, and nobody else', async () => {
    const stage = await createStage(app)
    const id = await link(stage, 'airbnb')
    await ask(0, 4)
    await ask(near - 3, near)
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await say(other, id, 'NOT_OPENED', randomUUID())).error?.name).toBe('ResourceNotFoundError')
    const key = randomUUID()
    expect(await say(await jana(), id, 'NOT_OPENED', key)).toMatchObject({
      error: null,
      feed: { windowMeaning: 'NOT_OPENED', windowLimit: { isBlocked: false } },
    })
    expect(await needs()).toEqual([])
    expect(await blockedDays()).toHaveLength(1)
    await ask(near + 1, near + 2)
    expect(await blockedDays()).toHaveLength(1)
    expect((await say(await jana(), id, 'CLOSED', randomUUID())).feed?.windowLimit.isBlocked).toBe(true)
    expect(await blockedDays()).toHaveLength(2)
    expect(await needs()).toEqual([])
    expect(await notified()).toEqual(['calendarWindow'])
  })

  it('is not asked about where somebody has confirmed it before', async () => {
    const stage = await createStage(app)
    const id = await link(stage, 'airbnb')
    await ask(0, 4)
    expect((await say(await jana(), id, 'CLOSED', randomUUID())).feed?.windowLimit.isBlocked).toBe(true)
    await ask(near - 3, near)
    expect((await blockedDays()).filter((days) => days.startsWith('[2030-06-01'))).toHaveLength(1)
    expect(await notified()).toEqual([])
    expect(await needs()).toEqual([])
  })

  it('that was answered does not hide what else its calendar needs', async () => {
    const stage = await createStage(app)
    const id = await link(stage, 'airbnb')
    await ask(0, 4)
    await ask(near - 3, near)
    await say(await jana(), id, 'CLOSED', randomUUID())
    await app.db
      .updateTable('calendar_feeds')
      .set({ failing_since: Temporal.Instant.from('2030-01-01T09:00:00Z') })
      .execute()
    expect(await needs()).toEqual(['FAILING'])
  })
})

describe('people are notified', () => {
  it('once of a quarantine, which frees nothing', async () => {
    const stage = await createStage(app)
    const months = ['2030-02', '2030-03', '2030-04', '2030-05']
    provider.publish(
      'airbnb',
      months.map((month) => [`${month}-01`, `${month}-10`] as const),
    )
    await link(stage, 'airbnb')
    await poll()
    provider.publish('airbnb', [])
    await poll(minutesLater(20))
    await poll(minutesLater(40))
    expect(await notified()).toEqual(['calendarQuarantine'])
    expect(await blockedDays()).toHaveLength(4)
  })

  it('once a day of a calendar that is blank every second time', async () => {
    const stage = await createStage(app)
    const stays = ['2030-02', '2030-03', '2030-04', '2030-05'].map(
      (month) => [`${month}-01`, `${month}-10`] as const,
    )
    await link(stage, 'airbnb')
    for (let time = 0; time < 8; time++) {
      provider.publish('airbnb', time % 2 === 0 ? stays : [])
      await poll(minutesLater(20 * time + 1))
    }
    expect(await notified()).toEqual(['calendarQuarantine'])
    expect(await blockedDays()).toHaveLength(4)
    provider.publish('airbnb', stays)
    await poll(minutesLater(180))
    provider.publish('airbnb', [])
    await poll(minutesLater(26 * 60))
    expect(await notified()).toEqual(['calendarQuarantine', 'calendarQuarantine'])
  })

  it('of days that are booked here, by mail and in the app, and of the same days not again', async () => {
    const stage = await createStage(app)
    const id = await sendRequest(app, stage, '2030-03-01', '2030-05-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    await bookAccepted(app, id)
    const feedId = await link(stage, 'airbnb')
    provider.publish('airbnb', [['2030-04-01', '2030-04-10']])
    await poll()
    expect(await notified()).toEqual(['calendarConflict'])
    const [mail] = await app.db
      .selectFrom('mails')
      .select(['to', 'subject', 'text'])
      .where('template', '=', 'calendarConflict')
      .execute()
    expect(mail).toMatchObject({ to: 'jana@mezzo.example', subject: 'Torstraße 14 may be booked twice' })
    expect(given(mail).text).toContain('from 1 April 2030 to 10 April 2030')
    expect(given(mail).text).toContain(`/en/dashboard/l/${given(stage.unitIds[0])}/availability`)
    const { data } = await app.graphql<{ notifications: { nodes: unknown[] } }>(
      `{ notifications { nodes {
        event kind target firstName listingName from to listingId listingRequestId partOfGroup } } }`,
      {},
      stage.landlord,
    )
    expect(given(data).notifications.nodes).toContainEqual({
      event: 'calendarConflict',
      kind: 'CALENDAR_PROBLEM',
      target: 'CALENDAR',
      firstName: 'airbnb',
      listingName: 'Torstraße 14',
      from: '2030-04-01',
      to: '2030-04-10',
      listingId: stage.unitIds[0],
      listingRequestId: null,
      partOfGroup: false,
    })
    provider.publish('airbnb', [
      ['2030-04-01', '2030-04-10'],
      ['2030-07-01', '2030-07-05'],
    ])
    await poll(minutesLater(30))
    expect(await notified()).toEqual(['calendarConflict'])
    expect((await feedOf(feedId)).error).toBeNull()
  })

  async function bookTwice(stage: Stage) {
    await bookStay(app, stage, '2030-03-01', '2030-05-31')
    app.setNow(start)
    await bookStay(app, stage, '2030-07-01', '2030-09-30')
    app.setNow(start)
  }

  it('of a block that moves over another booking anew', async () => {
    const stage = await createStage(app)
    await bookTwice(stage)
    await link(stage, 'airbnb')
    const stays = [
      ['2030-04-01', '2030-04-10'],
      ['2030-04-01', '2030-04-12'],
      ['2030-08-01', '2030-08-10'],
    ] as const
    for (const [turn, stay] of stays.entries()) {
      provider.behave('airbnb', (_, response) => {
        response.end(calendarOf([stay]).replace(/UID:.*/, 'UID:stay'))
      })
      await poll(minutesLater(20 * turn))
      expect(await app.db.selectFrom('blocks').select('id').execute()).toHaveLength(1)
      expect(await notified()).toHaveLength([1, 1, 2][turn] ?? 0)
    }
  })

  it('of days that are booked here together with the answer, or of neither', async () => {
    const stage = await createStage(app)
    await bookTwice(stage)
    await link(stage, 'airbnb')
    provider.publish('airbnb', [['2030-04-01', '2030-04-10']])
    const ctx = await app.ctxFor(null)
    const enqueue = () => Promise.reject(new Error('the queue is away'))
    expect(await pollCalendars({ ...ctx, enqueue })).toMatchObject({ failed: 1 })
    expect(await blockedDays()).toEqual([])
    await poll(minutesLater(60))
    expect(await blockedDays()).toHaveLength(1)
    expect(await notified()).toEqual(['calendarConflict'])
  })
})
