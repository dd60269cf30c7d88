import { builder } from '../../kernel/graphql/builder.ts'
import { listPeople } from './sql.ts'
import { staffPersonType } from './staff-person-type.ts'

const longestPage = 100

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
