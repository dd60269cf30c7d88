import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Visit } from './read-events.ts'

/**
 * Who looks at a page, as far as counting needs it: hashes that change every day, so that they join no two days and
 * name nobody. A browser counts once, its address limits how many browsers there can be.
 */
export function visitorOf(ctx: Pick<Context, 'config' | 'ip' | 'userAgent' | 'today'>): {
  visitorHash: string
  addressHash: string
} {
  const address = networkOf(ctx.ip)
  const day = ctx.today()
  const hash = (text: string) =>
    createHmac('sha256', ctx.config.secret).update(`visitor ${day} ${text}`).digest('base64url').slice(0, 22)
  return { visitorHash: hash(`${address} ${ctx.userAgent}`), addressHash: hash(address) }
}

/** With consent the hashes last as long as the ids that the browser keeps, and join a person's visits (D9). */
export function visitHashesOf(
  ctx: Pick<Context, 'config'>,
  { visitorId, visitId }: Visit,
): { visitorHash: string; visitHash: string } {
  const hash = (text: string) =>
    createHmac('sha256', ctx.config.secret).update(text.toLowerCase()).digest('base64url').slice(0, 22)
  return { visitorHash: hash(`consenting ${visitorId}`), visitHash: hash(`visit ${visitorId} ${visitId}`) }
}

/** Whether somebody asks not to be tracked: the older header, or the one that replaces it. */
export function asksNotToBeTracked(headers: Readonly<Record<string, unknown>>): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** Whether a program looks that says so itself. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || /bot\b|crawl|spider|slurp|preview|facebookexternalhit|curl|wget/i.test(userAgent)
}

// A household has a whole /64 of addresses of the new kind, and may change them at will.
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const missing = ip.includes('::') ? 8 - groups.length - end.length : 0
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...end].slice(0, 4).join(':')
}
