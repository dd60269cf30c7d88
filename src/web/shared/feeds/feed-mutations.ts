import { graphql } from '../../gen/gql.ts'
import type { WindowMeaning, CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import type { AddCalendarFeedInput, ChangeCalendarFeedInput } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import { rest } from '../../http.ts'

const addMutation = graphql(`
  mutation FeedAdd($input: AddCalendarFeedInput!, $idempotencyKey: ID!) {
    addCalendarFeed(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      feed {
        ...UnitFeed
      }
    }
  }
`)

const changeMutation = graphql(`
  mutation FeedChange($feedId: ID!, $input: ChangeCalendarFeedInput!, $idempotencyKey: ID!) {
    changeCalendarFeed(feedId: $feedId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const removeMutation = graphql(`
  mutation FeedRemove($feedId: ID!, $keepBlocks: Boolean!, $idempotencyKey: ID!) {
    removeCalendarFeed(feedId: $feedId, keepBlocks: $keepBlocks, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      removed {
        kept
        freed
      }
    }
  }
`)

const checkMutation = graphql(`
  mutation FeedCheck($feedId: ID!) {
    checkCalendarFeed(feedId: $feedId) {
      error {
        ...Refusal
      }
      feed {
        ...UnitFeed
      }
    }
  }
`)

const releaseMutation = graphql(`
  mutation FeedRelease($feedId: ID!, $idempotencyKey: ID!) {
    releaseCalendarFeed(feedId: $feedId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const windowMutation = graphql(`
  mutation FeedWindow($feedId: ID!, $meaning: CalendarWindowMeaning!, $idempotencyKey: ID!) {
    answerCalendarWindow(feedId: $feedId, meaning: $meaning, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const settleMutation = graphql(`
  mutation FeedSettle($eventId: ID!, $settlement: ConflictSettlement!, $idempotencyKey: ID!) {
    settleCalendarConflict(eventId: $eventId, settlement: $settlement, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const undoMutation = graphql(`
  mutation FeedUnsettle($eventId: ID!, $settlement: ConflictSettlement!, $idempotencyKey: ID!) {
    undoCalendarSettlement(eventId: $eventId, settlement: $settlement, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** Connects a calendar by its link and reads it once; answers the feed. */
export async function addFeed(input: AddCalendarFeedInput, idempotencyKey: string) {
  return (await request(addMutation, { input, idempotencyKey })).addCalendarFeed.feed
}

/** A calendar file with what it is called, or with the feed that it is a newer file of. */
export interface FileForm {
  listingId: string
  label: string
  platform: CalendarPlatform
  /** The feed whose file it replaces, or ''. */
  feedId: string
  file: File
}

/** Connects a calendar by a file, or hands in a newer file; answers the feed's id. */
export function sendFile(form: FileForm, idempotencyKey: string): Promise<{ feedId: string }> {
  const { file, feedId, ...about } = form
  const query = new URLSearchParams({ ...about, ...(feedId && { feedId }) })
  const body = new FormData()
  // The server reads the file only once it knows what it is.
  body.set('idempotencyKey', idempotencyKey)
  body.set('file', file)
  return rest(`/api/calendar-feeds?${query.toString()}`, { method: 'POST', body, repeatable: true })
}

/** Gives a feed another name, platform or link; null leaves the link as it is. */
export function changeFeed(feedId: string, input: ChangeCalendarFeedInput, idempotencyKey: string) {
  return request(changeMutation, { feedId, input, idempotencyKey })
}

/** Takes a feed away; its blocks stay as the landlord's own, or go. Answers how many did. */
export async function removeFeed(feed: { feedId: string; keepBlocks: boolean }, idempotencyKey: string) {
  return (await request(removeMutation, { ...feed, idempotencyKey })).removeCalendarFeed.removed
}

/** Reads a feed now; answers how it stands then. */
export async function checkFeed(feedId: string) {
  return (await request(checkMutation, { feedId })).checkCalendarFeed.feed
}

/** Frees what a feed in quarantine no longer shows. */
export function releaseFeed(feedId: string, idempotencyKey: string) {
  return request(releaseMutation, { feedId, idempotencyKey })
}

/** Says whether the apartment is closed at the end of a feed's booking window, or only not opened yet. */
export function answerWindow(answer: { feedId: string; meaning: WindowMeaning }, idempotencyKey: string) {
  return request(windowMutation, { ...answer, idempotencyKey })
}

/** How a conflict is settled: both are one stay, or both are kept. */
export type Settlement = 'SAME_STAY' | 'KEEP'

/** Settles what a feed's entry and a booking or an offer both want. */
export function settleConflict(
  conflict: { eventId: string; settlement: Settlement },
  idempotencyKey: string,
) {
  return request(settleMutation, { ...conflict, idempotencyKey })
}

/** Takes back how such a conflict was settled. */
export function undoSettlement(
  conflict: { eventId: string; settlement: Settlement },
  idempotencyKey: string,
) {
  return request(undoMutation, { ...conflict, idempotencyKey })
}
