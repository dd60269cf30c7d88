import type { ClientErrorEvent } from '../../domain/catalogue/metrics.ts'
import { reportedAs } from '../../domain/kernel/errors.ts'
import { send, userType } from '../http.ts'

const reported = new Set<string>()

/**
 * Tells the event collector of an error that somebody met (D7, D8), each kind and name once per visit, so that a
 * list of broken amounts is one report. Nobody waits for it, and it never fails.
 */
export function reportClientError(type: ClientErrorEvent, error: { name: string; message: string }): void {
  const key = `${type} ${error.name}`
  if (reported.has(key)) return
  reported.add(key)
  const event = { type, name: error.name, message: error.message, path: window.location.pathname }
  // The report of an error is not worth an error of its own.
  send('/api/events', { method: 'POST', body: { events: [event], ...(userType && { userType }) } }).catch(
    () => reported.delete(key),
  )
}

/** Reports a failed call unless its error is never reported (D8). */
export function reportError(error: Error): void {
  const type = reportedAs(error)
  if (type) reportClientError(type, error)
}
