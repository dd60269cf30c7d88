import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { type CalendarAnswer, calendarAnswer } from '../../../domain/calendars/calendar-answer.ts'
import { toDatedUnit } from '../../../domain/calendars/calendar-unit.ts'
import { currentStateOf } from '../../../domain/calendars/current-state.ts'
import { jana } from '../../demo/people.ts'
import { fillDemo } from '../../demo/seed.ts'
import { countStatements } from '../../kernel/db/statements.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

type Stage = Awaited<ReturnType<typeof createStage>>

let app: TestApp
let stage: Stage
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
})
afterAll(() => app.close())

const get = (query = '', as: Browser = stage.landlord, headers: Record<string, string> = {}) =>
  app.send(as, { method: 'GET', url: `/api/calendar${query}`, headers })

async function calendar(query = '', as: Browser = stage.landlord): Promise<CalendarAnswer> {
  const answer = await get(query, as)
  expect(answer.statusCode).toBe(200)
  return calendarAnswer.parse(answer.json())
}

async function addBlock(listingId: string, from: string, to: string, more: Record<string, string> = {}) {
  const block = { listing_id: listingId, group_id: stage.groupId, landlord_id: stage.landlordId }
  const days = `[${from},${to}]`
  await app.db
    .insertInto('blocks')
    .values({ ...block, days, source: 'own', reason: 'RENOVATION', ...more })
    .execute()
}

const ofUnit = (answer: CalendarAnswer, id: string) => given(answer.units.find((unit) => unit.id === id))

describe('the calendar', () => {
  it('shows bookings, holds, blocks and who waits, each unit with its window', async () => {
    const { unitIds } = await createListing(app.db, stage.landlordId, { units: 2 })
    const [first = ''] = stage.unitIds
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    await addBlock(first, '2030-05-01', '2030-05-10', { note: 'New bath' })
    const waiting = await sendRequest(app, stage, '2030-07-01', '2030-09-30')
    const answer = await calendar()
    expect([answer.today, answer.from, answer.to]).toEqual(['2030-01-15', '2029-12-15', '2031-07-17'])
    expect(answer.units.map(({ id }) => id).toSorted()).toEqual([first, ...unitIds].toSorted())
    const unit = ofUnit(answer, first)
    expect(unit).toMatchObject({
      availableFrom: '2020-01-01',
      availableTo: null,
      published: true,
      city: 'Berlin',
    })
    expect(unit.bookings).toMatchObject([
      {
        from: '2030-02-01',
        to: '2030-04-30',
        name: 'Amélie Fournier',
        type: 'STANDARD',
        bookedOn: '2030-01-15',
      },
    ])
    expect(unit.blocks).toMatchObject([
      {
        from: '2030-05-01',
        to: '2030-05-10',
        source: 'own',
        reason: 'RENOVATION',
        note: 'New bath',
        conflict: false,
      },
    ])
    expect(answer.candidates).toMatchObject([
      { listingRequestId: waiting, unitId: first, from: '2030-07-01', to: '2030-09-30', class: 'OPEN' },
    ])
  })

  it('shows a contract in signing as held days and no longer as somebody who waits', async () => {
    const id = await sendRequest(app, stage, '2030-07-01', '2030-09-30')
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    expect((await calendar()).candidates).toMatchObject([{ listingRequestId: id, class: 'IN_PROGRESS' }])
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    const answer = await calendar()
    expect(answer.candidates).toEqual([])
    expect(answer.units[0]?.holds).toMatchObject([
      { from: '2030-07-01', to: '2030-09-30', listingRequestId: id, name: 'Amélie Fournier' },
    ])
  })

  it('shows what lies in the window only', async () => {
    const [unit = ''] = stage.unitIds
    await addBlock(unit, '2030-03-01', '2030-03-10')
    await addBlock(unit, '2030-04-01', '2030-04-10')
    const blocks = async (window: string) => (await calendar(window)).units[0]?.blocks.map(({ from }) => from)
    expect(await blocks('?from=2030-03-10&to=2030-03-31')).toEqual(['2030-03-01'])
    expect(await blocks('?from=2030-03-11&to=2030-03-31')).toEqual([])
    expect(await blocks('?from=2030-03-11&to=2030-04-01')).toEqual(['2030-04-01'])
    const until = async (from: string) => (await calendar(`?from=${from}`)).units[0]?.takenUntil
    expect([await until('2030-03-10'), await until('2030-03-11'), await until('2030-05-01')]).toEqual([
      null,
      '2030-03-10',
      '2030-04-10',
    ])
  })

  it('marks an imported block over a booking, and no other', async () => {
    const [unit = ''] = stage.unitIds
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    await addBlock(unit, '2030-04-30', '2030-05-03', { source: 'ics', reason: 'RENTED_ELSEWHERE' })
    await addBlock(unit, '2030-05-01', '2030-05-03', { source: 'ics', reason: 'RENTED_ELSEWHERE' })
    await addBlock(unit, '2030-04-01', '2031-05-03', { source: 'ics', reason: 'OTHER', kind: 'FAR_END' })
    const { blocks } = given((await calendar()).units[0])
    expect(blocks.map(({ from, kind, conflict }) => [from, kind, conflict])).toEqual([
      ['2030-04-01', 'FAR_END', false],
      ['2030-04-30', 'STAY', true],
      ['2030-05-01', 'STAY', false],
    ])
  })

  it('is that of a group or of one unit where it is asked for', async () => {
    const { groupId, unitIds } = await createListing(app.db, stage.landlordId, { units: 3 })
    const requestId = await sendRequest(app, { ...stage, groupId }, '2030-07-01', '2030-09-30')
    const group = await calendar(`?groupId=${groupId}`)
    expect(group.units.map(({ id }) => id).toSorted()).toEqual(unitIds.toSorted())
    expect(group.candidates).toMatchObject([{ listingRequestId: requestId, unitId: null }])
    const one = await calendar(`?listingId=${unitIds[1]}`)
    expect(one.units.map(({ id }) => id)).toEqual([unitIds[1]])
    expect(one.candidates).toMatchObject([{ listingRequestId: requestId, unitId: null }])
    expect((await calendar(`?groupId=${stage.groupId}`)).candidates).toEqual([])
  })

  it('knows the shortest stay, by the listing or its region', async () => {
    const place = { city: 'Hamburg', zip_code: '20095' }
    const { groupId } = await createListing(app.db, stage.landlordId, { group: { min_booking_duration: 4 } })
    expect((await calendar(`?groupId=${groupId}`)).units[0]?.minStay).toBe(4)
    const inHamburg = await createListing(app.db, stage.landlordId, { group: place })
    expect((await calendar(`?groupId=${inHamburg.groupId}`)).units[0]?.minStay).toBe(3)
    expect((await calendar(`?groupId=${stage.groupId}`)).units[0]?.minStay).toBeNull()
  })

  it('shows limited access that days are taken, not by whom', async () => {
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    await sendRequest(app, stage, '2030-07-01', '2030-09-30')
    const words = { source: 'ics', reason: 'RENTED_ELSEWHERE', note: 'Reserved: Fournier' }
    await addBlock(given(stage.unitIds[0]), '2030-06-01', '2030-06-30', words)
    const answer = await calendar('', await joinAsLimited(app, stage))
    expect(answer.units[0]?.bookings).toMatchObject([{ id: null, name: null, from: '2030-02-01' }])
    expect(answer.candidates).toMatchObject([{ name: null }])
    expect(JSON.stringify(answer)).not.toContain('Fournier')
  })

  it('looks missing to another landlord, and is empty without listings', async () => {
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await calendar('', other)).units).toEqual([])
    expect((await get(`?groupId=${stage.groupId}`, other)).statusCode).toBe(404)
    expect((await get(`?listingId=${stage.unitIds[0]}`, other)).statusCode).toBe(404)
    expect((await get('?listingId=nonsense')).statusCode).toBe(404)
    expect((await get('', await app.visit())).statusCode).toBe(401)
  })

  it('refuses windows that are none', async () => {
    for (const window of [
      '?from=2030-02-30',
      '?from=2030-03-02&to=2030-03-01',
      '?from=2030-01-01&to=2036-01-01',
    ]) {
      expect((await get(window)).statusCode).toBe(422)
    }
  })

  it('brings the first groups by name alone where so many units are asked for', async () => {
    const group = (name: string, units: number, archived_at: Temporal.Instant | null = null) =>
      createListing(app.db, stage.landlordId, { units, group: { name, archived_at } })
    const ten = await group('A 10', 2)
    const nine = await group('A 9', 2)
    await group('A 1', 3, Temporal.Instant.from('2030-01-01T00:00:00Z'))
    const all = await calendar()
    expect(all.more).toBe(0)
    const first = await calendar('?first=3')
    expect(first.units.map(({ id }) => id).toSorted()).toEqual([...nine.unitIds, ...ten.unitIds].toSorted())
    expect(first.more).toBe(all.units.length - 4)
    expect((await calendar('?first=1')).units.map(({ groupId }) => groupId)).toEqual([
      nine.groupId,
      nine.groupId,
    ])
    expect(await calendar('?first=1000')).toEqual(all)
    expect(await calendar(`?groupId=${ten.groupId}&first=1`)).toMatchObject({ more: 0 })
    expect(await calendar('?first=')).toEqual(all)
    for (const wrong of ['none', '0', '-1', '1.5']) {
      const refused = await get(`?first=${wrong}`)
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { error: { fields: { first: 'blocks.first.invalid' } } },
      ])
    }
  })

  it('sends no body to who has it already', async () => {
    const first = await get()
    const tag = String(first.headers['etag'])
    const again = await get('', stage.landlord, { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await addBlock(given(stage.unitIds[0]), '2030-03-01', '2030-03-10')
    expect((await get('', stage.landlord, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('is compressed for whoever is far away, and the same', async () => {
    const { unitIds } = await createListing(app.db, stage.landlordId, { units: 120 })
    await addBlock(given(unitIds[0]), '2030-03-01', '2030-03-10', { note: 'Où est la clé? Größe 8' })
    const whole = await get()
    expect(whole.headers['content-encoding']).toBeUndefined()
    const far = await get('', stage.landlord, {
      'x-forwarded-for': '203.0.113.7',
      'accept-encoding': 'gzip, br',
    })
    expect(far.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(far.rawPayload).toString()).toBe(whole.body)
    expect(calendarAnswer.parse(whole.json()).units).toHaveLength(121)
  })

  it('takes three statements, however much there is', async () => {
    const count = async () => (await countStatements(() => get())).statements.length
    expect(await count()).toBe(3)
    await createListing(app.db, stage.landlordId, { units: 5 })
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    expect(await count()).toBe(3)
  })
})

describe("the demo's calendars", () => {
  it('are as the schema says, and every unit of the landlord is there', async () => {
    await app.reset()
    app.setNow('2026-11-21T09:13:00Z')
    await fillDemo(app.services)
    const answer = await calendar('', await app.login(jana.email))
    const units = await app.db
      .selectFrom('listings as u')
      .innerJoin('groups as g', 'g.id', 'u.group_id')
      .select('u.id')
      .where('u.landlord_id', '=', jana.id)
      .where('u.deleted_at', 'is', null)
      .where('g.archived_at', 'is', null)
      .execute()
    expect(answer.units.map(({ id }) => id).toSorted()).toEqual(units.map(({ id }) => id).toSorted())
    expect(answer.units.some(({ bookings, blocks }) => bookings.length > 0 && blocks.length > 0)).toBe(true)
    expect(answer.candidates.length).toBeGreaterThan(5)
  })
})

describe("a unit's state, as the browser finds it in the calendar", () => {
  it('is the one that the server finds in the tables', async () => {
    const { groupId, unitIds } = await createListing(app.db, stage.landlordId, { units: 7 })
    const block = async (at: number, from: string, to: string) => {
      const unit = { listing_id: given(unitIds[at]), group_id: groupId, landlord_id: stage.landlordId }
      await app.db
        .insertInto('blocks')
        .values({ ...unit, days: `[${from},${to}]`, source: 'own', reason: 'OTHER' })
        .execute()
    }
    await block(0, '2029-03-01', '2029-06-30')
    await block(1, '2029-11-01', '2029-12-20')
    await block(2, '2029-01-01', '2030-01-20')
    await block(3, '2030-01-15', '2030-03-31')
    await block(3, '2030-04-01', '2030-04-10')
    await app.db
      .updateTable('listings')
      .set({ available_to: parseDay('2030-01-10') })
      .where('id', '=', given(unitIds[4]))
      .execute()
    await bookStay(app, { ...stage, groupId }, '2030-01-20', '2030-04-30')
    const states = new Map(
      (await calendar()).units.map((unit) => [
        unit.id,
        currentStateOf(toDatedUnit(unit), parseDay('2030-01-15')),
      ]),
    )
    const since = parseDay('2000-01-01')
    const calendars = await loadCalendars(app.db, [groupId, stage.groupId], since)
    const expected = [...calendars.values()].flat()
    expect(expected).toHaveLength(8)
    for (const unit of expected) {
      expect(states.get(unit.id)).toEqual(currentStateOf(unit, parseDay('2030-01-15')))
    }
    expect(new Set([...states.values()].map(({ kind }) => kind))).toEqual(
      new Set(['VACANT', 'BLOCKED', 'NOT_AVAILABLE', 'BOOKED']),
    )
  })
})
