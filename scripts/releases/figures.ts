import type { Done } from './traffic.ts'

/** The figures of a roll-out's traffic, a line for each phase. */
export function figuresOf({ calls, acknowledged, lost, twice }: Done): string {
  const phases = [...new Set(calls.map(({ phase }) => phase))]
  const lines = phases.map((phase) => {
    const of = calls.filter((call) => call.phase === phase)
    const times = of.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
    return row(
      phase,
      of.length,
      of.filter(({ write }) => write).length,
      of.filter(({ failure }) => failure !== null).length,
      of.filter(({ again }) => again > 0).length,
      Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
      Math.round(times.at(-1) ?? 0),
    )
  })
  const head = row('phase', 'calls', 'writes', 'failed', 'again', 'p95 ms', 'most ms')
  return [head, ...lines, `${acknowledged} writes acknowledged, ${lost} lost, ${twice} done twice`].join('\n')
}

/** What must not be, as sentences. */
export function failuresOf({ calls, lost, twice }: Done): string[] {
  const failures = calls.flatMap(({ phase, failure }) => (failure === null ? [] : [`${phase}: ${failure}`]))
  return [
    ...failures.slice(0, 5),
    ...(failures.length > 5 ? [`${failures.length - 5} more calls failed`] : []),
    ...(lost > 0 ? [`${lost} writes were acknowledged and are lost`] : []),
    ...(twice > 0 ? [`${twice} writes were done twice`] : []),
  ]
}

function row(phase: string, ...cells: (string | number)[]): string {
  return [phase.padEnd(22), ...cells.map((cell) => String(cell).padStart(8))].join('')
}
