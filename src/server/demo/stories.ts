import type { BookingCancellationReason } from '../../domain/catalogue/booking-cancellation-reason.ts'
import type { Stay } from '../../domain/day.ts'
import { rentOfStay } from '../../domain/rent.ts'
import { json } from '../db/parameters.ts'
import type { DemoClock } from './clock.ts'
import { circumstancesOf, type Circumstances, type Person } from './people.ts'
import { messages } from './names.ts'
import type { DemoUnit, Place } from './places.ts'
import { chanceOf, demoId } from './random.ts'
import type { DemoRows } from './rows.ts'
import { endOf, statusOf } from './story-status.ts'

/** How far a request has come. */
export type Step =
  | 'OPEN'
  | 'SECOND_CHANCE'
  | 'ACCEPTED'
  | 'VERIFYING'
  | 'OFFERED'
  | 'LANDLORD_SIGNED'
  | 'TENANT_SIGNED'
  | 'BOOKED'
  | 'DECLINED'
  | 'UNANSWERED'
  | 'WITHDRAWN'
  | 'SILENT'
  | 'CONFLICT'
  | 'BOOKED_ELSEWHERE'

/** One request with all that came of it. */
export interface Story {
  /** Names it among all stories; its ids are made of it. */
  key: string
  place: Place
  /** The unit that an offer is for. */
  unit?: DemoUnit
  tenant: Person
  stay: Stay
  step: Step
  requestedAt: Temporal.Instant
  /** Hours that each side took; missing ones are likely ones. */
  pace?: Partial<Pace>
  /** The story whose booking request also asked for this home. */
  alsoIn?: string
  /** The story of the booking that this one extends. */
  extends?: string
  details?: Partial<Circumstances> & { notes?: string }
  /** False while the landlord has not looked at it. */
  seen?: boolean
  /** Other dates that the landlord has suggested, so many hours after the request. */
  suggestion?: Stay & { after: number; message: string }
  /** Why it was declined, or what the tenant was told. */
  decline?: { reason: string; explanation: string }
  /** The story whose booking took the days. */
  suppressedBy?: string
  cancelled?: {
    at: Temporal.Instant
    reason: BookingCancellationReason
    note: string
    /** The last day of a stay that had begun. */
    stayedUntil?: Temporal.PlainDate
  }
}

/** Hours from the request to the answer, and from each step to the next. */
export interface Pace {
  answer: number
  interest: number
  landlordSign: number
  tenantSign: number
}

/** When the things of a story happened; those that did not are absent. */
export interface StoryTimes {
  requestedAt: Temporal.Instant
  answeredAt?: Temporal.Instant
  confirmedAt?: Temporal.Instant
  offeredAt?: Temporal.Instant
  landlordSignedAt?: Temporal.Instant
  tenantSignedAt?: Temporal.Instant
  bookedAt?: Temporal.Instant
}

const answerHours = 72

/** Steps in the order in which they follow each other. */
const progress = [
  'OPEN',
  'ACCEPTED',
  'VERIFYING',
  'OFFERED',
  'LANDLORD_SIGNED',
  'TENANT_SIGNED',
  'BOOKED',
] as const

/** Whether a story has come at least as far as a step. */
export function hasReached(story: Story, step: (typeof progress)[number]): boolean {
  return progress.findIndex((other) => other === story.step) >= progress.indexOf(step)
}

const knownTimes = new WeakMap<Story, StoryTimes>()

/** When the things of a story happened. */
export function timesOf(story: Story): StoryTimes {
  const known = knownTimes.get(story)
  if (known) return known
  const times = timesByPace(story)
  knownTimes.set(story, times)
  return times
}

function timesByPace(story: Story): StoryTimes {
  const chance = chanceOf(`pace/${story.key}`)
  const hours = (value: number | undefined, from: number, to: number) => ({
    minutes: Math.round(60 * (value ?? from + chance.next() * (to - from))),
  })
  const { requestedAt, pace } = story
  const answeredAt = requestedAt.add(hours(pace?.answer, 0.5, 14))
  const confirmedAt = answeredAt.add(hours(pace?.interest, 1, 30))
  const offeredAt = confirmedAt.add({ seconds: 2 })
  const landlordSignedAt = offeredAt.add(hours(pace?.landlordSign, 1, 20))
  const tenantSignedAt = landlordSignedAt.add(hours(pace?.tenantSign, 1, 20))
  return {
    requestedAt,
    ...((hasReached(story, 'ACCEPTED') || story.step === 'DECLINED' || story.step === 'SILENT') && {
      answeredAt,
    }),
    ...(hasReached(story, 'VERIFYING') && { confirmedAt }),
    ...(hasReached(story, 'OFFERED') && { offeredAt }),
    ...(hasReached(story, 'LANDLORD_SIGNED') && { landlordSignedAt }),
    ...(hasReached(story, 'TENANT_SIGNED') && { tenantSignedAt }),
    ...(hasReached(story, 'BOOKED') && { bookedAt: tenantSignedAt.add({ seconds: 3 }) }),
  }
}

/** Ids of what came of a story. */
export function idsOf(key: string) {
  return {
    bookingRequest: demoId(`booking-request/${key}`),
    request: demoId(`request/${key}`),
    offer: demoId(`offer/${key}`),
    booking: demoId(`booking/${key}`),
  }
}

/** Rent of a story's stay in minor units. */
export function rentOf(story: Pick<Story, 'stay' | 'place'>): number {
  return rentOfStay(story.stay, story.place.price)
}

/** Adds the tenant's booking request (unless another story has it) and the listing request. */
export function addRequest(rows: DemoRows, clock: DemoClock, story: Story): void {
  const circumstances = circumstancesIn(story)
  if (!story.alsoIn) rows.booking_requests.push(bookingRequestRow(story, circumstances))
  rows.listing_requests.push(listingRequestRow(clock, story, circumstances))
}

/** Who comes in a story and why. */
export function circumstancesIn(story: Story): Circumstances & { notes?: string } {
  const chance = chanceOf(`story/${story.key}`)
  return { ...circumstancesOf(chance, story.place.facts.accommodates), ...story.details }
}

function bookingRequestRow(
  story: Story,
  circumstances: Circumstances & { notes?: string },
): DemoRows['booking_requests'][number] {
  const { tenant } = story
  return {
    id: idsOf(story.key).bookingRequest,
    tenant_id: tenant.id,
    first_name: tenant.firstName,
    last_name: tenant.lastName,
    email: tenant.email,
    phone: tenant.phone,
    from: story.stay.from,
    to: story.stay.to,
    adults: circumstances.adults.length,
    adults_information: json(circumstances.adults.map((relationship) => ({ relationship }))),
    children: circumstances.children.length,
    children_information: json(circumstances.children.map((type) => ({ type }))),
    pets: circumstances.petsDescription !== '',
    pets_description: circumstances.petsDescription,
    reason_for_stay: circumstances.reasonForStay,
    employment: circumstances.employment,
    company_name: circumstances.companyName,
    job_title: circumstances.jobTitle,
    paid_by: circumstances.paidBy,
    option_to_extend: circumstances.optionToExtend,
    notes:
      circumstances.notes ?? (story.step === 'BOOKED' ? '' : chanceOf(`message/${story.key}`).pick(messages)),
    created_at: story.requestedAt,
  }
}

function listingRequestRow(
  clock: DemoClock,
  story: Story,
  circumstances: Circumstances,
): DemoRows['listing_requests'][number] {
  const { place, step } = story
  const times = timesOf(story)
  const suppressing = story.suppressedBy ? idsOf(story.suppressedBy) : null
  const isOpen = step === 'OPEN' || step === 'SECOND_CHANCE'
  const suggestedAt = story.suggestion && times.requestedAt.add({ hours: story.suggestion.after })
  const suggestionUntil = suggestedAt?.add({ hours: answerHours })
  return {
    id: idsOf(story.key).request,
    booking_request_id: idsOf(story.alsoIn ?? story.key).bookingRequest,
    group_id: place.groupId,
    landlord_id: place.landlord.id,
    tenant_id: story.tenant.id,
    type: story.extends ? 'EXTENSION' : 'STANDARD',
    extends_booking_id: story.extends ? idsOf(story.extends).booking : null,
    from: story.stay.from,
    to: story.stay.to,
    guests: circumstances.adults.length + circumstances.children.length,
    method_of_booking: place.facts.confirmed
      ? 'AFTER_LANDLORD_CONFIRMED_BOOKING'
      : 'AFTER_TENANT_SIGNED_CONTRACT',
    total_rent: rentOf(story),
    currency: 'EUR',
    landlord_fee_percent: 10,
    ...statusOf(story),
    suppressing_booking_request_id: suppressing?.bookingRequest ?? null,
    suppressing_listing_request_id: suppressing?.request ?? null,
    suppressing_booking_id: suppressing?.booking ?? null,
    verification_needed: step === 'VERIFYING',
    requested_at: times.requestedAt,
    suggested_from: story.suggestion?.from ?? null,
    suggested_to: story.suggestion?.to ?? null,
    suggestion_message: story.suggestion?.message ?? '',
    suggested_at: suggestedAt ?? null,
    auto_decline_at: isOpen ? (suggestionUntil ?? deadlineOf(clock, story)) : null,
    tenant_answer_until:
      suggestionUntil ??
      (step === 'ACCEPTED' ? (times.answeredAt?.add({ hours: answerHours }) ?? null) : null),
    ended_at: endOf(story, times),
    viewed_by_landlord_at: story.seen === false ? null : story.requestedAt.add({ minutes: 25 }),
    answered_at: times.answeredAt ?? null,
    // Facts alone are made up; the projection computes these two from them.
    landlord_status: 'OTHER',
    sort_group: 5,
  }
}

/** A second chance counts its time from when it was given: half a day ago. */
function deadlineOf(clock: DemoClock, story: Story): Temporal.Instant {
  const start = story.step === 'SECOND_CHANCE' ? clock.now.subtract({ hours: 12 }) : story.requestedAt
  return start.add({ hours: answerHours })
}
