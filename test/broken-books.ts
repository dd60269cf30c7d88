import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkBooks } from '../src/server/money/books/check-actions.ts'
import type { TestApp } from './app.ts'

class Undo extends Error {}

/** What is found once something was changed that triggers and grants keep, as only the owner of the server can; it is undone. */
export async function faultsAfter(app: TestApp, ...changes: string[]): Promise<string> {
  let faults: string[] = []
  const broken = app.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const change of changes) await sql.raw(change).execute(trx)
    faults = (await checkBooks(trx, app.services.files, app.services.now())).faults
    throw new Undo()
  })
  await expect(broken).rejects.toBeInstanceOf(Undo)
  return faults.join('\n')
}
