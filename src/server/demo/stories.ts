import type {
  BookingCancellationReason,
  StopOnlineSigningReason,
  TimeOfPayment,
} from '../../domain/catalogue/contracts.ts'
import type { SkipReason, DeclineReason } from '../../domain/catalogue/reasons.ts'
import type { Day, Stay } from '../../domain/kernel/day.ts'
import { rentOfStay } from '../../domain/kernel/rent.ts'
import { signingExpiresAt } from '../../domain/rentals/signing-deadline.ts'
import type { Circumstances, Person } from './people.ts'
import type { DemoUnit, Place } from './places.ts'
import { chanceOf, demoId } from './random.ts'

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
  | 'DATES_REFUSED'
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
  pace?: Partial<StoryPace>
  /** The story whose booking request also asked for this listing. */
  alsoIn?: string
  /** The story of the booking that this one extends. */
  extends?: string
  details?: Partial<Circumstances> & { notes?: string }
  /** False while the landlord has not looked at it. */
  seen?: boolean
  /** Why nobody is asked against the clock. */
  skip?: SkipReason
  /** Other dates that the landlord has suggested, so many hours after the request. */
  suggestion?: Stay & {
    after: number
    message: string
    /** The tenant took them, if the story went on, or did not; in both cases these days were asked for first. */
    answered?: { asked: Stay }
  }
  /** What the landlord has decided about the contract before there is one; amounts in minor units. */
  prepared?: { timeOfPayment: TimeOfPayment; cleaningFee: number; deposit: number }
  /** The landlord took the contract off the screen, so many hours after it was written: it is signed on paper now. */
  stopped?: { after: number; reason: StopOnlineSigningReason; comment: string }
  /** The contract ended before both had signed: the tenant refused it so many hours later, or time ran out. */
  contractEnd?: { refusedAfter: number } | 'EXPIRED'
  /** How far the checks of its tenant are; documents are open where it is VERIFYING and says nothing. */
  checks?: 'DOCUMENTS' | 'IDENTITY' | 'INCOME' | 'COVERED'
  /** Why it was declined, or what the tenant was told. */
  decline?: { reason: DeclineReason; explanation: string }
  /** The story whose booking took the days. */
  suppressedBy?: string
  cancelled?: {
    at: Temporal.Instant
    reason: BookingCancellationReason
    note: string
    /** The last day of a stay that had begun. */
    stayedUntil?: Day
  }
}

/** Hours from the request to the answer, and from each step to the next. */
export interface StoryPace {
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
  /** When the tenant took the dates that the landlord had suggested, or not. */
  datesAnsweredAt?: Temporal.Instant
  stoppedAt?: Temporal.Instant
  contractEndedAt?: Temporal.Instant
}

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

/** Whether an offer of a story, or the booking made of it, takes the days of its unit. */
export function takesDays(story: Story): boolean {
  return hasReached(story, 'OFFERED') && !story.cancelled && !story.contractEnd
}

/** Whether the latest contract of a story is signed on paper. */
export function isOnPaper(story: Story): boolean {
  return story.place.facts.onPaper === true || story.stopped !== undefined
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
  const { requestedAt, pace, suggestion } = story
  const datesAnsweredAt = suggestion?.answered && requestedAt.add({ hours: suggestion.after + 8 })
  // Who takes the landlord's dates needs no other answer.
  const answeredAt = datesAnsweredAt ?? requestedAt.add(hours(pace?.answer, 0.5, 14))
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
    ...(datesAnsweredAt && { datesAnsweredAt }),
    ...(story.stopped && { stoppedAt: offeredAt.add({ hours: story.stopped.after }) }),
    ...(story.contractEnd && { contractEndedAt: contractEndOf(story, landlordSignedAt) }),
  }
}

function contractEndOf({ contractEnd, stay }: Story, landlordSignedAt: Temporal.Instant): Temporal.Instant {
  if (!contractEnd || contractEnd === 'EXPIRED') return signingExpiresAt(landlordSignedAt, stay.from)
  return landlordSignedAt.add({ hours: contractEnd.refusedAfter })
}

/** How far the checks of a story's tenant are; null where nobody is checked. */
export function checksOfStory({ step, checks }: Story): Story['checks'] | null {
  return checks ?? (step === 'VERIFYING' ? 'DOCUMENTS' : null)
}

/** Ids of what came of a story. */
export function idsOf(key: string) {
  return {
    bookingRequest: demoId(`booking-request/${key}`),
    request: demoId(`request/${key}`),
    offer: demoId(`offer/${key}`),
    stoppedOffer: demoId(`offer/${key}/stopped`),
    booking: demoId(`booking/${key}`),
  }
}

/** Rent of a story's stay in minor units. */
export function rentOf(story: Pick<Story, 'stay' | 'place'>): number {
  return rentOfStay(story.stay, story.place.price)
}
