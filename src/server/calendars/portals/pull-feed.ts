import { portalCursor, readPortalQuestion } from '../../../domain/calendars/portal-asked.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { compareHomes } from './compare.ts'
import { insertPortalFetch } from './fetch-sql.ts'
import { FORMATS, type FeedFrame, type PortalFormat } from './formats/portal-format.ts'
import { portalLinkOf } from './portal-token.ts'
import { findPortal, type PortalRow } from './sql.ts'
import { countTold, type ToldSince } from './told-sql.ts'
import { writeFeed } from './write-feed.ts'

/** Longer names of programs are cut. */
const longestUserAgent = 300

/** A call of a portal. */
export interface Pull {
  cursor?: unknown
  since?: unknown
  etags: readonly string[]
  modifiedSince: Temporal.Instant | null
  /** Asks for the heads alone: nothing is compared and nothing written down. */
  isHead: boolean
}

/** A feed for its portal, or what is wrong with the question. */
export type PulledFeed =
  | { kind: 'REFUSED'; field: string; problem: string }
  | {
      kind: 'FEED'
      format: PortalFormat
      etag: string
      cursor: string
      lastModified: Temporal.Instant
      /** Null: the portal has it already. */
      parts: AsyncIterable<string> | null
    }

/** The feed behind a portal's link; an unknown, forged, former or ended link is a missing one. */
export async function pullFeed(ctx: Context, token: string, pull: Pull): Promise<PulledFeed> {
  const link = portalLinkOf(ctx.config.secret, token)
  const found = link ? await findPortal(ctx.db, link.portalId) : undefined
  if (!found || found.state === 'REVOKED' || found.link_number !== link?.linkNumber)
    throw new ResourceNotFoundError()
  const question = readPortalQuestion(
    pull,
    { edition: found.edition, forgottenEdition: found.forgotten_edition },
    ctx.now(),
  )
  if ('problem' in question) return { kind: 'REFUSED', ...question }
  const portal = pull.isHead ? found : await compareHomes(ctx, found.id)
  if (!portal) throw new ResourceNotFoundError()
  return answer(ctx, portal, question.asked, pull)
}

async function answer(ctx: Context, portal: PortalRow, since: ToldSince, pull: Pull): Promise<PulledFeed> {
  const frame = frameOf(ctx, portal, since)
  const etag = `W/"${[portal.id.slice(0, 8), portal.format, portal.edition, portal.link_number, portal.provider_number, sinceText(since)].join('-').replaceAll('"', '')}"`
  const isKnown = knows(pull, etag, portal.changed_at)
  if (!pull.isHead) {
    const counts = isKnown ? { sent: 0, removed: 0 } : await countTold(ctx.db, portal.id, since)
    await insertPortalFetch(ctx.db, {
      portal_id: portal.id,
      at: ctx.now(),
      status: isKnown ? 304 : 200,
      scope: frame.scope,
      user_agent: ctx.userAgent.slice(0, longestUserAgent),
      ...counts,
    })
  }
  return {
    kind: 'FEED',
    format: FORMATS[portal.format],
    etag,
    cursor: frame.cursor,
    lastModified: portal.changed_at,
    parts: isKnown ? null : writeFeed(ctx, portal, frame, since),
  }
}

function frameOf(ctx: Context, portal: PortalRow, since: ToldSince): FeedFrame {
  const { operator, origin } = ctx.config
  return {
    scope: since ? 'CHANGES' : 'FULL',
    cursor: portalCursor(portal.edition),
    changedAt: portal.changed_at,
    language: portal.language,
    providerNumber: portal.provider_number,
    provider: {
      name: operator?.name ?? 'Mezzo',
      email: operator?.email ?? null,
      phone: operator?.phone ?? null,
      url: origin,
    },
  }
}

function sinceText(since: ToldSince): string {
  if (since === null) return 'all'
  return 'edition' in since ? portalCursor(since.edition) : since.instant.toString()
}

/** Tags come first; the time counts only where there are none (RFC 9110, 13.2.2). */
function knows(pull: Pull, etag: string, changedAt: Temporal.Instant): boolean {
  if (pull.etags.length > 0)
    return pull.etags.some((one) => one === '*' || one === etag || `W/${one}` === etag)
  return pull.modifiedSince !== null && Temporal.Instant.compare(changedAt, pull.modifiedSince) <= 0
}
