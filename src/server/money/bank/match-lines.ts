import {
  type BankLineFacts,
  type BankMatch,
  type InvoiceToMatch,
  matchBankLine,
  numbersToFind,
} from '../../../domain/money/bank-line.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listByNumber, listByOpenAmount } from './sql.ts'

/** What each of many lines is for, in their order; two statements, however many there are. */
export async function matchBankLines(db: Db, lines: readonly BankLineFacts[]): Promise<BankMatch[]> {
  const numbers = new Set(lines.flatMap(numbersToFind))
  const amounts = new Set(lines.filter(({ amount }) => amount > 0).map(({ amount }) => amount))
  const byNumber = new Map((await listByNumber(db, [...numbers])).map((invoice) => [invoice.number, invoice]))
  const byAmount = Map.groupBy(await listByOpenAmount(db, [...amounts]), ({ open }) => open)
  return lines.map((line) => {
    const named = numbersToFind(line).flatMap((number) => byNumber.get(number) ?? [])
    const fitting: InvoiceToMatch[] = named.length > 0 ? [] : (byAmount.get(line.amount) ?? [])
    return matchBankLine(line, [...named, ...fitting])
  })
}
