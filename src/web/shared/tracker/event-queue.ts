import {
  TRACKER_BATCH_BYTES,
  TRACKER_CONNECTION_TIMEOUT_MS,
  TRACKER_QUEUE_LENGTH,
  type TrackerEvent,
  type EventType,
} from '../../../domain/catalogue/metrics.ts'
import { ConnectionError, send, userType } from '../../http.ts'
import { isTrackingRefused } from './consent.ts'
import { continueVisit } from './visit.ts'

/** Something that a visitor did with a listing; the server counts each visitor once a day (C3, C7). */
export interface ListingEvent {
  type: EventType
  groupId: string
}

/** Something that a visitor did on a page; the page is named, never its address. */
export interface PageEvent {
  type: TrackerEvent
  id: string
  page: string
  language: string
  host?: string
  funnelId?: string
}

type QueuedEvent = ListingEvent | PageEvent

const pause = 1_000
const retryPause = 30_000
// What stands around the events: the braces and the visit.
const envelopeBytes = 200

let queue: QueuedEvent[] = []
let waiting: ReturnType<typeof setTimeout> | undefined
const seen = new Set<string>()

/** Adds events to what is sent soon. Nobody waits for it, it never fails, and it does nothing for who wants no tracking. */
export function queueEvents(events: readonly QueuedEvent[]): void {
  if (isTrackingRefused()) return
  queue = [...queue, ...events].slice(0, TRACKER_QUEUE_LENGTH)
  if (queue.length > 0) sendIn(pause)
}

/** Notes what this visitor did with listings, each once. They are sent together, nobody waits for it, and it never fails. */
export function trackListings(type: EventType, groupIds: readonly string[]): void {
  const fresh = [...new Set(groupIds)].filter((groupId) => !seen.has(`${type} ${groupId}`))
  for (const groupId of fresh) seen.add(`${type} ${groupId}`)
  queueEvents(fresh.map((groupId) => ({ type, groupId })))
}

/** Sends what waits at once, also while the page goes away. */
export function sendQueuedEvents(): void {
  clearTimeout(waiting)
  waiting = undefined
  const batch = queue.slice(0, lengthOfBatch(queue))
  if (batch.length === 0) return
  queue = queue.slice(batch.length)
  void sendBatch(batch)
  if (queue.length > 0) sendIn(pause)
}

function sendIn(milliseconds: number): void {
  waiting ??= setTimeout(sendQueuedEvents, milliseconds)
}

/** How many events fit into one call (C9); each of their letters is one byte. */
function lengthOfBatch(events: readonly QueuedEvent[]): number {
  let bytes = envelopeBytes
  const tooLong = events.findIndex((event) => {
    bytes += JSON.stringify(event).length + 1
    return bytes > TRACKER_BATCH_BYTES
  })
  return tooLong === -1 ? events.length : tooLong
}

async function sendBatch(events: QueuedEvent[]): Promise<void> {
  const visit = continueVisit()
  try {
    const answer = await send('/api/events', {
      method: 'POST',
      body: { events, ...(visit && { visit }), ...(userType && { userType }) },
      // The page may be gone before the answer comes.
      keepalive: true,
      signal: AbortSignal.timeout(TRACKER_CONNECTION_TIMEOUT_MS),
    })
    // Too many are too many by either way.
    if (!answer.ok && answer.status !== 429) showImages(events)
  } catch (error) {
    // A figure less is no reason to disturb anybody; without a connection they wait for the next one.
    if (!(error instanceof ConnectionError)) return
    queue = [...events, ...queue].slice(0, TRACKER_QUEUE_LENGTH)
    sendIn(retryPause)
  }
}

/** The other way to the collector, for where the first is closed (D7): an image whose address says what happened. */
function showImages(events: readonly QueuedEvent[]): void {
  for (const event of events) {
    if ('groupId' in event && event.type === 'ListingDetailsViewed') {
      showImage({ type: event.type, groupId: event.groupId })
    } else if ('page' in event && event.type === 'PAGE_VIEW') {
      showImage({ type: event.type, page: event.page, language: event.language })
    }
  }
}

function showImage(parameters: Record<string, string>): void {
  new Image().src = `/api/events?${new URLSearchParams(parameters)}`
}
