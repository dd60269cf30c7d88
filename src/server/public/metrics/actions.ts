import { dayOf } from '../../../domain/kernel/day.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { insertEvents, insertPageEvents, type NewEvent } from './events-sql.ts'
import { type PageEvent, readBatch, type Visit } from './read-events.ts'
import { isRobot, visitHashesOf, visitorOf } from './visitor.ts'

/**
 * Takes a batch of events (D7): what somebody did is counted unless they don't want to be tracked, errors go to the
 * log. ValidationError when one is unknown.
 */
export async function takeEvents(ctx: Context, body: unknown, doNotTrack: boolean): Promise<void> {
  const { views, pages, errors, visit, userType } = readBatch(body)
  for (const clientError of errors) ctx.log.warn({ clientError, userType }, 'a browser reported an error')
  if (doNotTrack) return
  await countViews(ctx, views)
  await countPages(ctx, pages, visit)
}

/** Counts what somebody looked at; programs and staff don't count. */
export async function countViews(ctx: Context, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0 || !counts(ctx)) return
  const once = [...new Map(events.map((event) => [`${event.type} ${event.groupId}`, event])).values()]
  const at = ctx.now()
  await insertEvents(
    ctx.db,
    once,
    { ...visitorOf(ctx), landlordId: ctx.viewer?.landlordId ?? null },
    { at, day: dayOf(at) },
  )
}

/** Counts what somebody did on our pages, of one visit where they consented (D9); programs and staff don't count. */
export async function countPages(
  ctx: Context,
  events: readonly PageEvent[],
  visit: Visit | null,
): Promise<void> {
  if (events.length === 0 || !counts(ctx)) return
  const at = ctx.now()
  // Without consent a view says nothing but its page: what would join it with others is not stored.
  const stored = visit ? events : events.map((event) => ({ ...event, host: null, funnelId: null }))
  const visitor = { ...visitorOf(ctx), visitHash: null, ...(visit && visitHashesOf(ctx, visit)) }
  await insertPageEvents(ctx.db, stored, visitor, { at, day: dayOf(at) })
}

function counts({ viewer, userAgent }: Context): boolean {
  return !isRobot(userAgent) && !viewer?.impersonation && (viewer?.permissions.length ?? 0) === 0
}
