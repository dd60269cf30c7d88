import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after a request for a page or a call in which somebody is at work. */
const AT_WORK = 500
/** How often as long as it worked a long piece of work rests, while nobody else is at work and while somebody is. */
const RESTS = { alone: 1, beside: 3 } as const
/** Milliseconds. */
const LONGEST_REST = 1_500

let lastAsked = -Infinity
let going = 0

/** Notes that somebody asks for a page or makes a call: long work leaves them room. */
export function noteWork(): void {
  lastAsked = performance.now()
}

/**
 * Passes on the parts of a long piece of work, and rests after each: all such work of this process together has at most
 * half of a processor and of a connection, and a quarter while somebody is at work (decision 150).
 */
export async function* unhurried<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  going++
  try {
    let begun = performance.now()
    for await (const part of parts) {
      const took = performance.now() - begun
      // How long its reader takes is no work.
      yield part
      await sleep(Math.min(LONGEST_REST, restAfter(took)))
      begun = performance.now()
    }
  } finally {
    going--
  }
}

function restAfter(took: number): number {
  const isAlone = performance.now() - lastAsked > AT_WORK
  return took * going * (isAlone ? RESTS.alone : RESTS.beside)
}
