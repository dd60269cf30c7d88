import { type Insertable, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AuditLogTable } from '../db/tables.gen.ts'

/** Adds entries to the audit log, in one statement. */
export async function insertEntries(trx: Db, entries: readonly Insertable<AuditLogTable>[]): Promise<void> {
  await trx.insertInto('audit_log').values(entries).execute()
}

/** Where a chain of the audit log is broken. */
export interface BrokenChain {
  chain: string
  position: number | null
  entryId: number | null
  problem: string
}

/** The newest link of each chain, or of one. */
export interface ChainHead {
  chain: string
  position: number
  hash: string
}

/** How many entries there are, or how many of one chain. */
export async function countAuditEntries(db: Db, chain: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('audit_chain')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(chain !== null, (query) => query.where('chain', '=', chain ?? ''))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Recomputes the chains from the entries: what was changed, taken out, put in or put elsewhere. Answers the first
 * breaks of each kind, at most 20 of each.
 */
export async function listBreaks(db: Db, chain: string | null): Promise<BrokenChain[]> {
  const only = chain ? sql`c.chain = ${chain}` : sql`true`
  const { rows } = await sql<BrokenChain>`
    (select c.chain, c.position::int as position, c.entry_id::int as "entryId", 'entry changed' as problem
      from audit_chain c join audit_log a on a.id = c.entry_id left join audit_erasures e on e.entry_id = a.id
      where ${only} and (case when e.entry_id is null then c.hash not in (audit_hash(a, c.previous_hash), audit_hash_without_place(a, c.previous_hash))
          else e.rest_hash not in (audit_rest_hash(a, c.hash), audit_rest_hash_without_place(a, c.hash)) or a.data <> '{}' or a.request_id is not null end
        or c.chain <> coalesce(a.landlord_id, '00000000-0000-0000-0000-000000000000'))
      order by c.chain, c.position limit 20)
    union all
    (select c.chain, c.position::int, c.entry_id::int, 'entry missing'
      from audit_chain c left join audit_log a on a.id = c.entry_id
      where ${only} and a.id is null order by c.chain, c.position limit 20)
    union all
    (select c.chain, c.position::int, c.entry_id::int, 'entry emptied by nobody'
      from audit_chain c join audit_erasures e on e.entry_id = c.entry_id
      where ${only} and e.batch in (select b.batch from (select distinct batch from audit_erasures) b
        where not exists (select from audit_log told
          where told.action = 'emptyAuditEntries' and told.entity_id = b.batch
            and told.data ->> 'digest' = audit_batch_digest(b.batch)))
      order by c.chain, c.position limit 20)
    union all
    (select c.chain, c.position::int, c.entry_id::int, 'link missing or moved'
      from (select *, lag(hash, 1, '') over w as expected, row_number() over w as place
            from audit_chain window w as (partition by chain order by position)) c
      where ${only} and (c.previous_hash <> c.expected or c.position <> c.place)
      order by c.chain, c.position limit 20)
    union all
    (select coalesce(a.landlord_id, '00000000-0000-0000-0000-000000000000'), null, a.id::int, 'entry not chained'
      from audit_log a left join audit_chain c on c.entry_id = a.id
      where c.entry_id is null
        and ${chain ? sql`coalesce(a.landlord_id, '00000000-0000-0000-0000-000000000000') = ${chain}` : sql`true`}
      order by a.id limit 20)
    union all
    (select coalesce(c.chain, h.chain), coalesce(c.position, h.position)::int, null, 'end missing'
      from audit_heads c full join (
        select distinct on (chain) chain, position, hash from audit_chain order by chain, position desc
      ) h on h.chain = c.chain
      where ${chain ? sql`coalesce(c.chain, h.chain) = ${chain}` : sql`true`}
        and (h.hash is distinct from c.hash or h.position is distinct from c.position)
      limit 20)`.execute(db)
  return rows
}

/** The heads of all chains. */
export async function listHeads(db: Db): Promise<ChainHead[]> {
  return db
    .selectFrom('audit_heads')
    .select(['chain', 'position', 'hash'])
    .where('position', '>', 0)
    .execute()
}

/** Stores a signed head; one that is there already stays. */
export async function insertSeal(
  db: Db,
  seal: ChainHead & { signature: string; at: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('audit_seals')
    .values({
      chain: seal.chain,
      position: seal.position,
      hash: seal.hash,
      signature: seal.signature,
      sealed_at: seal.at,
    })
    .onConflict((conflict) => conflict.columns(['chain', 'position']).doNothing())
    .execute()
}

/** The seals, each with the hash that now stands at its place; null where that link is gone. */
export async function listSeals(
  db: Db,
  chain: string | null,
): Promise<(ChainHead & { signature: string; found: string | null })[]> {
  return db
    .selectFrom('audit_seals as s')
    .leftJoin('audit_chain as c', (join) =>
      join.onRef('c.chain', '=', 's.chain').onRef('c.position', '=', 's.position'),
    )
    .select(['s.chain', 's.position', 's.hash', 's.signature', 'c.hash as found'])
    .$if(chain !== null, (query) => query.where('s.chain', '=', chain ?? ''))
    .execute()
}
