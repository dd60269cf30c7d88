import type { PdfFile } from './pdf-file.ts'
import { type PdfDictionary, PdfOperator, PdfScanner, type PdfValue } from './pdf-values.ts'

/** Letters that were drawn at once. */
export interface PrintedText {
  text: string
  size: number
}

/** What is printed on the pages in the order in which it was drawn, read by the tables of the embedded fonts. */
export function printedTexts(file: PdfFile): PrintedText[] {
  return file.pages().flatMap((page) => textsOfPage(file, page))
}

function textsOfPage(file: PdfFile, page: PdfDictionary): PrintedText[] {
  const fonts = file.dictionary(file.dictionary(page.get('Resources')).get('Font'))
  const letters = new Map([...fonts].map(([name, font]) => [name, lettersOf(file, file.dictionary(font))]))
  const scanner = new PdfScanner(file.stream(page.get('Contents')).toString('latin1'))
  const found: PrintedText[] = []
  let operands: PdfValue[] = []
  let open = { size: 0, letters: new Map<number, string>() }
  for (let value = scanner.next(); value !== undefined; value = scanner.next()) {
    if (!(value instanceof PdfOperator)) {
      operands.push(value)
      continue
    }
    const [first, second] = operands
    if (value.name === 'Tf') {
      const known = typeof first === 'string' ? letters.get(first.slice(1)) : undefined
      open = { size: Number(second), letters: known ?? new Map<number, string>() }
    } else if (value.name === 'TJ' && Array.isArray(first)) {
      found.push({ text: first.map((part) => decoded(part, open.letters)).join(''), size: open.size })
    }
    operands = []
  }
  return found
}

function decoded(part: PdfValue, letters: ReadonlyMap<number, string>): string {
  if (!Buffer.isBuffer(part)) return ''
  let text = ''
  for (let index = 0; index + 1 < part.length; index += 2)
    text += letters.get(part.readUInt16BE(index)) ?? '\uFFFD'
  return text
}

/** The letters of a font by their codes, from the table that says what can be copied. */
function lettersOf(file: PdfFile, font: PdfDictionary): Map<number, string> {
  const table = file.stream(font.get('ToUnicode')).toString('latin1')
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries()) {
      letters.set(
        Number.parseInt(first, 16) + index,
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
    }
  }
  return letters
}
