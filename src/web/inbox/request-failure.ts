/** How a failed answer to a request has to be told. */
export type RequestFailure =
  /** Somebody was faster: show how it stands now. */
  | { kind: 'OVERTAKEN'; reason: 'ALREADY_ANSWERED' | 'ENDED' }
  /** It would do something else than was shown: it is shown anew, and asked again. */
  | { kind: 'CHANGED' }
  /** A rule forbids it now. */
  | { kind: 'CONDITION'; reason: string }
  /** The unit was taken meanwhile. */
  | { kind: 'CONFLICT' }
  /** No answer came: the same key may be sent again without doing it twice. */
  | { kind: 'CONNECTION' }
  | { kind: 'OTHER' }

/** The kind of a failure, by the name of the error (D8). */
export function failureOf(error: unknown): RequestFailure {
  if (!(error instanceof Error)) return { kind: 'OTHER' }
  if (error.name === 'BookingConflictError') return { kind: 'CONFLICT' }
  if (error.name === 'ConnectionError') return { kind: 'CONNECTION' }
  if (error.name !== 'ConditionNotMetError') return { kind: 'OTHER' }
  const reason = 'reason' in error ? String(error.reason) : ''
  if (reason === 'ALREADY_ANSWERED' || reason === 'ENDED') return { kind: 'OVERTAKEN', reason }
  if (reason === 'CONSEQUENCES_CHANGED') return { kind: 'CHANGED' }
  return { kind: 'CONDITION', reason }
}
