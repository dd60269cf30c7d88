import { toMinorUnits } from './money.ts'

/** What was typed in minor units; nothing is zero, and what is no amount is null. */
export function parseAmount(text: string, currency: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0\u202F'’]/g, '')
  if (plain === '') return 0
  if (!/^\d[\d.,]*$/.test(plain)) return null
  const decimal = decimalSign(plain)
  const [whole = '', fraction = ''] = decimal ? splitAtLast(plain, decimal) : [plain]
  const digits = whole.replaceAll(/[.,]/g, '')
  if (!/^\d+$/.test(digits) || !/^\d*$/.test(fraction) || (decimal && whole.includes(decimal))) return null
  const amount = toMinorUnits(Number(`${digits}.${fraction || '0'}`), currency)
  return Number.isSafeInteger(amount) ? amount : null
}

/** The sign before the fraction: the later one of two, or the only one unless three digits stand behind it. */
function decimalSign(text: string): '.' | ',' | null {
  const at = { '.': text.lastIndexOf('.'), ',': text.lastIndexOf(',') }
  if (at['.'] >= 0 && at[','] >= 0) return at['.'] > at[','] ? '.' : ','
  const sign = at['.'] >= 0 ? '.' : ','
  const isOnly = at[sign] >= 0 && text.indexOf(sign) === at[sign]
  return isOnly && text.length - at[sign] - 1 !== 3 ? sign : null
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign)
  return [text.slice(0, at), text.slice(at + 1)]
}
