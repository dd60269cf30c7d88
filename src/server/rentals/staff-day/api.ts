import {
  CALL_HOURS_AHEAD,
  STAFF_TASKS,
  type StaffTaskKind,
  staffTasksOf,
} from '../../../domain/people/staff-day.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listStaffTasks, type StaffTaskRow } from './sql.ts'

const taskType = builder.objectRef<StaffTaskRow>('StaffTask').implement({
  policy: 'staff',
  description: 'Something that waits for somebody of the staff.',
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('StaffTaskKind', { values: STAFF_TASKS }) }),
    count: t.exposeInt('count'),
    oldest: t.expose('oldest', {
      type: 'Instant',
      description: 'Since when the oldest waits; of calls when the first begins.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address of whom the first call is with.',
    }),
  }),
})

builder.queryField('staffDay', (t) =>
  t.field({
    type: [taskType],
    policy: 'staff',
    scope: 'none',
    description: 'What waits for the viewer, by their permissions; nothing of what does not wait.',
    resolve: (_, __, ctx) => listTasksOfViewer(ctx),
  }),
)

async function listTasksOfViewer(ctx: Context): Promise<StaffTaskRow[]> {
  const { id: staffId, permissions } = requireViewer(ctx)
  const now = ctx.now()
  const until = now.add({ hours: CALL_HOURS_AHEAD })
  const kinds = staffTasksOf(permissions)
  const rows = await listStaffTasks(ctx.reads, { kinds, staffId, now, until, today: ctx.today() })
  return rows.toSorted((a, b) => place(a.kind) - place(b.kind))
}

function place(kind: StaffTaskKind): number {
  return STAFF_TASKS.indexOf(kind)
}
