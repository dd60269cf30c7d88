import { AsyncLocalStorage } from 'node:async_hooks'

const counted = new AsyncLocalStorage<Counted>()
const transactionScope = new AsyncLocalStorage<{ open: boolean }>()

/** What somebody counts. */
export interface Counted {
  /** The text of every SQL statement that was sent. */
  statements: string[]
  /** How many statements were built anew, and not taken as they had been built before. */
  compilations: number
}

/** Runs `fn` and returns its result with the SQL statements that it caused. */
export async function countStatements<T>(fn: () => Promise<T>): Promise<Counted & { result: T }> {
  const own: Counted = { statements: [], compilations: 0 }
  const result = await counted.run(own, fn)
  return { ...own, result }
}

/** Notes one statement for whoever counts; the drivers call it. */
export function noteStatement(text: string): void {
  counted.getStore()?.statements.push(text)
}

/** Notes that a statement was built. */
export function noteCompilation(): void {
  const own = counted.getStore()
  if (own) own.compilations++
}

/** Marks the time of a transaction, in which nobody may ask for a second connection. */
export async function insideTransaction<T>(fn: () => Promise<T>): Promise<T> {
  const scope = { open: true }
  try {
    return await transactionScope.run(scope, fn)
  } finally {
    scope.open = false
  }
}

/** Refuses a second connection inside a transaction: embedded it would wait for itself for ever. */
export function refuseSecondConnection(): void {
  if (transactionScope.getStore()?.open) {
    throw new Error('Inside a transaction use its `trx`, not `ctx.db`: a second connection waits for ever.')
  }
}
