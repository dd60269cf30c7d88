import { unavailableDays } from '../../../domain/calendars/unavailable-days.ts'
import { addDays, addMonths, type Stay } from '../../../domain/kernel/day.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { dayRangeType } from '../../listings/listings/public-listing-type.ts'
import { type AskedUnits, listTakenDays } from './sql.ts'

/** How far ahead the calendar of a field is marked, in months (ours). */
const MONTHS_AHEAD = 24

builder.queryField('takenDays', (t) =>
  t.field({
    type: [dayRangeType],
    policy: 'limited',
    scope: 'listings:read',
    description:
      'From today over 24 months: days on which none of these units is free, as the calendars of fields mark them. Of a group its public units count; nothing is told of for whom days are taken.',
    args: {
      groupId: t.arg.id(),
      listingIds: t.arg.idList(),
      exceptBlockId: t.arg.id({ description: 'A block that is being changed.' }),
    },
    resolve: (_, { groupId, listingIds, exceptBlockId }, ctx) =>
      takenDays(ctx, {
        groupId: groupId ?? null,
        listingIds: listingIds ?? [],
        exceptBlockId: exceptBlockId ?? null,
      }),
  }),
)

async function takenDays(ctx: Context, asked: AskedUnits): Promise<Stay[]> {
  const from = ctx.today()
  const units = await listTakenDays(ctx.db, requireViewer(ctx), asked, from)
  // Of no unit nothing is known.
  return units.length === 0
    ? []
    : unavailableDays(units, { from, to: addDays(addMonths(from, MONTHS_AHEAD), -1) })
}
