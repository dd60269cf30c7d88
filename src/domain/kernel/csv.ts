/** A table as a file has it: each line with the number it has in the file. */
export interface CsvTable {
  lines: { number: number; cells: string[] }[]
  /** A quoted cell is not closed: what follows it can't be told apart. */
  isBroken: boolean
}

/**
 * The longest file that is read, in characters (ours): a group of 1000 units with all texts as long as they may be, in
 * nine languages, has 1.4 million; were every sign of them a quotation mark, that has to be doubled, 2.8 million.
 */
export const CSV_MAX_LENGTH = 3_000_000

/** The largest file worth reading, in bytes: no sign takes more than three for one character of the length above. */
export const CSV_MAX_BYTES = CSV_MAX_LENGTH * 3

/**
 * Reads a file of separated values (RFC 4180), as spreadsheets of all countries write it: with commas, semicolons or
 * tabs, with or without a byte order mark. Empty lines are left out.
 */
export function readCsv(text: string): CsvTable {
  const content = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(content)
  const lines: CsvTable['lines'] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let number = 1
  let startedAt = 1
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (cells.some((one) => one.trim() !== '')) lines.push({ number: startedAt, cells })
    cells = []
    startedAt = number
  }
  for (let at = 0; at < content.length; at++) {
    const sign = content[at] ?? ''
    if (sign === '\n') number++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (content[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') endLine()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || cells.length > 0) endLine()
  return { lines, isBroken: isQuoted }
}

/** The sign that stands most often in the first line, outside of quotes. */
function separatorOf(content: string): string {
  const first =
    content
      .slice(0, 10_000)
      .replaceAll(/"[^"]*"/g, '')
      .split('\n', 1)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

// What makes a formula of a cell (OWASP, CSV injection), behind blanks and quotation marks, and with the apostrophes that
// keep it from being one.
const isSign = (sign: string) => '=+-@＝＋－＠'.includes(sign)
const isBefore = (sign: string) => /['"\s]/.test(sign)
// The list separator of Germany and France is a semicolon: there each of these ends a cell, whatever is quoted.
const isEnd = (sign: string) => ';\t\r\n'.includes(sign)

/**
 * A cell of a file. A text that would be a formula, as a whole or from some sign on, gets an apostrophe in front of
 * that, which `textOfCell` takes away again; numbers are ours and stay numbers.
 */
export function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = piecesOf(value).join("'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of cells, with its end (RFC 4180). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** What a file begins with: without it spreadsheets read UTF-8 as something else. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The text that a cell stands for. */
export function textOfCell(cell: string): string {
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
