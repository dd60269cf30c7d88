import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { startServices } from '../src/server/services.ts'
import { DELETION_WITHDRAWAL_DAYS } from '../src/domain/people/deletion.ts'

// A server whose clock is past the days of withdrawal, and that doesn't wait for the minute at which erasures begin.
const ahead = (DELETION_WITHDRAWAL_DAYS + 1) * 24 * 60 * 60 * 1000
const [RealDate, { instant }] = [Date, Temporal.Now]
Temporal.Now.instant = () => instant.call(Temporal.Now).add({ milliseconds: ahead })
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [lateNow()] : given),
  get: (target, name) => (name === 'now' ? lateNow : Reflect.get(target, name)),
})

const config = readConfig(process.env)
const services = await startServices(config, createLog(config), false)
await services.database.kysely.transaction().execute(async (trx) => {
  // One begins and has the mail about it sent, those after it erase.
  for (const seconds of [0, 10, 20, 40])
    await services.enqueue(trx, 'erasePeople', {}, { startAfter: Temporal.Now.instant().add({ seconds }) })
})
await services.stop()
await import('../src/server/main.ts')

function lateNow(): number {
  return RealDate.now() + ahead
}
