import { type Day, type Stay, sameStay } from '../kernel/day.ts'

/**
 * What an entry of a feed is taken for: a stay; a far end that may be no stay; the end of the booking window; days that
 * came from our own calendar; the same stay as a booking of ours (D5, decision 44).
 */
export type FeedEventKind = 'STAY' | 'FAR_END' | 'WINDOW_LIMIT' | 'ECHO' | 'SAME_STAY'

/** How quickly an edge moves on: with each day, by a week once a week, or by a month once a month. */
export type Pace = 'DAY' | 'WEEK' | 'MONTH'

/** How an entry at the far end moves on: which edge, how often in a row, and since when the edges are where they are. */
export interface Rolling {
  edge: 'START' | 'END' | null
  times: number
  since: Temporal.Instant
  /** With each day unless stated otherwise. */
  pace?: Pace
}

/** Why an entry that is missing is freed when: it alone, or with others, or as the last, or with half of all. */
export const MISSING_RULES = ['ALONE', 'SEVERAL', 'LAST', 'HALF'] as const satisfies readonly string[]

/** By which rule a missing entry is freed. */
export type MissingRule = (typeof MISSING_RULES)[number]

/** Since when an entry is missing, and from how many answers. */
export interface Missing {
  rule: MissingRule
  since: Temporal.Instant
  answers: number
}

/** One entry of a feed as the import knows it. */
export interface FeedEvent {
  /** Also the id of its block, while it has one. */
  id: string
  uid: string
  instance: string | null
  summary: string
  kind: FeedEventKind
  /** The days of the last answer; null where it left the entry out. */
  received: Stay | null
  /** The days that it stands for: with what a quarantine holds, and with past days that the feed no longer names. */
  days: Stay
  /** The days by which an answer is measured: those it had before a quarantine, null for what came in one. */
  counted: Stay | null
  /** The days that are blocked in the unit, null for none. */
  block: Stay | null
  rolling: Rolling | null
  /** Where the booking window ends: from this day on nothing is blocked. `near`: what is before it is no stay either. */
  limit: { from: Day; near: boolean } | null
  /** The end of the window where it is blocked nevertheless, as a block of its own. */
  closure: (Stay & { id: string }) | null
  /** The offers whose stay this is, as the landlord has confirmed. */
  sameAs: readonly string[]
  /** Not null: its days are held although the feed has left it out. */
  missing: Missing | null
}

/** What holds back an answer with far fewer entries: since when, and how many answers were so. */
export interface Quarantine {
  since: Temporal.Instant
  answers: number
}

/** All that the import of one feed has to remember. */
export interface FeedState {
  events: readonly FeedEvent[]
  quarantine: Quarantine | null
}

/** An entry as it is stored: days and instants are texts, what is null is left out. */
export interface StoredFeedEvent {
  id: string
  uid: string
  instance?: string
  summary?: string
  kind: FeedEventKind
  received?: Stay
  days: Stay
  /** Left out where it is the same as the days. */
  counted?: Stay | null
  block?: Stay
  rolling?: { edge?: 'START' | 'END'; times: number; since: string; pace?: Pace }
  limit?: { from: Day; near: boolean }
  closure?: Stay & { id: string }
  sameAs?: readonly string[]
  missing?: { rule: MissingRule; since: string; answers: number }
}

/** The entries as they are stored. */
export function toStoredEvents(events: readonly FeedEvent[]): StoredFeedEvent[] {
  return events.map((event) => ({
    id: event.id,
    uid: event.uid,
    ...(event.instance !== null && { instance: event.instance }),
    ...(event.summary !== '' && { summary: event.summary }),
    kind: event.kind,
    ...(event.received && { received: toStoredStay(event.received) }),
    days: toStoredStay(event.days),
    ...toStoredCounted(event),
    ...(event.block && { block: toStoredStay(event.block) }),
    ...(event.rolling && { rolling: toStoredRolling(event.rolling) }),
    ...(event.limit && { limit: { from: event.limit.from, near: event.limit.near } }),
    ...(event.closure && { closure: { id: event.closure.id, ...toStoredStay(event.closure) } }),
    ...(event.sameAs.length > 0 && { sameAs: event.sameAs }),
    ...(event.missing && { missing: { ...event.missing, since: event.missing.since.toString() } }),
  }))
}

/** The entries as they were stored. */
export function fromStoredEvents(stored: readonly StoredFeedEvent[]): FeedEvent[] {
  return stored.map((event) => {
    const days = fromStoredStay(event.days)
    const counted = event.counted && fromStoredStay(event.counted)
    return { ...fromStored(event), days, counted: counted === undefined ? days : counted }
  })
}

function fromStored(event: StoredFeedEvent): Omit<FeedEvent, 'days' | 'counted'> {
  return {
    id: event.id,
    uid: event.uid,
    instance: event.instance ?? null,
    summary: event.summary ?? '',
    kind: event.kind,
    received: event.received ? fromStoredStay(event.received) : null,
    block: event.block ? fromStoredStay(event.block) : null,
    rolling: event.rolling
      ? {
          edge: event.rolling.edge ?? null,
          times: event.rolling.times,
          since: Temporal.Instant.from(event.rolling.since),
          ...(event.rolling.pace && { pace: event.rolling.pace }),
        }
      : null,
    limit: event.limit ? { from: event.limit.from, near: event.limit.near } : null,
    closure: event.closure ? { id: event.closure.id, ...fromStoredStay(event.closure) } : null,
    sameAs: event.sameAs ?? [],
    missing: event.missing ? { ...event.missing, since: Temporal.Instant.from(event.missing.since) } : null,
  }
}

function toStoredCounted({ days, counted }: FeedEvent): Pick<StoredFeedEvent, 'counted'> {
  if (!counted) return { counted: null }
  return sameStay(counted, days) ? {} : { counted: toStoredStay(counted) }
}

function toStoredStay(stay: Stay): Stay {
  return { from: stay.from, to: stay.to }
}

function fromStoredStay(stay: Stay): Stay {
  return { from: stay.from, to: stay.to }
}

function toStoredRolling({ edge, times, since, pace }: Rolling): StoredFeedEvent['rolling'] {
  const isSlow = pace !== undefined && pace !== 'DAY'
  return { ...(edge && { edge }), times, since: since.toString(), ...(isSlow && { pace }) }
}

/** Whether nothing of a state changed that is stored. */
export function sameFeedState(a: FeedState, b: FeedState): boolean {
  return textOf(a) === textOf(b)
}

function textOf({ events, quarantine }: FeedState): string {
  const held = quarantine && { since: quarantine.since.toString(), answers: quarantine.answers }
  return JSON.stringify([toStoredEvents(events), held])
}
