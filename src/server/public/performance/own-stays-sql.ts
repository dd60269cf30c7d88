import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** What a home's own stays were let for. */
export interface OwnStays {
  stays: number
  /** The mean of their monthly prices by nights, in minor units; null without a stay. */
  averagePrice: number | null
}

/** The stays of a group that began in a span and were not cancelled. */
export async function findOwnStays(
  source: Source,
  asked: { viewer: Viewer; groupId: string; from: Day; to: Day },
): Promise<OwnStays> {
  const row = await ownStaysIn.find(source, asked)
  if (!row) throw new Error('A count has a row.')
  return row
}

const ownStaysIn = statement(
  (_, asked: { viewer: Viewer; groupId: string; from: Day; to: Day }) => sql<OwnStays>`
    select count(*)::integer as stays,
      round(sum(b.price * (b."to" - b."from" + 1)::numeric) / sum(b."to" - b."from" + 1))::bigint as "averagePrice"
    from bookings b
    where ${inFullWorld(asked.viewer, 'b.landlord_id', 'b.group_id')} and b.group_id = ${asked.groupId}
      and not b.canceled and b."from" between ${asked.from}::date and ${asked.to}::date`,
)
