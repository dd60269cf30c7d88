import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Browser } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { answering, calendarOf } from '../../../../test/calendar-server.ts'
import { minutesLater, startPolling } from '../../../../test/polling-stage.ts'
import { addDays, parseDay } from '../../../domain/kernel/day.ts'

const t = startPolling()
const { link, blockedDays, poll, notified } = t

describe('the end of a booking window that may be a closure', () => {
  /** Is asked on days in a row: closed from 1 June on as far as its window reaches, which is 200 days. */
  async function ask(first: number, last: number): Promise<void> {
    for (let day = first; day <= last; day++) {
      const end = addDays(parseDay('2030-07-20'), day)
      const calendar = calendarOf([
        ['2030-01-20', '2030-01-25'],
        ['2030-06-01', end],
      ])
      t.provider.behave('airbnb', answering(calendar.replaceAll('Reserved', 'CLOSED')))
      await poll(minutesLater(day * 24 * 60 + 5 * day))
    }
  }
  // Two months later nobody is logged in any more.
  const jana = () => t.app.login('jana@mezzo.example')
  const needs = async () => {
    const { data } = await t.app.graphql<{ needsYouCalendars: { nodes: { kind: string }[] } }>(
      '{ needsYouCalendars { nodes { kind } } }',
      {},
      await jana(),
    )
    return data.needsYouCalendars.nodes.map(({ kind }) => kind)
  }
  const say = async (browser: Browser, feedId: string, meaning: string, key: string) => {
    const { data } = await t.app.graphql<{
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
    const stage = await createStage(t.app)
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
    const stage = await createStage(t.app)
    const id = await link(stage, 'airbnb')
    await ask(0, 4)
    await ask(near - 3, near)
    await t.app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await t.app.login('other@mezzo.example')
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
    const stage = await createStage(t.app)
    const id = await link(stage, 'airbnb')
    await ask(0, 4)
    expect((await say(await jana(), id, 'CLOSED', randomUUID())).feed?.windowLimit.isBlocked).toBe(true)
    await ask(near - 3, near)
    expect((await blockedDays()).filter((days) => days.startsWith('[2030-06-01'))).toHaveLength(1)
    expect(await notified()).toEqual([])
    expect(await needs()).toEqual([])
  })

  it('that was answered does not hide what else its calendar needs', async () => {
    const stage = await createStage(t.app)
    const id = await link(stage, 'airbnb')
    await ask(0, 4)
    await ask(near - 3, near)
    await say(await jana(), id, 'CLOSED', randomUUID())
    await t.app.db
      .updateTable('calendar_feeds')
      .set({ failing_since: Temporal.Instant.from('2030-01-01T09:00:00Z') })
      .execute()
    expect(await needs()).toEqual(['FAILING'])
  })
})
