import { countFeedsOnTime } from '../../src/server/calendars/feeds/overdue-sql.ts'
import { findHold } from '../../src/server/kernel/jobs/hold-sql.ts'
import { listQueues } from '../../src/server/kernel/jobs/queue-sql.ts'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, lengthOf, ok, warn } from './finding.ts'

const minute = 60

/** Whether jobs wait since a restore; where none do there is nothing to say. */
export async function examineHold(database: AskedDatabase): Promise<Finding[]> {
  const hold = await database.ask(findHold)
  if (!hold) return []
  const says = `since the database was restored to ${hold.restoredTo.toString()}.`
  return hold.jobs === 'ALL'
    ? [fail('jobs', `All jobs wait ${says}`, 'Look around, then let them go: npm run restore -- --release.')]
    : [
        warn(
          'jobs',
          `Payouts and refunds wait ${says}`,
          'Compare with the provider, then let them go: npm run restore -- --release --money.',
        ),
      ]
}

/** Whether somebody works on jobs, and whether any waits too long. */
export async function examineJobs(database: AskedDatabase): Promise<Finding[]> {
  const [found] = await database.rows<{ queue: string | null }>(
    `select to_regclass('pgboss.job')::text as queue`,
  )
  if (!found?.queue)
    return [warn('jobs', 'There is no job queue yet.', 'Start the server: it makes the queue by itself.')]
  // Calendars are asked every minute, so where somebody works something ends every minute; until the first has ended, the
  // age of the queue counts.
  const [quiet] = await database.rows<{ ever: boolean; seconds: number }>(
    `select count(completed_on) > 0 as ever,
        extract(epoch from now() - coalesce(max(completed_on), (select min(created_on) from pgboss.queue)))::float8 as seconds
      from pgboss.job`,
  )
  const queues = await database.ask(listQueues)
  const late = queues.filter(({ oldest }) => oldest > 5 * minute).toSorted((a, b) => b.oldest - a.oldest)
  const failed = queues.filter((queue) => queue.failed > 0)
  const findings: Finding[] = []
  const silence = quiet ? judgeSilence(quiet) : null
  if (silence) findings.push(silence)
  for (const { job, waiting, oldest } of late.slice(0, 5))
    findings.push(
      (oldest > 30 * minute ? fail : warn)(
        'jobs',
        `${waiting} jobs ${job} wait, the oldest for ${lengthOf(oldest)}.`,
        'Look in the log for what holds it up, or start one more npm run worker.',
      ),
    )
  for (const { job, failed: count } of failed.slice(0, 5))
    findings.push(
      warn(
        'jobs',
        `${count} jobs ${job} have failed after every try.`,
        'Look in the log for "job failed" with this name.',
      ),
    )
  return findings.length > 0 ? findings : [ok('jobs', 'Jobs are done when they are due.')]
}

function judgeSilence({ ever, seconds }: { ever: boolean; seconds: number }): Finding | null {
  const isLong = seconds > 10 * minute
  if (!ever && !isLong)
    return warn(
      'jobs',
      'No job has ended yet.',
      'Look again in a minute: the first ones have only been ordered.',
    )
  if (!isLong) return null
  const says = ever ? `No job has ended for ${lengthOf(seconds)}.` : 'No job has ever ended.'
  return fail('jobs', says, 'Start npm run worker, or the server without MEZZO_JOBS=off.')
}

/** Whether linked calendars are asked in time. */
export async function examineFeeds(database: AskedDatabase): Promise<Finding> {
  const { linked, overdue, oldest, failing } = await database.ask((trx) =>
    countFeedsOnTime(trx, Temporal.Now.instant()),
  )
  const share = linked === 0 ? 0 : overdue / linked
  if (oldest > 10 * minute && share > 0.05)
    return fail(
      'feeds',
      `Of ${linked} calendars ${overdue} are overdue, the oldest for ${lengthOf(oldest)}: homes may be let twice.`,
      'Look whether jobs are worked on, and start one more npm run worker.',
    )
  if (linked > 0 && failing / linked > 0.2)
    return warn(
      'feeds',
      `Of ${linked} calendars ${failing} could not be read the last time.`,
      'Look whether this machine reaches the internet (DNS, firewall).',
    )
  return ok('feeds', `${linked} calendars are asked in time, ${failing} could not be read the last time.`)
}
