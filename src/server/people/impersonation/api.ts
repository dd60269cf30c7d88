import { isImpersonationRunning } from '../../../domain/people/impersonation-end.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type ImpersonationRow, listImpersonations } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const recordType = builder.objectRef<ImpersonationRow>('ImpersonationRecord').implement({
  policy: 'owner',
  fields: (t) => ({
    _id: t.exposeID('id'),
    actorName: t.exposeString('actorName'),
    reason: t.exposeString('reason'),
    startedAt: t.expose('startedAt', { type: 'Instant' }),
    endsAt: t.expose('endsAt', { type: 'Instant' }),
    endedAt: t.expose('endedAt', { type: 'Instant', nullable: true }),
    isRunning: t.boolean({ resolve: (row, _, ctx) => isImpersonationRunning(row, ctx.now()) }),
    actions: t.exposeInt('actions', { description: 'How many changes were made.' }),
  }),
})

builder.queryField('impersonations', (t) =>
  t.field({
    type: [recordType],
    policy: 'owner',
    scope: 'none',
    description: 'When staff acted as the landlord, who and why; the newest first.',
    resolve: (_, __, ctx) => listImpersonations(ctx.db, requireViewer(ctx).id),
  }),
)
