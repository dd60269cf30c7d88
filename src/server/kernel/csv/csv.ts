import Papa from 'papaparse'

/** A line of a file, with the number it has there and the texts that its cells stand for. */
export interface CsvLine {
  number: number
  cells: string[]
}

/**
 * Reads a file of separated values (RFC 4180), as spreadsheets of all countries write it: with commas, semicolons or
 * tabs, with or without a byte order mark. Empty lines are left out; null where quotation marks are not closed, since
 * what follows can't be told apart.
 */
export function readCsv(text: string, separator: Separator = separatorOf(text)): CsvLine[] | null {
  // A return in front of the end of a line is one more blank, which every cell loses.
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' })
  if (errors.some(({ type }) => type === 'Quotes')) return null
  let next = 1
  const lines = data.map((cells) => {
    const number = next
    next += cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1)
    return { number, cells: cells.map(textOfCell) }
  })
  return lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** The signs that stand between the cells of such files. */
export const SEPARATORS = [',', ';', '\t'] as const satisfies readonly string[]

/** One of these signs. */
export type Separator = (typeof SEPARATORS)[number]

/** The sign that makes most cells of the first line; the library would ask all lines, where texts have commas. */
export function separatorOf(text: string): Separator {
  const start = text.slice(0, 10_000)
  const count = (delimiter: string) =>
    Papa.parse<string[]>(start, { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** What a file begins with: without it spreadsheets read UTF-8 as something else. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Lines of cells, each with its end (RFC 4180). A text that would be a formula, as a whole or from some sign on, gets an
 * apostrophe in front of that, which `readCsv` takes away again; numbers are ours and stay numbers.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return ''
  const guarded = rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'number' ? cell : piecesOf(cell).join("'"))),
  )
  const quotes = (cell: unknown) => typeof cell === 'string' && /[;\t\r\n]/.test(cell)
  return `${Papa.unparse(guarded, { newline: '\r\n', quotes })}\r\n`
}

// What makes a formula of a cell (OWASP, CSV injection), behind blanks and quotation marks, and with the apostrophes that
// keep it from being one. The library's own guard looks at the first sign of a cell alone.
const isSign = (sign: string) => '=+-@＝＋－＠'.includes(sign)
const isBefore = (sign: string) => /['"\s]/.test(sign)
// The list separator of Germany and France is a semicolon: there each of these ends a cell, whatever is quoted.
const isEnd = (sign: string) => ';\t\r\n'.includes(sign)

function textOfCell(cell: string): string {
  const [first = '', ...pieces] = piecesOf(cell.trim())
  return first + pieces.map((piece) => (piece.startsWith("'") ? piece.slice(1) : piece)).join('')
}

/** A text cut wherever a formula would begin; the first piece is empty where that is at its very beginning. */
function piecesOf(text: string): string[] {
  const cuts = []
  let isFormula = false
  // A tab or return in front makes one of a whole cell as the signs do.
  let isWhole = false
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at] ?? ''
    isFormula = isSign(sign) || (isFormula && isBefore(sign))
    isWhole = isFormula || '\t\r'.includes(sign) || (isWhole && isBefore(sign))
    if (at === 0 ? isWhole : isFormula && isEnd(text[at - 1] ?? '')) cuts.push(at)
  }
  const starts = [0, ...cuts.toReversed()]
  return starts.map((start, index) => text.slice(start, starts[index + 1]))
}
