import { randomUUID } from 'node:crypto'
import { checkFeedNow } from '../src/server/calendars/feeds/refresh.ts'
import type { Browser } from './app.ts'
import { type CalendarStage, startCalendars } from './calendars-start.ts'

interface Feed {
  id: string
  url: string | null
  platform: string
  state: string
  message: string | null
  errorDetail: string | null
  events: number
  conflicts: number
  canManage: boolean
  quarantine: { answers: number; heldBack: { from: string; to: string; kind: string }[] } | null
}

interface Conflict {
  id: string
  settlement: string | null
  canUndo: boolean
  booking: { name: string } | null
}

interface Answer extends Record<string, unknown> {
  error: { name: string; fields: Record<string, string> | null } | null
}

/** What the tests ask of a linked calendar. */
export const FEED_FIELDS = `id url platform state message errorDetail events freeEntries conflicts canManage
  quarantine { answers heldBack { from to kind } }`

/** The server and a provider of calendars, which landlords link, ask and settle through the API. */
export function startLinking() {
  const at = startCalendars()

  /** Calls a mutation as `answer`. */
  const mutate = async (as: Browser, call: string, variables: Record<string, unknown>) => {
    const { data, errors } = await at.app.graphql<{ answer: Answer } | null>(call, variables, as)
    if (!data) throw new Error(JSON.stringify(errors))
    return data.answer
  }

  return Object.assign(at, {
    mutate,
    add: async (stage: CalendarStage, name: string, more: Record<string, unknown> = {}) => {
      const answer = await mutate(
        stage.landlord,
        `mutation($input: AddCalendarFeedInput!, $key: ID!) {
          answer: addCalendarFeed(input: $input, idempotencyKey: $key) {
            error { name fields } feed { ${FEED_FIELDS} } } }`,
        {
          input: { listingId: stage.unitIds[0], url: at.provider.link(name), label: name, ...more },
          key: randomUUID(),
        },
      )
      return { error: answer.error, feed: answer['feed'] as Feed | null }
    },
    feeds: async (as: Browser, listingId: string | undefined): Promise<Feed[]> => {
      const { data } = await at.app.graphql<{ calendarFeeds: Feed[] }>(
        `query($listingId: ID) { calendarFeeds(listingId: $listingId) { ${FEED_FIELDS} } }`,
        { listingId },
        as,
      )
      return data.calendarFeeds
    },
    conflicts: async (as: Browser): Promise<Conflict[]> => {
      const { data } = await at.app.graphql<{ calendarConflicts: Conflict[] }>(
        '{ calendarConflicts { id settlement canUndo booking { _id name } } }',
        {},
        as,
      )
      return data.calendarConflicts
    },
    blocks: async (): Promise<string[]> => {
      const rows = await at.app.db
        .selectFrom('blocks')
        .select(['days', 'source', 'feed_id'])
        .orderBy('days')
        .execute()
      return rows.map(({ days, source, feed_id }) => `${days} ${source}${feed_id ? '' : ' kept'}`)
    },
    ask: async (feedId: string): Promise<void> => {
      await checkFeedNow(await at.app.ctxFor(null), feedId)
    },
    settle: (as: Browser, eventId: string, settlement: string) =>
      mutate(
        as,
        `mutation($eventId: ID!, $settlement: ConflictSettlement!, $key: ID!) {
          answer: settleCalendarConflict(eventId: $eventId, settlement: $settlement, idempotencyKey: $key) {
            error { name fields } settled { eventId settlement } } }`,
        { eventId, settlement, key: randomUUID() },
      ),
  })
}
