import { sql } from 'kysely'
import { openPayments } from '../../src/server/kernel/adapters/payments/open-payments.ts'
import { findHold, type Hold, saveHold } from '../../src/server/kernel/jobs/hold-sql.ts'
import { listQueues } from '../../src/server/kernel/jobs/queue-sql.ts'
import { systemContext } from '../../src/server/kernel/viewer/context.ts'
import { reconcileProvider } from '../../src/server/money/reconciliation/run-actions.ts'
import { findLastRun } from '../../src/server/money/reconciliation/run-sql.ts'
import { fail, type Finding, ok, warn } from '../doctor/finding.ts'
import type { Restored } from './open-restored.ts'

/** How jobs are let go. */
export interface ReleaseOrder {
  /** Those that send money, too. */
  money: boolean
  /** Even where the provider has moved money that the books don't know of. */
  despiteDifferences: boolean
  /** Mails that waited at the moment are not sent: they left back then. */
  dropMails: boolean
}

/** Lets the jobs of a restored database go: first all that send no money, then, once the provider was compared, those too. */
export async function release(restored: Restored, order: ReleaseOrder): Promise<Finding[]> {
  const db = restored.database.kysely
  const hold = await findHold(db)
  if (!hold) return [ok('jobs', 'No job waits for a restore.')]
  const findings = [await tellWaiting(restored), await dealWithMails(restored, hold, order)]
  if (!restored.config.payments) {
    await saveHold(db, null)
    return [...findings, ok('jobs', 'All jobs go on. No payment provider is set, so none sends money.')]
  }
  if (!order.money) {
    await saveHold(db, { ...hold, jobs: 'MONEY' })
    return [
      ...findings,
      warn(
        'money',
        'All jobs go on but those that send money: payouts and refunds made after the moment are not known here, and would be made again.',
        'npm run restore -- --release --money compares with the provider first.',
      ),
    ]
  }
  const differences = await compare(restored)
  const isClear = differences.severity === 'OK' || order.despiteDifferences
  await saveHold(db, isClear ? null : { ...hold, jobs: 'MONEY' })
  return [...findings, differences, ...(isClear ? [ok('jobs', 'All jobs go on.')] : [])]
}

async function tellWaiting({ database }: Restored): Promise<Finding> {
  const queues = (await listQueues(database.kysely)).filter(({ waiting, active }) => waiting + active > 0)
  const said = queues.map(({ job, waiting, active }) => `${job} ${waiting + active}`).join(', ')
  return ok('jobs', said ? `These wait: ${said}.` : 'Nothing waits.')
}

async function dealWithMails(
  { database }: Restored,
  { restoredTo }: Hold,
  { dropMails }: ReleaseOrder,
): Promise<Finding> {
  const unsent = sql`from mails where sent_at is null and created_at <= ${restoredTo}`
  if (dropMails) {
    const { numAffectedRows } = await sql`delete ${unsent}`.execute(database.kysely)
    return ok('mails', `${numAffectedRows ?? 0} mails that waited at the moment are not sent.`)
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${unsent}`.execute(
    database.kysely,
  )
  const count = rows[0]?.count ?? 0
  return ok(
    'mails',
    `${count} mails that waited at the moment are sent now; those that had left a moment later come twice.`,
  )
}

/** Compares the books with the provider, as it is done each night. */
async function compare(restored: Restored): Promise<Finding> {
  const { config, database, log } = restored
  const payments = await openPayments(config, database.kysely, log)
  try {
    await reconcileProvider({ ...systemContext(restored, 'restore'), payments })
  } finally {
    await payments?.close()
  }
  const run = await findLastRun(database.kysely)
  if (run && run.failures === 0 && run.differences === 0)
    return ok('money', `The provider and the books say the same (${run.lines} movements).`)
  return fail(
    'money',
    `The provider and the books differ ${run?.differences ?? 0} times, and of ${run?.failures ?? 0} accounts it said nothing. Payouts and refunds wait.`,
    'Staff see each on the page of the comparison. Reverse at the provider what was sent after the moment, or explain it there; then run this again, or with --despite-differences.',
  )
}
