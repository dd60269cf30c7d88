import { describe, expect, it } from 'vitest'
import { bookStay } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { calendarOf } from '../../../../test/calendar-server.ts'
import { CALENDARS_BEGIN, type CalendarStage } from '../../../../test/calendars-start.ts'
import { minutesLater, startPolling } from '../../../../test/polling-stage.ts'
import { pollCalendars } from './poll-actions.ts'

const t = startPolling()
const { link, feedOf, blockedDays, poll, notified } = t

describe('people are notified', () => {
  it('once of a quarantine, which frees nothing', async () => {
    const stage = await createStage(t.app)
    const months = ['2030-02', '2030-03', '2030-04', '2030-05']
    t.provider.publish(
      'airbnb',
      months.map((month) => [`${month}-01`, `${month}-10`] as const),
    )
    await link(stage, 'airbnb')
    await poll()
    t.provider.publish('airbnb', [])
    await poll(minutesLater(20))
    await poll(minutesLater(40))
    expect(await notified()).toEqual(['calendarQuarantine'])
    expect(await blockedDays()).toHaveLength(4)
  })

  it('once a day of a calendar that is blank every second time', async () => {
    const stage = await createStage(t.app)
    const stays = ['2030-02', '2030-03', '2030-04', '2030-05'].map(
      (month) => [`${month}-01`, `${month}-10`] as const,
    )
    await link(stage, 'airbnb')
    for (let time = 0; time < 8; time++) {
      t.provider.publish('airbnb', time % 2 === 0 ? stays : [])
      await poll(minutesLater(20 * time + 1))
    }
    expect(await notified()).toEqual(['calendarQuarantine'])
    expect(await blockedDays()).toHaveLength(4)
    t.provider.publish('airbnb', stays)
    await poll(minutesLater(180))
    t.provider.publish('airbnb', [])
    await poll(minutesLater(26 * 60))
    expect(await notified()).toEqual(['calendarQuarantine', 'calendarQuarantine'])
  })

  it('of days that are booked here, by mail and in the app, and of the same days not again', async () => {
    const stage = await createStage(t.app)
    await bookStay(t.app, stage, '2030-03-01', '2030-05-31')
    const feedId = await link(stage, 'airbnb')
    t.provider.publish('airbnb', [['2030-04-01', '2030-04-10']])
    await poll()
    expect(await notified()).toEqual(['calendarConflict'])
    const [mail] = await t.app.db
      .selectFrom('mails')
      .select(['to', 'subject', 'text'])
      .where('template', '=', 'calendarConflict')
      .execute()
    expect(mail).toMatchObject({ to: 'jana@mezzo.example', subject: 'Torstraße 14 may be booked twice' })
    expect(given(mail).text).toContain('from 1 April 2030 to 10 April 2030')
    expect(given(mail).text).toContain(`/en/dashboard/l/${given(stage.unitIds[0])}/availability`)
    const { data } = await t.app.graphql<{ notifications: { nodes: unknown[] } }>(
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
    t.provider.publish('airbnb', [
      ['2030-04-01', '2030-04-10'],
      ['2030-07-01', '2030-07-05'],
    ])
    await poll(minutesLater(30))
    expect(await notified()).toEqual(['calendarConflict'])
    expect((await feedOf(feedId)).error).toBeNull()
  })

  async function bookTwice(stage: CalendarStage) {
    await bookStay(t.app, stage, '2030-03-01', '2030-05-31')
    t.app.setNow(CALENDARS_BEGIN)
    await bookStay(t.app, stage, '2030-07-01', '2030-09-30')
    t.app.setNow(CALENDARS_BEGIN)
  }

  it('of a block that moves over another booking anew', async () => {
    const stage = await createStage(t.app)
    await bookTwice(stage)
    await link(stage, 'airbnb')
    const stays = [
      ['2030-04-01', '2030-04-10'],
      ['2030-04-01', '2030-04-12'],
      ['2030-08-01', '2030-08-10'],
    ] as const
    for (const [turn, stay] of stays.entries()) {
      t.provider.behave('airbnb', (_, response) => {
        response.end(calendarOf([stay]).replace(/UID:.*/, 'UID:stay'))
      })
      await poll(minutesLater(20 * turn))
      expect(await t.app.db.selectFrom('blocks').select('id').execute()).toHaveLength(1)
      expect(await notified()).toHaveLength([1, 1, 2][turn] ?? 0)
    }
  })

  it('of days that are booked here together with the answer, or of neither', async () => {
    const stage = await createStage(t.app)
    await bookTwice(stage)
    await link(stage, 'airbnb')
    t.provider.publish('airbnb', [['2030-04-01', '2030-04-10']])
    const ctx = await t.app.ctxFor(null)
    const enqueue = () => Promise.reject(new Error('the queue is away'))
    expect(await pollCalendars({ ...ctx, enqueue })).toMatchObject({ failed: 1 })
    expect(await blockedDays()).toEqual([])
    await poll(minutesLater(60))
    expect(await blockedDays()).toHaveLength(1)
    expect(await notified()).toEqual(['calendarConflict'])
  })
})
