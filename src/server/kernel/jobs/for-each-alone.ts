/** Milliseconds within which a round of questions begins another one: the queue gives a job two minutes. */
const ROUND = 60_000

/** Does each of many on its own: one that fails must not keep the others waiting; the failures are thrown together at the end. */
export async function forEachAlone<One>(
  all: readonly One[],
  name: string,
  handle: (one: One) => Promise<void>,
): Promise<void> {
  let isRead = false
  const readOnce = async () => {
    if (isRead) return []
    isRead = true
    return all
  }
  await forEachInParts(readOnce, name, handle)
}

/** The same for what a provider is asked about one by one; where it hardly answers, the rest is left to the next round. */
export async function forEachAsked<One>(
  all: readonly One[],
  name: string,
  ask: (one: One) => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  await forEachAlone(all, name, async (one) => {
    if (performance.now() - begun < ROUND) await ask(one)
  })
}

/** The same for what may be too much to read at once: each part begins after the last one of the part before it. */
export async function forEachInParts<One>(
  read: (after: One | null) => Promise<readonly One[]>,
  name: string,
  handle: (one: One) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  let count = 0
  for (let part = await read(null); part.length > 0; part = await read(part.at(-1) ?? null)) {
    for (const one of part) await handle(one).catch((error: unknown) => failures.push(error))
    count += part.length
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${count} ${name} failed`)
}
