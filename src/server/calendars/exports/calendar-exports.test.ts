import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { dayOf, parseDay } from '../../../domain/kernel/day.ts'
import { countStatements } from '../../kernel/db/statements.ts'
import { closeCalendarReader, parseCalendar } from '../feeds/parse/parse-calendar.ts'
import { findJob } from '../../kernel/jobs/registry.ts'
import { redactText } from '../../kernel/config/log.ts'
import { listExportedDays } from './exported-days-sql.ts'
import { saveExported } from './fetch-sql.ts'
import { calendarToken } from './token.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(async () => {
  await closeCalendarReader()
  await app.close()
})

type Stage = Awaited<ReturnType<typeof createStage>>

const fields = 'id listingId groupId label platform withNames url revokedAt lastFetchedAt fetcher fetches'

interface Link {
  id: string
  listingId: string | null
  label: string
  platform: string
  url: string | null
  revokedAt: string | null
  lastFetchedAt: string | null
  fetcher: string | null
  fetches: number
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  calendarExport: Link | null
}

async function create(as: Browser, input: Record<string, unknown>, key = randomUUID()): Promise<Answer> {
  const { data } = await app.graphql<{ createCalendarExport: Answer }>(
    `mutation($input: CreateCalendarExportInput!, $key: ID!) { createCalendarExport(input: $input, idempotencyKey: $key) {
       error { name reason fields } calendarExport { ${fields} } } }`,
    { input: { label: 'Marta at the desk', platform: 'OTHER', ...input }, key },
    as,
  )
  return data.createCalendarExport
}

async function linkFor(stage: Stage, input: Record<string, unknown> = {}): Promise<Link> {
  const made = await create(stage.landlord, { listingId: stage.unitIds[0], ...input })
  expect(made.error).toBeNull()
  return given(made.calendarExport)
}

async function revoke(as: Browser, exportId: string): Promise<Answer> {
  const { data } = await app.graphql<{ revokeCalendarExport: Answer }>(
    `mutation($id: ID!, $key: ID!) { revokeCalendarExport(exportId: $id, idempotencyKey: $key) {
       error { name reason fields } calendarExport { ${fields} } } }`,
    { id: exportId, key: randomUUID() },
    as,
  )
  return data.revokeCalendarExport
}

async function linksOf(as: Browser, about: Record<string, unknown> = {}): Promise<Link[]> {
  const { data } = await app.graphql<{ calendarExports: Link[] }>(
    `query($listingId: ID, $groupId: ID) { calendarExports(listingId: $listingId, groupId: $groupId) { ${fields} } }`,
    about,
    as,
  )
  return data.calendarExports
}

function fetchIt(link: Link, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.app.inject({ method, url: new URL(given(link.url)).pathname, headers })
}

/** The events as a foreign reader understands them: the last day is included. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const to = event.endDate.clone()
    to.adjust(-1, 0, 0, 0)
    return {
      uid: event.uid,
      days: `${event.startDate.toString()}..${to.toString()}`,
      summary: event.summary,
      sequence: event.sequence,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    }
  })
}

async function block(stage: Stage, from: string, to: string, more: Record<string, unknown> = {}) {
  const { id } = await app.db
    .insertInto('blocks')
    .values({
      listing_id: given(stage.unitIds[0]),
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      days: sql<string>`daterange(${from}::date, ${to}::date, '[]')`,
      source: 'own',
      reason: 'OWN_USE',
      note: 'Aunt Petra visits',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function feed(stage: Stage, platform: CalendarPlatform): Promise<string> {
  const { id } = await app.db
    .insertInto('calendar_feeds')
    .values({
      listing_id: given(stage.unitIds[0]),
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      kind: 'LINK',
      platform,
      label: platform,
      url: 'https://channel.example/calendar.ics',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('a private calendar', () => {
  it('is RFC 5545 as every importer reads it: whole days, stable ids, lines of 75 octets with CRLF', async () => {
    const stage = await createStage(app)
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    const blockId = await block(stage, '2030-06-01', '2030-06-01')
    const answer = await fetchIt(await linkFor(stage, { platform: 'AIRBNB', label: 'Ærö; "Zoë, & Söhne"' }))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'cache-control': 'private, no-store',
    })
    const lines = answer.body.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
    expect(answer.body).toContain('DTSTART;VALUE=DATE:20300201\r\nDTEND;VALUE=DATE:20300501\r\n')
    expect(eventsIn(answer.body)).toMatchObject([
      { days: '2030-02-01..2030-04-30', summary: 'Not available', sequence: 0 },
      { days: '2030-06-01..2030-06-01', summary: 'Not available', uid: `block-${blockId}@localhost` },
    ])
    expect(answer.body).not.toMatch(/Amélie|Fournier|Petra/)
  })

  it('is read back by our own import as exactly the days that are taken', async () => {
    const stage = await createStage(app, { unit: { available_to: parseDay('2031-05-31') } })
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    await block(stage, '2030-12-31', '2031-01-01')
    await block(stage, '2028-02-29', '2028-02-29')
    const { rawPayload } = await fetchIt(await linkFor(stage, { withNames: true, label: 'Z'.repeat(80) }))
    const today = dayOf(app.services.now())
    for (const timeZone of ['Europe/Berlin', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      const read = await parseCalendar(new Uint8Array(rawPayload), { timeZone, today })
      expect(read.error).toBeNull()
      expect('events' in read && read.events.map(({ from, to }) => `${from}..${to}`)).toEqual([
        '2028-02-29..2028-02-29',
        '2030-02-01..2030-04-30',
        '2030-12-31..2031-01-01',
      ])
    }
  })

  it('holds something even when nothing is taken, since a calendar without components is none', async () => {
    const stage = await createStage(app)
    const { body } = await fetchIt(await linkFor(stage))
    expect(eventsIn(body)).toEqual([])
    expect(body).toContain('BEGIN:VTIMEZONE')
  })

  it('contains names only where that was asked for', async () => {
    const stage = await createStage(app)
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    await block(stage, '2030-06-01', '2030-06-30')
    const { body } = await fetchIt(await linkFor(stage, { withNames: true }))
    expect(eventsIn(body).map(({ summary }) => summary)).toEqual(['Amélie Fournier', 'Aunt Petra visits'])
    expect(body).not.toContain('amelie@mezzo.example')
  })

  it('is about all units of a group, each event with its unit, but not for platforms that would close the apartment', async () => {
    const stage = await createStage(app, { units: 3 })
    await block(stage, '2030-06-01', '2030-06-30')
    const about = { listingId: undefined, groupId: stage.groupId }
    const { body } = await fetchIt(await linkFor(stage, { ...about, platform: 'GOOGLE' }))
    expect(eventsIn(body)).toMatchObject([{ summary: 'Torstraße 14 / 1: Not available' }])
    const refused = await create(stage.landlord, { ...about, platform: 'AIRBNB' })
    expect(refused.error?.fields).toEqual({ platform: 'calendarExport.platform.perUnit' })
  })

  it('never sends a platform its own events back', async () => {
    const stage = await createStage(app)
    const feedId = await feed(stage, 'AIRBNB')
    await block(stage, '2030-06-01', '2030-06-30', { source: 'ics', feed_id: feedId })
    await block(stage, '2030-08-01', '2030-08-31')
    const daysFor = async (platform: string) =>
      eventsIn((await fetchIt(await linkFor(stage, { platform }))).body).map(({ days }) => days)
    expect(await daysFor('AIRBNB')).toEqual(['2030-08-01..2030-08-31'])
    expect(await daysFor('BOOKING_COM')).toEqual(['2030-06-01..2030-06-30', '2030-08-01..2030-08-31'])
  })

  it('counts the changes of an event, and dates it with the change, not with the fetch', async () => {
    const stage = await createStage(app)
    const blockId = await block(stage, '2030-06-01', '2030-06-30')
    const link = await linkFor(stage)
    const [first] = eventsIn((await fetchIt(link)).body)
    app.setNow(Temporal.Now.instant().add({ hours: 5 }))
    expect(eventsIn((await fetchIt(link)).body)).toEqual([first])
    const changedAt = '2029-03-04T05:06:07Z'
    await sql`update blocks set days = daterange('2030-06-05', '2030-07-01'), changed_at = ${changedAt}
      where id = ${blockId}`.execute(app.db)
    expect(eventsIn((await fetchIt(link)).body)).toEqual([
      { ...first, days: '2030-06-05..2030-06-30', sequence: 1, stamp: '2029-03-04T05:06:07Z' },
    ])
    await app.db.deleteFrom('blocks').where('id', '=', blockId).execute()
    expect(eventsIn((await fetchIt(link)).body)).toEqual([])
  })
})

describe('asking again', () => {
  it('is answered with 304 by tag and by time until something changes, and writes only the fetch', async () => {
    const stage = await createStage(app)
    await block(stage, '2030-06-01', '2030-06-30')
    const link = await linkFor(stage)
    app.setNow(Temporal.Now.instant().add({ minutes: 5 }))
    const first = await fetchIt(link)
    const etag = String(first.headers.etag)
    const modified = String(first.headers['last-modified'])
    const rows = () => app.db.selectFrom('calendar_export_events').selectAll().execute()
    const before = await rows()
    const byTag = await fetchIt(link, { 'if-none-match': `"x", ${etag}` })
    expect([byTag.statusCode, byTag.body, byTag.headers.etag]).toEqual([304, '', etag])
    expect((await fetchIt(link, { 'if-modified-since': modified })).statusCode).toBe(304)
    // A tag that doesn't fit counts more than a time that does (RFC 9110, 13.2.2).
    const both = { 'if-none-match': '"other"', 'if-modified-since': modified }
    expect((await fetchIt(link, both)).statusCode).toBe(200)
    expect(await rows()).toEqual(before)
    await block(stage, '2030-08-01', '2030-08-31')
    const changed = await fetchIt(link, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  it('finds a change within the very second of the last one', async () => {
    app.setNow('2029-01-01T09:00:00Z')
    const stage = await createStage(app)
    const link = await linkFor(stage)
    for (const part of ['100', '400', '800']) {
      app.setNow(`2029-01-01T10:00:00.${part}Z`)
      const known = String((await fetchIt(link)).headers['last-modified'])
      expect(Date.parse(known)).toBeLessThanOrEqual(Date.parse('2029-01-01T10:00:00Z'))
      await block(stage, '2030-06-01', '2030-06-30')
      expect((await fetchIt(link, { 'if-modified-since': known })).statusCode).toBe(200)
    }
  })

  it('for the heads alone exports nothing', async () => {
    const stage = await createStage(app)
    await block(stage, '2030-06-01', '2030-06-30')
    const link = await linkFor(stage)
    const head = await fetchIt(link, {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(await app.db.selectFrom('calendar_export_events').selectAll().execute()).toEqual([])
    expect((await fetchIt(link)).headers.etag).toBe(head.headers.etag)
  })

  it('by many at once keeps each event once', async () => {
    const stage = await createStage(app)
    for (const month of ['06', '07', '08']) await block(stage, `2030-${month}-01`, `2030-${month}-20`)
    const link = await linkFor(stage)
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetchIt(link)))
    expect(
      new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${String(headers.etag)}`)).size,
    ).toBe(1)
    expect(await app.db.selectFrom('calendar_export_events').selectAll().execute()).toHaveLength(3)
  })

  it('costs one statement to read and one to write down, however much is taken', async () => {
    const stage = await createStage(app, { units: 3 })
    for (const month of ['06', '07', '08', '09']) await block(stage, `2030-${month}-01`, `2030-${month}-20`)
    const link = await linkFor(stage, { listingId: undefined, groupId: stage.groupId })
    await fetchIt(link)
    const { statements } = await countStatements(async () => await fetchIt(link))
    expect(statements.map((text) => text.trim().split(/\s+/)[0])).toEqual(['select', 'with'])
  })

  it('is written down: when, what was answered, and who asked', async () => {
    const stage = await createStage(app)
    const link = await linkFor(stage)
    const etag = String((await fetchIt(link, { 'user-agent': 'Google-Calendar-Importer' })).headers.etag)
    await fetchIt(link, { 'user-agent': 'Airbnb/2', 'if-none-match': etag })
    const { data } = await app.graphql<{ calendarExportFetches: Record<string, unknown>[] }>(
      'query($id: ID!) { calendarExportFetches(exportId: $id) { status userAgent fetcher } }',
      { id: link.id },
      stage.landlord,
    )
    expect(data.calendarExportFetches).toEqual([
      { status: 304, userAgent: 'Airbnb/2', fetcher: 'AIRBNB' },
      { status: 200, userAgent: 'Google-Calendar-Importer', fetcher: 'GOOGLE' },
    ])
    const [listed] = await linksOf(stage.landlord, { listingId: stage.unitIds[0] })
    expect(listed).toMatchObject({ fetches: 2, fetcher: 'AIRBNB' })
    app.setNow(Temporal.Now.instant().add({ hours: 24 * 31 }))
    await findJob('forgetCalendarFetches')?.handler(await app.ctxFor(null), {})
    expect(await app.db.selectFrom('calendar_export_fetches').selectAll().execute()).toEqual([])
  })
})

describe('a link', () => {
  it('is open to Google Calendar, which heeds robots.txt, and stays out of search engines', async () => {
    const stage = await createStage(app)
    const robots = (await app.app.inject('/robots.txt')).body.split('\n')
    expect(robots).toContain('Allow: /api/calendars/')
    expect((await fetchIt(await linkFor(stage))).headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  it('is never written into a log', async () => {
    const stage = await createStage(app)
    const { url } = await linkFor(stage)
    expect(redactText(`GET ${given(url)}?x=1 404`)).toBe(
      `GET ${app.services.config.origin}/api/calendars/[hidden].ics?x=1 404`,
    )
  })

  it('ends at once when it is revoked, and is shown without its address', async () => {
    const stage = await createStage(app)
    const link = await linkFor(stage)
    const other = await linkFor(stage, { label: 'Google', platform: 'GOOGLE' })
    expect((await fetchIt(link)).statusCode).toBe(200)
    expect((await revoke(stage.landlord, link.id)).calendarExport).toMatchObject({ id: link.id, url: null })
    expect((await fetchIt(link)).statusCode).toBe(404)
    expect((await fetchIt(other)).statusCode).toBe(200)
    expect((await revoke(stage.landlord, link.id)).error).toBeNull()
    const listed = await linksOf(stage.landlord)
    expect(listed.map(({ id, revokedAt }) => [id, revokedAt !== null])).toEqual([
      [other.id, false],
      [link.id, true],
    ])
    const audited = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', link.id)
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['createCalendarExport', 'revokeCalendarExport'])
  })

  it('is made once for one key', async () => {
    const stage = await createStage(app)
    const key = randomUUID()
    const input = { listingId: stage.unitIds[0] }
    const made = await Promise.all([create(stage.landlord, input, key), create(stage.landlord, input, key)])
    expect(made[0]?.calendarExport).toEqual(made[1]?.calendarExport)
    expect(await linksOf(stage.landlord)).toHaveLength(1)
  })

  it('goes with its listing', async () => {
    const stage = await createStage(app, { units: 2 })
    const link = await linkFor(stage)
    await app.db
      .updateTable('listings')
      .set({ deleted_at: app.services.now() })
      .where('id', '=', given(stage.unitIds[0]))
      .execute()
    expect((await fetchIt(link)).statusCode).toBe(404)
  })

  it('is found by nobody who changes a sign of it, and by nobody whose secret differs', async () => {
    const stage = await createStage(app)
    const link = await linkFor(stage)
    const token = given(/calendars\/(.+)\.ics$/.exec(given(link.url))?.[1])
    const flipped = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + given(token.at(-1))
    const foreign = calendarToken('another secret of thirty-two signs', link.id)
    const nobody = calendarToken(app.services.config.secret, randomUUID())
    for (const wrong of [flipped, foreign, nobody, token.slice(0, -4), `${token}AAAA`, link.id, 'x', '%00']) {
      const { statusCode } = await app.app.inject({ url: `/api/calendars/${wrong}.ics` })
      expect([wrong, statusCode]).toEqual([wrong, 404])
    }
  })

  it.each([
    [{ label: ' ' }, { label: 'calendarExport.label.missing' }],
    [{ label: 'x'.repeat(81) }, { label: 'calendarExport.label.tooLong' }],
  ])('is refused with %j', async (input, problem) => {
    const stage = await createStage(app)
    expect((await create(stage.landlord, { listingId: stage.unitIds[0], ...input })).error?.fields).toEqual(
      problem,
    )
  })

  it('is for one of the platforms', async () => {
    const stage = await createStage(app)
    const { errors } = await app.graphql(
      'mutation($input: CreateCalendarExportInput!, $key: ID!) { createCalendarExport(input: $input, idempotencyKey: $key) { error { name } } }',
      { input: { listingId: stage.unitIds[0], label: 'Marta', platform: 'MYSPACE' }, key: randomUUID() },
      stage.landlord,
    )
    expect(errors?.map(({ message }) => message)).toEqual([
      'Variable "$platform" has an invalid value: Expected type CalendarPlatform.',
    ])
  })

  it('is for whoever has full access, and about listings of that world alone', async () => {
    const stage = await createStage(app)
    const link = await linkFor(stage)
    await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
    const henrike = await app.login('henrike@mezzo.example')
    expect((await create(henrike, { listingId: stage.unitIds[0] })).error?.name).toBe('ResourceNotFoundError')
    expect((await create(henrike, { groupId: stage.groupId })).error?.name).toBe('ResourceNotFoundError')
    expect((await revoke(henrike, link.id)).error?.name).toBe('ResourceNotFoundError')
    expect(await linksOf(henrike)).toEqual([])
    const limited = await app.graphql('{ calendarExports { id } }', {}, await joinAsLimited(app, stage))
    expect(limited.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
    const both = { listingId: stage.unitIds[0], groupId: stage.groupId }
    expect((await create(stage.landlord, both)).error?.name).toBe('ResourceNotFoundError')
    expect((await create(stage.landlord, {})).error?.name).toBe('ResourceNotFoundError')
  })
})

describe('what was exported', () => {
  const since = () => app.services.now().subtract({ hours: 24 })
  const exportedOf = async (stage: Stage) =>
    (await listExportedDays(app.db, stage.unitIds, since())).map(({ platform, stretches }) => ({
      platform,
      days: stretches.map(({ from, to, exportedUntil }) => `${from}..${to}${exportedUntil ? ' before' : ''}`),
    }))

  it('is what each link contained at its last fetch, and for a while what it contained before', async () => {
    const stage = await createStage(app)
    const blockId = await block(stage, '2030-06-01', '2030-06-30')
    const link = await linkFor(stage, { platform: 'BOOKING_COM' })
    expect(await exportedOf(stage)).toEqual([])
    await fetchIt(link)
    await sql`update blocks set days = daterange('2030-06-05', '2030-07-01') where id = ${blockId}`.execute(
      app.db,
    )
    expect(await exportedOf(stage)).toEqual([{ platform: 'BOOKING_COM', days: ['2030-06-01..2030-06-30'] }])
    await fetchIt(link)
    const days = ['2030-06-01..2030-06-30 before', '2030-06-05..2030-06-30']
    expect(await exportedOf(stage)).toEqual([{ platform: 'BOOKING_COM', days }])
    app.setNow(app.services.now().add({ hours: 25 }))
    expect(await exportedOf(stage)).toEqual([{ platform: 'BOOKING_COM', days: days.slice(1) }])
    await revoke(stage.landlord, link.id)
    expect(await exportedOf(stage)).toEqual([
      { platform: 'BOOKING_COM', days: ['2030-06-05..2030-06-30 before'] },
    ])
  })

  it('is known with the time of its fetch even where nobody could write the fetch down', async () => {
    const stage = await createStage(app)
    await block(stage, '2030-06-01', '2030-06-30')
    const link = await linkFor(stage, { platform: 'BOOKING_COM' })
    const now = app.services.now().round('second')
    const days = { from: parseDay('2030-06-01'), to: parseDay('2030-06-30') }
    const event = { uid: 'a@localhost', sequence: 0, listingId: given(stage.unitIds[0]), ...days }
    const more = {
      isOpenEnd: false,
      textHash: '',
      feedId: null,
      changedAt: now,
      summary: '',
      description: '',
    }
    await saveExported(
      app.db,
      link.id,
      { added: [{ ...event, ...more }], ended: [] },
      { now, changedAt: now },
    )
    const [exported] = await listExportedDays(app.db, stage.unitIds, since())
    expect(String(exported?.fetchedAt)).toBe(String(now))
    // An older row without a time is left out: it says nothing that an import could weigh.
    await app.db.updateTable('calendar_exports').set({ fetched_at: null }).execute()
    expect(await listExportedDays(app.db, stage.unitIds, since())).toEqual([])
  })

  it('names the feed behind a block', async () => {
    const stage = await createStage(app)
    const feedId = await feed(stage, 'AIRBNB')
    await block(stage, '2030-06-01', '2030-06-30', { source: 'ics', feed_id: feedId })
    await fetchIt(await linkFor(stage, { platform: 'BOOKING_COM' }))
    const [exported] = await listExportedDays(app.db, stage.unitIds, since())
    expect(exported?.stretches).toMatchObject([{ feedId, isOpenEnd: false, exportedUntil: null }])
  })
})

it('contains days that are held before there is a booking, as one event from then on', async () => {
  const stage = await createStage(app)
  const link = await linkFor(stage, { withNames: true })
  await sendRequest(app, stage, '2031-01-01', '2031-03-31')
  expect(eventsIn((await fetchIt(link)).body)).toEqual([])
  await bookStay(app, stage, '2030-02-01', '2030-04-30')
  const [booked] = eventsIn((await fetchIt(link)).body)
  expect(booked).toMatchObject({ days: '2030-02-01..2030-04-30' })
  const { id } = await app.db.selectFrom('occupancies').select('id').executeTakeFirstOrThrow()
  expect(booked?.uid).toBe(`stay-${id}@localhost`)
})
