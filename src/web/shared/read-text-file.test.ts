import { expect, it } from 'vitest'
import { decodeText, isWorkbook, recognizeEncoding } from './read-text-file.ts'

const text = 'Straße;Größe\n1;2\n'
const utf16 = (order: 'le' | 'be', mark: boolean) => {
  const signs = [...(mark ? '\uFEFF' : ''), ...text].map((sign) => sign.codePointAt(0) ?? 0)
  return Uint8Array.from(
    signs.flatMap((code) => (order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  )
}

it.each([
  ['utf-8', new TextEncoder().encode(text)],
  ['utf-8', new TextEncoder().encode(`\uFEFF${text}`)],
  ['windows-1252', Uint8Array.from([...text].map((sign) => sign.codePointAt(0) ?? 0))],
  ['utf-16le', utf16('le', true)],
  ['utf-16le', utf16('le', false)],
  ['utf-16be', utf16('be', true)],
  ['utf-16be', utf16('be', false)],
] as const)('a file in %s is read as it was written', (encoding, bytes) => {
  expect(recognizeEncoding(bytes)).toBe(encoding)
  expect(decodeText(bytes, encoding)).toBe(text)
})

it.each([
  [[0x50, 0x4b, 3, 4], true],
  [[0xd0, 0xcf, 0x11, 0xe0], true],
  [[0x55, 0x6e], false],
])('%s is a workbook: %s', (bytes, expected) => {
  expect(isWorkbook(Uint8Array.from(bytes))).toBe(expected)
})
