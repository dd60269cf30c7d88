import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { setAccountManager, setSchedulingLink } from './sales-rep-actions.ts'
import { listAccountManagers } from './sales-rep-sql.ts'
import { findPerson } from './sql.ts'
import { accountManagerType, staffPersonPayload } from './staff-person-type.ts'

builder.queryField('accountManagers', (t) =>
  t.field({
    type: [accountManagerType],
    policy: 'staff',
    scope: 'none',
    description: 'The sales staff by name: who can look after landlords.',
    resolve: (_, __, ctx) => listAccountManagers(ctx.db),
  }),
)

builder.mutationFields((t) => ({
  setAccountManager: t.field({
    type: staffPersonPayload,
    policy: 'CHANGE_SALES_REP',
    scope: 'none',
    description: 'Says who of the sales staff looks after a landlord, with a reason.',
    args: {
      landlordId: t.arg.id({ required: true }),
      staffId: t.arg.id({ description: 'Left out: nobody.' }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { landlordId, staffId, reason, idempotencyKey }, ctx) =>
      payload(async () => {
        const order = { landlordId, staffId: staffId ?? null, reason }
        const person = await findPerson(ctx.db, await setAccountManager(ctx, order, idempotencyKey))
        if (!person) throw new ResourceNotFoundError()
        return person
      }),
  }),
  setSchedulingLink: t.field({
    type: payloadType('AccountManagerPayload', 'accountManager', accountManagerType),
    policy: 'sales',
    scope: 'none',
    description: 'The calendar of whoever calls, in which landlords choose a time; empty takes it away.',
    args: { link: t.arg.string({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { link, idempotencyKey }, ctx) =>
      payload(async () => {
        await setSchedulingLink(ctx, link, idempotencyKey)
        const [own] = await listAccountManagers(ctx.db, [requireViewer(ctx).id])
        if (!own) throw new ResourceNotFoundError()
        return own
      }),
  }),
}))
