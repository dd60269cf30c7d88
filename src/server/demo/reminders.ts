import { reminderDueAt } from '../../domain/rentals/signing-deadline.ts'
import type { DemoClock } from './clock.ts'
import { demoId } from './random.ts'
import type { DemoRows } from './rows.ts'
import { hasReached, idsOf, type Story, timesOf } from './stories.ts'

/** Adds the reminder of the side whose turn it is to sign; one that would be due has gone out. */
export function addReminder(rows: DemoRows, clock: DemoClock, story: Story): void {
  if (!hasReached(story, 'OFFERED') || hasReached(story, 'BOOKED') || story.contractEnd) return
  const { offeredAt, stoppedAt, landlordSignedAt, tenantSignedAt } = timesOf(story)
  const turnBegins = stoppedAt ?? tenantSignedAt ?? landlordSignedAt ?? offeredAt
  if (!turnBegins) return
  const dueAt = reminderDueAt(turnBegins)
  const isTenants =
    story.place.facts.onPaper ?? (story.stopped !== undefined || (landlordSignedAt && !tenantSignedAt))
  rows.signing_reminders.push({
    id: demoId(`reminder/${story.key}`),
    offer_id: idsOf(story.key).offer,
    landlord_id: story.place.landlord.id,
    role: isTenants ? 'TENANT' : 'LANDLORD',
    due_at: dueAt,
    sent_at: Temporal.Instant.compare(dueAt, clock.now) <= 0 ? dueAt : null,
    created_at: turnBegins,
  })
}
