import type { Config } from '../../src/server/kernel/config/config.ts'
import { checkAuditLog } from '../../src/server/kernel/audit/actions.ts'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, ok } from './finding.ts'

const check = 'audit'
const longest = 5_000

/** Recomputes one chain of the audit log, chosen by chance among those that are not long. */
export async function examineAudit({ secret }: Config, database: AskedDatabase): Promise<Finding> {
  const [chosen] = await database.rows<{ chain: string }>(
    `select chain from audit_heads where position between 1 and ${longest} order by random() limit 1`,
  )
  if (!chosen)
    return ok(check, 'There is no chain of the audit log that is short enough to look at by the way.')
  const { checkedEntries, breaks } = await database.ask((trx) => checkAuditLog(trx, secret, chosen.chain))
  if (breaks.length === 0)
    return ok(check, `One chain of the audit log is whole (${checkedEntries} entries).`)
  return fail(
    check,
    `The chain ${chosen.chain} of the audit log has ${breaks.length} breaks, the first: ${breaks[0]?.problem}.`,
    'Run npm run audit:check for all of them. Has MEZZO_SECRET changed? Otherwise somebody has changed the log.',
  )
}
