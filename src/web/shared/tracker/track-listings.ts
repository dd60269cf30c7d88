import type { EventType } from '../../../domain/catalogue/metrics.ts'
import { queueEvents } from './event-queue.ts'

const seen = new Set<string>()

/** Notes what this visitor did with listings, each once. They are sent together, nobody waits for it, and it never fails. */
export function trackListings(type: EventType, groupIds: readonly string[]): void {
  const fresh = [...new Set(groupIds)].filter((groupId) => !seen.has(`${type} ${groupId}`))
  for (const groupId of fresh) seen.add(`${type} ${groupId}`)
  queueEvents(fresh.map((groupId) => ({ type, groupId })))
}
