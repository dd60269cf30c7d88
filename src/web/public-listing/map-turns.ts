/** How the window of the map in the address has come about. */
export interface MapTurns {
  /** As the address had it last. */
  known: string
  /** What the map has written and the address has not said yet, the oldest first. */
  written: readonly string[]
  /** How often the address has said something by itself. */
  turn: number
}

/** After the address has said a window: the echo of what the map has written turns nothing. */
export function followed(turns: MapTurns, inAddress: string): MapTurns {
  if (inAddress === turns.known) return turns
  const echo = turns.written.indexOf(inAddress)
  return {
    known: inAddress,
    written: turns.written.slice(echo < 0 ? turns.written.length : echo + 1),
    turn: echo < 0 ? turns.turn + 1 : turns.turn,
  }
}

/**
 * After the map, which came to rest in turn `at`, has written a window; the same object where the address says or will
 * say it already, and where it has turned the map since: Back must not be undone by what was on its way.
 */
export function wrote(turns: MapTurns, text: string, at: number): MapTurns {
  if (at !== turns.turn || text === (turns.written.at(-1) ?? turns.known)) return turns
  return { ...turns, written: [...turns.written, text] }
}
