const second = 1_000
const minute = 60 * second

/** How long the database may take, in milliseconds; what takes longer has nobody waiting for it any more. */
export const TIME_LIMITS = {
  /** For one statement. */
  statement: minute,
  /** Until a row or a table that others hold is free. */
  lock: 15 * second,
  /** Between two statements of a transaction. */
  idleTransaction: minute,
  /** For a transaction from its beginning to its last statement: those of large imports and exports take a while. */
  transaction: 10 * minute,
  /** Until any answer comes: a server that is frozen or cut off keeps no limit of its own. */
  answer: minute + 10 * second,
  /** Until a migration answers, which itself has no limit but this. */
  migration: 24 * 60 * minute,
  /** Until there is a connection: a crowd at one apartment waits for its turn, and so does a start on a busy machine. */
  connection: 30 * second,
} as const

/** The limits that the database keeps itself, for one session. */
export const SESSION_LIMITS = `set statement_timeout = ${TIME_LIMITS.statement};
  set lock_timeout = ${TIME_LIMITS.lock};
  set idle_in_transaction_session_timeout = ${TIME_LIMITS.idleTransaction}`

/** For work that has no end by the clock, such as migrations: neither statements nor waiting for a turn end. */
export const NO_SESSION_LIMITS = 'set statement_timeout = 0; set lock_timeout = 0'
