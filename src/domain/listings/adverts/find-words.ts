import type { FoundValue } from './found-advert.ts'

/** What the first match of the first pattern that matches says; null where nothing does, or what it says is nothing. */
export function firstFound<Value>(
  lines: readonly string[],
  patterns: readonly RegExp[],
  read: (match: RegExpExecArray, line: string) => Value | null,
): FoundValue<Value> | null {
  for (const pattern of patterns) {
    for (const line of lines) {
      const match = pattern.exec(line)
      const value = match && read(match, line)
      if (match && value !== null) return { value, words: match[0].trim() }
    }
  }
  return null
}

/** The lines, and each together with the next one: portals write a name above its value. */
export function withNextLines(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    return next !== undefined && line.length <= 40 && next.length <= 60 ? [line, `${line}: ${next}`] : [line]
  })
}

/** Where a word begins or ends, for letters of all languages. */
export const WORD_START = String.raw`(?<![\p{L}\p{N}])`

/** Where a word ends. */
export const WORD_END = String.raw`(?![\p{L}\p{N}])`

/** A pattern of whole words, whatever their case. */
export function wordPattern(words: string): RegExp {
  return new RegExp(`${WORD_START}(?:${words})${WORD_END}`, 'iu')
}
