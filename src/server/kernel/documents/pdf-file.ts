import { inflateSync } from 'node:zlib'
import {
  type PdfArray,
  type PdfDictionary,
  PdfOperator,
  PdfRef,
  PdfScanner,
  type PdfValue,
} from './pdf-values.ts'

/** A PDF as pdfkit writes it, taken apart: plain table of objects, streams plain or deflated, pages in one list. */
export class PdfFile {
  readonly #text: string
  readonly #offsets: readonly number[]
  readonly trailer: PdfDictionary

  constructor(bytes: Uint8Array) {
    this.#text = Buffer.from(bytes).toString('latin1')
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text)?.[1])
    const table = /^xref\s+0 (\d+)\s+((?:\d{10} \d{5} [fn] ?\s+)+)trailer/.exec(this.#text.slice(start))
    if (!table) throw new RangeError('The PDF has no table of objects')
    this.#offsets = [...(table[2] ?? '').matchAll(/(\d{10}) \d{5} [fn]/g)].map(([, offset]) => Number(offset))
    this.trailer = asDictionary(new PdfScanner(this.#text, start + table[0].length).next())
  }

  /** How many objects there are; they have the numbers from 1 on. */
  get size(): number {
    return this.#offsets.length
  }

  get catalog(): PdfDictionary {
    return this.dictionary(this.trailer.get('Root'))
  }

  /** What a value stands for: the object behind a reference, anything else itself. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    return value instanceof PdfRef ? this.#object(value.number).next() : value
  }

  dictionary(value: PdfValue | undefined): PdfDictionary {
    return asDictionary(this.resolve(value))
  }

  array(value: PdfValue | undefined): PdfArray {
    const found = this.resolve(value)
    if (!Array.isArray(found)) throw new RangeError('The PDF has no array where one belongs')
    return found
  }

  /** The bytes of a stream, inflated where they are deflated. */
  stream(value: PdfValue | undefined): Buffer {
    if (!(value instanceof PdfRef)) throw new RangeError('The PDF has no stream where one belongs')
    const scanner = this.#object(value.number)
    const head = asDictionary(scanner.next())
    const start = /\s*stream\r?\n/y
    start.lastIndex = scanner.position
    const length = this.resolve(head.get('Length'))
    if (!start.test(this.#text) || typeof length !== 'number')
      throw new RangeError('The PDF has a broken stream')
    const raw = Buffer.from(this.#text.slice(start.lastIndex, start.lastIndex + length), 'latin1')
    return head.get('Filter') === '/FlateDecode' ? inflateSync(raw) : raw
  }

  /** The pages in their order. */
  pages(): PdfDictionary[] {
    return this.array(this.dictionary(this.catalog.get('Pages')).get('Kids')).map((page) =>
      this.dictionary(page),
    )
  }

  /** The bytes of an embedded file, or undefined. */
  embeddedFile(name: string): Buffer | undefined {
    const names = this.dictionary(this.catalog.get('Names'))
    const files = this.array(this.dictionary(names.get('EmbeddedFiles')).get('Names'))
    const index = files.findIndex((entry) => Buffer.isBuffer(entry) && entry.toString('latin1') === name)
    if (index === -1) return undefined
    return this.stream(this.dictionary(this.dictionary(files[index + 1]).get('EF')).get('F'))
  }

  #object(number: number): PdfScanner {
    const scanner = new PdfScanner(this.#text, this.#offsets[number])
    const [found, , keyword] = [scanner.next(), scanner.next(), scanner.next()]
    const isThere = found === number && keyword instanceof PdfOperator && keyword.name === 'obj'
    if (!isThere) throw new RangeError(`The PDF has no object ${number} where its table says`)
    return scanner
  }
}

function asDictionary(value: PdfValue | undefined): PdfDictionary {
  if (!(value instanceof Map)) throw new RangeError('The PDF has no dictionary where one belongs')
  return value
}
