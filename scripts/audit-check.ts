import { checkAuditLog } from '../src/server/kernel/audit/actions.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { openDatabase } from '../src/server/kernel/db/database.ts'

// Recomputes every chain of the audit log; ends with 1 when an entry was changed, taken out, put in or moved.
const config = readConfig(process.env)
const database = await openDatabase(config)
try {
  const { checkedEntries, breaks } = await checkAuditLog(database.kysely, config.secret, null)
  for (const { chain, position, entryId, problem } of breaks) {
    process.stdout.write(`${problem}: chain ${chain}, position ${position ?? '-'}, entry ${entryId ?? '-'}\n`)
  }
  process.stdout.write(`${checkedEntries} entries checked, ${breaks.length} problems found.\n`)
  process.exitCode = breaks.length > 0 ? 1 : 0
} finally {
  await database.close()
}
