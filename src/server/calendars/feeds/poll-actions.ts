import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../kernel/viewer/context.ts'
import { askFeed } from './ask-feed.ts'
import { CALENDAR_PATIENCE } from './fetch/fetch-calendar.ts'
import { type LeasedFeed, leaseDueFeeds, postpone, saveUnchanged, type UnchangedFeed } from './poll-sql.ts'
import { HostPlaces } from './slow-hosts.ts'

/** Calendars that one process asks at the same time. */
const AT_ONCE = 32

/** Longer than any question can take: who still holds a calendar then has died. */
const LEASE_SECONDS = 60

/** How long one run goes on taking calendars, in milliseconds; the next one comes every minute. */
const RUN_FOR = 45_000

/** How long a run that had much to do rests before it looks again, in milliseconds. */
const REST = 2_000

/** Answers without news are stored at least so many at a time, if there are as many. */
const STORED_TOGETHER = 50

/** No answer waits longer than this for others before it is stored, in milliseconds, or its lease might end first. */
const STORED_WITHIN = 5_000

/** A calendar for which a slow host has no place is looked at again after so many seconds, at most twice as many. */
const POSTPONED_SECONDS = 60

/** When a lease taken now ends. */
export function leaseUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: LEASE_SECONDS })
}

/** How a run went, for the log and the benchmark. */
export interface PollRun {
  asked: number
  unchanged: number
  failed: number
}

/**
 * Asks all calendars that are due, many at once, until none is left or the time of the run is over. Where there are more
 * than it takes at a time, another run is called, which an idle process begins at once and a busy one after this.
 */
export async function pollCalendars(ctx: Context, options: { runFor?: number } = {}): Promise<PollRun> {
  const until = performance.now() + (options.runFor ?? RUN_FOR)
  const run: PollRun = { asked: 0, unchanged: 0, failed: 0 }
  const places = new HostPlaces()
  const answers = storing(ctx)
  const due = leasing(ctx, until, places)
  const work = async () => {
    for (let feed = await due.next(); feed; feed = await due.next()) {
      run.asked++
      const asked = await askFeed(ctx, feed, CALENDAR_PATIENCE)
      places.leave(feed.url)
      if (asked.kind === 'FAILED') run.failed++
      if (asked.kind === 'UNCHANGED') run.unchanged++
      await answers.take(asked.kind === 'UNCHANGED' ? asked.times : null)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await answers.end()
  await due.end()
  return run
}

/** What comes each minute: asks for as long as much is due, so that then nobody waits for the next minute. */
export async function pollWhileBusy(ctx: Context): Promise<PollRun> {
  const until = performance.now() + RUN_FOR
  const all: PollRun = { asked: 0, unchanged: 0, failed: 0 }
  for (;;) {
    const run = await pollCalendars(ctx, { runFor: until - performance.now() })
    all.asked += run.asked
    all.unchanged += run.unchanged
    all.failed += run.failed
    if (run.asked < AT_ONCE || performance.now() + REST >= until) return all
    await sleep(REST)
  }
}

/** Stores answers without news, many at a time; each question that is over is the time to look whether they are due. */
function storing(ctx: Context) {
  const unchanged: UnchangedFeed[] = []
  let oldest = 0
  return {
    take: async (answer: UnchangedFeed | null) => {
      if (answer && unchanged.push(answer) === 1) oldest = performance.now()
      const isLate = unchanged.length > 0 && performance.now() - oldest > STORED_WITHIN
      if (unchanged.length >= STORED_TOGETHER || isLate) await saveUnchanged(ctx.db, unchanged.splice(0))
    },
    end: () => saveUnchanged(ctx.db, unchanged.splice(0)),
  }
}

/** Hands out calendars that are due, leased to us a few at a time: whoever dies keeps few of them waiting. */
function leasing(ctx: Context, until: number, places: HostPlaces) {
  const taken: LeasedFeed[] = []
  const postponed: LeasedFeed[] = []
  let refill: Promise<void> | null = null
  let isOver = false
  let isCalled = false
  const end = async () => {
    const at = ctx.now().add({ seconds: Math.round(POSTPONED_SECONDS * (1 + Math.random())) })
    await postpone(ctx.db, postponed.splice(0), at)
  }
  const take = async () => {
    await end()
    const now = ctx.now()
    const feeds = await leaseDueFeeds(ctx.db, { now, until: leaseUntil(now), limit: AT_ONCE })
    taken.push(...feeds)
    isOver = feeds.length === 0
    if (feeds.length === AT_ONCE && !isCalled) {
      isCalled = true
      await ctx.enqueue(ctx.db, 'pollCalendars', {}, { singletonKey: 'more' })
    }
    refill = null
  }
  const next = async (): Promise<LeasedFeed | null> => {
    for (;;) {
      while (taken.length === 0) {
        if (isOver || performance.now() >= until) return null
        refill ??= take()
        await refill
      }
      const feed = taken.shift()
      if (feed && places.take(feed.url)) return feed
      if (feed) postponed.push(feed)
    }
  }
  return { next, end }
}
