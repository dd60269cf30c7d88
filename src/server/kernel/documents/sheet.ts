import { type Face, Type } from './typesetting.ts'

/** The colours of the product on paper. */
export const INK = {
  text: '#1e2329',
  quiet: '#555a61',
  line: '#d9d2c6',
  box: '#faf8f5',
  brand: '#0f6b5b',
  onBrand: '#faf8f5',
  lamp: '#f0b46a',
} as const

/** How a piece of text looks. */
export interface Style {
  face: Face
  size: number
  lead: number
  color: string
}

/** The styles of contracts and invoices. */
export const STYLES = {
  title: { face: 'semibold', size: 22, lead: 27, color: INK.text },
  heading: { face: 'semibold', size: 11, lead: 15, color: INK.brand },
  body: { face: 'regular', size: 9.5, lead: 13.6, color: INK.text },
  strong: { face: 'semibold', size: 10, lead: 13.6, color: INK.text },
  label: { face: 'regular', size: 8, lead: 11.5, color: INK.quiet },
  small: { face: 'regular', size: 8.5, lead: 12, color: INK.quiet },
  note: { face: 'italic', size: 8.5, lead: 12, color: INK.quiet },
  hand: { face: 'hand', size: 22, lead: 27, color: INK.brand },
} as const satisfies Record<string, Style>

/** Where text may stand on A4, in points. */
export const PAGE = { left: 64, width: 467.28, top: 86, bottom: 778, height: 841.89 } as const

/** A text laid out in lines, with the height it takes. */
export interface Block {
  lines: readonly string[]
  style: Style
  height: number
}

/** Blocks below each other at a place of a row: from `x` on, or up to it where they end there. */
export interface Cell {
  blocks: readonly Block[]
  x: number
  endsAtX?: boolean
}

/** All that a document writes from now until it ends. */
export function bytesOfDocument(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
  })
}

/** Pages that fill from top to bottom; nothing is drawn below the bottom or beside the column. */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  readonly #type: Type
  y: number = PAGE.top

  constructor(document: PDFKit.PDFDocument) {
    this.document = document
    this.#type = new Type(document)
    this.addPage()
  }

  addPage(): void {
    this.document.addPage()
    this.y = PAGE.top
    this.#mark()
  }

  block(text: string, style: Style, width: number = PAGE.width): Block {
    const lines = this.#type.lines(text, style.face, style.size, width)
    return { lines, style, height: lines.length * style.lead }
  }

  /** Starts a new page unless so much room is left. */
  keep(height: number): void {
    if (this.y > PAGE.top && this.y + height > PAGE.bottom) this.addPage()
  }

  /** Draws a block at a place of the page, without moving on. */
  put(block: Block, x: number, y: number): void {
    for (const [index, line] of block.lines.entries())
      this.#line(line, block.style, x, y + index * block.style.lead)
  }

  /** Draws a block line by line and moves on, over as many pages as it takes. */
  flow(block: Block, x: number = PAGE.left, beforeLine?: (y: number) => void): void {
    for (const line of block.lines) {
      this.keep(block.style.lead)
      beforeLine?.(this.y)
      this.#line(line, block.style, x, this.y)
      this.y += block.style.lead
    }
  }

  /** Draws cells side by side, line by line over as many pages as it takes, and moves on below the longest. */
  row(cells: readonly Cell[]): void {
    const columns = cells.map(({ blocks, ...place }) => ({
      ...place,
      lines: blocks.flatMap(({ lines, style }) => lines.map((text) => ({ text, style }))),
    }))
    const count = Math.max(...columns.map(({ lines }) => lines.length))
    for (let index = 0; index < count; index += 1) {
      const lead = Math.max(...columns.map(({ lines }) => lines[index]?.style.lead ?? 0))
      this.keep(lead)
      for (const { lines, x, endsAtX } of columns) {
        const line = lines[index]
        if (line && endsAtX) this.#lineUpTo(x, line.text, line.style, this.y)
        else if (line) this.#line(line.text, line.style, x, this.y)
      }
      this.y += lead
    }
  }

  /** Draws a line that ends at the right edge of the column. */
  putRight(text: string, style: Style, y: number): void {
    this.#lineUpTo(PAGE.left + PAGE.width, text, style, y)
  }

  rule(x: number, y: number, width: number): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(INK.line)
      .stroke()
  }

  box(y: number, height: number): void {
    this.document.roundedRect(PAGE.left, y, PAGE.width, height, 10).fillColor(INK.box).fill()
    this.document
      .roundedRect(PAGE.left, y, PAGE.width, height, 10)
      .lineWidth(0.6)
      .strokeColor(INK.line)
      .stroke()
  }

  /** Writes a word across the page, faint enough to read what is behind it. */
  stamp(word: string): void {
    const size = 96
    const width = this.#type.width(word, 'semibold', size)
    const [x, y] = [PAGE.left + PAGE.width / 2, PAGE.height / 2]
    this.document
      .save()
      .rotate(-35, { origin: [x, y] })
      .opacity(0.12)
    this.#type.draw(word, 'semibold', size, { x: x - width / 2, baseline: y, color: INK.text })
    this.document.restore()
  }

  #lineUpTo(right: number, text: string, style: Style, y: number): void {
    this.#line(text, style, right - this.#type.width(text, style.face, style.size), y)
  }

  #line(text: string, style: Style, x: number, y: number): void {
    const baseline = y + style.lead * 0.5 + style.size * 0.35
    this.#type.draw(text, style.face, style.size, { x, baseline, color: style.color })
  }

  #mark(): void {
    const { document } = this
    document.save().translate(PAGE.left, 42).scale(0.62)
    document.roundedRect(0, 0, 32, 32, 9).fillColor(INK.brand).fill()
    document
      .path('M6.5 25V15.2a4.6 4.6 0 0 1 9.2 0V25M15.7 25V15.2a4.9 4.9 0 0 1 9.8 0V25')
      .lineWidth(3.1)
      .lineCap('round')
      .strokeColor(INK.onBrand)
      .stroke()
    document.circle(20.6, 19.6, 1.6).fillColor(INK.lamp).fill()
    document.restore()
    this.#line('Mezzo', { ...STYLES.heading, size: 12, lead: 20 }, PAGE.left + 27, 42)
  }
}
