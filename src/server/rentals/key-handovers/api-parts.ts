import type { Day } from '../../../domain/kernel/day.ts'
import type { HandoverInput } from '../../../domain/rentals/stays/key-handover.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { HandoverOf } from './handover.ts'
import { handoverPointType, keyHandoverType, meterKindType, type SeenHandover } from './handover-type.ts'
import { findKeyHandover } from './sql.ts'

/** GraphQL KeyHandoverPayload. */
export const handoverPayload = payloadType('KeyHandoverPayload', 'handover', keyHandoverType)

const keysInput = builder.inputType('HandoverKeysInput', {
  fields: (t) => ({
    kind: t.field({ type: catalogueEnum('keyKind'), required: true }),
    count: t.int({ required: true }),
  }),
})

const ownPointInput = builder.inputType('HandoverOwnPointInput', {
  fields: (t) => ({ text: t.string({ required: true }), isDone: t.boolean({ required: true }) }),
})

const meterInput = builder.inputType('HandoverMeterInput', {
  fields: (t) => ({
    kind: t.field({ type: meterKindType, required: true }),
    number: t.string({ required: true }),
    reading: t.string({ required: true }),
    unit: t.string({ required: true }),
    day: t.field({ type: 'Day', required: true }),
  }),
})

/** GraphQL KeyHandoverInput: what a side enters, all of it; the note is its own. */
export const handoverInputType = builder.inputType('KeyHandoverInput', {
  fields: (t) => ({
    day: t.field({ type: 'Day' }),
    time: t.string({ description: 'As 14:30.' }),
    keys: t.field({ type: [keysInput], required: true }),
    points: t.field({ type: [handoverPointType], required: true }),
    ownPoints: t.field({ type: [ownPointInput], required: true }),
    meters: t.field({ type: [meterInput], required: true }),
    note: t.string({ required: true }),
  }),
})

/** What was sent, with null for what was left out. */
export function inputOf({
  day,
  time,
  ...rest
}: Omit<HandoverInput, 'day' | 'time'> & {
  day?: Day | null | undefined
  time?: string | null | undefined
}): HandoverInput {
  return { ...rest, day: day ?? null, time: time ?? null }
}

/** A handover as its side sees it; null for a foreign booking. */
export async function seenHandover(
  source: Source,
  ctx: Context,
  of: HandoverOf,
): Promise<SeenHandover | null> {
  const row = isUuid(of.bookingId)
    ? await findKeyHandover(source, { ...of, viewer: requireViewer(ctx) })
    : undefined
  return row ? { row, side: of.side } : null
}

/** The handover after a change. */
export async function keyHandoverAfter(ctx: Context, of: HandoverOf): Promise<SeenHandover> {
  const seen = await seenHandover(ctx.db, ctx, of)
  if (!seen) throw new ResourceNotFoundError()
  return seen
}
