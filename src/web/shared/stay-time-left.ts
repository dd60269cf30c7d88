const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left until a deadline, each part rounded down; all zero when it is over. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  over: boolean
  /** Less than an hour, or over. */
  urgent: boolean
}

/** What is left from `now` (epoch milliseconds) until an ISO instant. */
export function timeLeft(deadline: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(deadline) - now)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    over: left === 0,
    urgent: left < HOUR,
  }
}
