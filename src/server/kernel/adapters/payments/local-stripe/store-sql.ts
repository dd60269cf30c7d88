import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { json } from '../../../db/parameters.ts'
import type { Books, Listing, Store, Stored } from './store.ts'

/** Keeps the objects in the database, so that a restart and every other process know them. */
export function databaseStore(db: Db): Store {
  return {
    change: (work) =>
      db.transaction().execute(async (trx) => {
        // Changes come one after the other: it is a provider for trying things out.
        await sql`select pg_advisory_xact_lock(hashtext('local_provider'))`.execute(trx)
        return await work(databaseBooks(trx))
      }),
  }
}

function databaseBooks(trx: Db): Books {
  return {
    async find(account, id) {
      const row = await trx
        .selectFrom('local_provider_objects')
        .select('body')
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? (row.body as Stored) : null
    },
    list: (account, kind, which = {}) => listObjects(trx, account, kind, which),
    async save(account, object) {
      await trx
        .insertInto('local_provider_objects')
        .values({ account, id: object.id, kind: object.object, created: object.created, body: json(object) })
        .onConflict((conflict) =>
          conflict.columns(['account', 'id']).doUpdateSet({ kind: object.object, body: json(object) }),
        )
        .execute()
    },
    async findAnswer(account, key) {
      const row = await trx
        .selectFrom('local_provider_answers')
        .select(['fingerprint', 'status', 'body', 'created_at'])
        .where('account', '=', account)
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return null
      const { fingerprint, status, body, created_at } = row
      return {
        at: Math.floor(created_at.epochMilliseconds / 1000),
        fingerprint,
        status,
        body: body as object,
      }
    },
    async saveAnswer(account, key, { at, fingerprint, status, body }) {
      const created_at = Temporal.Instant.fromEpochMilliseconds(at * 1000)
      const answer = { fingerprint, status, body: json(body), created_at }
      await trx
        .insertInto('local_provider_answers')
        .values({ account, key, ...answer })
        .onConflict((conflict) => conflict.columns(['account', 'key']).doUpdateSet(answer))
        .execute()
    },
  }
}

async function listObjects(trx: Db, account: string, kind: string, which: Listing): Promise<Stored[]> {
  const { match = {}, startingAfter, endingBefore, since, until, limit } = which
  const positionOf = (id: string) =>
    trx
      .selectFrom('local_provider_objects')
      .select('position')
      .where('account', '=', account)
      .where('id', '=', id)
  let query = trx
    .selectFrom('local_provider_objects')
    .select('body')
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where(sql<boolean>`body @> ${json(match)}::jsonb`)
    .orderBy('position', endingBefore ? 'asc' : 'desc')
  if (startingAfter) query = query.where('position', '<', positionOf(startingAfter))
  if (endingBefore) query = query.where('position', '>', positionOf(endingBefore))
  if (since !== undefined) query = query.where('created', '>=', since)
  if (until !== undefined) query = query.where('created', '<', until)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  return rows.map(({ body }) => body as Stored)
}
