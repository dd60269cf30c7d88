import { createHash } from 'node:crypto'
import { canSendToPortal } from '../../../domain/calendars/portal-verdict.ts'
import type { PortalHome } from '../../../domain/calendars/portal-home.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { providerOf } from './feed-frame.ts'
import { FORMATS } from './formats/portal-format.ts'
import { loadHomes, portalHomeOf } from './load-homes.ts'
import { lockPortal, type PortalRow, rulesOf } from './sql.ts'
import { nextChange } from '../../../domain/calendars/portal-asked.ts'
import { FIRST_ID, listCandidates, listTold, publishEdition, saveTold, type Telling } from './told-sql.ts'

/** So many homes are held at a time. */
export const HOMES_AT_A_TIME = 250

/**
 * Compares all homes with what a portal was told of them, and stores what changed as its next edition; so nothing that
 * changes has to know of portals. Answers the portal as it is then, or undefined once it has ended.
 */
export async function compareHomes(ctx: Context, portalId: string): Promise<PortalRow | undefined> {
  let after: string | null = FIRST_ID
  while (after !== null) after = await comparePage(ctx, portalId, after)
  return inTransaction(ctx, async (trx) => {
    const portal = await lockPortal(trx, portalId)
    if (!portal) return undefined
    const changedAt = nextChange(portal.changed_at, ctx.now())
    const edition = portal.edition + 1
    const isNew = await publishEdition(trx, portalId, { edition, changedAt })
    return isNew ? { ...portal, edition, changed_at: changedAt } : portal
  })
}

// Under the portal's lock, so that who asks at the same time compares with the same, and after an edition was given out
// nothing more is put into it.
async function comparePage(ctx: Context, portalId: string, after: string): Promise<string | null> {
  return inTransaction(ctx, async (trx) => {
    const portal = await lockPortal(trx, portalId)
    if (!portal) return null
    const page = await listCandidates(trx, portalId, { after, limit: HOMES_AT_A_TIME })
    const groupIds = page.map(({ groupId }) => groupId)
    const homes = await homesFor(trx, ctx, portal, groupIds)
    const told = new Map((await listTold(trx, portalId, groupIds)).map((row) => [row.groupId, row]))
    const tellings = page.flatMap(({ groupId, landlordId }): Telling[] => {
      const home = homes.get(groupId)
      const contentHash = home ? hashOf(home, portal, ctx) : null
      const before = told.get(groupId)?.contentHash ?? null
      return contentHash === before ? [] : [{ groupId, landlordId, contentHash }]
    })
    await saveTold(trx, portalId, { edition: portal.edition + 1, now: ctx.now() }, tellings)
    return page.length === HOMES_AT_A_TIME ? (groupIds.at(-1) ?? null) : null
  })
}

/** Those of the groups that a portal gets now, as it is told of them. */
export async function homesFor(
  db: Db,
  ctx: Context,
  portal: PortalRow,
  groupIds: readonly string[],
): Promise<Map<string, PortalHome>> {
  const today = ctx.today()
  const about = { language: portal.language, origin: ctx.config.origin, today }
  const rules = rulesOf(portal)
  const homes = new Map<string, PortalHome>()
  for (const [groupId, home] of await loadHomes(db, groupIds, today))
    if (canSendToPortal(home.candidate, rules).value) homes.set(groupId, portalHomeOf(home, about))
  return homes
}

/** Of all that a feed says of a home: whoever runs the installation, and how it is written, too. */
function hashOf(home: PortalHome, portal: PortalRow, ctx: Context): string {
  const { version } = FORMATS[portal.format]
  const said = JSON.stringify({ home, provider: providerOf(ctx.config), version })
  return createHash('sha256').update(said).digest('base64url').slice(0, 27)
}
