import { AsyncLocalStorage } from 'node:async_hooks'

const counted = new AsyncLocalStorage<string[]>()
const transactionScope = new AsyncLocalStorage<{ open: boolean }>()

/** Runs `fn` and returns its result with the text of every SQL statement that it caused. */
export async function countStatements<T>(fn: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  const result = await counted.run(statements, fn)
  return { result, statements }
}

/** Notes one statement for whoever counts; the drivers call it. */
export function noteStatement(text: string): void {
  counted.getStore()?.push(text)
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
