import { readClockOffset } from '../../src/server/kernel/db/probe.ts'
import type { AskedDatabase } from './ask.ts'
import { fail, type Finding, lengthOf, ok, sentenceOf, warn } from './finding.ts'

const check = 'clock'
const advice = 'Let a time service such as chrony or systemd-timesyncd keep the clocks of all machines.'

/** How far the clock of this machine is from the database's. */
export async function examineDatabaseClock(database: AskedDatabase): Promise<Finding> {
  const offset = await database.ask((trx) => readClockOffset(trx))
  return judge(offset, "the database's clock", { most: 1, worst: 30 })
}

/** How far it is from that of an HTTP server, which says the time to the second. */
export async function examineHttpClock(url: string): Promise<Finding> {
  try {
    const asked = Date.now()
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    })
    const middle = (asked + Date.now()) / 2
    const said = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(said))
      return warn(
        check,
        `${new URL(url).host} does not say what time it is.`,
        'Ask another server: npm run doctor -- --clock=https://….',
      )
    return judge((middle - said - 500) / 1_000, `that of ${new URL(url).host}`, { most: 3, worst: 30 })
  } catch (error) {
    return warn(
      check,
      `${new URL(url).host} could not be asked what time it is: ${sentenceOf(error)}.`,
      'Ask another server: npm run doctor -- --clock=https://….',
    )
  }
}

function judge(offset: number, whose: string, { most, worst }: { most: number; worst: number }): Finding {
  const size = Math.abs(offset)
  if (size <= most) return ok(check, `This machine's clock agrees with ${whose}.`)
  const says = `This machine's clock is ${lengthOf(size)} ${offset > 0 ? 'before' : 'behind'} ${whose}.`
  return size > worst ? fail(check, says, advice) : warn(check, says, advice)
}
