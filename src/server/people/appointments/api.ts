import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canCancelAppointment, canSchedule, shownStatus } from '../../../domain/people/appointment.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { cancelAppointment, scheduleAppointment } from './actions.ts'
import { calendarAddress } from './calendar-address.ts'
import { type AppointmentRow, findAppointment } from './sql.ts'

const appointmentType = builder.objectRef<AppointmentRow>('Appointment').implement({
  policy: 'visible',
  description: 'The landlord’s call with their account manager.',
  fields: (t) => ({
    status: t.field({
      type: catalogueEnum('appointmentStatus'),
      description: 'What is true today: one that is over leaves nothing scheduled.',
      resolve: (appointment, _, ctx) => shownStatus(appointment, ctx.now()),
    }),
    startsAt: t.expose('startsAt', {
      type: 'Instant',
      nullable: true,
      description: 'Null where the calendar did not tell.',
    }),
    staffName: t.exposeString('staffName', {
      nullable: true,
      description: 'With whom it is or was; another may look after the landlord since.',
    }),
    managerName: t.exposeString('managerName', {
      nullable: true,
      description: 'Who looks after the landlord; null for nobody.',
    }),
    link: t.string({
      nullable: true,
      description: 'Where a time is chosen, with name and address filled in.',
      resolve: (appointment, _, ctx) => calendarAddress(ctx, appointment),
    }),
    canSchedule: t.boolean({
      resolve: ({ link }, _, ctx) => canSchedule({ link, startsAt: null }, ctx.now().epochMilliseconds).value,
    }),
    canCancel: t.boolean({
      resolve: (appointment, _, ctx) => canCancelAppointment(appointment, ctx.now()).value,
    }),
  }),
})

builder.queryField('appointment', (t) =>
  t.field({
    type: appointmentType,
    policy: 'owner',
    scope: 'none',
    resolve: (_, __, ctx) => findOwn(ctx),
  }),
)

async function findOwn(ctx: Context): Promise<AppointmentRow> {
  const appointment = await findAppointment(ctx.db, requireViewer(ctx).id)
  if (!appointment) throw new ResourceNotFoundError()
  return appointment
}

const appointmentPayload = payloadType('AppointmentPayload', 'appointment', appointmentType)

builder.mutationFields((t) => ({
  scheduleAppointment: t.field({
    type: appointmentPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Notes that a time was chosen in the account manager’s calendar.',
    args: {
      startsAt: t.arg.string({
        description:
          'As the calendar says on the way back; what is no instant is left out, one that is over is refused.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { startsAt, idempotencyKey }, ctx) =>
      payload(async () => {
        await scheduleAppointment(ctx, startsAt ?? null, idempotencyKey)
        return findOwn(ctx)
      }),
  }),
  cancelAppointment: t.field({
    type: appointmentPayload,
    policy: 'owner',
    scope: 'none',
    description: 'Notes that the landlord won’t come, and tells the account manager.',
    args: {
      startsAt: t.arg.string({ description: 'Of the call as it was shown; left out where it has none.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { startsAt, idempotencyKey }, ctx) =>
      payload(async () => {
        await cancelAppointment(ctx, startsAt ?? null, idempotencyKey)
        return findOwn(ctx)
      }),
  }),
}))
