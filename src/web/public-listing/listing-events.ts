import { TRACKER_BATCH_BYTES, TRACKER_QUEUE_LENGTH } from '../../domain/catalogue/analytics-tracker.ts'
import type { EventType } from '../../domain/catalogue/event-type.ts'
import { send } from '../http.ts'

/** Something that a visitor did with a listing; anonymous, the server counts each visitor once a day (C3, C7). */
interface ListingEvent {
  type: EventType
  groupId: string
}

const pause = 1_000
// Type, id, quotes and commas of one event.
const eventBytes = 120
const batchLength = Math.floor(TRACKER_BATCH_BYTES / eventBytes)

let queue: ListingEvent[] = []
let waiting = false
const seen = new Set<string>()

/** Notes that this visitor looked at listings. They are sent together, nobody waits for it, and it never fails. */
export function trackListings(type: EventType, groupIds: readonly string[]): void {
  const fresh = groupIds.filter((groupId) => !seen.has(`${type} ${groupId}`))
  for (const groupId of fresh) seen.add(`${type} ${groupId}`)
  queue = [...queue, ...fresh.map((groupId) => ({ type, groupId }))].slice(0, TRACKER_QUEUE_LENGTH)
  if (queue.length > 0) sendSoon()
}

function sendSoon(): void {
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    const batch = queue.slice(0, batchLength)
    queue = queue.slice(batchLength)
    void sendBatch(batch)
    if (queue.length > 0) sendSoon()
  }, pause)
}

async function sendBatch(events: ListingEvent[]): Promise<void> {
  try {
    const answer = await send('/api/events', { method: 'POST', body: { events } })
    // Too many are too many by either way.
    if (!answer.ok && answer.status !== 429) showImages(events)
  } catch {
    // A figure less is no reason to disturb anybody.
    showImages(events)
  }
}

/** The other way to the collector, for where the first is closed (D7): an image whose address says what happened. */
function showImages(events: readonly ListingEvent[]): void {
  for (const { type, groupId } of events.filter((event) => event.type === 'ListingDetailsViewed')) {
    new Image().src = `/api/events?type=${type}&groupId=${encodeURIComponent(groupId)}`
  }
}
