import type { CalendarSyncError } from '../../../../domain/catalogue/calendars.ts'
import { calendarLinkError } from '../../../../domain/calendars/calendar-refresh.ts'
import { FEED_BACK_OFF_HOURS, MAX_CALENDAR_BYTES } from '../../../../domain/calendars/feed-polling.ts'
import { PRODUCT_VERSION } from '../../../kernel/config/product-version.ts'
import type { Context } from '../../../kernel/viewer/context.ts'
import { isAllowedHost } from '../../../kernel/config/allowed-hosts.ts'
import { fetchOutbound, type OutboundAnswer, outboundOf } from '../../../kernel/outbound/fetch-outbound.ts'
import { OutboundError, type OutboundFailure } from '../../../kernel/outbound/outbound-error.ts'

/** A calendar that somebody has linked, and the marks that came with its last answer. */
export interface CalendarLink {
  url: string
  etag: string | null
  lastModified: string | null
  /** Milliseconds for the whole answer. */
  within: number
}

/** What a linked calendar answered. A failure says nothing of the link, which is secret. */
export type FetchedCalendar =
  | { kind: 'NOT_MODIFIED' }
  | { kind: 'CONTENT'; content: Uint8Array; etag: string | null; lastModified: string | null }
  | { kind: 'FAILED'; error: CalendarSyncError; detail: string; retryAfter: Temporal.Instant | null }

/** The longest that an answer is waited for (S5), in milliseconds. */
export const CALENDAR_PATIENCE = 10_000

/** Asks a linked calendar for its days, only if they have changed since. Never throws: what went wrong is an answer. */
export async function fetchCalendar(
  ctx: Pick<Context, 'config' | 'now'>,
  link: CalendarLink,
): Promise<FetchedCalendar> {
  if (calendarLinkError(link.url)) return failed('INVALID_URL', 'BAD_LINK')
  const until = performance.now() + Math.min(link.within, CALENDAR_PATIENCE)
  const asked = { headers: headersFor(ctx, link), maxBytes: MAX_CALENDAR_BYTES }
  try {
    return answered(await askAny(ctx, waysOf(ctx, link.url), asked, until), link, ctx.now())
  } catch (error) {
    if (!(error instanceof OutboundError)) return failed('UNKNOWN_ERROR', 'unknown')
    return failed(ERRORS[error.failure], error.failure)
  }
}

const ERRORS = {
  BAD_LINK: 'INVALID_URL',
  REFUSED: 'INVALID_ICS_LINK',
  NO_ADDRESS: 'SYNCHRONIZATION_FAILED',
  TOO_MANY_REDIRECTS: 'INVALID_ICS_LINK',
  TOO_LARGE: 'SYNCHRONIZATION_FAILED',
  TIMED_OUT: 'SYNCHRONIZATION_FAILED',
  UNREACHABLE: 'SYNCHRONIZATION_FAILED',
} as const satisfies Record<OutboundFailure, CalendarSyncError>

function headersFor(ctx: Pick<Context, 'config'>, link: CalendarLink): Record<string, string> {
  return {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'user-agent': userAgentOf(ctx.config),
    ...(link.etag && { 'if-none-match': link.etag }),
    ...(link.lastModified && { 'if-modified-since': link.lastModified }),
  }
}

/** The word webcal says how an address is used, not how it is asked: encrypted where the other side can. */
function waysOf(ctx: Pick<Context, 'config'>, link: string): string[] {
  const address = link.trim()
  if (!/^webcal:/i.test(address)) return [address]
  const [encrypted, open] = ['https:', 'http:'].map((scheme) => address.replace(/^webcal:/i, scheme))
  if (!encrypted || !open) return []
  const url = URL.parse(open)
  return url && isAllowedHost(url, ctx.config.allowedPrivateHosts) ? [open] : [encrypted, open]
}

async function askAny(
  ctx: Pick<Context, 'config'>,
  ways: readonly string[],
  asked: { headers: Record<string, string>; maxBytes: number },
  until: number,
): Promise<OutboundAnswer> {
  const [url = '', ...others] = ways
  try {
    return await fetchOutbound(outboundOf(ctx.config), { ...asked, url, within: until - performance.now() })
  } catch (error) {
    const isElsewhere = error instanceof OutboundError && error.failure === 'UNREACHABLE' && others.length > 0
    if (!isElsewhere) throw error
    return await askAny(ctx, others, asked, until)
  }
}

function answered(
  { status, headers, body }: OutboundAnswer,
  link: CalendarLink,
  now: Temporal.Instant,
): FetchedCalendar {
  if (status === 304 && (link.etag || link.lastModified)) return { kind: 'NOT_MODIFIED' }
  if (status === 200) {
    return {
      kind: 'CONTENT',
      content: body,
      etag: shortHeader(headers.etag),
      lastModified: shortHeader(headers['last-modified']),
    }
  }
  const retryAfter = retryAfterOf(headers['retry-after'], now)
  return { kind: 'FAILED', error: errorOf(status), detail: `HTTP ${status}`, retryAfter }
}

/** The other side says that there is no such calendar, or none for us; anything else may pass. */
function errorOf(status: number): CalendarSyncError {
  return [400, 401, 403, 404, 405, 406, 410].includes(status) ? 'INVALID_ICS_LINK' : 'SYNCHRONIZATION_FAILED'
}

/** What is sent back with the next question; nobody needs a long one. */
function shortHeader(value: string | undefined): string | null {
  return value && value.length <= 300 ? value : null
}

function failed(error: CalendarSyncError, detail: string): FetchedCalendar {
  return { kind: 'FAILED', error, detail, retryAfter: null }
}

/** When the other side wants to be asked again, at most as late as we back off by ourselves; null where it says nothing. */
function retryAfterOf(header: string | undefined, now: Temporal.Instant): Temporal.Instant | null {
  const milliseconds = header === undefined ? Number.NaN : waitIn(header.trim(), now)
  if (!Number.isFinite(milliseconds) || milliseconds <= 0) return null
  return now.add({ milliseconds: Math.min(Math.round(milliseconds), FEED_BACK_OFF_HOURS * 3_600_000) })
}

function waitIn(header: string, now: Temporal.Instant): number {
  return /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.epochMilliseconds
}

/** Who asks a calendar, and where its owner may ask back. */
function userAgentOf({ origin }: Context['config']): string {
  return `Mezzo-Calendar/${PRODUCT_VERSION} (+${origin})`
}
