import type { Language } from '../../../domain/catalogue/language.ts'
import { addMonths, type Day, lastOfMonth, type Stay } from '../../../domain/kernel/day.ts'
import { toMajorUnits } from '../../../domain/kernel/money.ts'
import { BATCH_LINES, type DatevBatch, datevHead, datevLine } from '../../../domain/money/datev.ts'
import type { MoneyPeriod } from '../../../domain/money/period.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import { listFiles } from '../../kernel/files/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  type BatchEntryRow,
  listBatchEntries,
  listMoneyEntries,
  type MoneyEntryRow,
  type MoneyScope,
} from './entries-sql.ts'
import { MONEY_EXPORT_TEXTS, type MoneyColumn } from './export-texts.ts'
import type { ZippedFile } from './zip.ts'

/** What is exported, and for whom. */
export interface Export {
  scope: MoneyScope
  period: MoneyPeriod
  currency: string
  batch: DatevBatch
  language: Language
}

/** The entries of a period as lines of RFC 4180, the latest month first; amounts in major units with a point. */
export async function* moneyCsv(ctx: Context, asked: Export): AsyncGenerator<Uint8Array> {
  const texts = MONEY_EXPORT_TEXTS[asked.language]
  yield Buffer.from(BYTE_ORDER_MARK + writeCsv([Object.values(texts.columns)]))
  for await (const entries of months(ctx, asked)) {
    yield Buffer.from(writeCsv(entries.map((entry) => Object.values(cellsOf(entry, asked.language)))))
  }
}

function cellsOf(entry: MoneyEntryRow, language: Language): Record<MoneyColumn, string | number> {
  return {
    kind: MONEY_EXPORT_TEXTS[language].kinds[entry.kind],
    day: entry.day,
    amount: toMajorUnits(entry.amount, entry.currency),
    currency: entry.currency,
    document: entry.number ?? '',
    tenant: entry.tenantNames ?? '',
    listing: entry.groupName ?? '',
    apartment: entry.apartmentName ?? '',
    from: entry.from ?? '',
    to: entry.to ?? '',
    nights: entry.nights ?? '',
    booking: entry.bookingId ?? '',
  }
}

/** The same as a booking batch; rent of nights is no business transaction and is left out. */
export async function* moneyDatev(ctx: Context, asked: Export): AsyncGenerator<Uint8Array> {
  const { batch, language } = asked
  yield windows1252(datevHead(batch))
  for await (const entries of batchMonths(ctx, asked)) {
    const lines = entries.map(({ kind, ...entry }) => {
      const line = BATCH_LINES.find((known) => known === kind)
      const text = [entry.tenantNames ?? MONEY_EXPORT_TEXTS[language].kinds[kind], entry.apartmentName]
      const said = { document: entry.number ?? '', text: text.filter(Boolean).join(', ') }
      return line ? datevLine({ ...entry, ...said, line }, batch) : ''
    })
    yield windows1252(lines.join(''))
  }
}

/** The table, the booking batch, the documents, and a list of them. */
export async function* adviserFiles(ctx: Context, asked: Export): AsyncGenerator<ZippedFile> {
  const { files } = MONEY_EXPORT_TEXTS[asked.language]
  yield { name: `${files.entries}.csv`, parts: moneyCsv(ctx, asked), isCompressed: false }
  const { from, to } = asked.period
  const name = `EXTF_Buchungsstapel_${from}_${to}.csv`
  yield { name, parts: moneyDatev(ctx, asked), isCompressed: false }
  const list: Uint8Array[] = [Buffer.from(BYTE_ORDER_MARK + listHead(asked.language))]
  for await (const entries of months(ctx, asked)) {
    const keys = await keysOf(ctx, documentsOf(entries))
    for (const entry of documentEntries(entries)) {
      const key = keys.get(entry.fileId ?? '')
      const content = key === undefined ? null : await ctx.files.get(key)
      const path = content ? `${files.documents}/${entry.number}.pdf` : files.missing
      list.push(Buffer.from(listLine(entry, path)))
      if (content) yield { name: path, parts: once(content), isCompressed: true }
    }
  }
  yield { name: `${files.documents}.csv`, parts: each(list), isCompressed: false }
}

function documentsOf(entries: readonly MoneyEntryRow[]): string[] {
  return documentEntries(entries).flatMap(({ fileId }) => fileId ?? [])
}

/** One entry of each document: that of its fee, or of a credit note the first. */
function documentEntries(entries: readonly MoneyEntryRow[]): MoneyEntryRow[] {
  const seen = new Set<string>()
  return entries.filter(({ kind, number }) => {
    if ((kind !== 'FEE' && kind !== 'CREDITED') || number === null || seen.has(number)) return false
    seen.add(number)
    return true
  })
}

async function keysOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await listFiles(ctx.db, ids)).map(({ id, storageKey }) => [id, storageKey]))
}

function listHead(language: Language): string {
  const { columns } = MONEY_EXPORT_TEXTS[language]
  return writeCsv([[columns.document, columns.day, columns.tenant, columns.apartment, columns.kind]])
}

function listLine(entry: MoneyEntryRow, path: string): string {
  return writeCsv([[entry.number ?? '', entry.day, entry.tenantNames ?? '', entry.apartmentName ?? '', path]])
}

/** The entries month by month, the latest first, so that no more than one is in memory. */
async function* months(ctx: Context, { scope, period, currency }: Export): AsyncGenerator<MoneyEntryRow[]> {
  for (const month of monthsOf(period)) {
    yield await listMoneyEntries(ctx.db, { ...scope, ...month, kinds: null, currency })
  }
}

/** The same as a booking batch has them. */
async function* batchMonths(
  ctx: Context,
  { scope, period, currency }: Export,
): AsyncGenerator<BatchEntryRow[]> {
  for (const month of monthsOf(period)) yield await listBatchEntries(ctx.db, { ...scope, ...month, currency })
}

function monthsOf(period: MoneyPeriod): Stay[] {
  const starts: Day[] = []
  for (let month = period.from; month <= period.to; month = addMonths(month, 1)) starts.unshift(month)
  return starts.map((from) => ({ from, to: lastOfMonth(from) }))
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

async function* each(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts
}

/** As DATEV reads texts; a letter that is none there is written without its marks, or as a question mark. */
function windows1252(text: string): Uint8Array {
  const known = Array.from(text, (sign) => {
    if (isLatin(sign)) return sign
    const bare = sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return isLatin(bare) ? bare : '?'
  }).join('')
  return Buffer.from(known, 'latin1')
}

function isLatin(text: string): boolean {
  return (text.codePointAt(0) ?? 0) < 256
}
