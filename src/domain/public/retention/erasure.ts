import type { Day } from '../../kernel/day.ts'
import type { Erase, RetainedDatum } from './datum.ts'
import { RETENTION } from './table.ts'

/** What of one table belongs to one kind of datum, as an erasure reads the retention table. */
export interface ErasedPart {
  key: string
  table: string
  /** The ways from a row to its person, by what the end of the account does. */
  ways: Record<Erase, readonly string[]>
  columns: readonly string[]
  /** From where the years of what is kept are counted; null where they end with nothing. */
  since: string | null
  years: number | null
  endsTogether: boolean
}

/** The retention table, table by table. */
export const ERASED_PARTS: readonly ErasedPart[] = RETENTION.flatMap((datum) =>
  Object.entries(datum.tables).map(([table, { of, columns = [], since }]) => {
    const by = (erase: Erase) => Object.keys(of).filter((way) => of[way] === erase)
    return {
      key: datum.key,
      table,
      ways: { delete: by('delete'), blank: by('blank'), keep: by('keep') },
      columns,
      since: since ?? null,
      years: yearsKept(datum),
      endsTogether: datum.endsTogether ?? false,
    }
  }),
)

/** Whether an erasure deletes rows of the table, where nothing that stays names them. */
export function isDeleted(table: string): boolean {
  return ERASED_PARTS.some((part) => part.table === table && part.ways.delete.length > 0)
}

/** For how many years after the end of a year a kind is kept; null where it is no matter of years. */
export function yearsKept({ clocks }: Pick<RetainedDatum, 'clocks'>): number | null {
  const years = clocks.flatMap((clock) => ('unit' in clock && clock.unit === 'years' ? [clock.count] : []))
  return years.length > 0 ? Math.max(...years) : null
}

/** What an erasure did to the rows of a kind. */
export interface KindCount {
  kind: string
  deleted: number
  emptied: number
}

/** What was done table by table, by kind of datum in the order of the retention table; kinds without rows are left out. */
export function countsByKind(
  tables: Readonly<Record<string, { deleted: number; emptied: number } | undefined>>,
): KindCount[] {
  return RETENTION.map(({ key, tables: places }) => {
    const counted = Object.keys(places)
      .filter((table) => ERASED_PARTS.find((part) => part.table === table)?.key === key)
      .map((table) => tables[table] ?? { deleted: 0, emptied: 0 })
    const sum = (of: 'deleted' | 'emptied') => counted.reduce((all, one) => all + one[of], 0)
    return { kind: key, deleted: sum('deleted'), emptied: sum('emptied') }
  }).filter(({ deleted, emptied }) => deleted + emptied > 0)
}

/** What an erasure would do to the rows of one part, and the last day on which one of those that stay is kept. */
export interface PlannedPart extends KindCount {
  /** Rows that stay as they are. */
  kept: number
  /** Null: as long as the clock of the kind says. */
  until: Day | null
}

/** What an erasure would do by kind of datum, in the order of the retention table; kinds without rows are left out. */
export function planByKind(parts: readonly PlannedPart[]): PlannedPart[] {
  const byKind = Map.groupBy(parts, ({ kind }) => kind)
  return RETENTION.flatMap(({ key }) => {
    const of = byKind.get(key) ?? []
    const sum = (what: 'deleted' | 'emptied' | 'kept') => of.reduce((all, one) => all + one[what], 0)
    const days = of.flatMap(({ until }) => until ?? []).toSorted()
    const plan = { kind: key, deleted: sum('deleted'), emptied: sum('emptied'), kept: sum('kept') }
    return plan.deleted + plan.emptied + plan.kept > 0 ? [{ ...plan, until: days.at(-1) ?? null }] : []
  })
}
