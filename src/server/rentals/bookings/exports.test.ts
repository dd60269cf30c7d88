import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'
import { fillDemo } from '../../demo/seed.ts'
import { henrike, jana } from '../../demo/people.ts'
import { fold } from '../../calendars/exports/write-calendar.ts'
import { type Day, addDays } from '../../../domain/kernel/day.ts'

let app: TestApp
let landlord: Browser
beforeAll(async () => {
  app = await buildTestApp()
  app.setNow('2026-11-21T09:13:00Z')
  await fillDemo(app.services)
})
beforeEach(async () => {
  landlord = await app.login(jana.email)
})
afterAll(() => app.close())

const get = (url: string, as: Browser | null = landlord) => app.send(as, { method: 'GET', url })

/** The rows of a CSV file, read as RFC 4180 says. */
function parseCsv(text: string): string[][] {
  const rows = text.replace(/^\uFEFF/, '').matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))/g)
  const table: string[][] = [[]]
  for (const [cell] of rows) {
    table.at(-1)?.push(
      cell
        .replace(/(,|\r\n)$/, '')
        .replace(/^"([\s\S]*)"$/, '$1')
        .replaceAll('""', '"'),
    )
    if (cell.endsWith('\r\n')) table.push([])
  }
  return table.slice(0, -1)
}

/** The events of a calendar, unfolded, each a map of its lines. */
function parseCalendar(text: string): Map<string, string>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const events: Map<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push(new Map())
    const colon = line.indexOf(':')
    events.at(-1)?.set(line.slice(0, colon), line.slice(colon + 1))
  }
  return events
}

const count = async (where: 'canceled' | 'all') => {
  let query = app.db.selectFrom('bookings').select('id').where('landlord_id', '=', jana.id)
  if (where === 'canceled') query = query.where('canceled', '=', true)
  return (await query.execute()).length
}

describe('the table of bookings', () => {
  it('has every booking of the landlord and as many cells in each row', async () => {
    const answer = await get('/api/bookings.csv')
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('text/csv') as string,
      'content-disposition': 'attachment; filename="mezzo-2026-11-21.csv"',
      'cache-control': 'private, no-store',
    })
    const [head, ...rows] = parseCsv(answer.body)
    expect(head).toContain('Tenant')
    expect(rows).toHaveLength(await count('all'))
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head?.length]))
  })

  it('is narrowed as the list is', async () => {
    const [, ...rows] = parseCsv((await get('/api/bookings.csv?phase=CANCELLED')).body)
    expect(rows).toHaveLength(await count('canceled'))
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['CANCELLED']))
    const [, ...found] = parseCsv(
      (await get('/api/bookings.csv?search=Lorenzo%20Conti&from=2026-11-21')).body,
    )
    expect(found.map((row) => row[3])).toEqual(['Lorenzo Conti'])
  })

  it('speaks the language of the page that its link stands on', async () => {
    expect(parseCsv((await get('/api/bookings.csv?language=de')).body)[0]).toContain('Mieter')
    expect((await get('/api/bookings.ics?language=fr')).body).toContain('Réservations Mezzo')
  })

  it.each(['phase=SOON', 'listingId=1', 'from=2026-02-30', 'groupId=%27%20or%201=1'])(
    'refuses the filter %s',
    async (query) => {
      const answer = await get(`/api/bookings.csv?${query}`)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ error: { name: 'ValidationError' } })
    },
  )
})

describe('the calendar of bookings', () => {
  it('is RFC 5545: lines of at most 75 octets that end with CRLF, all-day events, ids that stay', async () => {
    const answer = await get('/api/bookings.ics')
    expect(answer.headers['content-type']).toContain('text/calendar')
    const lines = answer.body.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
    const events = parseCalendar(answer.body)
    expect(events).toHaveLength(await count('all'))
    const again = parseCalendar((await get('/api/bookings.ics')).body)
    expect(again.map((event) => event.get('UID'))).toEqual(events.map((event) => event.get('UID')))
    expect(new Set(events.map((event) => event.get('UID'))).size).toBe(events.length)
  })

  it('ends an event on the day after the last one, and says which are cancelled', async () => {
    const events = new Map(
      parseCalendar((await get('/api/bookings.ics')).body).map((event) => [event.get('UID'), event]),
    )
    const bookings = await app.db
      .selectFrom('bookings')
      .select(['id', 'from', 'to', 'canceled', 'stayed_until'])
      .where('landlord_id', '=', jana.id)
      .execute()
    for (const { id, from, to, canceled, stayed_until } of bookings) {
      const event = events.get(`booking-${id}@localhost`)
      const compact = (day: Day) => day.replaceAll('-', '')
      const last = stayed_until ?? to
      expect(event?.get('DTSTART;VALUE=DATE')).toBe(compact(from))
      expect(event?.get('DTEND;VALUE=DATE')).toBe(compact(addDays(last, 1)))
      expect(event?.get('STATUS')).toBe(canceled && !stayed_until ? 'CANCELLED' : 'CONFIRMED')
    }
  })

  it('cuts no character when it folds a line', () => {
    const line = `SUMMARY:${'Zoë Müller-Łukasiewicz 🏠 '.repeat(12)}`
    const folded = fold(line)
    expect(folded.split('\r\n').every((piece) => Buffer.byteLength(piece) <= 75)).toBe(true)
    expect(folded.replaceAll('\r\n ', '').replace(/\r\n$/, '')).toBe(line)
  })
})

it('neither leaves one of a thousand out, nor does the list', async () => {
  const landlordId = await app.createUser({ email: 'many@mezzo.example', landlord: true })
  const { groupId } = await createListing(app.db, landlordId)
  const tenantId = await app.createUser({})
  await insertBookings(landlordId, tenantId, groupId, 1000)
  const many = await app.login('many@mezzo.example')
  expect(parseCsv((await get('/api/bookings.csv', many)).body)).toHaveLength(1001)
  const events = parseCalendar((await get('/api/bookings.ics', many)).body)
  expect(new Set(events.map((event) => event.get('UID'))).size).toBe(1000)
  const document = `query($offset: Int) { bookings(offset: $offset, limit: 100) { totalCount nodes { _id } } }`
  const seen = new Set<string>()
  for (const offset of Array.from({ length: 10 }, (_, page) => page * 100)) {
    const { data } = await app.graphql<{ bookings: { totalCount: number; nodes: { _id: string }[] } }>(
      document,
      { offset },
      many,
    )
    expect(data.bookings.totalCount).toBe(1000)
    for (const { _id } of data.bookings.nodes) seen.add(_id)
  }
  expect(seen.size).toBe(1000)
})

/** Bookings of a month each, one after the other, in one statement. */
async function insertBookings(
  landlordId: string,
  tenantId: string,
  groupId: string,
  count: number,
): Promise<void> {
  await sql`
    with days as (
      select date '1990-01-01' + 30 * n as first, date '1990-01-01' + 30 * n + 29 as last,
        md5('request' || n)::uuid as request, md5('offer' || n)::uuid as offer
      from generate_series(1, ${count}::int) n
    ), asked as (
      insert into booking_requests (id, tenant_id, first_name, last_name, email, "from", "to", adults,
        reason_for_stay, paid_by)
      select request, ${tenantId}::uuid, '=Toni', 'Muster', 'toni@mezzo.example', first, last, 1, 'WORK', 'SELF' from days
      returning id
    ), requests as (
      insert into listing_requests (id, booking_request_id, group_id, landlord_id, tenant_id, "from", "to", guests,
        method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate, tenant_fee_rate, status_type, landlord_status, sort_group)
      select request, request, ${groupId}::uuid, ${landlordId}::uuid, ${tenantId}::uuid, first, last, 1,
        'AFTER_TENANT_SIGNED_CONTRACT', 150000, 0, 0, 150000, 'EUR', 1000, 0, 'TENANT_APPROVED', 'OTHER', 5 from days
      returning id
    ), offers as (
      insert into booking_offers (id, listing_request_id, listing_id, group_id, landlord_id, tenant_id, status, type,
        contract_name, is_online_signing, method_of_booking, "from", "to", price, total_rent, currency)
      select d.offer, d.request, u.id, ${groupId}::uuid, ${landlordId}::uuid, ${tenantId}::uuid, 'ACCEPTED', 'b2c',
        'GERMANY_PRIVATE', true, 'AFTER_TENANT_SIGNED_CONTRACT', first, last, 150000, 150000, 'EUR'
      from days d, listings u where u.group_id = ${groupId}::uuid
      returning id
    )
    insert into bookings (offer_id, listing_request_id, listing_id, group_id, landlord_id, tenant_id, type,
      selected_contract, "from", "to", price, total_cost, currency, tenant_fee_rate)
    select d.offer, d.request, u.id, ${groupId}::uuid, ${landlordId}::uuid, ${tenantId}::uuid, 'STANDARD',
      'GERMANY_PRIVATE', first, last, 150000, 150000, 'EUR', 0
    from days d, listings u where u.group_id = ${groupId}::uuid`.execute(app.db)
}

it.each(['/api/bookings.csv', '/api/bookings.ics'])('%s is for the landlord alone', async (url) => {
  const own = (await get(url)).body
  const others = (await get(url, await app.login(henrike.email))).body
  expect(others).not.toBe(own)
  expect((await get(url, await app.visit())).statusCode).toBe(401)
  expect((await get(url, await app.login('tenant@mezzo.example'))).statusCode).toBe(403)
  expect((await get(url, await app.login('limited@mezzo.example'))).statusCode).toBe(403)
})
