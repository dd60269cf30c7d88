import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum, profileLanguageEnum } from '../../kernel/graphql/enums.ts'
import { countWorlds, listPeople, type StaffPersonRow } from './sql.ts'

const longestPage = 100

const worldOf = batched(async (ctx, ids: readonly string[]) => {
  const worlds = await countWorlds(ctx.db, ids)
  return new Map(worlds.map((world) => [world.id, world]))
})

/** A person as staff find them. */
export const staffPersonType = builder.objectRef<StaffPersonRow>('StaffPerson').implement({
  policy: 'staff',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    landlord: t.exposeBoolean('landlord'),
    permissions: t.expose('permissions', { type: [catalogueEnum('permission')] }),
    language: t.expose('language', { type: profileLanguageEnum }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    listings: t.int({ resolve: async ({ id }, _, ctx) => (await worldOf(ctx, id))?.listings ?? 0 }),
    openRequests: t.int({ resolve: async ({ id }, _, ctx) => (await worldOf(ctx, id))?.openRequests ?? 0 }),
  }),
})

builder.queryField('staffPeople', (t) =>
  t.field({
    type: [staffPersonType],
    policy: 'staff',
    scope: 'none',
    description: 'People by the beginning of a name or address, or by id; without a text the newest.',
    args: { search: t.arg.string({ defaultValue: '' }), first: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { search, first }, ctx) =>
      listPeople(ctx.db, search ?? '', Math.min(longestPage, Math.max(1, first ?? 20))),
  }),
)
