import { createHash } from 'node:crypto'
import type { StatementLine } from './statement-line.ts'

/** A line with what makes it the same in every file. */
export interface KeyedLine extends StatementLine {
  key: string
}

/**
 * Gives each line of a file its key: the account, what the bank calls the line, its day and amount; where the bank has
 * no name for it, all that it says and which of the equal lines of the file it is.
 */
export function keyedLines(lines: readonly StatementLine[]): KeyedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const same = partsOfKey(line)
    if (line.reference !== '') return { ...line, key: digest(same) }
    const text = JSON.stringify(same)
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return { ...line, key: digest([...same, count]) }
  })
}

// A bank that gives a name twice has still two payments: nothing that came may get lost.
function partsOfKey(line: StatementLine): (string | number | boolean)[] {
  const { account, reference, valueDay, amount, currency, isReversal, otherName, otherIban, remittance } =
    line
  const named = [account, reference, valueDay, amount, currency, isReversal]
  return reference === '' ? [...named, otherName, otherIban, remittance] : named
}

function digest(parts: readonly (string | number | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
