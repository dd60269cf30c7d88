/** Does each of many on its own: one that fails must not keep the others waiting; the failures are thrown together at the end. */
export async function forEachAlone<One>(
  all: readonly One[],
  name: string,
  handle: (one: One) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await handle(one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${all.length} ${name} failed`)
}
