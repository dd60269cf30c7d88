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

// What a spreadsheet takes for a formula (OWASP, CSV injection), with the apostrophes that keep it from doing so.
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/u

/** A cell of a file. A text that would be a formula gets an apostrophe in front, which `textOfCell` takes away again. */
export function cellOf(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text that a cell stands for. */
export function textOfCell(cell: string): string {
  const text = cell.trim()
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
