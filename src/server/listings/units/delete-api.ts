import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { findGroup } from '../listings/sql.ts'
import { type DeletionPlan, deleteUnits, planDeletion } from './delete-actions.ts'
import { toUnserved } from './plan.ts'
import { tableType, unservedType } from './units-type.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const refusedType = builder.objectRef<DeletionPlan['refused'][number]>('UndeletableUnit').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    identifier: t.exposeString('identifier'),
    reason: t.exposeString('reason'),
  }),
})

const deletionType = builder.objectRef<DeletionPlan>('UnitDeletion').implement({
  policy: 'visible',
  fields: (t) => ({
    refused: t.field({ type: [refusedType], resolve: ({ refused }) => refused }),
    published: t.exposeInt('published', { description: 'How many of them are public.' }),
    unserved: t.field({ type: [unservedType], resolve: ({ unserved }) => unserved.map(toUnserved) }),
    fingerprint: t.exposeString('fingerprint'),
  }),
})

builder.queryField('unitDeletionDryRun', (t) =>
  t.field({
    type: deletionType,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What deleting units would do, without doing it.',
    args: { groupId: t.arg.id({ required: true }), listingIds: t.arg.idList({ required: true }) },
    resolve: (_, { groupId, listingIds }, ctx) => planDeletion(ctx, groupId, listingIds),
  }),
)

const tablePayload = payloadType('UnitTablePayload', 'unitTable', tableType)

builder.mutationField('deleteUnits', (t) =>
  t.field({
    type: tablePayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Deletes units of a group, all or none, as the dry run has shown; the last one stays.',
    args: {
      groupId: t.arg.id({ required: true }),
      listingIds: t.arg.idList({ required: true }),
      seen: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, listingIds, seen, idempotencyKey }, ctx) =>
      payload(async () => {
        await deleteUnits(ctx, groupId, listingIds, seen, idempotencyKey)
        const group = await findGroup(ctx.reads, requireViewer(ctx), { groupId })
        if (!group) throw new ResourceNotFoundError()
        return group
      }),
  }),
)
