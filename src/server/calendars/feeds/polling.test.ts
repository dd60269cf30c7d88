import { describe, expect, it } from 'vitest'
import { bookStay } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { answering, calendarOf } from '../../../../test/calendar-server.ts'
import { CALENDARS_BEGIN } from '../../../../test/calendars-start.ts'
import { minutesLater, startPolling } from '../../../../test/polling-stage.ts'
import { pollCalendars } from './poll-actions.ts'

const t = startPolling()
const { link, feedOf, blockedDays, poll, writtenRows } = t

describe('a linked calendar', () => {
  it('is asked by name, and its days are blocked', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const id = await link(stage, 'airbnb')
    expect(await poll()).toEqual({ asked: 1, unchanged: 0, failed: 0 })
    expect(await blockedDays()).toEqual(['[2030-02-01,2030-02-11)'])
    expect(given(t.provider.asked('airbnb')[0]).headers['user-agent']).toMatch(
      /^Mezzo-Calendar\/\d+\.\d+\.\d+ \(\+http:\/\/localhost:3000\)$/,
    )
    const feed = await feedOf(id)
    expect(feed).toMatchObject({ error: null, failures: 0, lease: null })
    expect(String(feed.answered_at)).toBe(CALENDARS_BEGIN)
    const wait = given(feed.next_check_at).since(Temporal.Instant.from(CALENDARS_BEGIN)).total('minutes')
    expect(wait).toBeGreaterThanOrEqual(13.5)
    expect(wait).toBeLessThanOrEqual(16.5)
  })

  it('is not asked again before its time, and then only for what has changed', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const id = await link(stage, 'airbnb')
    await poll()
    expect(await poll(minutesLater(13))).toMatchObject({ asked: 0 })
    const before = await feedOf(id)
    const rows = await writtenRows()
    expect(await poll(minutesLater(17))).toEqual({ asked: 1, unchanged: 1, failed: 0 })
    expect(given(t.provider.asked('airbnb')[1]).headers['if-none-match']).toBe(before.etag)
    const { checked_at, answered_at, next_check_at, ...after } = await feedOf(id)
    expect(before).toMatchObject(after)
    expect([String(checked_at), String(answered_at)]).toEqual(Array(2).fill(String(minutesLater(17))))
    expect(Temporal.Instant.compare(given(next_check_at), minutesLater(30))).toBe(1)
    expect(await writtenRows()).toEqual(rows)
  })

  it('that stamps itself anew but says the same changes nothing but the times', async () => {
    const stage = await createStage(t.app)
    let stamp = 0
    t.provider.behave('booking', (_, response) => {
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
    const stage = await createStage(t.app, { units: 6 })
    for (let unit = 0; unit < 6; unit++) {
      t.provider.behave(
        `slow-${unit}`,
        (_, response) => void setTimeout(() => response.writeHead(503).end(), 50),
      )
      await link(stage, `slow-${unit}`, unit)
    }
    const ctx = await t.app.ctxFor(null)
    const runs = await Promise.all(Array.from({ length: 5 }, () => pollCalendars(ctx)))
    expect(runs.reduce((sum, { asked }) => sum + asked, 0)).toBe(6)
    expect(t.provider.mostAtOnce()).toBe(1)
    for (let unit = 0; unit < 6; unit++) expect(t.provider.asked(`slow-${unit}`)).toHaveLength(1)
  })

  it('whose server died while asking is asked again when its lease is over', async () => {
    const stage = await createStage(t.app)
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    const id = await link(stage, 'airbnb')
    await t.app.db
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
    const stage = await createStage(t.app)
    const id = await link(stage, 'slow')
    t.provider.publish('new', [['2030-03-01', '2030-03-10']])
    const change = `mutation($id: ID!, $url: String!, $key: ID!) {
      changeCalendarFeed(feedId: $id, input: { label: "new", url: $url }, idempotencyKey: $key) {
        error { name } } }`
    t.provider.behave('slow', (request, response) => {
      const input = { id, url: t.provider.link('new'), key: crypto.randomUUID() }
      void t.app.graphql(change, input, stage.landlord).then(() => old(request, response))
    })
    await poll()
    expect(await blockedDays()).toEqual(['[2030-03-01,2030-03-11)'])
    await poll(minutesLater(20))
    const marks = t.provider.asked('new').map(({ headers }) => headers['if-none-match'])
    expect(marks).toEqual([undefined, (await feedOf(id)).etag])
    expect(t.provider.asked('slow')).toHaveLength(1)
  })

  it('after somebody else has asked undoes nothing of the newer answer', async () => {
    const stage = await createStage(t.app)
    const id = await link(stage, 'slow')
    let turn = 0
    const newer = answering(calendarOf([['2030-03-01', '2030-03-10']]))
    const another = async () => {
      t.app.setNow(minutesLater(2))
      await pollCalendars(await t.app.ctxFor(null))
    }
    t.provider.behave('slow', (request, response) => {
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
    const stage = await createStage(t.app)
    await bookStay(t.app, stage, '2030-03-01', '2030-05-31')
    const feedId = await link(stage, 'airbnb')
    t.provider.publish('airbnb', [['2030-05-20', '2030-05-30']])
    await poll()
    const [block] = await t.app.db.selectFrom('blocks').select('id').execute()
    const settle = `mutation($eventId: ID!, $key: ID!) {
      settleCalendarConflict(eventId: $eventId, settlement: SAME_STAY, idempotencyKey: $key) { error { name } } }`
    const key = crypto.randomUUID()
    await t.app.graphql(settle, { eventId: given(block).id, key }, stage.landlord)
    expect(await blockedDays()).toEqual([])
    await t.app.db.deleteFrom('occupancies').execute()
    const { etag } = await feedOf(feedId)
    expect(await poll(minutesLater(20))).toMatchObject({ asked: 1, failed: 0 })
    expect(given(t.provider.asked('airbnb')[1]).headers['if-none-match']).toBe(given(etag))
    expect(await blockedDays()).toEqual(['[2030-05-20,2030-05-31)'])
    expect(await feedOf(feedId)).toMatchObject({ etag, lease: null })
  })
})
