import { sql } from 'kysely'
import { projectRows, recount } from '../../src/server/rentals/lifecycle/projection.ts'
import { selectRequestsForSystem } from '../../src/server/rentals/lifecycle/requests-sql.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'
import { recountFigures } from '../../src/server/rentals/figures/sql.ts'
import { listCounts } from '../../src/server/listings/listings/counts-sql.ts'

/** What a sample of the database says about itself; nothing in `problems` when it is right. */
export interface ScaleCheck {
  requests: number
  groups: number
  problems: string[]
}

const requestsInSample = 5_000
const groupsInSample = 1_000

/**
 * Compares stored with computed: the landlord status and the place in the list of a sample of requests, the counts of
 * a sample of groups, all that is kept for figures, and that no two occupancies of a unit overlap. Nothing is changed.
 */
export async function checkScale(db: Db): Promise<ScaleCheck> {
  const problems: string[] = []
  const requests = await checkProjections(db, problems)
  const groups = await checkCounts(db, problems)
  await checkFigures(db, problems)
  await checkOverlaps(db, problems)
  return { requests, groups, problems }
}

/** Half of the sample are active requests; among the others are those that ended and those that were booked. */
async function checkProjections(db: Db, problems: string[]): Promise<number> {
  const { rows: sample } = await sql<{ id: string }>`
    (select id from listing_requests where landlord_status <> 'OTHER' order by md5(id::text) limit ${requestsInSample / 2})
    union all
    (select id from listing_requests where landlord_status = 'OTHER' order by md5(id::text) limit ${requestsInSample / 2})
  `.execute(db)
  const rows = await selectRequestsForSystem(db)
    .where(
      'lr.id',
      'in',
      sample.map((row) => row.id),
    )
    .execute()
  for (const wrong of await projectRows(db, rows)) {
    const stored = rows.find((row) => row.id === wrong.id)
    problems.push(
      `request ${wrong.id} is stored as ${stored?.landlordStatus} in group ${stored?.sortGroup}, it should be ${wrong.landlordStatus} in group ${wrong.sortGroup}`,
    )
  }
  return rows.length
}

async function checkCounts(db: Db, problems: string[]): Promise<number> {
  const { rows: sample } = await sql<{ id: string }>`
    select id from groups order by md5(id::text) limit ${groupsInSample}`.execute(db)
  const ids = sample.map((row) => row.id)
  const before = await listCounts(db, ids)
  await takenBack(db, async (trx) => {
    await recount(trx, ids)
    const after = new Map((await listCounts(trx, ids)).map((counts) => [counts.groupId, counts]))
    for (const counts of before) {
      if (JSON.stringify(counts) === JSON.stringify(after.get(counts.groupId))) continue
      problems.push(`group ${counts.groupId} is stored with ${JSON.stringify(counts)}`)
    }
  })
  if (before.length !== ids.length) problems.push(`${ids.length - before.length} groups have no counts`)
  return ids.length
}

/** All of them, since the database counts them anew in one go. */
async function checkFigures(db: Db, problems: string[]): Promise<void> {
  await takenBack(db, async (trx) => {
    for (const wrong of await recountFigures(trx, null)) problems.push(`the figures of ${wrong} are others`)
  })
}

class RolledBack extends Error {}

/** Counts anew in a transaction that is taken back, so that the comparison is with what was stored. */
async function takenBack(db: Db, count: (trx: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await count(trx)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
}

async function checkOverlaps(db: Db, problems: string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select a.id from occupancies a join occupancies b on b.listing_id = a.listing_id and b.id <> a.id and b.days && a.days
    limit 5`.execute(db)
  for (const { id } of rows) problems.push(`the occupancy ${id} overlaps another`)
}
