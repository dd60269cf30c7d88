/** The metal of lamps, taps and handles. */
export const brass = '#C9A25E'

/** The metal of sinks and pans. */
export const steel = '#C9CED2'

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  const channels = [1, 3, 5].map((from) => {
    const start = Number.parseInt(a.slice(from, from + 2), 16)
    const end = Number.parseInt(b.slice(from, from + 2), 16)
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Towards warm white, as lit by the window. */
export function light(colour: string, share = 0.2): string {
  return mix(colour, '#fffaf2', share)
}

/** Towards warm umber, as in the shade; never towards grey. */
export function dark(colour: string, share = 0.2): string {
  return mix(colour, '#2c1e22', share)
}
