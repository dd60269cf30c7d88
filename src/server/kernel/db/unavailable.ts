import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'

/**
 * Why the database can't do something now that it may do in a moment. AWAY: no connection, or lost. READ_ONLY: this was
 * the leader, and no longer is. FULL: its disk, its memory or its connections. TIME: a limit of time was reached.
 * UNKNOWN: it was lost while a transaction ended, which may have ended well.
 */
export type UnavailableCause = 'AWAY' | 'READ_ONLY' | 'FULL' | 'TIME' | 'UNKNOWN'

/** Thrown where the end of a transaction got no answer: whether it was done, only the same key asked again tells. */
export class UnknownCommitError extends Error {
  override name = 'UnknownCommitError'

  constructor(cause: unknown) {
    super('The database was lost while a transaction ended.', { cause })
  }
}

/** Thrown where a transaction has been open for too long; nothing of it stays. */
export class LongTransactionError extends Error {
  override name = 'LongTransactionError'

  constructor(milliseconds: number) {
    super(`A transaction was open for more than ${milliseconds} ms.`)
  }
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html; PgBouncer tells of a lost server by 08P01.
const states: Record<string, UnavailableCause> = {
  '25006': 'READ_ONLY',
  '25P03': 'TIME',
  '25P04': 'TIME',
  '53100': 'FULL',
  '53200': 'FULL',
  '53300': 'FULL',
  '53400': 'FULL',
  '55P03': 'TIME',
  '57014': 'TIME',
  '57P01': 'AWAY',
  '57P02': 'AWAY',
  '57P03': 'AWAY',
  '57P05': 'AWAY',
  '58000': 'FULL',
  '58030': 'FULL',
  ECONNREFUSED: 'AWAY',
  ECONNRESET: 'AWAY',
  EHOSTUNREACH: 'AWAY',
  ENETUNREACH: 'AWAY',
  ENOTFOUND: 'AWAY',
  EAI_AGAIN: 'AWAY',
  EPIPE: 'AWAY',
  ETIMEDOUT: 'AWAY',
  ENOSPC: 'FULL',
}

// What the driver says without a code of its own.
const words: readonly [RegExp, UnavailableCause][] = [
  [/^Connection terminated|^Client has encountered a connection error|^Client was closed/, 'AWAY'],
  [/^timeout exceeded when trying to connect|^timeout expired/, 'AWAY'],
  [/^Query read timeout/, 'TIME'],
]

/** Why the database could not do it now; null where trying again would change nothing. */
export function unavailableCause(error: unknown): UnavailableCause | null {
  if (!(error instanceof Error)) return null
  if (error instanceof UnknownCommitError) return 'UNKNOWN'
  if (error instanceof LongTransactionError) return 'TIME'
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('08')) return 'AWAY'
  const known = states[code] ?? words.find(([pattern]) => pattern.test(error.message))?.[1]
  if (known) return known
  // Several addresses of one name that all refuse come as one error.
  if (error instanceof AggregateError) return unavailableCause(error.errors[0])
  return error.cause ? unavailableCause(error.cause) : null
}

/** Whether a transaction may have been done although it threw: nothing that it names may be thrown away. */
export function isInDoubt(error: unknown): boolean {
  return unavailableCause(error) === 'UNKNOWN'
}

/** Whether the database had no room on its disk. */
export function lacksRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC')
}

// Within these the server has answered, and the connection goes on.
const keepsConnection = /^(?:53100|53200|55P03|57014)$/

/** Whether a connection that answered so is worth nothing any more, as one to a server that leads no longer. */
export function endsConnection(error: unknown): boolean {
  if (unavailableCause(error) === null) return false
  return !(error instanceof Error && 'code' in error && keepsConnection.test(String(error.code)))
}

/** What was thrown as ServiceUnavailableError, where it is one or comes of the database; null for everything else. */
export function asUnavailable(error: unknown): ServiceUnavailableError | null {
  if (error instanceof ServiceUnavailableError) return error
  return unavailableCause(error) === null ? null : new ServiceUnavailableError({ cause: error })
}
