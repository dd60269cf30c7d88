import { FEED_BACK_OFF_HOURS } from '../../../../domain/calendars/feed-polling.ts'
import type { Config } from '../../../kernel/config/config.ts'
import { PRODUCT_VERSION } from '../../../kernel/config/product-version.ts'

/** When the other side wants to be asked again, at most as late as we back off by ourselves; null where it says nothing. */
export function retryAfterOf(header: string | undefined, now: Temporal.Instant): Temporal.Instant | null {
  const milliseconds = header === undefined ? Number.NaN : waitIn(header.trim(), now)
  if (!Number.isFinite(milliseconds) || milliseconds <= 0) return null
  return now.add({ milliseconds: Math.min(Math.round(milliseconds), FEED_BACK_OFF_HOURS * 3_600_000) })
}

function waitIn(header: string, now: Temporal.Instant): number {
  return /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.epochMilliseconds
}

/** Who asks a calendar, and where its owner may ask back. */
export function userAgentOf(config: Pick<Config, 'origin'>): string {
  return `Mezzo-Calendar/${PRODUCT_VERSION} (+${config.origin})`
}
