import { createHash } from 'node:crypto'
import { COUNTED_KEY_KINDS } from '../../../domain/catalogue/listings.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { keysProvidedOf } from '../../../domain/listings/listing-details.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import {
  asComparedText,
  emptyHandover,
  type HandoverContent,
  type KeyHandoverKind,
} from '../../../domain/rentals/stays/key-handover.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findKeyHandover, type KeyHandoverRow, lockHandovers } from './sql.ts'

/** Which handover of which booking, seen from a side. */
export interface HandoverOf {
  bookingId: string
  kind: KeyHandoverKind
  side: MessageSide
}

/** What a handover says: what was entered, and before that the keys that are to be expected. */
export function handoverContentOf(row: KeyHandoverRow): HandoverContent {
  if (row.content) return row.content
  const handedOut = row.kind === 'DEPARTURE' ? row.arrivalContent?.keys : undefined
  return emptyHandover(handedOut ?? keysOfListing(row))
}

function keysOfListing({ keysProvided }: KeyHandoverRow): HandoverContent['keys'] {
  const provided = keysProvidedOf(keysProvided)
  return COUNTED_KEY_KINDS.map((kind) => ({ kind, count: provided[kind] })).filter(({ count }) => count > 0)
}

/** The fingerprint of what a side sees of a handover: it goes along with the confirmation. */
export function handoverFingerprintOf(row: KeyHandoverRow): string {
  const seen = {
    content: handoverContentOf(row),
    photos: row.photos.map(({ id }) => id),
    version: row.version,
  }
  return createHash('sha256').update(asComparedText(seen)).digest('hex')
}

/** Locks a handover and reads it as it stands then. */
export async function lockKeyHandover(
  trx: Db,
  ctx: Context,
  { bookingId, kind, side }: HandoverOf,
): Promise<KeyHandoverRow> {
  const of = { viewer: requireViewer(ctx), side, bookingId, kind }
  if (!isUuid(bookingId) || !(await findKeyHandover(trx, of))) throw new ResourceNotFoundError()
  await lockHandovers(trx, bookingId)
  const row = await findKeyHandover(trx, of)
  if (!row) throw new ResourceNotFoundError()
  return row
}
