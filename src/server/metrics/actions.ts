import { CLIENT_ERROR_EVENTS, type ClientErrorEvent } from '../../domain/catalogue/analytics-tracker.ts'
import { EVENT_TYPES, type EventType } from '../../domain/catalogue/event-type.ts'
import { dayOf } from '../../domain/day.ts'
import { ValidationError } from '../../domain/errors.ts'
import type { Context } from '../context.ts'
import { insertEvents, type NewEvent } from './events-sql.ts'
import { isRobot, visitorOf } from './visitor.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const longestText = 200

/** What the browser may send: an event about a listing, or an error that its user met. */
type Received = NewEvent | { type: ClientErrorEvent; name: string; message: string; path: string }

/** Takes a batch of events (D7): views are counted, errors go to the log. ValidationError when one is unknown. */
export async function takeEvents(ctx: Context, batch: unknown): Promise<void> {
  const events = readBatch(batch)
  const views = events.filter((event): event is NewEvent => 'groupId' in event)
  for (const event of events) {
    if (!('groupId' in event)) ctx.log.warn({ clientError: event }, 'a browser reported an error')
  }
  await countViews(ctx, views)
}

/** Counts what somebody looked at; programs and staff don't count. */
export async function countViews(ctx: Context, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0 || isRobot(ctx.userAgent)) return
  if (ctx.viewer && (ctx.viewer.permissions.length > 0 || ctx.viewer.impersonation)) return
  const once = [...new Map(events.map((event) => [`${event.type} ${event.groupId}`, event])).values()]
  const at = ctx.now()
  await insertEvents(
    ctx.db,
    once,
    { ...visitorOf(ctx), landlordId: ctx.viewer?.landlordId ?? null },
    { at, day: dayOf(at) },
  )
}

/** One event about a listing from texts, or null where they name none. */
export function readEvent(type: unknown, groupId: unknown): NewEvent | null {
  const known = EVENT_TYPES.find((candidate: EventType) => candidate === type)
  return known && typeof groupId === 'string' && uuid.test(groupId)
    ? { type: known, groupId: groupId.toLowerCase() }
    : null
}

function readBatch(batch: unknown): Received[] {
  const events = fieldOf(batch, 'events')
  if (!Array.isArray(events)) throw new ValidationError({ events: 'events.required' })
  return events.map((event: unknown, index) => {
    const read = readEvent(fieldOf(event, 'type'), fieldOf(event, 'groupId')) ?? readError(event)
    if (!read) throw new ValidationError({ [`events.${index}`]: 'events.unknown' })
    return read
  })
}

function readError(event: unknown): Received | null {
  const type = CLIENT_ERROR_EVENTS.find((candidate) => candidate === fieldOf(event, 'type'))
  if (!type) return null
  const text = (name: string) => {
    const value = fieldOf(event, name)
    return typeof value === 'string' ? value.slice(0, longestText) : ''
  }
  return { type, name: text('name'), message: text('message'), path: text('path').split('?')[0] ?? '' }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
