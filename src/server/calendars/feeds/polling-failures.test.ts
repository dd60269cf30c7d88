import { describe, expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { BAD_BEHAVIOURS } from '../../../../test/calendar-server.ts'
import { CALENDARS_BEGIN } from '../../../../test/calendars-start.ts'
import { minutesLater, startPolling } from '../../../../test/polling-stage.ts'

const t = startPolling()
const { link, feedOf, blockedDays, poll, notified } = t

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
    const stage = await createStage(t.app, { units: names.length + 1 })
    const ids = await Promise.all(names.map((name, unit) => link(stage, name, unit)))
    for (const name of names) t.provider.publish(name, [['2030-02-01', '2030-02-10']])
    await poll()
    const before = await blockedDays()
    expect(before).toHaveLength(names.length)
    for (const name of names) t.provider.behave(name, BAD_BEHAVIOURS[name])
    t.app.setNow(minutesLater(20))
    const wellId = await link(stage, 'well', names.length)
    t.provider.publish('well', [['2030-04-01', '2030-04-10']])
    let isOver = false
    const polling = poll(minutesLater(20)).finally(() => (isOver = true))
    const home = await t.app.graphql(
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
      names.map(() => [1, CALENDARS_BEGIN]),
    )
    expect(await blockedDays()).toEqual([...before, '[2030-04-01,2030-04-11)'])
  })

  it('is asked ever less often, and not before it wants to be', async () => {
    const stage = await createStage(t.app)
    t.provider.behave('airbnb', BAD_BEHAVIOURS.breaks)
    const id = await link(stage, 'airbnb')
    const waits: number[] = []
    for (let turn = 0; turn < 7; turn++) {
      const at = t.app.services.now()
      await poll(at)
      const next = given((await feedOf(id)).next_check_at)
      waits.push(Math.round(next.since(at).total('minutes')))
      t.app.setNow(next)
    }
    const middle = [30, 60, 120, 240, 360, 360, 360]
    for (const [index, wait] of waits.entries()) {
      expect(Math.abs(wait - given(middle[index]))).toBeLessThanOrEqual(given(middle[index]) / 10 + 1)
    }
    t.provider.behave('airbnb', (_, response) => response.writeHead(429, { 'retry-after': '1000000' }).end())
    await t.app.db.updateTable('calendar_feeds').set({ failures: 0 }).execute()
    const at = t.app.services.now()
    await poll(at)
    expect(
      given((await feedOf(id)).next_check_at)
        .since(at)
        .total('hours'),
    ).toBe(6)
  })

  it('is notified once after a day, and again only when it has answered in between', async () => {
    const stage = await createStage(t.app)
    t.provider.behave('airbnb', BAD_BEHAVIOURS.breaks)
    const id = await link(stage, 'airbnb')
    const failFor = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 7) await poll(t.app.services.now().add({ hours: 7 }))
    }
    await poll()
    await failFor(21)
    expect(await notified()).toEqual([])
    await failFor(70)
    expect(await notified()).toEqual(['calendarFailing'])
    t.provider.publish('airbnb', [['2030-02-01', '2030-02-10']])
    await failFor(7)
    expect(await feedOf(id)).toMatchObject({ failing_since: null, failing_notified_at: null, error: null })
    t.provider.behave('airbnb', BAD_BEHAVIOURS.breaks)
    await failFor(42)
    expect(await notified()).toEqual(['calendarFailing', 'calendarFailing'])
  })
})
