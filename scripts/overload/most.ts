import { type Visit, within } from './task.ts'

/** As many as are answered in a second, found by asking for more until that takes long, twice in a row. */
export async function findMost(
  visit: (rate: number, time: number) => Promise<Visit[]>,
  say: (text: string) => void,
): Promise<number> {
  await visit(20, 5)
  let most = 20
  let failures = 0
  for (let rate = 60; failures < 2; rate *= 1.5) {
    const visits = await visit(rate, 4)
    say(`  ${rate.toFixed(0)} a second: ${figuresOf(visits)}`)
    const isQuick = visits.every(({ status }) => status === 200) && within(0.95, visits) < 500
    failures = isQuick ? 0 : failures + 1
    if (isQuick) most = rate
  }
  return most
}

/** How many visits there were, how quick they were and how many were not answered. */
export function figuresOf(visits: readonly Visit[]): string {
  const wrong = visits.filter(({ status }) => status !== 200).length
  return `${visits.length} requests, half within ${within(0.5, visits)} ms, 95 % within ${within(0.95, visits)} ms, ${wrong} not answered${wrong > 0 ? ` (${statusesOf(visits)})` : ''}`
}

function statusesOf(visits: readonly Visit[]): string {
  const counts = Map.groupBy(visits, ({ status }) => status)
  return [...counts].map(([status, of]) => `${status}: ${of.length}`).join(', ')
}
