import * as z from 'zod/mini'
import { BLOCK_REASONS, BLOCK_SOURCES } from '../catalogue/calendars.ts'
import { LANDLORD_STATUSES, REQUEST_TYPES } from '../catalogue/requests.ts'
import { OFFER_STATUSES } from '../catalogue/contracts.ts'
import type { Day } from '../kernel/day.ts'

/** What a block stands for: days that are taken, or the far edge of a feed that may only be its booking window. */
export const BLOCK_KINDS = ['STAY', 'FAR_END'] as const satisfies readonly string[]

/** A block's kind. */
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** How a request is drawn that wants days of a calendar: open, accepted and without days yet, or paused. */
export const CANDIDATE_CLASSES = ['OPEN', 'IN_PROGRESS', 'BLOCKED'] as const satisfies readonly string[]

/** A candidate's class. */
export type CandidateClass = (typeof CANDIDATE_CLASSES)[number]

// Days are texts 'YYYY-MM-DD', both of a stretch inclusive; instants are ISO texts.
const day = z.string() as unknown as z.ZodMiniType<Day>
const instant = z.string()
const stretch = { from: day, to: day }

/** A booking; without id and name for somebody who may know only that the days are taken. */
export const calendarBooking = z.object({
  ...stretch,
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  type: z.enum(REQUEST_TYPES),
  /** The day on which it was made. */
  bookedOn: day,
})

/** Days that an offer in signing holds. */
export const calendarHold = z.object({
  ...stretch,
  offerId: z.nullable(z.string()),
  listingRequestId: z.string(),
  bookingRequestId: z.string(),
  name: z.nullable(z.string()),
  status: z.enum(OFFER_STATUSES),
})

/** A block, of the landlord's own or brought by a feed. */
export const calendarBlock = z.object({
  ...stretch,
  id: z.string(),
  source: z.enum(BLOCK_SOURCES),
  reason: z.enum(BLOCK_REASONS),
  note: z.string(),
  feed: z.nullable(z.object({ id: z.string(), label: z.string(), platform: z.string() })),
  /** It shares days with a booking or a hold. */
  conflict: z.boolean(),
  kind: z.enum(BLOCK_KINDS),
})

/** The feeds of a unit in short. */
export const calendarFeeds = z.object({
  count: z.int(),
  /** How many of them are asked again and again; the others are files. */
  links: z.int(),
  /** When the feed answered that has been silent for longest; null where one never has. */
  oldestAnswer: z.nullable(instant),
  failing: z.int(),
  quarantine: z.int(),
  conflicts: z.int(),
})

/** A unit with everything that takes days of it. */
export const calendarUnit = z.object({
  id: z.string(),
  groupId: z.string(),
  /** The group's name. */
  group: z.string(),
  partOfGroup: z.boolean(),
  /** The unit's own name; that of the listing where it is no part of a group. */
  name: z.string(),
  externalId: z.nullable(z.string()),
  city: z.string(),
  published: z.boolean(),
  createdOn: day,
  availableFrom: day,
  availableTo: z.nullable(day),
  /** The last day before the answer's first one on which something took the unit. */
  takenUntil: z.nullable(day),
  /** The shortest stay in months, by the listing or by its region. */
  minStay: z.nullable(z.int()),
  feeds: z.nullable(calendarFeeds),
  bookings: z.array(calendarBooking),
  holds: z.array(calendarHold),
  blocks: z.array(calendarBlock),
  windowLimits: z.array(z.object({ ...stretch, feedId: z.string() })),
})

/** A request that wants days and has none yet; `unitId` where only one unit can be meant (extensions, single listings). */
export const calendarCandidate = z.object({
  ...stretch,
  listingRequestId: z.string(),
  bookingRequestId: z.string(),
  groupId: z.string(),
  unitId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  type: z.enum(REQUEST_TYPES),
  landlordStatus: z.enum(LANDLORD_STATUSES),
  class: z.enum(CANDIDATE_CLASSES),
})

/** The answer of GET /api/calendar: units in the order of their names, with what takes days between `from` and `to`. */
export const calendarAnswer = z.object({
  /** The server's day (UTC). */
  today: day,
  from: day,
  to: day,
  units: z.array(calendarUnit),
  candidates: z.array(calendarCandidate),
  /** How many units come after these, where only the first ones were asked for. */
  more: z.int(),
})

/** See calendarAnswer. */
export type CalendarAnswer = z.infer<typeof calendarAnswer>

/** See calendarUnit. */
export type CalendarUnit = z.infer<typeof calendarUnit>

/** See calendarBlock. */
export type CalendarBlock = z.infer<typeof calendarBlock>

/** See calendarBooking. */
export type CalendarBooking = z.infer<typeof calendarBooking>

/** See calendarHold. */
export type CalendarHold = z.infer<typeof calendarHold>

/** See calendarCandidate. */
export type CalendarCandidate = z.infer<typeof calendarCandidate>
