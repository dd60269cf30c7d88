/** What goes wrong with the next calls. */
export interface Upset {
  /** Which calls, such as 'POST /v1/refunds'; without it every one. */
  on?: string
  /** How many; without it one. */
  times?: number
  /** It takes that many milliseconds. */
  late?: number
  /** It is done, but the connection breaks before the answer. */
  lose?: boolean
  /** No answer ever comes. */
  hang?: boolean
  /** It isn't done and answered with this status. */
  status?: number
  /** It is answered with 500, kept as the answer to its key; it was done all the same, or not. */
  kept?: 'DONE' | 'UNDONE'
  /** The answer is no JSON. */
  garbage?: boolean
}

/** A list of what is to go wrong, from which each call takes its own. */
export function upsetList() {
  let upsets: Upset[] = []
  return {
    add: (upset: Upset) => {
      upsets.push({ times: 1, ...upset })
    },
    clear: () => {
      upsets = []
    },
    take(call: string): Upset | null {
      const found = upsets.find(({ on }) => on === undefined || on === call || call.startsWith(`${on}/`))
      if (!found) return null
      found.times = (found.times ?? 1) - 1
      if (found.times <= 0) upsets = upsets.filter((one) => one !== found)
      return found
    },
  }
}
