/** Answers that one process takes over at the same time: fewer than the pool has connections, so that pages keep some. */
const AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

/** Does what takes a connection for long, such as waiting for the lock of a group, after those who came before. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // Who is next takes over the place.
    if (next) next()
    else running--
  }
}
