import { addMonths } from '../../../domain/kernel/day.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isStorableText } from '../../../domain/kernel/text-limits.ts'
import {
  confirmingRefusal,
  enteredBy,
  enteringRefusal,
  HANDOVER_MONTHS_KEPT,
  HANDOVER_TEXT_MAX,
  type HandoverInput,
  keepsOwnPoints,
  readHandoverInput,
  remarkRefusal,
} from '../../../domain/rentals/stays/key-handover.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { removePrivatePhotos } from '../../listings/pictures/private-photos.ts'
import { handoverContentOf, handoverFingerprintOf, type HandoverOf, lockKeyHandover } from './handover.ts'
import { deleteHandoversBefore } from './photos-sql.ts'
import { addRemark, type KeyHandoverRow, saveConfirmed, saveHandover } from './sql.ts'
import { tellOfKeyHandover } from './mails.ts'

/** A side enters what it sees in place of the version that it read; confirmations before are lifted, and the other side is told. */
export async function saveKeyHandover(
  ctx: Context,
  of: HandoverOf,
  order: { version: number; input: HandoverInput },
  key: string,
): Promise<HandoverOf> {
  const input = readHandoverInput(order.input)
  const body = { ...of, version: order.version, input }
  return once(ctx, `saveKeyHandover ${of.side}`, body, key, async (trx) => {
    const row = await lockKeyHandover(trx, ctx, of)
    refuseFor(enteringRefusal(row))
    if (row.version !== order.version) throw new ConditionNotMetError('CHANGED_ELSEWHERE')
    const before = handoverContentOf(row)
    if (of.side === 'TENANT' && !keepsOwnPoints(before, input))
      throw new ValidationError({ ownPoints: 'handover.ownPoints' })
    await saveHandover(trx, { ...row, content: enteredBy(of.side, before, input), at: ctx.now() })
    await logHandover(trx, ctx, row, of, 'saveKeyHandover')
    await tellOfKeyHandover(trx, ctx, row, of.side, wasConfirmedByOther(row, of) ? 'LIFTED' : 'ENTERED')
    return of
  })
}

/** A side confirms exactly what it saw; confirmed by both a handover is final. */
export async function confirmKeyHandover(
  ctx: Context,
  of: HandoverOf,
  seen: string,
  key: string,
): Promise<HandoverOf> {
  return once(ctx, `confirmKeyHandover ${of.side}`, { ...of, seen }, key, async (trx) => {
    const row = await lockKeyHandover(trx, ctx, of)
    refuseFor(confirmingRefusal(row, of.side))
    if (row.id === null || handoverFingerprintOf(row) !== seen)
      throw new ConditionNotMetError('CHANGED_ELSEWHERE')
    await saveConfirmed(trx, row.id, of.side, ctx.now())
    await logHandover(trx, ctx, row, of, 'confirmKeyHandover', { seen })
    await tellOfKeyHandover(trx, ctx, row, of.side, 'CONFIRMED')
    return of
  })
}

/** A side adds a dated remark to a handover that both have confirmed; what they confirmed stays as it is. */
export async function remarkKeyHandover(
  ctx: Context,
  of: HandoverOf,
  given: string,
  key: string,
): Promise<HandoverOf> {
  const text = given.trim()
  if (text === '' || text.length > HANDOVER_TEXT_MAX || !isStorableText(text))
    throw new ValidationError({ text: 'handover.remark' })
  return once(ctx, `remarkKeyHandover ${of.side}`, { ...of, text }, key, async (trx) => {
    const row = await lockKeyHandover(trx, ctx, of)
    refuseFor(remarkRefusal(row, row.remarks.length))
    if (row.id === null) throw new ConditionNotMetError('HANDOVER_OPEN')
    await addRemark(trx, row.id, { side: of.side, text, at: ctx.now().toString() })
    await logHandover(trx, ctx, row, of, 'remarkKeyHandover')
    await tellOfKeyHandover(trx, ctx, row, of.side, 'REMARKED')
    return of
  })
}

/** Whether the other side had confirmed what is changed now. */
export function wasConfirmedByOther(row: KeyHandoverRow, { side }: HandoverOf): boolean {
  return (side === 'LANDLORD' ? row.tenantConfirmedAt : row.landlordConfirmedAt) !== null
}

/** Throws the reason of a refusal. */
export function refuseFor(refusal: string | null): void {
  if (refusal) throw new ConditionNotMetError(refusal)
}

/** Notes in the log what a side did. */
export async function logHandover(
  trx: Db,
  ctx: Context,
  { bookingId, landlordId }: KeyHandoverRow,
  { kind, side }: HandoverOf,
  action:
    | 'saveKeyHandover'
    | 'confirmKeyHandover'
    | 'remarkKeyHandover'
    | 'addHandoverPhoto'
    | 'removeHandoverPhoto',
  data: { seen?: string; photoId?: string } = {},
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'booking',
    entityId: bookingId,
    landlordId,
    data: { kind, side, ...data },
  })
}

/** Deletes handovers of stays that are long over, with their photos. It may break off and begin anew. */
export async function forgetKeyHandovers(ctx: Context): Promise<void> {
  const { deleted, keys } = await deleteHandoversBefore(ctx.db, addMonths(ctx.today(), -HANDOVER_MONTHS_KEPT))
  await removePrivatePhotos(ctx, keys)
  if (deleted > 0) ctx.log.info({ deleted }, 'key handovers deleted')
}
