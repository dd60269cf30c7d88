import { type DemoClock, secondChanceAt } from './clock.ts'
import { contractNameOf } from './offer-rows.ts'
import { sam } from './people.ts'
import { preparedAt } from './prepared-terms.ts'
import type { DemoRows } from './rows.ts'
import { hasReached, idsOf, type Story, type StoryTimes, timesOf } from './stories.ts'
import { statusOf } from './story-status.ts'

interface Event {
  at: Temporal.Instant
  action: string
  actor: string | null
  data?: Record<string, string | boolean>
}

/** Adds what happened in a story to the audit log, in the words of the real actions. */
export function addEvents(rows: DemoRows, clock: DemoClock, story: Story): void {
  const { place, tenant } = story
  const events = [...opening(story), ...ending(clock, story), ...contract(story)]
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
  const { requestedAt, answeredAt, datesAnsweredAt } = timesOf(story)
  const landlord = story.place.landlord.id
  const events: Event[] = [sending(story), checking(story)]
  if (story.seen !== false) {
    events.push({ at: requestedAt.add({ minutes: 25 }), action: 'markListingRequestViewed', actor: landlord })
  }
  if (story.suggestion) events.push(...suggesting(story, story.suggestion))
  if (answeredAt && !datesAnsweredAt && story.step !== 'DECLINED') {
    events.push({ at: answeredAt, action: 'acceptListingRequest', actor: landlord })
  }
  if (story.prepared) {
    const data = { contractName: contractNameOf(story), ownContract: false }
    events.push({ at: preparedAt(story), action: 'prepareContract', actor: landlord, data })
  }
  return events
}

function sending({ requestedAt, stay, tenant, ...story }: Story): Event {
  if (!story.extends) return { at: requestedAt, action: 'sendBookingRequest', actor: tenant.id }
  const data = { until: stay.to }
  return { at: requestedAt, action: 'requestExtension', actor: tenant.id, data }
}

function checking(story: Story): Event {
  const { skip_reason } = statusOf({ ...story, step: 'OPEN' })
  return {
    at: story.requestedAt.add({ milliseconds: 400 }),
    action: 'checkBookingRequest',
    actor: null,
    ...(skip_reason && { data: { skipReason: skip_reason } }),
  }
}

function suggesting(story: Story, suggestion: NonNullable<Story['suggestion']>): Event[] {
  const { from, to, message, after } = suggestion
  const days = { from, to }
  const landlord = story.place.landlord.id
  const at = story.requestedAt.add({ hours: after })
  const events: Event[] = [{ at, action: 'suggestDates', actor: landlord, data: { ...days, message } }]
  const { datesAnsweredAt } = timesOf(story)
  if (!datesAnsweredAt) return events
  const tenant = { at: datesAnsweredAt, actor: story.tenant.id }
  const answer =
    story.step === 'DATES_REFUSED'
      ? { action: 'refuseSuggestedDates' }
      : { action: 'takeSuggestedDates', data: days }
  return [...events, { ...tenant, ...answer }]
}

function ending(clock: DemoClock, story: Story): Event[] {
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
      return [
        { at: requestedAt.add(silence), action: 'autoDecline', actor: null },
        { at: secondChanceAt(clock), action: 'giveSecondChance', actor: sam.id },
      ]
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
  return [
    ...events,
    ...signatures(story, times, landlord, tenant),
    ...endOfContract(story, times, landlord, tenant),
    ...booking(story, times, landlord),
  ]
}

function endOfContract(story: Story, times: StoryTimes, landlord: string, tenant: string): Event[] {
  const { stoppedAt: at, contractEndedAt: endedAt } = times
  if (story.stopped && at) {
    const data = { reason: story.stopped.reason }
    return [
      { at, action: 'stopOnlineSigning', actor: landlord, data },
      { at: at.add({ seconds: 4 }), action: 'generateContract', actor: null },
    ]
  }
  if (!endedAt) return []
  if (story.contractEnd === 'EXPIRED') {
    return [{ at: endedAt, action: 'signingExpired', actor: null, data: { silent: 'TENANT' } }]
  }
  return [{ at: endedAt, action: 'refuseContract', actor: tenant }]
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
  return [...events, ...cancellation(story, landlord)]
}

function cancellation({ key, cancelled }: Story, landlord: string): Event[] {
  if (!cancelled) return []
  const { at, reason, stayedUntil } = cancelled
  const data = {
    bookingId: idsOf(key).booking,
    cancellationReason: reason,
    ...(stayedUntil && { until: stayedUntil }),
  }
  return [{ at, action: 'cancelBooking', actor: landlord, data }]
}
