/** How long what was taken out is told, in days; who asks for changes of before starts anew. */
export const PORTAL_REMOVED_DAYS = 30

/** What a feed has: all homes that its portal gets, or what changed and what is gone. */
export const PORTAL_SCOPES = ['FULL', 'CHANGES'] as const satisfies readonly string[]

/** What a portal asks for: changes after an edition or an instant, or with null all that it gets. */
export type PortalAsked = { edition: number } | { instant: Temporal.Instant } | null

/** Why a portal can't be answered; in English, for whoever reads the portal's log. */
export type PortalQuestion = { asked: PortalAsked } | { field: 'cursor' | 'since'; problem: string }

/** The text by which a portal asks for what comes after an edition. */
export function portalCursor(edition: number): string {
  return `e${edition}`
}

/**
 * What the parameters of a call mean. A cursor has to be one that was given out and isn't too old, an instant has to lie
 * within the days that removals are told.
 */
export function readPortalQuestion(
  parameters: { cursor?: unknown; since?: unknown },
  portal: { edition: number; forgottenEdition: number },
  now: Temporal.Instant,
): PortalQuestion {
  const { cursor, since } = parameters
  if (cursor === undefined && since === undefined) return { asked: null }
  if (cursor !== undefined && since !== undefined)
    return { field: 'since', problem: 'Give either cursor or since.' }
  return cursor === undefined ? readSince(since, now) : readCursor(cursor, portal)
}

function readCursor(cursor: unknown, portal: { edition: number; forgottenEdition: number }): PortalQuestion {
  const digits = typeof cursor === 'string' ? /^e(\d{1,15})$/.exec(cursor)?.[1] : undefined
  const edition = Number(digits)
  if (digits === undefined || edition > portal.edition)
    return { field: 'cursor', problem: 'This is no cursor that this feed has given out.' }
  if (edition < portal.forgottenEdition)
    return { field: 'cursor', problem: 'This cursor is too old: ask without one for all homes.' }
  return { asked: { edition } }
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

function readSince(since: unknown, now: Temporal.Instant): PortalQuestion {
  const wrong = { field: 'since', problem: 'Give an instant such as 2026-11-26T08:00:00Z.' } as const
  if (typeof since !== 'string' || !instant.test(since)) return wrong
  const milliseconds = Date.parse(since)
  if (Number.isNaN(milliseconds)) return wrong
  const at = Temporal.Instant.fromEpochMilliseconds(milliseconds)
  if (Temporal.Instant.compare(at, now) > 0)
    return { field: 'since', problem: 'This instant is yet to come.' }
  const first = now.subtract({ hours: 24 * PORTAL_REMOVED_DAYS })
  return Temporal.Instant.compare(at, first) < 0
    ? {
        field: 'since',
        problem: `Changes are known for ${PORTAL_REMOVED_DAYS} days: ask without it for all homes.`,
      }
    : { asked: { instant: at } }
}

/** When a feed changed, in whole seconds, since headers have no finer time; two changes in one second get two. */
export function nextChange(before: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const second = now.round({ smallestUnit: 'second', roundingMode: 'floor' })
  const next = before.add({ seconds: 1 })
  return Temporal.Instant.compare(second, next) >= 0 ? second : next
}
