import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after a request for a page or a call in which somebody is at work. */
const AT_WORK = 500
/** How often as long as it worked long work rests, while nobody else is at work and while somebody is. */
const RESTS = { alone: 1, beside: 9 } as const
/** Milliseconds. */
const LONGEST_REST = 5_000

let lastAsked = -Infinity
let end: Promise<unknown> = Promise.resolve()

/** Notes that somebody asks for a page or makes a call: long work leaves them room. */
export function noteWork(): void {
  lastAsked = performance.now()
}

/** Whether somebody has asked for a page or made a call just now. */
export function isAtWork(): boolean {
  return performance.now() - lastAsked <= AT_WORK
}

/**
 * Does one part of long work when it is its turn: of a process one at a time, and after each all of it rests, so that
 * together it has at most half of a processor and of a connection, and a quarter while somebody is at work (decision
 * 150). A part must not wait for another one.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = end
  const over = Promise.withResolvers<void>()
  end = over.promise
  await before
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const rest = Math.min(LONGEST_REST, restAfter(performance.now() - begun))
    void sleep(rest).then(over.resolve)
  }
}

/** Passes on the parts of a long piece of work, each of them made in turn; how long their reader takes is no work. */
export async function* unhurried<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await inTurn(() => iterator.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

function restAfter(took: number): number {
  return took * (isAtWork() ? RESTS.beside : RESTS.alone)
}
