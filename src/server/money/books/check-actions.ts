import { createHash } from 'node:crypto'
import { sameValue } from '../../../domain/kernel/same-value.ts'
import type { Files } from '../../kernel/adapters/files.ts'
import type { Db } from '../../kernel/db/database.ts'
import { readBack } from '../documents/read-back.ts'
import { listLedgerFaults } from '../ledger/sql.ts'
import {
  countEntries,
  countUnwritten,
  listInvoiceFaults,
  listUnwrittenFaults,
  listWrittenAfter,
  type WrittenDocument,
} from './check-sql.ts'
import { listPayoutFaults } from './check-payouts-sql.ts'
import type { BooksCheck } from './sql.ts'

// Files are read one after the other, and only the rows of a few are held.
const batch = 100

/** Proves the books: every entry, every balance, every document. */
export async function checkBooks(
  db: Db,
  files: Pick<Files, 'get'>,
  now: Temporal.Instant,
): Promise<BooksCheck> {
  const { faults, ...counts } = await checkTables(db, now)
  let documents = 0
  for await (const document of writtenDocuments(db)) {
    documents += 1
    for (const fault of await documentFaults(files, document)) faults.push(`${document.number}: ${fault}.`)
  }
  return { ...counts, documents, faults }
}

/** Proves what the database alone can: every entry and every balance, and that documents are booked as they are. */
export async function checkTables(db: Db, now: Temporal.Instant): Promise<Omit<BooksCheck, 'documents'>> {
  const [entries, unwritten] = [await countEntries(db), await countUnwritten(db)]
  const late = await listUnwrittenFaults(db, now.subtract({ hours: 24 }))
  const booked = [...(await listLedgerFaults(db)), ...(await listInvoiceFaults(db))]
  const faults = [...booked, ...(await listPayoutFaults(db)), ...late]
  return { entries, unwritten, faults }
}

async function* writtenDocuments(db: Db): AsyncGenerator<WrittenDocument> {
  let position = 0
  for (;;) {
    const documents = await listWrittenAfter(db, position, batch)
    yield* documents
    position = documents.at(-1)?.position ?? position
    if (documents.length < batch) return
  }
}

async function documentFaults(
  files: Pick<Files, 'get'>,
  { number, document, storageKey, sha256, says }: WrittenDocument,
): Promise<string[]> {
  const content = storageKey === null ? null : await files.get(storageKey)
  if (!content) return ['its file is missing']
  if (createHash('sha256').update(content).digest('hex') !== sha256) return ['its file was changed']
  if (!document) return ['what it says is missing']
  const { mode, currency, totals } = document
  const said = { mode, currency, net: totals.net, vat: totals.vat, amount: totals.gross }
  return [
    ...(document.number === number ? [] : [`its document is ${document.number}`]),
    ...(sameValue(said, says)
      ? []
      : [`its document says ${JSON.stringify(said)}, its row ${JSON.stringify(says)}`]),
    ...readBack(content, document).map((difference) => `its file says something else, ${difference}`),
  ]
}
