const START = 20
const CEILING = 90
const STEP_SHARE = 0.25
const FIRST_STEP_MILLISECONDS = 250
const RESET_MILLISECONDS = 300

/** The next value of the bar while loading: a quarter of what is left to 90 % (D4). */
export function nextProgress(value: number): number {
  return value + (CEILING - value) * STEP_SHARE
}

/**
 * Shows 20 % at once and creeps toward 90 %, after 250 ms first and then after twice as long each time (D4). Returns
 * what stops it.
 */
export function beginProgress(show: (value: number) => void): () => void {
  let value = START
  let wait = FIRST_STEP_MILLISECONDS
  let timer = setTimeout(creep, wait)
  show(value)
  function creep() {
    value = nextProgress(value)
    wait *= 2
    timer = setTimeout(creep, wait)
    show(value)
  }
  return () => clearTimeout(timer)
}

/** Shows 100 %, then nothing any more (D4). Returns what stops it. */
export function endProgress(show: (value: number) => void): () => void {
  show(100)
  const timer = setTimeout(() => show(0), RESET_MILLISECONDS)
  return () => clearTimeout(timer)
}
