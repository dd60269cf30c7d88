import type { Language } from '../../../domain/catalogue/language.ts'
import {
  columnsWithheld,
  LANDLORDS_COLUMNS,
  ownKinds,
  type OwnTable,
  withoutTokens,
} from '../../../domain/public/data-exports/own-data.ts'
import type { RetainedDatum } from '../../../domain/public/retention/datum.ts'
import { decryptText, type SecretPurpose } from '../../kernel/adapters/secret-text.ts'
import type { Archive } from '../../kernel/files/archive.ts'
import { inSnapshot } from '../../kernel/db/transaction.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { UserRow } from '../../people/accounts/sql.ts'
import { addFiles, contentIn } from './add-files.ts'
import { countFilesOf, readRowsOf } from './rows-sql.ts'
import { type KindSummary, ownDataPage } from './own-data-page.ts'
import type { ExportRun } from './run.ts'

/** What is kept encrypted, and is its person's to read. */
const ENCRYPTED: Readonly<Record<string, SecretPurpose>> = {
  'bank_accounts.iban': 'iban',
  'refund_accounts.iban': 'iban',
  'billing_details_items.tax_id': 'tax-id',
}

/**
 * Writes what is kept about a person: a JSON file for each kind of the retention table, the person's files, and a page
 * that explains it in their language. Answers in how many steps.
 */
export async function writeOwnData(
  ctx: Context,
  archive: Archive,
  run: ExportRun,
  { user, language }: { user: UserRow; language: Language },
): Promise<number> {
  const of = { tenantId: user.id, landlordId: user.id }
  const kinds = ownKinds()
  const steps = kinds.length + (await countFilesOf(ctx.db, of)) + 1
  run.expect(steps)
  const summaries = await inSnapshot({ db: await ctx.replica.upToDate() }, async (trx) => {
    const written: KindSummary[] = []
    for (const { datum, tables } of kinds) {
      written.push({ datum, ...(await addKind(ctx, trx, archive, { datum, tables, user })) })
      run.step()
    }
    return written
  })
  const files = await addFiles(ctx, archive, run, of)
  const page = ownDataPage({
    language,
    user,
    kinds: summaries,
    files,
    at: ctx.now(),
    operator: ctx.config.operator,
  })
  await archive.add('index.html', contentIn(bytes(page)))
  run.step()
  return steps
}

async function addKind(
  ctx: Context,
  trx: Db,
  archive: Archive,
  kind: { datum: RetainedDatum; tables: readonly OwnTable[]; user: UserRow },
): Promise<{ path: string; rows: number }> {
  const path = `data/${kind.datum.key}.json`
  let rows = 0
  await archive.add(
    path,
    jsonOf(ctx, trx, kind, () => rows++),
  )
  return { path, rows }
}

async function* jsonOf(
  ctx: Context,
  trx: Db,
  { tables, user }: { tables: readonly OwnTable[]; user: UserRow },
  count: () => void,
): AsyncGenerator<Uint8Array> {
  yield bytes('{')
  for (const [at, { table, ways }] of tables.entries()) {
    yield bytes(`${at > 0 ? ',' : ''}\n  ${JSON.stringify(camelCase(table))}: [`)
    let isFirst = true
    const read = {
      table,
      ways,
      without: columnsWithheld(table),
      withoutOfOthers: LANDLORDS_COLUMNS[table] ?? [],
    }
    for await (const lines of readRowsOf(trx, read, user)) {
      const written = lines.map((line) => {
        count()
        return `\n    ${JSON.stringify(readable(ctx, table, JSON.parse(line) as Record<string, unknown>))}`
      })
      yield bytes(`${isFirst ? '' : ','}${written.join(',')}`)
      isFirst = false
    }
    yield bytes(isFirst ? ']' : '\n  ]')
  }
  yield bytes('\n}\n')
}

/** A row as people read it: keys as in the API, what was encrypted in plain text, addresses without tokens. */
function readable(ctx: Context, table: string, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      camelCase(column),
      typeof value === 'string' ? plain(ctx, `${table}.${column}`, value) : value,
    ]),
  )
}

function plain({ config }: Context, name: string, value: string): string {
  const purpose = ENCRYPTED[name]
  if (purpose) return decryptText(config, purpose, value)
  return name === 'mails.text' ? withoutTokens(value) : value
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
