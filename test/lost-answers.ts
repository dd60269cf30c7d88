import type { Db } from '../src/server/kernel/db/database.ts'
import { UnknownCommitError } from '../src/server/kernel/db/unavailable.ts'

/** The same database, lost right after each commit by which `isDone` has come true: done, and without an answer. */
export function losingAnswers(db: Db, isDone: () => Promise<boolean>): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          execute: async <T>(work: (trx: Db) => Promise<T>) => {
            const result = await target.transaction().execute(work)
            if (await isDone()) throw new UnknownCommitError(new Error('Connection terminated unexpectedly'))
            return result
          },
        })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
