import { canSendToPortal, type PortalVerdict } from '../../../domain/calendars/portal-verdict.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { listContents } from '../../listings/listings/content-sql.ts'
import { type GroupRow, listGroups } from '../../listings/listings/sql.ts'
import { listHomeStates } from './home-sql.ts'
import { type GroupPage, listToldOf, type ToldPortalRow } from './homes-sql.ts'
import { candidateOf } from './load-homes.ts'
import { listLivingPortals, type PortalRow, rulesOf } from './sql.ts'

/** What a portal gets of a home, and why not. */
export interface PortalReport {
  portal: PortalRow
  verdict: PortalVerdict
  told: ToldPortalRow | null
}

/** A home with what each portal gets of it. */
export interface HomeReport {
  group: GroupRow
  portals: PortalReport[]
}

/** A page of homes with what each living portal gets of them, by the rule that the feeds go by. */
export async function reportHomes(
  ctx: Context,
  page: GroupPage,
): Promise<{ totalCount: number; homes: HomeReport[] }> {
  const { groupIds, totalCount } = page
  const [portals, groups, contents, states, told] = await Promise.all([
    listLivingPortals(ctx.db),
    listGroups(ctx.reads, groupIds),
    listContents(ctx.reads, groupIds),
    listHomeStates(ctx.db, groupIds),
    listToldOf(ctx.db, groupIds),
  ])
  const homes = groupIds.flatMap((groupId): HomeReport[] => {
    const group = groups.find((row) => row.groupId === groupId)
    const content = contents.find((row) => row.groupId === groupId)
    const state = states.find((row) => row.groupId === groupId)
    if (!group || !content || !state) return []
    const candidate = candidateOf(group, content, state)
    const reports = portals.map((portal) => ({
      portal,
      verdict: canSendToPortal(candidate, rulesOf(portal)),
      told: told.find((row) => row.groupId === groupId && row.portalId === portal.id) ?? null,
    }))
    return [{ group, portals: reports }]
  })
  return { totalCount, homes }
}
