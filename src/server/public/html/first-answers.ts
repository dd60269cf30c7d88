import { AsyncLocalStorage } from 'node:async_hooks'
import type { SentOperation } from '../../kernel/graphql/limits.ts'
import { LIMITS } from '../../kernel/graphql/limits.ts'

/** Asks the graph one thing for the person whose page is drawn. */
export type AskOne = (operation: SentOperation) => Promise<unknown>

const asking = new AsyncLocalStorage<AskOne>()

/** Runs what draws a page; all that is asked meanwhile, however deep in it, is asked for its person. */
export async function drawFor<Result>(ask: AskOne, draw: () => Promise<Result>): Promise<Result> {
  return await asking.run(ask, draw)
}

/** Asks for the person whose page is being drawn; throws where nobody's is. */
export async function askForPerson(operation: SentOperation): Promise<unknown> {
  const ask = asking.getStore()
  if (!ask) throw new Error('Something was asked while no page was drawn for anyone')
  return await ask(operation)
}

interface Waiting {
  operation: SentOperation
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

/** Lets what is asked in the same turn travel together, as the browser does (src/web/graphql.ts). */
export function together(answer: (operations: readonly SentOperation[]) => Promise<unknown>): AskOne {
  let queue: Waiting[] = []
  const flush = () => {
    const all = queue
    queue = []
    for (let at = 0; at < all.length; at += LIMITS.batch) void send(all.slice(at, at + LIMITS.batch))
  }
  const send = async (batch: readonly Waiting[]) => {
    try {
      const answers = await answer(batch.map(({ operation }) => operation))
      batch.forEach(({ resolve }, at) => resolve(Array.isArray(answers) ? answers[at] : answers))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return async (operation) =>
    await new Promise((resolve, reject) => {
      queue.push({ operation, resolve, reject })
      if (queue.length === 1) setImmediate(flush)
    })
}
