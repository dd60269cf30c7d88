/** A value of a PDF: names are texts with their slash, strings are their bytes. */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | Buffer
  | PdfRef
  | PdfOperator
  | PdfDictionary
  | PdfArray

/** A list of values. */
export type PdfArray = readonly PdfValue[]

/** A dictionary; the keys are names without their slash. */
export type PdfDictionary = ReadonlyMap<string, PdfValue>

/** A reference to an object by its number. */
export class PdfRef {
  readonly number: number

  constructor(number: number) {
    this.number = number
  }
}

/** A word that is no value: an operator of a content stream, or a keyword such as 'endobj'. */
export class PdfOperator {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const SPACE = /[\0\t\n\f\r ]*(?:%[^\n\r]*[\0\t\n\f\r ]*)*/y
const REFERENCE = /(\d+) \d+ R(?![A-Za-z])/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const HEX = /<([\dA-Fa-f\0\t\n\f\r ]*)>/y

/** Reads values one after the other from the text of a PDF, where each character is a byte; RangeError for what is none. */
export class PdfScanner {
  readonly #text: string
  position: number

  constructor(text: string, position = 0) {
    this.#text = text
    this.position = position
  }

  /** The next value, or undefined at the end. */
  next(): PdfValue | undefined {
    this.#take(SPACE)
    if (this.position >= this.#text.length) return undefined
    switch (this.#text[this.position]) {
      case '/':
        return `/${this.#take(NAME)?.[1] ?? ''}`
      case '(':
        return this.#string()
      case '[':
        return this.#array()
      case '<':
        return this.#text[this.position + 1] === '<' ? this.#dictionary() : this.#hex()
      default:
        return this.#bare()
    }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.#text)
    if (found) this.position = pattern.lastIndex
    return found
  }

  #bare(): PdfValue {
    const reference = this.#take(REFERENCE)
    if (reference) return new PdfRef(Number(reference[1]))
    const number = this.#take(NUMBER)
    if (number) return Number(number[0])
    const word = this.#take(WORD)?.[0]
    if (word === undefined) throw new RangeError(`No value of a PDF at ${this.position}`)
    if (word === 'null') return null
    return word === 'true' || word === 'false' ? word === 'true' : new PdfOperator(word)
  }

  #hex(): Buffer {
    const digits = this.#take(HEX)?.[1]
    if (digits === undefined) throw new RangeError(`No string of a PDF at ${this.position}`)
    return Buffer.from(digits.replaceAll(/[^\dA-Fa-f]/g, ''), 'hex')
  }

  #string(): Buffer {
    const bytes: number[] = []
    let depth = 0
    for (; this.position < this.#text.length; this.position += 1) {
      const sign = this.#text[this.position]
      if (sign === '\\') bytes.push(this.#escaped())
      else if (sign === ')' && depth === 1) break
      else {
        if (sign === '(') depth += 1
        if (sign === ')') depth -= 1
        if (depth > 1 || sign !== '(') bytes.push(this.#text.charCodeAt(this.position))
      }
    }
    this.position += 1
    return Buffer.from(bytes)
  }

  #escaped(): number {
    this.position += 1
    const sign = this.#text[this.position] ?? ''
    return { n: 10, r: 13, t: 9, b: 8, f: 12 }[sign] ?? sign.charCodeAt(0)
  }

  #array(): PdfArray {
    this.position += 1
    const values: PdfValue[] = []
    while (!this.#ends(']')) values.push(this.#within())
    return values
  }

  #dictionary(): PdfDictionary {
    this.position += 2
    const entries = new Map<string, PdfValue>()
    while (!this.#ends('>>')) {
      const name = this.#within()
      if (typeof name !== 'string') throw new RangeError(`No name of a PDF at ${this.position}`)
      entries.set(name.slice(1), this.#within())
    }
    return entries
  }

  #ends(mark: string): boolean {
    this.#take(SPACE)
    const isThere = this.#text.startsWith(mark, this.position)
    if (isThere) this.position += mark.length
    return isThere
  }

  #within(): PdfValue {
    const value = this.next()
    if (value === undefined) throw new RangeError('The PDF ends within a value')
    return value
  }
}
