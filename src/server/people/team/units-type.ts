import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listTeamUnits, type TeamUnitRow } from './sql.ts'

/** A unit of the landlord that somebody of the team works on. */
export const unitOfTeam = batched(async (ctx, listingIds: readonly string[]) => {
  const units = await listTeamUnits(ctx.db, requireViewer(ctx).id, listingIds)
  return new Map(units.map((unit) => [unit.listingId, unit]))
})

/** GraphQL TeamMemberUnit: a single unit, and of which listing. */
export const teamUnitType = builder.objectRef<TeamUnitRow>('TeamMemberUnit').implement({
  policy: 'owner',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    name: t.exposeString('name'),
  }),
})
