import { isRecord } from '../shared/browser-store.ts'

/** What stands at a path such as 'address.street'. */
export function valueAt(values: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), values)
}

/** How values that are no texts are told. */
export interface ValueWords {
  empty: string
  yes: string
  no: string
  number: (value: number) => string
  list: (count: number) => string
  constant: (value: string) => string
}

/** Any value of a step in words, so that two versions of it can be compared. */
export function wordsOf(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.empty
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return words.number(value)
  if (typeof value === 'string') return isConstant(value) ? words.constant(value) : value
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item === 'string')
    return isPlain && value.length > 0 ? value.map(words.constant).join(', ') : words.list(value.length)
  }
  if (!isRecord(value)) return words.empty
  const parts = Object.values(value).filter((part) => part !== null && part !== '')
  return parts.length === 0 ? words.empty : parts.map((part) => wordsOf(part, words)).join(', ')
}

function isConstant(text: string): boolean {
  return /^[A-Z]+(_[A-Z0-9]+)+$/.test(text)
}
