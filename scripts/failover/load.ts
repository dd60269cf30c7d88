import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientLog } from './client-log.ts'
import { readersOf } from './readers.ts'
import { signing } from './signing.ts'
import type { Stage } from './stage.ts'
import { writersOf } from './writers.ts'

/** Milliseconds from one contract to the next: the home has room for 150. */
const SIGNING_PAUSE = 6_000

/** Clients at work. */
export interface Load {
  /** Ends it once everybody has what they began; whoever waits for a contract to be written is not waited for. */
  stop(): Promise<void>
}

/**
 * So many requests a second: a fifth of them are writes, each client has one call under way at a time. `talking` is how
 * many of the writes are plain messages, as long as there are conversations that take some: thirty each an hour.
 */
export function startLoad(stage: Stage, log: ClientLog, perSecond: number, talking = 0.1): Load {
  const state = { stopping: false }
  const { send, decline, block, say, upload, note } = writersOf(stage, log)
  const sign = signing(stage, note)
  let turn = 0
  const inTurn =
    <Who>(people: readonly Who[], work: (who: Who) => Promise<unknown>) =>
    async () => {
      const who = people[turn++ % people.length]
      if (who) await work(who)
    }
  const client = async (period: number, work: () => Promise<unknown>): Promise<void> => {
    await sleep(Math.random() * period)
    while (!state.stopping) {
      const began = performance.now()
      await work()
      await sleep(Math.max(0, period - (performance.now() - began)))
    }
  }
  const writes = perSecond / 5
  const share = (part: number, work: () => Promise<unknown>) =>
    Array.from({ length: Math.max(1, Math.round(writes * part)) }, () => client(1_000, work))
  const reading = readersOf(stage)
  const readers = Array.from({ length: Math.round((perSecond * 4) / 5 / 4) }, (_, index) => {
    let next = index
    return client(250, async () => reading[next++ % reading.length]?.())
  })
  const working = [
    ...share(0.3, inTurn(stage.askers, send)),
    ...share(0.3, decline),
    ...share(0.2, block),
    ...share(talking, inTurn(stage.talkers, say)),
    ...share(0.05, inTurn(stage.talkers, upload)),
    client(SIGNING_PAUSE, inTurn(stage.signers, sign)),
    ...readers,
  ]
  return {
    async stop() {
      state.stopping = true
      await Promise.race([Promise.all(working), sleep(10_000)])
    },
  }
}
