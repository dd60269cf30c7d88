import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { setPersonLabels } from './label-actions.ts'
import { findPerson, listPeople } from './sql.ts'
import { staffPersonPayload, staffPersonType } from './staff-person-type.ts'

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

builder.mutationField('setPersonLabels', (t) =>
  t.field({
    type: staffPersonPayload,
    policy: 'sales',
    scope: 'none',
    description: 'Sets the labels of a person, with a reason.',
    args: {
      userId: t.arg.id({ required: true }),
      labels: t.arg({ type: [catalogueEnum('tag')], required: true }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { userId, labels, reason, idempotencyKey }, ctx) =>
      payload(async () => {
        const changed = await setPersonLabels(ctx, { userId, labels, reason }, idempotencyKey)
        const person = await findPerson(ctx.db, changed)
        if (!person) throw new ResourceNotFoundError()
        return person
      }),
  }),
)
