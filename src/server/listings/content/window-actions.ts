import type { ListingPayload } from '../../../domain/listings/listing-content.ts'
import type { UnitRow } from '../occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { applyUnitChanges } from '../units/apply.ts'
import { saveWindowKnown } from '../listings/content-change-sql.ts'
import type { GroupRow } from '../listings/sql.ts'

/**
 * Changes from when and until when a unit can be had. ValidationError where a stay would lie outside;
 * ConditionNotMetError where somebody waits for days that no unit would have any more.
 */
export async function changeWindow(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  unit: UnitRow,
  { availableFrom, availableTo }: Pick<ListingPayload, 'availableFrom' | 'availableTo'>,
): Promise<void> {
  if (availableFrom === undefined && availableTo === undefined) return
  const values = {
    ...(availableFrom && { availableFrom }),
    ...(availableTo !== undefined && { availableTo }),
  }
  await applyUnitChanges(trx, ctx, group, [{ id: unit.id, line: 0, values }], {
    action: 'changeUnits',
    seen: null,
  })
  if (availableFrom !== undefined) await saveWindowKnown(trx, unit.id, availableFrom !== null)
}
