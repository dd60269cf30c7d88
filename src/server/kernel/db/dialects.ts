import type { Dialect } from 'kysely'
import type { Database } from './database.ts'

/** What each kind of database gives `openDatabase` to build on. */
export interface OpenedDialects extends Pick<Database, 'bossConnection' | 'session' | 'dump' | 'close'> {
  dialect: Dialect
  dateDialect: Dialect
}
