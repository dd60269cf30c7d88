import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canEndImpersonation, isImpersonationRunning } from '../../../domain/people/impersonation-end.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { endStaffImpersonation } from './staff-actions.ts'
import {
  countStaffImpersonations,
  findStaffImpersonation,
  type ImpersonationFilter,
  listStaffImpersonations,
  type StaffImpersonationRow,
} from './staff-sql.ts'

const impersonationType = builder.objectRef<StaffImpersonationRow>('StaffImpersonation').implement({
  policy: 'staff',
  description: 'One time in which staff act or acted as a landlord.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    actorId: t.exposeID('actorId'),
    actorName: t.exposeString('actorName'),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    reason: t.exposeString('reason'),
    startedAt: t.expose('startedAt', { type: 'Instant' }),
    endsAt: t.expose('endsAt', { type: 'Instant', description: 'When the hour is over.' }),
    endedAt: t.expose('endedAt', {
      type: 'Instant',
      nullable: true,
      description: 'When it was ended before that.',
    }),
    endedByName: t.exposeString('endedByName', {
      nullable: true,
      description: 'Who of the others ended it; null where nobody else did.',
    }),
    endReason: t.exposeString('endReason', { nullable: true, description: 'Why they ended it.' }),
    actions: t.exposeInt('actions', { description: 'How many changes were made.' }),
    isRunning: t.boolean({ resolve: (row, _, ctx) => isImpersonationRunning(row, ctx.now()) }),
    endRefusal: t.field({
      type: catalogueEnum('reasons'),
      nullable: true,
      description: 'Why the viewer can’t end it; null: the viewer can.',
      resolve: (row, _, ctx) => canEndImpersonation(requireViewer(ctx), row, ctx.now()).reason,
    }),
  }),
})

interface Window {
  filter: ImpersonationFilter
  offset: number
  limit: number
}

const pageType = builder.objectRef<Window>('StaffImpersonationPage').implement({
  policy: 'staff',
  fields: (t) => ({
    nodes: t.field({
      type: [impersonationType],
      resolve: ({ filter, ...window }, _, ctx) =>
        listStaffImpersonations(ctx.reads, filter, ctx.now(), window),
    }),
    totalCount: t.int({
      resolve: ({ filter }, _, ctx) => countStaffImpersonations(ctx.reads, filter, ctx.now()),
    }),
  }),
})

builder.queryField('staffImpersonations', (t) =>
  t.field({
    type: pageType,
    policy: 'staff',
    scope: 'none',
    description: 'Who of the staff acts or acted as a landlord, the newest first.',
    args: {
      running: t.arg.boolean({ description: 'Those that go on, or those that are over.' }),
      actorId: t.arg.id({ description: 'Who acts.' }),
      search: t.arg.string({
        description: 'A part of the name or the address of whoever acts, or of the landlord.',
      }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_, { running, actorId, search, ...window }) => ({
      filter: { running: running ?? null, actorId: actorId ?? null, search: search ?? null },
      ...listWindow(window, 20),
    }),
  }),
)

builder.mutationField('endStaffImpersonation', (t) =>
  t.field({
    type: payloadType('StaffImpersonationPayload', 'impersonation', impersonationType),
    policy: 'staff',
    scope: 'none',
    description:
      'Ends that somebody of the staff acts as a landlord: one’s own acting, or with the permission for it that of others.',
    args: {
      impersonationId: t.arg.id({ required: true }),
      reason: t.arg.string({ description: 'Needed for what others do.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { impersonationId, reason, idempotencyKey }, ctx) =>
      payload(async () => {
        const order = { id: impersonationId, reason: reason ?? null }
        const ended = await findStaffImpersonation(
          ctx.db,
          await endStaffImpersonation(ctx, order, idempotencyKey),
        )
        if (!ended) throw new ResourceNotFoundError()
        return ended
      }),
  }),
)
