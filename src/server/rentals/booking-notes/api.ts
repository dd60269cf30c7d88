import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { saveBookingNote } from './actions.ts'
import { type BookingNoteRow, findBookingNote } from './sql.ts'

const noteType = builder.objectRef<BookingNoteRow>('BookingNote').implement({
  policy: 'visible',
  description: 'What the landlord’s team notes about a booking for itself; the tenant never sees it.',
  fields: (t) => ({
    text: t.exposeString('text'),
    version: t.exposeInt('version', { description: 'Goes back with a change; 0: nothing was noted yet.' }),
    changedAt: t.expose('changedAt', { type: 'Instant', nullable: true }),
  }),
})

builder.queryField('bookingNote', (t) =>
  t.field({
    type: noteType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The note on a booking; null for a booking that isn’t the landlord’s.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => findBookingNote(ctx.reads, requireViewer(ctx), bookingId),
  }),
)

builder.mutationField('saveBookingNote', (t) =>
  t.field({
    type: payloadType('BookingNotePayload', 'note', noteType),
    policy: 'landlord',
    scope: 'none',
    acting: 'LISTINGS',
    description:
      'Stores the note on a booking; refused as CHANGED_ELSEWHERE where it has changed since the version that was read.',
    args: {
      bookingId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      version: t.arg.int({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bookingId, text, version, idempotencyKey }, ctx) =>
      payload(async () =>
        noteAfter(ctx, await saveBookingNote(ctx, { bookingId, text, version }, idempotencyKey)),
      ),
  }),
)

async function noteAfter(ctx: Context, bookingId: string): Promise<BookingNoteRow> {
  const note = await findBookingNote(ctx.db, requireViewer(ctx), bookingId)
  if (!note) throw new ResourceNotFoundError()
  return note
}
