import { dayOf } from '../../../domain/kernel/day.ts'
import { POWER_STATES, powerState } from '../../../domain/people/power-of-attorney.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listNamesInPowers, type PowerRow } from './sql.ts'

const powerStateType = builder.enumType('PowerState', { values: POWER_STATES })

const listingName = batched(
  async (ctx, groupIds: readonly string[]) =>
    new Map((await listNamesInPowers(ctx.db, [...new Set(groupIds)])).map((group) => [group.groupId, group])),
)

/** GraphQL PowerOfAttorney. */
export const powerType = builder.objectRef<PowerRow>('PowerOfAttorney').implement({
  description: 'With which a manager of a team signs contracts online in the landlord’s name.',
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    landlordName: t.exposeString('landlordName'),
    agentName: t.exposeString('agentName', { description: 'Who signs with it.' }),
    state: t.field({
      type: powerStateType,
      description: 'RESTING: the person works with limited access now.',
      resolve: (power, _, ctx) => powerState(power, ctx.today()),
    }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day', description: 'The last day.' }),
    givenOn: t.field({ type: 'Day', resolve: ({ givenAt }) => dayOf(givenAt) }),
    endedAt: t.expose('endedAt', { type: 'Instant', nullable: true, description: 'Before its last day.' }),
    withdrawalReason: t.exposeString('withdrawalReason', { nullable: true }),
    listings: t.stringList({
      nullable: true,
      description:
        'The names of its listings; null for all. Deleted ones are left out, and all once the membership ended.',
      resolve: async ({ groupIds, role }, _, ctx) => {
        const named = role === null ? [] : (groupIds ?? [])
        const names = await Promise.all(named.map((id) => listingName(ctx, id)))
        return groupIds && names.flatMap((group) => group?.name ?? [])
      },
    }),
    documentUrl: t.string({
      description: 'Works for 15 minutes.',
      resolve: ({ fileId }, _, ctx) => linkToFile(ctx, fileId) ?? '',
    }),
  }),
})
