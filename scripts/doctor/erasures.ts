import type { Config } from '../../src/server/kernel/config/config.ts'
import type { Db } from '../../src/server/kernel/db/database.ts'
import { readErasures } from '../../src/server/public/deletion/erasure-log.ts'
import { listUnlogged } from '../../src/server/public/deletion/sql.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const check = 'erasures'

/** Whether the log of erasures is the one that this database's erasures were written to. */
export async function examineErasures({ erasureLog }: Config, db: Db): Promise<Finding> {
  if (erasureLog === null)
    return warn(
      check,
      'No log tells who was erased: a restore would bring them back.',
      'Set MEZZO_ERASURE_LOG to a file that no restore touches.',
    )
  const logged = (await readErasures({ erasureLog })).map(({ person }) => person)
  const lacking = await listUnlogged(db, logged)
  if (lacking.length > 0)
    return fail(
      check,
      `The log of erasures (MEZZO_ERASURE_LOG) does not name ${lacking.length} people whose erasure was written to it: a restore brings them back.`,
      'Look on each machine whether its folder is mounted, and add the lines that were written below it meanwhile; a log that is lost comes back from its backup.',
    )
  if (logged.length === 0)
    return ok(check, 'Nobody was erased so far, as the database and the log of erasures say.')
  return ok(check, `The log of erasures names all whom this database knows to be erased (${logged.length}).`)
}
