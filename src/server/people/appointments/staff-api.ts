import { shownStatus } from '../../../domain/people/appointment.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow, type ListWindow } from '../../kernel/graphql/list-window.ts'
import { countStaffCalls, listStaffCalls, type StaffCallFilter, type StaffCallRow } from './staff-sql.ts'

const callType = builder.objectRef<StaffCallRow>('LandlordCall').implement({
  policy: 'sales',
  description: 'A landlord who is looked after, or was, and the call with them.',
  fields: (t) => ({
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    landlordEmail: t.exposeString('landlordEmail'),
    status: t.field({
      type: catalogueEnum('appointmentStatus'),
      description: 'What is true today: one that is over leaves nothing scheduled.',
      resolve: (call, _, ctx) => shownStatus(call, ctx.now()),
    }),
    startsAt: t.expose('startsAt', {
      type: 'Instant',
      nullable: true,
      description: 'When it begins, or began; null where the calendar did not tell.',
    }),
    changedAt: t.expose('changedAt', {
      type: 'Instant',
      nullable: true,
      description: 'When it was arranged or cancelled; null where there was never one.',
    }),
    staffName: t.exposeString('staffName', {
      nullable: true,
      description: 'With whom it is or was; another may look after the landlord since.',
    }),
    managerName: t.exposeString('managerName', {
      nullable: true,
      description: 'Who looks after the landlord; null for nobody.',
    }),
    hasCalendar: t.exposeBoolean('hasCalendar', {
      description: 'Whether the landlord can choose a time: a calendar of who looks after them is known.',
    }),
  }),
})

const pageType = builder.objectRef<ListWindow & { filter: StaffCallFilter }>('LandlordCallPage').implement({
  policy: 'sales',
  fields: (t) => ({
    nodes: t.field({
      type: [callType],
      resolve: ({ filter, ...window }, _, ctx) => listStaffCalls(ctx.reads, filter, ctx.now(), window),
    }),
    totalCount: t.int({
      resolve: ({ filter }, _, ctx) => countStaffCalls(ctx.reads, filter, ctx.now()),
    }),
  }),
})

builder.queryField('staffAppointments', (t) =>
  t.field({
    type: pageType,
    policy: 'sales',
    scope: 'none',
    description:
      'The calls of landlords with who looks after them: what is to come first, then cancelled ones, then landlords without one.',
    args: {
      status: t.arg({ type: catalogueEnum('appointmentStatus') }),
      from: t.arg({ type: 'Day', description: 'The first day, of UTC, on which calls begin.' }),
      to: t.arg({ type: 'Day', description: 'The last such day.' }),
      staffId: t.arg.id({ description: 'Who looks after the landlord, or with whom the call is.' }),
      search: t.arg.string({ description: "A part of the landlord's name or address." }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_, { status, from, to, staffId, search, ...window }) => ({
      filter: {
        status: status ?? null,
        from: from ?? null,
        to: to ?? null,
        staffId: staffId ?? null,
        search: search ?? null,
      },
      ...listWindow(window, 20),
    }),
  }),
)
