import { isUuid } from '../../../domain/kernel/text.ts'
import {
  CLIENT_ERROR_EVENTS,
  type ClientErrorEvent,
  LISTING_FUNNEL_ID_LENGTH,
  TRACKER_EVENTS,
  type TrackerEvent,
  EVENT_TYPES,
} from '../../../domain/catalogue/metrics.ts'
import { LANGUAGES, type Language } from '../../../domain/catalogue/language.ts'
import { OTHER_PAGE, type TrackedPage, trackedPageOf } from '../../../domain/public/tracked-page.ts'
import { SHOWN_USER_TYPES, type ShownUserType } from '../../../domain/people/user-type.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { NewEvent } from './events-sql.ts'

/** Something that a visitor did on a page of ours. */
export interface PageEvent {
  id: string
  type: TrackerEvent
  page: TrackedPage
  language: Language
  host: string | null
  funnelId: string | null
}

/** An error that somebody met in the browser (D7). */
export interface ClientError {
  type: ClientErrorEvent
  name: string
  message: string
  path: string
}

/** Who looks, as far as they consented to being recognised: random ids that the browser keeps (D9). */
export interface Visit {
  visitorId: string
  visitId: string
}

/** What a browser sends at once. */
export interface Batch {
  views: NewEvent[]
  pages: PageEvent[]
  errors: ClientError[]
  /** Null without consent. */
  visit: Visit | null
  /** As what the browser knows the person; null for nobody. */
  userType: ShownUserType | null
}

const hostName = /^[a-z\d]([a-z\d.-]{0,98}[a-z\d])?$/
const funnel = new RegExp(`^[\\w-]{${LISTING_FUNNEL_ID_LENGTH}}$`)
const longestText = 200

/** A batch from a request's body; ValidationError with the event that is unknown. */
export function readBatch(body: unknown): Batch {
  const events = fieldOf(body, 'events')
  if (!Array.isArray(events)) throw new ValidationError({ events: 'events.required' })
  const batch: Batch = {
    views: [],
    pages: [],
    errors: [],
    visit: readVisit(fieldOf(body, 'visit')),
    userType: SHOWN_USER_TYPES.find((type) => type === fieldOf(body, 'userType')) ?? null,
  }
  events.forEach((event: unknown, index) => {
    const view = readView(fieldOf(event, 'type'), fieldOf(event, 'groupId'))
    const page = readPageEvent(event)
    const error = readError(event)
    if (view) batch.views.push(view)
    else if (page) batch.pages.push(page)
    else if (error) batch.errors.push(error)
    else throw new ValidationError({ [`events.${index}`]: 'events.unknown' })
  })
  return batch
}

/** One event about a listing from texts, or null where they name none. */
export function readView(type: unknown, groupId: unknown): NewEvent | null {
  const known = EVENT_TYPES.find((candidate) => candidate === type)
  return known && isUuid(groupId) ? { type: known, groupId: groupId.toLowerCase() } : null
}

/** One event of a page, or null where the texts name none; a page that we don't know counts as another one. */
export function readPageEvent(event: unknown): PageEvent | null {
  const type = TRACKER_EVENTS.find((candidate) => candidate === fieldOf(event, 'type'))
  const id = fieldOf(event, 'id')
  if (!type || !isUuid(id)) return null
  const page = trackedPageOf(fieldOf(event, 'page'))
  const host = fieldOf(event, 'host')
  const funnelId = fieldOf(event, 'funnelId')
  return {
    id: id.toLowerCase(),
    type,
    page,
    language: LANGUAGES.find((language) => language === fieldOf(event, 'language')) ?? 'en',
    host: page !== OTHER_PAGE && typeof host === 'string' && hostName.test(host) ? host : null,
    funnelId: typeof funnelId === 'string' && funnel.test(funnelId) ? funnelId : null,
  }
}

function readVisit(visit: unknown): Visit | null {
  const visitorId = fieldOf(visit, 'visitorId')
  const visitId = fieldOf(visit, 'visitId')
  return isUuid(visitorId) && isUuid(visitId) ? { visitorId, visitId } : null
}

function readError(event: unknown): ClientError | null {
  const type = CLIENT_ERROR_EVENTS.find((candidate) => candidate === fieldOf(event, 'type'))
  if (!type) return null
  const text = (name: string) => {
    const value = fieldOf(event, name)
    return typeof value === 'string' ? value.slice(0, longestText) : ''
  }
  return { type, name: text('name'), message: text('message'), path: text('path').split('?')[0] ?? '' }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}
