import { addDays, compareDays, parseDay } from '../../domain/day.ts'
import { ValidationError } from '../../domain/errors.ts'
import type { ListingPayload } from '../../domain/listing-content.ts'
import { loadCalendars } from '../availability/calendars.ts'
import type { UnitRow } from '../availability/sql.ts'
import { reprojectGroup } from '../booking-requests/projection.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { saveWindow } from './content-change-sql.ts'
import type { GroupRow } from './sql.ts'

/** Changes from when and until when a unit can be had; ValidationError where a stay would lie outside. */
export async function changeWindow(
  trx: Db,
  ctx: Context,
  group: GroupRow,
  unit: UnitRow,
  { availableFrom, availableTo }: ListingPayload,
): Promise<void> {
  if (availableFrom === undefined && availableTo === undefined) return
  const first = availableFrom ? parseDay(availableFrom) : unit.availableFrom
  const last =
    availableTo === undefined ? unit.availableTo : availableTo === null ? null : parseDay(availableTo)
  if (last && compareDays(last, first) < 0)
    throw new ValidationError({ availableTo: 'listing.availableTo.beforeFrom' })
  const calendars = (await loadCalendars(trx, [group.groupId], ctx.today())).get(group.groupId) ?? []
  const stays = (calendars.find(({ id }) => id === unit.id)?.occupancies ?? []).filter(
    ({ kind }) => kind !== 'BLOCK',
  )
  const { today } = { today: ctx.today() }
  if (stays.some((stay) => compareDays(stay.from, first) < 0 && compareDays(first, addDays(today, 1)) > 0))
    throw new ValidationError({ availableFrom: 'listing.availableFrom.booked' })
  if (last && stays.some((stay) => compareDays(stay.to, last) > 0))
    throw new ValidationError({ availableTo: 'listing.availableTo.booked' })
  await saveWindow(trx, unit.id, { availableFrom, availableTo })
  await reprojectGroup(trx, group.groupId)
}
