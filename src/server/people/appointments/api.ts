import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canCancelAppointment, canSchedule, shownStatus } from '../../../domain/people/appointment.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { cancelAppointment, scheduleAppointment } from './actions.ts'
import { type AppointmentRow, findAppointment } from './sql.ts'

const appointmentType = builder.objectRef<AppointmentRow>('Appointment').implement({
  policy: 'visible',
  description: 'The landlord’s meeting with their account manager.',
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
    managerName: t.exposeString('managerName', { nullable: true }),
    link: t.string({
      nullable: true,
      description: 'Where a time is chosen, with name and address filled in.',
      resolve: (appointment) => appointment.link && linkFor(appointment.link, appointment),
    }),
    canSchedule: t.boolean({ resolve: ({ link }) => canSchedule(link).value }),
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
        description: 'As the calendar says on the way back; what is no instant to come is left out.',
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
    args: { idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { idempotencyKey }, ctx) =>
      payload(async () => {
        await cancelAppointment(ctx, idempotencyKey)
        return findOwn(ctx)
      }),
  }),
}))

/** The link with name and address filled in, as scheduling pages read them. */
function linkFor(link: string, { name, email }: AppointmentRow): string {
  const url = new URL(link)
  url.searchParams.set('name', name)
  url.searchParams.set('email', email)
  return url.href
}
