import type { Session } from '../../src/server/kernel/db/database.ts'

/** A table as the database knows it, with what a database of several nodes would have to keep. */
export interface StoredTable {
  name: string
  /** Whether it has `landlord_id`, and whether every row names one. */
  landlord: 'always' | 'sometimes' | null
  columns: string[]
  keys: StoredKey[]
  references: StoredReference[]
}

/** What keeps rows apart: a primary key, a unique constraint or index, or an exclusion. */
export interface StoredKey {
  name: string
  kind: 'primary' | 'unique' | 'exclusion'
  columns: string[]
}

/** A foreign key. */
export interface StoredReference {
  columns: string[]
  to: string
}

/** Every table of the product, by name; partitions go with their table. */
export async function readStoredTables(session: Session): Promise<StoredTable[]> {
  return await session.query<StoredTable>(`
    select c.relname as name,
      (select case when attnotnull then 'always' else 'sometimes' end from pg_attribute
       where attrelid = c.oid and attname = 'landlord_id' and not attisdropped) as landlord,
      (select jsonb_agg(attname order by attnum) from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select jsonb_agg(jsonb_build_object(
          'name', k.relname,
          'kind', case when i.indisprimary then 'primary' when i.indisexclusion then 'exclusion' else 'unique' end,
          'columns', (select jsonb_agg(pg_get_indexdef(i.indexrelid, place, true) order by place)
                      from generate_series(1, i.indnkeyatts) as place)) order by k.relname)
        from pg_index i join pg_class k on k.oid = i.indexrelid
        where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)), '[]') as keys,
      coalesce((select jsonb_agg(jsonb_build_object(
          'to', r.relname,
          'columns', (select jsonb_agg(attname order by place) from unnest(f.conkey) with ordinality as u (attnum, place)
                      join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum)) order by r.relname, f.conname)
        from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f'), '[]') as references
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`)
}
