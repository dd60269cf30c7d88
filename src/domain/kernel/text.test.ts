import { expect, it } from 'vitest'
import { asOneLine } from './text.ts'

it.each([
  ['Loft\r\nBcc: all@mezzo.example', 'Loft Bcc: all@mezzo.example'],
  ['\u202Egnp.exe\u202C', 'gnp.exe'],
  ['\u2066Loft\u2069 \u200F7\uFEFF', 'Loft 7'],
  ['Loft\u2028two\tthree\u0000', 'Loft two three'],
  ['  Zwölf  Räume ', 'Zwölf  Räume'],
  // Persian needs its non-joiner, families of emoji their joiner.
  ['می\u200Cخواهم 👩\u200D👧', 'می\u200Cخواهم 👩\u200D👧'],
])('%j stands in one line as %j', (text, line) => {
  expect(asOneLine(text)).toBe(line)
})
