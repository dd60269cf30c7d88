import type { Context } from '../../kernel/viewer/context.ts'
import { askFeed } from './ask-feed.ts'
import { CALENDAR_PATIENCE } from './fetch/fetch-calendar.ts'
import { type LeasedFeed, leaseDueFeeds, saveUnchanged, type UnchangedFeed } from './poll-sql.ts'

/** Calendars that one process asks at the same time. */
const AT_ONCE = 16

/** Longer than any question can take: who still holds a calendar then has died. */
const LEASE_SECONDS = 60

/** How long one run goes on taking calendars, in milliseconds; the next one comes every minute. */
const RUN_FOR = 45_000

/** Answers without news are stored at least so many at a time, if there are as many. */
const STORED_TOGETHER = 50

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

/** Asks all calendars that are due, many at once, until none is left or the time of the run is over. */
export async function pollCalendars(ctx: Context, options: { runFor?: number } = {}): Promise<PollRun> {
  const until = performance.now() + (options.runFor ?? RUN_FOR)
  const run: PollRun = { asked: 0, unchanged: 0, failed: 0 }
  const unchanged: UnchangedFeed[] = []
  const next = leasing(ctx, until)
  const store = (atLeast: number) =>
    unchanged.length < atLeast ? null : saveUnchanged(ctx.db, unchanged.splice(0))
  const work = async () => {
    for (let feed = await next(); feed; feed = await next()) {
      run.asked++
      const asked = await askFeed(ctx, feed, CALENDAR_PATIENCE)
      if (asked.kind === 'FAILED') run.failed++
      if (asked.kind !== 'UNCHANGED') continue
      run.unchanged++
      unchanged.push(asked.times)
      await store(STORED_TOGETHER)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await store(1)
  return run
}

/** Hands out calendars that are due, leased to us a few at a time: whoever dies keeps few of them waiting. */
function leasing(ctx: Context, until: number): () => Promise<LeasedFeed | null> {
  const taken: LeasedFeed[] = []
  let refill: Promise<void> | null = null
  let isOver = false
  const take = async () => {
    const now = ctx.now()
    const feeds = await leaseDueFeeds(ctx.db, { now, until: leaseUntil(now), limit: AT_ONCE * 2 })
    taken.push(...feeds)
    isOver = feeds.length === 0
    refill = null
  }
  return async () => {
    while (taken.length === 0) {
      if (isOver || performance.now() >= until) return null
      refill ??= take()
      await refill
    }
    return taken.shift() ?? null
  }
}
