import {
  areContactsShown,
  keptTextOf,
  type MessageSide,
  readTextOf,
} from '../../../domain/rentals/messages/thread.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

/** What the viewer, who looks from a side, reads of a message about a request, and whether something of it is hidden. */
export function readMessage(
  ctx: Context,
  row: Pick<RequestRow, 'statusType'>,
  reader: MessageSide,
  message: Parameters<typeof readTextOf>[0],
): { text: string; isHidden: boolean } {
  const contactsShown = areContactsShown(row.statusType)
  return readTextOf(message, { side: reader, isLimited: isReadingLimited(ctx, reader), contactsShown })
}

/** What the viewer reads of another text about a request that a side wrote: the tenant's words with it, or those beside suggested dates. */
export function readWords(
  ctx: Context,
  row: Pick<RequestRow, 'statusType'>,
  reader: MessageSide,
  { side, text }: { side: MessageSide; text: string },
): string {
  // Nothing is looked for where nothing is hidden.
  if (areContactsShown(row.statusType) && !isReadingLimited(ctx, reader)) return text
  return readMessage(ctx, row, reader, { ...keptTextOf(text), side }).text
}

/** Whether the viewer has limited access to the landlord's side from which they look. */
export function isReadingLimited({ viewer }: Context, reader: MessageSide): boolean {
  return reader === 'LANDLORD' && viewer?.access !== 'FULL'
}
