import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** Empties the notes of imported blocks that ended before a day; answers how many. */
export async function forgetNotes(db: Db, before: Day): Promise<number> {
  const { numAffectedRows } = await sql`
    update blocks set note = ''
    where source = 'ics' and note <> '' and upper(days) <= ${before}::date`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Empties what feeds call entries that ended before a day; answers in how many feeds. */
export async function forgetSummaries(db: Db, before: Day): Promise<number> {
  const isOld = sql`(e ->> 'summary') is not null and (e -> 'days' ->> 'to')::date < ${before}::date`
  const { numAffectedRows } = await sql`
    update calendar_feeds f
    set events = (select jsonb_agg(case when ${isOld} then e - 'summary' else e end order by place)
      from jsonb_array_elements(f.events) with ordinality as all_events (e, place))
    where exists (select from jsonb_array_elements(f.events) e where ${isOld})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Empties the words of changes in feeds' histories about days that ended before a day; answers in how many answers. */
export async function forgetHistory(db: Db, before: Day): Promise<number> {
  const isOld = sql`c ->> 'summary' <> '' and (c ->> 'to')::date < ${before}::date`
  const { numAffectedRows } = await sql`
    update calendar_feed_changes h
    set changes = (select jsonb_agg(case when ${isOld} then c || '{"summary": ""}'::jsonb else c end order by place)
      from jsonb_array_elements(h.changes) with ordinality as all_changes (c, place))
    where exists (select from jsonb_array_elements(h.changes) c where ${isOld})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
