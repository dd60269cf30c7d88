import { ConfigError, readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import type { Finding } from './doctor/finding.ts'
import { endOnSignals } from './processes.ts'
import { actAs, ownerOf } from './restore/account.ts'
import { runChecks, stepsFrom } from './restore/in-step.ts'
import { openRestored } from './restore/open-restored.ts'
import { readWish, USAGE, type Wish } from './restore/options.ts'
import { release } from './restore/release.ts'
import { BackupToolError } from './restore/pgbackrest.ts'
import { NotFoundBackError } from './restore/private-postgres.ts'
import { BrokenOffError, NotRestoredError, restoreDatabase } from './restore/restore-database.ts'
import { tellFindings } from './doctor/tell.ts'

const NEXT = `
Next: start PostgreSQL as it is always started, then Mezzo, and look around. Jobs wait meanwhile; let them go with
npm run restore -- --release. docs/restore.md has each step, also that of a cluster.
`

// One command for what docs/restore.md says: the database as it was at a moment, its files in step, everything checked.
endOnSignals()
const wish = readWish(process.argv.slice(2))
if (wish.kind === 'HELP' || wish.kind === 'WRONG') {
  process.stderr.write(wish.kind === 'WRONG' ? `${wish.reason}\n\n${USAGE}` : USAGE)
  process.exitCode = wish.kind === 'WRONG' ? 2 : 0
} else {
  try {
    await carryOut(wish)
  } catch (error) {
    process.stderr.write(`${saidBy(error)}\n`)
    process.exitCode = 2
  }
}

async function carryOut(asked: Exclude<Wish, { kind: 'HELP' | 'WRONG' }>): Promise<void> {
  const config = { ...readConfig(process.env), logLevel: 'error' }
  const log = createLog(config)
  const say = (line: string) => process.stderr.write(`${line}\n`)
  if (asked.kind === 'RESTORE') {
    const { findings, ...facts } = await restoreDatabase(asked, { config, log, say })
    tell(findings, asked.json, facts)
    if (!asked.json && !asked.trial) process.stdout.write(NEXT)
    return
  }
  const { step, times } = stepsFrom(say)
  await actAs(ownerOf(config.dataDir), async () => {
    const restored = await openRestored(config, log)
    try {
      const findings =
        asked.kind === 'CHECK' ? await runChecks(restored, step) : await release(restored, asked)
      tell(findings, asked.json, { times })
    } finally {
      await restored.close()
    }
  })
}

/** What an error says; where it comes from only of those that say nothing to whoever restores. */
function saidBy(error: unknown): string {
  if (error instanceof BrokenOffError) return `${saidBy(error.cause)}\n\n${error.message}`
  if (!(error instanceof Error)) return String(error)
  const known = [NotRestoredError, BackupToolError, NotFoundBackError, ConfigError]
  return known.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)
}

function tell(findings: readonly Finding[], json: boolean, facts: object): void {
  process.stdout.write(json ? `${JSON.stringify({ findings, ...facts }, null, 2)}\n` : tellFindings(findings))
  process.exitCode = findings.some(({ severity }) => severity === 'FAIL') ? 1 : 0
}
