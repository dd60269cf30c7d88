import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { CountedNights } from '../../../domain/public/performance-figures.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { sumsOfCells } from './figures-sql.ts'
import { countedNights, type CountedSpans } from './nights-sql.ts'
import { homesInScope, type PerformanceScope } from './scope-sql.ts'

/** What a unit did in a month. */
export interface UnitMonthRow extends CountedNights {
  groupName: string
  unit: string
  month: Day
}

/** The nights of each unit of a scope in each month, by name and month. */
export async function listUnitMonths(
  source: Source,
  asked: PerformanceScope & CountedSpans,
): Promise<UnitMonthRow[]> {
  return unitMonthsIn.list(source, asked)
}

const unitMonthsIn = statement(
  (_, asked: PerformanceScope & CountedSpans) => sql<UnitMonthRow>`
    with ${countedNights(homesInScope(asked), asked)},
    months as (select id, month, ${sumsOfCells} from cells where span = 'NOW' group by id, month)
    select g.name as "groupName", coalesce(u.external_id, u.apartment_name) as unit, m.month, m.booked, m.vacant, m.blocked,
      m.unpublished, m.earned, m."vacancyCost"
    from months m join listings u on u.id = m.id join groups g on g.id = u.group_id
    order by g.name, unit, m.id, m.month`,
)
