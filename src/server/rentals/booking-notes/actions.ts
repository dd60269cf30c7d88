import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { MESSAGE_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findBookingNote, saveNote } from './sql.ts'

/** A note in place of the version that was read. */
export interface NoteOrder {
  bookingId: string
  text: string
  version: number
}

/** The landlord's team notes something about a booking for itself; refused as CHANGED_ELSEWHERE where another has since. */
export async function saveBookingNote(ctx: Context, order: NoteOrder, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const text = order.text.trim()
  if (text.length > MESSAGE_MAX_LENGTH) throw new ValidationError({ text: 'bookings.note.long' })
  const body = { ...order, text }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'saveBookingNote', body }, async () => {
      const stored = await findBookingNote(trx, viewer, order.bookingId)
      if (!stored) throw new ResourceNotFoundError()
      const { bookingId, landlordId } = stored
      const isSaved = await saveNote(trx, { ...body, landlordId, at: ctx.now() })
      if (!isSaved) throw new ConditionNotMetError('CHANGED_ELSEWHERE')
      const action = 'saveBookingNote'
      await audit(trx, ctx, { action, entityType: 'booking', entityId: bookingId, landlordId })
      return bookingId
    }),
  )
}
