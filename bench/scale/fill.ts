import { hashPassword } from 'better-auth/crypto'
import { projectRows, recount } from '../../src/server/rentals/lifecycle/projection.ts'
import { saveProjections } from '../../src/server/rentals/lifecycle/projection-sql.ts'
import { selectRequestsForSystem } from '../../src/server/rentals/lifecycle/requests-sql.ts'
import type { Database, Db, Session } from '../../src/server/kernel/db/database.ts'
import { listingScripts } from './listings.ts'
import { fillPoints } from './points.ts'
import { peopleScripts } from './people.ts'
import { planScripts, requestScripts } from './requests.ts'
import type { ScaleSize } from './size.ts'
import { stayScripts } from './stays.ts'

/** The password of every landlord of a filled database, and of its first tenant. */
export const SCALE_PASSWORD = 'mezzo-scale'

const requestsAtOnce = 4_000
const groupsAtOnce = 10_000

/** Fills a migrated, empty database; the same size gives the same data, relative to the current day. */
export async function fillScale(
  database: Database,
  size: ScaleSize,
  say: (text: string) => void,
): Promise<void> {
  const passwordHash = await hashPassword(SCALE_PASSWORD)
  await database.session(async (session) => {
    await session.exec(
      `set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    )
    await run(session, 'people', peopleScripts(size, passwordHash), say)
    await run(session, 'listings', listingScripts(size), say)
    await run(session, 'plan', planScripts(size), say)
    await run(session, 'requests', requestScripts, say)
    await run(session, 'stays', stayScripts, say)
    await run(session, 'statistics', ['analyze'], say)
  })
  await timed('projections', say, () => projectAll(database.kysely))
  await timed('counts', say, () => recountAll(database.kysely))
  await timed('points', say, () => fillPoints(database.kysely))
  await database.session((session) => run(session, 'tidying up', ['vacuum analyze'], say))
}

async function run(
  session: Session,
  what: string,
  scripts: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  await timed(what, say, async () => {
    for (const script of scripts) await session.exec(script)
  })
}

async function timed(what: string, say: (text: string) => void, fn: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await fn()
  say(`  ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** The stored landlordStatus and deal of every request, by the rules that every change of a request runs through. */
async function projectAll(db: Db): Promise<void> {
  const all = await db.selectFrom('listing_requests').select('id').orderBy('group_id').execute()
  for (let at = 0; at < all.length; at += requestsAtOnce) {
    const ids = all.slice(at, at + requestsAtOnce).map((row) => row.id)
    const rows = await selectRequestsForSystem(db).where('lr.id', 'in', ids).execute()
    await saveProjections(db, await projectRows(db, rows))
  }
}

async function recountAll(db: Db): Promise<void> {
  const groups = await db.selectFrom('groups').select('id').execute()
  for (let at = 0; at < groups.length; at += groupsAtOnce) {
    await recount(
      db,
      groups.slice(at, at + groupsAtOnce).map((group) => group.id),
    )
  }
}
