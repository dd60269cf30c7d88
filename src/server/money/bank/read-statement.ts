import type { BankStatementFormat } from '../../../domain/catalogue/ledger.ts'
import { readBankCsv } from './bank-csv.ts'
import { readCamt } from './camt.ts'
import { statementError, type StatementLine } from './statement-line.ts'

/** A file of statements, read. */
export interface ReadStatement {
  format: BankStatementFormat
  lines: StatementLine[]
}

/** Reads a file of statements, whatever its name says that it is: XML is CAMT.053, other text CSV. ValidationError says what is wrong. */
export function readStatement(content: Uint8Array): ReadStatement {
  const text = textOf(content)
  if (text.includes('\0')) throw statementError('unknown')
  return /^\s*</.test(text)
    ? { format: 'CAMT053', lines: readCamt(text) }
    : { format: 'CSV', lines: readBankCsv(text) }
}

const MARKS = [
  { starts: [0xff, 0xfe], encoding: 'utf-16le' },
  { starts: [0xfe, 0xff], encoding: 'utf-16be' },
  { starts: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
] as const

const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}

/** The text of a file by its mark, by what its XML says, else as UTF-8, and what isn't that as Windows writes it. */
function textOf(content: Uint8Array): string {
  const mark = MARKS.find(({ starts }) => starts.every((byte, place) => content[place] === byte))
  if (mark) return decode(content, mark.encoding)
  const start = new TextDecoder('latin1').decode(content.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*encoding=["']([^"']+)["']/.exec(start)?.[1]?.toLowerCase()
  if (declared !== undefined) {
    const encoding = ENCODINGS[declared]
    if (encoding === undefined) throw statementError('unknown')
    return decode(content, encoding)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    // Banks that don't write UTF-8 write this; each byte is some sign in it.
    return decode(content, 'windows-1252')
  }
}

function decode(content: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    // The bytes aren't what the file says of them.
    throw statementError('damaged')
  }
}
