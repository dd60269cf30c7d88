import { createHash } from 'node:crypto'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Upload } from '../../kernel/http/upload.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { type KeyedLine, keyedLines } from './keyed-lines.ts'
import { matchBankLines } from './match-lines.ts'
import { parseStatement } from './parse-statement.ts'
import type { ReadStatement } from './read-statement.ts'
import { settleMatchedLines } from './settle-actions.ts'
import { insertLines, insertStatement, type NewBankLine, saveKnownLines } from './sql.ts'

/** Longest that an upload waits for what it brings to be booked; a job goes on with the rest, in milliseconds. */
const longestBooking = 5_000

/**
 * Takes a file of bank statements: each line is stored once, however often it comes, and what fits as a whole is
 * booked. Answers the id of the file.
 */
export async function uploadStatement(ctx: Context, file: Upload['file'], key: string): Promise<string> {
  const sha256 = createHash('sha256').update(file.content).digest('hex')
  const call = { key, operation: 'uploadBankStatement', body: sha256 }
  const answered = await answeredBefore<string>(ctx, call)
  if (answered !== null) return answered
  const read = await parseStatement(file.content)
  const id = await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, () => storeStatement(trx, ctx, { name: file.name, sha256 }, read)),
  )
  await settleMatchedLines(ctx, longestBooking)
  return id
}

async function storeStatement(
  trx: Db,
  ctx: Context,
  file: { name: string; sha256: string },
  { format, lines }: ReadStatement,
): Promise<string> {
  const booked = keyedLines(lines.filter(({ isAnnounced }) => !isAnnounced))
  const matches = await matchBankLines(trx, booked)
  const id = await insertStatement(trx, {
    file_name: file.name,
    format,
    sha256: file.sha256,
    known_lines: 0,
    announced_lines: lines.length - booked.length,
    uploaded_by: requireViewer(ctx).id,
    uploaded_at: ctx.now(),
  })
  const rows = booked.flatMap((line, position): NewBankLine[] => {
    const match = matches[position]
    return match ? [{ ...rowOf(line, position), ...match }] : []
  })
  const added = await insertLines(trx, { id, at: ctx.now() }, rows)
  await saveKnownLines(trx, id, booked.length - added)
  await ctx.enqueue(trx, 'settleBankLines', {}, { singletonKey: 'settleBankLines' })
  const data = { fileName: file.name, lines: booked.length, added }
  const entry = { action: 'uploadBankStatement', entityType: 'bankStatement', entityId: id, landlordId: null }
  await audit(trx, ctx, { ...entry, data })
  return id
}

function rowOf(line: KeyedLine, position: number) {
  const { key, reference, valueDay, amount, currency, isReversal, otherName, remittance } = line
  const [iban, account] = [shownPartOf(line.otherIban), shownPartOf(line.account)]
  return {
    position,
    key,
    account: [account.country, account.last4].filter(Boolean).join(' '),
    reference,
    value_day: valueDay,
    amount,
    currency,
    is_reversal: isReversal,
    other_name: otherName,
    other_iban_country: iban.country,
    other_iban_last4: iban.last4,
    remittance,
  }
}

/** What is kept of the number of an account. */
function shownPartOf(iban: string): { country: string; last4: string } {
  const plain = iban.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase()
  return {
    country: /^[A-Z]{2}\d{2}/.test(plain) ? plain.slice(0, 2) : '',
    last4: plain.length >= 8 ? plain.slice(-4) : '',
  }
}
