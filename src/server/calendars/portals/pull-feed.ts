import { readPortalQuestion } from '../../../domain/calendars/portal-asked.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isKnown, type KnownAnswer, weakEtag } from '../../kernel/http/conditional.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { compareHomes } from './compare.ts'
import { frameOf } from './feed-frame.ts'
import { insertPortalFetch } from './fetch-sql.ts'
import { FORMATS, type FeedFrame, type PortalFormat } from './formats/portal-format.ts'
import { portalLinkOf } from './portal-token.ts'
import { findPortal, type PortalRow } from './sql.ts'
import { countTold, type ToldSince } from './told-sql.ts'
import { writeFeed } from './write-feed.ts'

/** Longer names of programs are cut. */
const longestUserAgent = 300

/** A call of a portal. */
export interface Pull extends KnownAnswer {
  cursor?: unknown
  since?: unknown
  /** Asks for the heads alone: it is not written down. */
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
  const portal = await compareHomes(ctx, found.id)
  if (!portal) throw new ResourceNotFoundError()
  return answer(ctx, portal, question.asked, pull)
}

async function answer(ctx: Context, portal: PortalRow, since: ToldSince, pull: Pull): Promise<PulledFeed> {
  const frame = frameOf(ctx.config, portal, since)
  const etag = etagOf(portal, frame, since)
  const hasIt = isKnown(pull, etag, portal.changed_at)
  if (!pull.isHead) {
    const counts = hasIt ? { sent: 0, removed: 0 } : await countTold(ctx.db, portal.id, since)
    await insertPortalFetch(ctx.db, {
      portal_id: portal.id,
      at: ctx.now(),
      status: hasIt ? 304 : 200,
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
    parts: hasIt ? null : writeFeed(ctx, portal, frame, since),
  }
}

/** Whatever the feed says follows from these; what homes say is part of the edition. */
function etagOf(portal: PortalRow, frame: FeedFrame, since: ToldSince): string {
  const { id, link_number: linkNumber, format } = portal
  return weakEtag([
    JSON.stringify({ id, linkNumber, format, version: FORMATS[format].version, since, frame }),
  ])
}
