import { type Insertable, sql } from 'kysely'
import type { BankLineReason, BankLineState, BankStatementFormat } from '../../../domain/catalogue/ledger.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { InvoiceToMatch, LinePart } from '../../../domain/money/bank-line.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { BankLinesTable, BankStatementsTable } from '../../kernel/db/tables.gen.ts'

/** A line of a bank statement; the amount in minor units, negative where money left the account. */
export interface BankLineRow {
  id: string
  account: string
  valueDay: Day
  amount: number
  currency: string
  isReversal: boolean
  otherName: string
  otherIbanCountry: string
  otherIbanLast4: string
  remittance: string
  state: BankLineState
  reason: BankLineReason
  explanation: string
  decidedBy: string | null
  decidedAt: Temporal.Instant | null
  parts: (LinePart & { isSettled: boolean })[]
}

/** What became of the lines of a file. */
export interface BankStatementRow {
  id: string
  fileName: string
  format: BankStatementFormat
  uploadedAt: Temporal.Instant
  knownLines: number
  announcedLines: number
  /** New with this file, by what became of them. */
  newLines: number
  bookedLines: number
  linesToDecide: number
  unknownLines: number
  ignoredLines: number
  /** All that fits, but isn't booked yet. */
  linesBeingBooked: number
}

/** Stores a file of statements; answers its id. */
export async function insertStatement(db: Db, statement: Insertable<BankStatementsTable>): Promise<string> {
  const row = await db
    .insertInto('bank_statements')
    .values(statement)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A line that is to be stored, with the invoices that it seems to be for. */
export type NewBankLine = Omit<Insertable<BankLinesTable>, 'statement_id' | 'created_at'> & {
  parts: LinePart[]
}

/** Stores the lines of a file that no earlier one had; answers how many those are. */
export async function insertLines(
  db: Db,
  statement: { id: string; at: Temporal.Instant },
  lines: readonly NewBankLine[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with given as (
      select * from jsonb_to_recordset(${json(lines)}::jsonb) as g (position int, key text, account text,
        reference text, value_day date, amount bigint, currency text, is_reversal boolean, other_name text,
        other_iban_country text, other_iban_last4 text, remittance text, state text, reason text, parts jsonb)
    ), added as (
      insert into bank_lines (statement_id, position, key, account, reference, value_day, amount, currency, is_reversal,
        other_name, other_iban_country, other_iban_last4, remittance, state, reason, created_at)
      select ${statement.id}, position, key, account, reference, value_day, amount, currency, is_reversal, other_name,
        other_iban_country, other_iban_last4, remittance, state, reason, ${statement.at}
      from given order by position
      on conflict (key) do nothing
      returning id, key
    ), suggested as (
      insert into bank_line_parts (line_id, invoice_id, amount)
      select a.id, p."invoiceId", p.amount
      from added a
      join given g on g.key = a.key
      cross join lateral jsonb_to_recordset(g.parts) as p ("invoiceId" uuid, amount bigint)
    )
    select count(*)::int as count from added`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many lines of a file were there before. */
export async function saveKnownLines(db: Db, id: string, count: number): Promise<void> {
  await db.updateTable('bank_statements').set({ known_lines: count }).where('id', '=', id).execute()
}

/** What became of a file; undefined where there is none. */
export async function findStatement(db: Db, id: string): Promise<BankStatementRow | undefined> {
  const inState = (...states: BankLineState[]) =>
    sql<number>`(count(l.id) filter (where l.state = any(${states}::text[])))::int`
  return db
    .selectFrom('bank_statements as s')
    .leftJoin('bank_lines as l', 'l.statement_id', 's.id')
    .select([
      's.id',
      's.file_name as fileName',
      's.format',
      's.uploaded_at as uploadedAt',
      's.known_lines as knownLines',
      's.announced_lines as announcedLines',
      sql<number>`count(l.id)::int`.as('newLines'),
      inState('SETTLED').as('bookedLines'),
      inState('PARTIAL').as('linesToDecide'),
      inState('NEW').as('unknownLines'),
      inState('IGNORED').as('ignoredLines'),
      inState('MATCHED').as('linesBeingBooked'),
    ])
    .where('s.id', '=', id)
    .groupBy('s.id')
    .executeTakeFirst()
}

/** Invoices that have one of these numbers; what of one is given up is open, since money for it has come. */
export async function listByNumber(db: Db, numbers: readonly string[]): Promise<InvoiceToMatch[]> {
  if (numbers.length === 0) return []
  return selectToMatch(db)
    .where('i.number', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
}

/** Invoices of which one of these amounts is open, in minor units, the oldest first. */
export async function listByOpenAmount(db: Db, amounts: readonly number[]): Promise<InvoiceToMatch[]> {
  if (amounts.length === 0) return []
  return selectToMatch(db)
    .where(sql<number>`i.amount - i.paid_amount`, '=', sql<number>`any(${amounts.map(String)}::bigint[])`)
    .where('i.is_paid', '=', false)
    .where('i.written_off_at', 'is', null)
    .where('note.id', 'is', null)
    .execute()
}

function selectToMatch(db: Db) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('users as l', 'l.id', 'i.landlord_id')
    .leftJoin('invoices as note', 'note.credits_invoice_id', 'i.id')
    .select((eb) => [
      'i.id',
      eb.ref('i.number').$notNull().as('number'),
      'i.currency',
      sql<number>`case when note.id is null then i.amount - i.paid_amount else 0 end`.as('open'),
      sql<
        string[]
      >`array_remove(array[l.name, i.document -> 'buyer' ->> 'name', i.document -> 'buyer' ->> 'contactName'], null)`.as(
        'names',
      ),
    ])
    .where('i.document_type', '=', 'INVOICE')
    .where('i.number', 'is not', null)
    .orderBy('i.issued_at')
    .orderBy('i.position')
}

/** A line that fits as a whole, with its place among the others. */
export interface MatchedLine {
  id: string
  createdAt: Temporal.Instant
  position: number
}

/** Lines that fit as a whole and are still to be booked, the oldest first, from after one of them on. */
export async function listMatchedLines(
  db: Db,
  { after, limit }: { after: MatchedLine | null; limit: number },
): Promise<MatchedLine[]> {
  return db
    .selectFrom('bank_lines')
    .select(['id', 'created_at as createdAt', 'position'])
    .where('state', '=', 'MATCHED')
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, position, id)
          > (${after?.createdAt}::timestamptz, ${after?.position}::int, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Locks a line and reads it; undefined where there is none. */
export async function lockLine(db: Db, id: string): Promise<BankLineRow | undefined> {
  await db.selectFrom('bank_lines').select('id').where('id', '=', id).forUpdate().execute()
  return selectLines(db).where('b.id', '=', id).executeTakeFirst()
}

/** Lines in a state, the newest first. */
export async function listLines(
  db: Db,
  state: BankLineState,
  window: { offset: number; limit: number },
): Promise<BankLineRow[]> {
  return selectLines(db)
    .where('b.state', '=', state)
    .orderBy('b.value_day', 'desc')
    .orderBy('b.position')
    .orderBy('b.id')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** Lines by their ids. */
export async function listLinesById(db: Db, ids: readonly string[]): Promise<BankLineRow[]> {
  return selectLines(db).where('b.id', 'in', ids).execute()
}

/** How many lines there are in each state. */
export async function countLines(db: Db): Promise<{ state: BankLineState; count: number }[]> {
  return db
    .selectFrom('bank_lines')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
}

function selectLines(db: Db) {
  return db
    .selectFrom('bank_lines as b')
    .leftJoin('users as u', 'u.id', 'b.decided_by')
    .select([
      'b.id',
      'b.account',
      'b.value_day as valueDay',
      'b.amount',
      'b.currency',
      'b.is_reversal as isReversal',
      'b.other_name as otherName',
      'b.other_iban_country as otherIbanCountry',
      'b.other_iban_last4 as otherIbanLast4',
      'b.remittance',
      'b.state',
      'b.reason',
      'b.explanation',
      'u.name as decidedBy',
      'b.decided_at as decidedAt',
      sql<BankLineRow['parts']>`coalesce((select jsonb_agg(jsonb_build_object('invoiceId', p.invoice_id,
        'amount', p.amount, 'isSettled', p.settled_at is not null) order by i.position)
        from bank_line_parts p join invoices i on i.id = p.invoice_id where p.line_id = b.id), '[]')`.as(
        'parts',
      ),
    ])
}

/** What is said of a line from now on. */
export interface LineDecision {
  state: BankLineState
  reason: BankLineReason
  explanation?: string
  decidedBy: string | null
  decidedAt: Temporal.Instant | null
}

/** Says what became of a line. */
export async function saveDecision(db: Db, id: string, decision: LineDecision): Promise<void> {
  const { state, reason, explanation = '', decidedBy, decidedAt } = decision
  await db
    .updateTable('bank_lines')
    .set({ state, reason, explanation, decided_by: decidedBy, decided_at: decidedAt })
    .where('id', '=', id)
    .execute()
}

/** Puts parts in the place of those that were suggested for a line. */
export async function replaceParts(
  db: Db,
  lineId: string,
  parts: readonly (LinePart & { id: string })[],
  settledAt: Temporal.Instant | null,
): Promise<void> {
  await db
    .deleteFrom('bank_line_parts')
    .where('line_id', '=', lineId)
    .where('settled_at', 'is', null)
    .execute()
  if (parts.length === 0) return
  await db
    .insertInto('bank_line_parts')
    .values(
      parts.map(({ id, invoiceId, amount }) => ({
        id,
        line_id: lineId,
        invoice_id: invoiceId,
        amount,
        settled_at: settledAt,
      })),
    )
    .execute()
}
