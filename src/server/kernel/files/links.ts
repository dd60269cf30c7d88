import { createHmac } from 'node:crypto'
import { CONTRACT_LINK_MINUTES } from '../../../domain/kernel/constants.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { Context } from '../viewer/context.ts'

/** A link to a file that works for 15 minutes; null when there is no file. */
export function linkToFile(
  ctx: Pick<Context, 'config' | 'now' | 'viewer'>,
  fileId: string | null,
): string | null {
  if (fileId === null) return null
  const expires = Math.floor(endOfLink(ctx).epochMilliseconds / 1000)
  return `/api/files/${fileId}?expires=${expires}&signature=${sign(ctx.config.secret, fileId, expires)}`
}

// Staff who act as a landlord open nothing when that is over.
function endOfLink({ now, viewer }: Pick<Context, 'now' | 'viewer'>): Temporal.Instant {
  const end = now().add({ minutes: CONTRACT_LINK_MINUTES })
  const actingEnd = viewer?.impersonation?.endsAt
  return actingEnd && Temporal.Instant.compare(actingEnd, end) < 0 ? actingEnd : end
}

/** Whether a link is ours and has not expired; seconds since the epoch. */
export function isValidLink(
  ctx: Pick<Context, 'config' | 'now'>,
  link: { fileId: string; expires: number; signature: string },
): boolean {
  if (!Number.isSafeInteger(link.expires) || link.expires * 1000 < ctx.now().epochMilliseconds) return false
  return isSameSecret(sign(ctx.config.secret, link.fileId, link.expires), link.signature)
}

function sign(secret: string, fileId: string, expires: number): string {
  return createHmac('sha256', secret).update(`file:${fileId}:${expires}`).digest('base64url')
}
