import { fontNamed } from './embedded-font.ts'

/** The faces documents are set in; 'hand' is for typed signatures. */
export type Face = 'regular' | 'semibold' | 'italic' | 'hand'

// A letter comes from the first font of its face that has it; the later ones bring further scripts.
const FONTS: Record<Face, readonly string[]> = {
  regular: ['figtree:latin-400', 'figtree:latin-ext-400', ...notoSans('400')],
  semibold: ['figtree:latin-600', 'figtree:latin-ext-600', ...notoSans('600')],
  italic: ['figtree:latin-400-italic', 'figtree:latin-ext-400-italic', ...notoSans('400')],
  hand: [
    'caveat:latin-600',
    'caveat:latin-ext-600',
    'caveat:cyrillic-600',
    'caveat:cyrillic-ext-600',
    ...notoSans('400'),
  ],
}

function notoSans(weight: string): string[] {
  const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']
  return [...subsets, 'devanagari'].map((subset) => `noto-sans:${subset}-${weight}`)
}

/** Letters in a row that one font has. */
interface Run {
  font: string
  text: string
}

const UNKNOWN_LETTER = '?'

/** Measures, breaks and draws text on a document, letter by letter in a font that has it. */
export class Type {
  readonly #document: PDFKit.PDFDocument
  // Shaping a word is slow, and documents repeat their words.
  readonly #widths = new Map<string, number>()
  readonly #registered = new Set<string>()
  readonly #fontOf = new Map<string, string | null>()

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  width(text: string, face: Face, size: number): number {
    return this.#runs(text, face).reduce((sum, run) => sum + this.#runWidth(run, size), 0)
  }

  /** The text in lines no wider than the width; a word that is too wide alone is cut. */
  lines(text: string, face: Face, size: number, width: number): string[] {
    return text.split('\n').flatMap((paragraph) => this.#paragraphLines(paragraph, face, size, width))
  }

  /** Draws one line with its letters standing on the baseline. */
  draw(text: string, face: Face, size: number, at: { x: number; baseline: number; color: string }): void {
    let x = at.x
    for (const run of this.#runs(text, face)) {
      const width = this.#runWidth(run, size)
      this.#document.fillColor(at.color).text(run.text, x, at.baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
      x += width
    }
  }

  #paragraphLines(paragraph: string, face: Face, size: number, width: number): string[] {
    const lines: string[] = []
    const space = this.#wordWidth(' ', face, size)
    let line = ''
    let used = 0
    for (const word of paragraph.split(' ')) {
      const wordWidth = this.#wordWidth(word, face, size)
      if (line && used + space + wordWidth <= width) {
        line += ` ${word}`
        used += space + wordWidth
        continue
      }
      if (line) lines.push(line)
      const pieces = this.#pieces(word, face, size, width)
      line = pieces.pop() ?? ''
      used = this.#wordWidth(line, face, size)
      lines.push(...pieces)
    }
    return [...lines, line]
  }

  #pieces(word: string, face: Face, size: number, width: number): string[] {
    if (this.#wordWidth(word, face, size) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    let used = 0
    for (const letter of word) {
      // Letters alone are as wide as or wider than together, so a piece never sticks out.
      const letterWidth = this.#wordWidth(letter, face, size)
      if (piece && used + letterWidth > width - 2) {
        pieces.push(piece)
        piece = ''
        used = 0
      }
      piece += letter
      used += letterWidth
    }
    return [...pieces, piece]
  }

  #wordWidth(word: string, face: Face, size: number): number {
    const key = `${face} ${size} ${word}`
    const width = this.#widths.get(key) ?? this.width(word, face, size)
    this.#widths.set(key, width)
    return width
  }

  #runWidth(run: Run, size: number): number {
    return this.#open(run.font).fontSize(size).widthOfString(run.text)
  }

  #runs(text: string, face: Face): Run[] {
    const runs: Run[] = []
    // The narrow space that French numbers have is in none of the fonts.
    for (const letter of text.replaceAll('\u202F', '\u00A0')) {
      const known = this.#fontFor(letter, face)
      const last = runs.at(-1)
      const font = known ?? FONTS[face][0] ?? ''
      const shown = known === null ? UNKNOWN_LETTER : letter
      if (last?.font === font) last.text += shown
      else runs.push({ font, text: shown })
    }
    return runs
  }

  #fontFor(letter: string, face: Face): string | null {
    const key = `${face}${letter}`
    const known = this.#fontOf.get(key)
    if (known !== undefined) return known
    const font = FONTS[face].find((name) => this.#hasLetter(name, letter)) ?? null
    this.#fontOf.set(key, font)
    return font
  }

  #open(font: string): PDFKit.PDFDocument {
    if (!this.#registered.has(font)) this.#document.registerFont(font, fontNamed(font))
    this.#registered.add(font)
    return this.#document.font(font)
  }

  #hasLetter(font: string, letter: string): boolean {
    return openFont(this.#open(font)).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }
}

interface OpenFont {
  hasGlyphForCodePoint(codePoint: number): boolean
}

// pdfkit's types leave out the font that is open; it is fontkit's.
function openFont(document: PDFKit.PDFDocument): OpenFont {
  return (document as unknown as { _font: { font: OpenFont } })._font.font
}

const LONGEST_NAME = 300

/** One line of somebody's words, without anything that could break out of it. */
export function oneLine(text: string): string {
  const line = plain(text).replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : line
}

/** Somebody's words with their line breaks. */
export function manyLines(text: string): string {
  return plain(text.replaceAll(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

// Control, direction and joining characters draw nothing, but can turn or hide the text around them.
function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\S\n]|[\u2028\u2029]/gu, ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\uFE00-\uFE0F]/gu, '')
}
