import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { asOneLine } from '../../../domain/kernel/text.ts'
import { isStorableText } from '../../../domain/kernel/text-limits.ts'

/** A line of a bank statement as a file says it; the amount in minor units, negative where money left the account. */
export interface StatementLine {
  /** The IBAN of the operator's account, or what the bank calls it; '' where the file doesn't say. */
  account: string
  /** What the bank calls the line, the same in every file; '' where it has no name for it. */
  reference: string
  valueDay: Day
  amount: number
  currency: string
  isReversal: boolean
  otherName: string
  otherIban: string
  remittance: string
  /** The bank expects it only: another file will bring it once more. */
  isAnnounced: boolean
}

/** A file of statements that can't be read; `line` is the place where that was noticed, counted from 1. */
export function statementError(
  problem: StatementProblem,
  more: { line?: number; missing?: string } = {},
): ValidationError {
  const { line, missing } = more
  return new ValidationError({
    file: `statement.${problem}`,
    ...(line !== undefined && { line: String(line) }),
    ...(missing !== undefined && { missing }),
  })
}

/** Why a file of statements can't be read. */
export type StatementProblem =
  | 'unknown'
  | 'damaged'
  | 'otherKind'
  | 'columns'
  | 'amount'
  | 'currency'
  | 'day'
  | 'tooMany'

/** The longest text that is kept of a line: four times what a remittance of SEPA takes. */
const longestText = 560

/** A text of a bank as it is kept: in one line, not longer than anybody reads. */
export function statementText(text: string): string {
  const plain = asOneLine(text.toWellFormed().replaceAll('\0', ' ')).replaceAll(/\s+/g, ' ')
  const short = [...plain].slice(0, longestText).join('')
  return isStorableText(short) ? short : ''
}
