/** A host whose answers have lately taken longer than this on average, in milliseconds, is slow. */
const SLOW = 2_000

/**
 * How much the newest answer counts in the average: little, since the last answers of a run are its slowest, one after the
 * other, and a host that is quick with most must not be slow at the beginning of the next one.
 */
const WEIGHT = 0.05

/** Calendars of one slow host that a process asks at the same time, so that most of its places stay for others. */
export const AT_ONCE_OF_A_SLOW_HOST = 4

/** Averages of slow hosts, and of those that may become so; a quick one needs no place here. */
const averages = new Map<string, number>()

/** Takes down how long the host of a link took to answer, or was waited for in vain, in milliseconds. */
export function noteAnswerTime(link: string, took: number): void {
  const host = hostOf(link)
  const average = (averages.get(host) ?? 0) * (1 - WEIGHT) + took * WEIGHT
  // Nobody becomes slow from there with the next answer.
  if (average < SLOW * WEIGHT) averages.delete(host)
  else averages.set(host, average)
}

/** Forgets what is known of all hosts, for tests. */
export function forgetAnswerTimes(): void {
  averages.clear()
}

/** The places at the hosts of links: a slow one has few, another as many as are wanted. */
export class HostPlaces {
  #open = new Map<string, number>()

  /** Takes a place; false where the host is slow and all of its places are taken. */
  take(link: string): boolean {
    const host = hostOf(link)
    const open = this.#open.get(host) ?? 0
    if (open >= AT_ONCE_OF_A_SLOW_HOST && (averages.get(host) ?? 0) > SLOW) return false
    this.#open.set(host, open + 1)
    return true
  }

  /** Gives the place back. */
  leave(link: string): void {
    const host = hostOf(link)
    const open = (this.#open.get(host) ?? 1) - 1
    if (open > 0) this.#open.set(host, open)
    else this.#open.delete(host)
  }
}

function hostOf(link: string): string {
  return URL.parse(link.trim())?.host ?? ''
}
