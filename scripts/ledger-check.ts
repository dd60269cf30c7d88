import { openFiles } from '../src/server/kernel/adapters/open-files.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { openDatabase } from '../src/server/kernel/db/database.ts'
import { checkBooks } from '../src/server/money/books/check-actions.ts'

// Proves the books: every entry, every balance, every document; ends with 1 when something does not fit.
const config = readConfig(process.env)
const database = await openDatabase(config)
try {
  const { entries, documents, unwritten, faults } = await checkBooks(
    database.kysely,
    await openFiles(config),
    Temporal.Now.instant(),
  )
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (unwritten > 0) process.stdout.write(`${unwritten} documents are still to be made into files.\n`)
  process.stdout.write(
    `${entries} entries and ${documents} documents checked, ${faults.length} faults found.\n`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await database.close()
}
