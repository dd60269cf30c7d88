import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { setPersonLabels } from './label-actions.ts'
import { findPerson } from './sql.ts'
import { staffPersonPayload } from './staff-person-type.ts'

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
