import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { answering, calendarOf, type Behaviour } from '../../../../test/calendar-server.ts'
import { minutesLater, startPolling } from '../../../../test/polling-stage.ts'
import { pollWhileBusy } from './poll-actions.ts'
import { noteAnswerTime } from './slow-hosts.ts'

const t = startPolling()
const { link, feedOf, blockedDays, poll } = t

afterEach(() => vi.restoreAllMocks())

describe('many calendars at once', () => {
  const linkMany = async (names: readonly string[], behaviour: Behaviour) => {
    const stage = await createStage(t.app, { units: names.length })
    for (const [unit, name] of names.entries()) {
      t.provider.behave(name, behaviour)
      await link(stage, name, unit)
    }
  }
  const named = (count: number) => Array.from({ length: count }, (_, at) => `unit-${at}`)
  const waitingRuns = async () => {
    const { rows } =
      await sql`select 1 from pgboss.job where name = 'pollCalendars' and state = 'created'`.execute(t.app.db)
    return rows.length
  }

  it('call another process where there are more than one asks at a time, and no more than one', async () => {
    await linkMany(named(70), (_, response) => response.writeHead(503).end())
    expect(await poll()).toMatchObject({ asked: 70 })
    expect(await waitingRuns()).toBe(1)
    expect(await t.app.runJobs()).toBe(1)
    expect(await waitingRuns()).toBe(0)
  })

  it('call nobody where they are few', async () => {
    await linkMany(named(20), (_, response) => response.writeHead(503).end())
    expect(await poll()).toMatchObject({ asked: 20 })
    expect(await waitingRuns()).toBe(0)
  })

  it('have somebody go on who looks again soon, while there is much to ask', async () => {
    await linkMany([...named(40), 'later'], (_, response) => response.writeHead(503).end())
    const due = (at: Temporal.Instant) =>
      t.app.db.updateTable('calendar_feeds').set({ next_check_at: at }).where('label', '=', 'later').execute()
    await due(minutesLater(5))
    const running = pollWhileBusy(await t.app.ctxFor(null))
    await expect.poll(() => t.provider.asked('unit-39').length).toBe(1)
    await due(t.app.services.now())
    expect(await running).toEqual({ asked: 41, unchanged: 0, failed: 41 })
  })

  it('have nobody wait where they are few', async () => {
    await linkMany(named(20), (_, response) => response.writeHead(503).end())
    const began = performance.now()
    expect(await pollWhileBusy(await t.app.ctxFor(null))).toMatchObject({ asked: 20 })
    expect(performance.now() - began).toBeLessThan(1_900)
  })

  it('of a slow host are asked few at a time, and keep no others waiting', async () => {
    const names = named(50)
    await linkMany([...names, 'well'], (_, response) => {
      setTimeout(() => response.writeHead(503).end(), 3_000)
    })
    // Another name of the same provider.
    const well = t.provider.link('well').replace('127.0.0.1', 'localhost')
    await t.app.db.updateTable('calendar_feeds').set({ url: well }).where('label', '=', 'well').execute()
    await sql`update calendar_feeds set next_check_at = next_check_at - interval '1 minute' where label <> 'well'`.execute(
      t.app.db,
    )
    t.provider.publish('well', [['2030-02-01', '2030-02-10']])
    for (let answer = 0; answer < 8; answer++) noteAnswerTime(t.provider.link('any'), 10_000)
    const began = performance.now()
    const polling = poll()
    await expect.poll(blockedDays, { timeout: 2_500 }).toHaveLength(1)
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(await polling).toEqual({ asked: 5, unchanged: 0, failed: 4 })
    const asked = names.filter((name) => t.provider.asked(name).length > 0)
    expect(asked).toHaveLength(4)
    // The others are due again in a minute or two, and nobody holds them.
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from calendar_feeds
      where lease is null and failures = 0 and label <> 'well'
        and next_check_at between ${minutesLater(1)}::timestamptz and ${minutesLater(2)}::timestamptz`.execute(
      t.app.db,
    )
    expect(rows[0]?.count).toBe(46)
  })

  it('without news are stored after five seconds, though others are still waited for', async () => {
    const stage = await createStage(t.app, { units: 3 })
    const held: (() => void)[] = []
    const ids: string[] = []
    for (const [unit, name] of ['early', 'late', 'last'].entries()) {
      t.provider.publish(name, [['2030-02-01', '2030-02-10']])
      ids.push(await link(stage, name, unit))
    }
    await poll()
    const answer = answering(calendarOf([['2030-02-01', '2030-02-10']]))
    t.provider.behave('early', answer)
    for (const name of ['late', 'last'])
      t.provider.behave(name, (request, response) => held.push(() => answer(request, response)))
    const later = minutesLater(17)
    const isStored = async () => String((await feedOf(given(ids[0]))).checked_at) === String(later)
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now')
    const polling = poll(later)
    await expect.poll(() => held.length).toBe(2)
    await expect.poll(() => t.provider.asked('early').length).toBe(2)
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
    const stage = await createStage(t.app, { units })
    const names = Array.from({ length: units }, (_, unit) => `unit-${unit}`)
    for (const [unit, name] of names.entries()) {
      t.provider.publish(name, [['2030-02-01', '2030-02-10']])
      await link(stage, name, unit)
    }
    const { polling, most } = await t.app.db.transaction().execute(async (trx) => {
      await sql`select id from groups for update`.execute(trx)
      const polling = poll()
      await expect.poll(() => names.filter((name) => t.provider.asked(name).length > 0)).toHaveLength(units)
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
