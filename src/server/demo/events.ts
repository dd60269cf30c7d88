import type { DemoRows } from './rows.ts'
import { hasReached, idsOf, type Story, type StoryTimes, timesOf } from './stories.ts'

interface Event {
  at: Temporal.Instant
  action: string
  actor: string | null
  data?: Record<string, string>
}

/** Adds what happened in a story to the audit log, in the words of the real actions. */
export function addEvents(rows: DemoRows, clock: { now: Temporal.Instant }, story: Story): void {
  const { place, tenant } = story
  const events = [...opening(story), ...ending(story), ...contract(story)]
  for (const event of events) {
    if (Temporal.Instant.compare(event.at, clock.now) > 0) {
      throw new Error(`${event.action} of the story ${story.key} lies in the future.`)
    }
    rows.audit_log.push({
      at: event.at,
      actor_id: event.actor,
      subject_id: event.actor ?? tenant.id,
      landlord_id: place.landlord.id,
      action: event.action,
      entity_type: 'listing_request',
      entity_id: idsOf(story.key).request,
      data: event.data ?? {},
      request_id: null,
    })
  }
}

function opening(story: Story): Event[] {
  const times = timesOf(story)
  const landlord = story.place.landlord.id
  const events: Event[] = [
    { at: times.requestedAt, action: 'sendBookingRequest', actor: story.tenant.id },
    { at: times.requestedAt.add({ milliseconds: 400 }), action: 'checkBookingRequest', actor: null },
  ]
  if (story.seen !== false) {
    const at = times.requestedAt.add({ minutes: 25 })
    events.push({ at, action: 'markListingRequestViewed', actor: landlord })
  }
  if (story.suggestion) {
    const { from, to, message, after } = story.suggestion
    const data = { from: String(from), to: String(to), message }
    events.push({
      at: times.requestedAt.add({ hours: after }),
      action: 'suggestDates',
      actor: landlord,
      data,
    })
  }
  if (times.answeredAt && story.step !== 'DECLINED') {
    events.push({ at: times.answeredAt, action: 'acceptListingRequest', actor: landlord })
  }
  return events
}

function ending(story: Story): Event[] {
  const { requestedAt, answeredAt } = timesOf(story)
  const silence = { hours: 72 }
  switch (story.step) {
    case 'DECLINED':
      return [
        {
          at: answeredAt ?? requestedAt,
          action: 'rejectListingRequest',
          actor: story.place.landlord.id,
          data: { reason: story.decline?.reason ?? 'OTHER' },
        },
      ]
    case 'UNANSWERED':
      return [{ at: requestedAt.add(silence), action: 'autoDecline', actor: null }]
    case 'SECOND_CHANCE':
      return [{ at: requestedAt.add(silence), action: 'autoDecline', actor: null }]
    case 'SILENT':
      return [{ at: (answeredAt ?? requestedAt).add(silence), action: 'tenantNoResponse', actor: null }]
    case 'WITHDRAWN':
      return [{ at: requestedAt.add({ hours: 9 }), action: 'withdrawListingRequest', actor: story.tenant.id }]
    case 'CONFLICT':
      return [{ at: requestedAt.add({ hours: 20 }), action: 'DECLINED_BY_CONFLICT', actor: null }]
    case 'BOOKED_ELSEWHERE':
      return [
        { at: requestedAt.add({ hours: 60 }), action: 'DECLINED_BY_BOOKING_OTHER_REQUEST', actor: null },
      ]
    default:
      return []
  }
}

function contract(story: Story): Event[] {
  const times = timesOf(story)
  const events: Event[] = []
  const landlord = story.place.landlord.id
  const tenant = story.tenant.id
  if (times.confirmedAt)
    events.push({ at: times.confirmedAt, action: 'confirmTenantInterest', actor: tenant })
  if (times.offeredAt) {
    const unit = story.unit?.name ?? ''
    events.push({ at: times.offeredAt, action: 'makeOffer', actor: null, data: { unit } })
    events.push({ at: times.offeredAt.add({ seconds: 4 }), action: 'generateContract', actor: null })
  }
  return [...events, ...signatures(story, times, landlord, tenant), ...booking(story, times, landlord)]
}

function signatures(story: Story, times: StoryTimes, landlord: string, tenant: string): Event[] {
  const { landlordSignedAt, tenantSignedAt } = times
  if (story.place.facts.onPaper) {
    return tenantSignedAt ? [{ at: tenantSignedAt, action: 'recordOfflineSignatures', actor: landlord }] : []
  }
  return [
    ...(landlordSignedAt ? [{ at: landlordSignedAt, action: 'landlordSign', actor: landlord }] : []),
    ...(tenantSignedAt ? [{ at: tenantSignedAt, action: 'tenantSign', actor: tenant }] : []),
  ]
}

function booking(story: Story, { bookedAt }: StoryTimes, landlord: string): Event[] {
  if (!bookedAt || !hasReached(story, 'BOOKED')) return []
  const data = { bookingId: idsOf(story.key).booking, unit: story.unit?.name ?? '' }
  const events: Event[] = [{ at: bookedAt, action: 'makeBooking', actor: null, data }]
  if (story.place.facts.confirmed) {
    events.unshift({ at: bookedAt.subtract({ seconds: 1 }), action: 'confirmBooking', actor: landlord })
  }
  return events
}
