import { type Day, type Stay, addDays, dayOf, parseDay } from '../kernel/day.ts'
import { blocksOf, planFeedBlocks } from './feed-blocks.ts'
import { changesOf } from './feed-changes.ts'
import type { FeedFacts } from './feed-judgement.ts'
import type { ReceivedEvent } from './feed-matching.ts'
import { reconcileFeed, recheckAt } from './feed-reconcile.ts'
import {
  type FeedEvent,
  type FeedState,
  fromStoredEvents,
  sameFeedState,
  toStoredEvents,
} from './feed-state.ts'

/** An entry of a calendar in tests: days as texts, inclusive. */
export function received(uid: string, from: string, to: string, summary = 'Reserved'): ReceivedEvent {
  return { uid, instance: null, summary, from: parseDay(from), to: parseDay(to) }
}

/** A stay that was received and is blocked; days as texts, inclusive. */
export function entry(id: string, from: string, to: string, more: Partial<FeedEvent> = {}): FeedEvent {
  const stay = { from: parseDay(from), to: parseDay(to) }
  return {
    id,
    uid: id,
    instance: null,
    summary: '',
    kind: 'STAY',
    received: stay,
    days: stay,
    counted: stay,
    block: stay,
    rolling: null,
    limit: null,
    closure: null,
    sameAs: [],
    missing: null,
    ...more,
  }
}

/** Days as texts. */
export function days({ from, to }: Stay): string {
  return `${from}..${to}`
}

/** A feed that is answered step by step, as the server does it, and what each answer did. */
export class FeedRun {
  state: FeedState = EMPTY_FEED
  now: Temporal.Instant
  /** Blocks of the unit, those that are over included: what the table of blocks holds. */
  readonly rows = new Map<string, Stay>()
  written = 0
  private ids = 0
  private readonly facts: Partial<FeedFacts>

  constructor(now: string, facts: Partial<FeedFacts> = {}) {
    this.now = Temporal.Instant.from(now)
    this.facts = facts
  }

  get today(): Day {
    return dayOf(this.now)
  }

  /** Days from today on, as a text. */
  day(ahead: number): Day {
    return addDays(this.today, ahead)
  }

  /** Lets so many hours pass and answers; returns what changed as texts. */
  answer(events: readonly ReceivedEvent[], hours = 1, facts: Partial<FeedFacts> = {}): string[] {
    this.now = this.now.add({ minutes: hours * 60 })
    const { state, confirmed } = reconcileFeed(this.state, events, {
      feed: { id: 'feed', platform: 'OTHER' },
      now: this.now,
      today: this.today,
      exported: [],
      stays: [],
      taken: [],
      confirmed: false,
      windowMeaning: null,
      newId: () => `block-${++this.ids}`,
      ...this.facts,
      ...facts,
    })
    return this.take(state, confirmed)
  }

  /** Takes a state over, as an answer brought it or somebody's word. */
  take(state: FeedState, confirmed = false): string[] {
    const by = { today: this.today, releasedBy: confirmed ? ('TIME' as const) : ('ANSWER' as const) }
    const changes = changesOf(this.state, state, by)
    const plan = planFeedBlocks(this.state.events, state.events, this.today)
    for (const { id, from, to } of [...plan.add, ...plan.move]) this.rows.set(id, { from, to })
    for (const { id } of plan.remove) this.rows.delete(id)
    this.written += plan.add.length + plan.move.length + plan.remove.length
    if (!sameFeedState(this.state, state)) this.written++
    // What is stored is what was known.
    this.state = { ...state, events: fromStoredEvents(toStoredEvents(state.events)) }
    return changes.map(({ kind, before, ...change }) => {
      return before ? `${kind} ${days(before)} -> ${days(change)}` : `${kind} ${days(change)}`
    })
  }

  /** The days that the feed blocks now. */
  blocks(): string[] {
    return blocksOf(this.state.events).map(days).toSorted()
  }

  /** Whether time alone may change something now. */
  isRestless(): boolean {
    const at = recheckAt(this.state, this.now)
    return at !== null && Temporal.Instant.compare(at, this.now) <= 0
  }
}

/** A feed that has answered nothing yet. */
export const EMPTY_FEED: FeedState = { events: [], quarantine: null }
