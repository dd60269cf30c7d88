import { XMLParser } from 'fast-xml-parser'
import { findCurrency } from '../../../domain/catalogue/currencies.ts'
import { BANK_STATEMENT_MAX_LINES } from '../../../domain/kernel/constants.ts'
import { type Day, isDay } from '../../../domain/kernel/day.ts'
import { fromDecimal, toDecimal } from '../../../domain/kernel/money.ts'
import { statementError, type StatementLine, statementText } from './statement-line.ts'

// Nothing of a file is looked up or put in for something else: what it declares itself is refused before.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: true,
  maxNestedTags: 40,
})

const NAMESPACE =
  /^[^]{0,2000}<(?:\w+:)?Document\s[^>]{0,2000}urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d["']/

/** The lines of a CAMT.053 file (ISO 20022, versions 02 to 08); ValidationError says what is wrong with it. */
export function readCamt(xml: string): StatementLine[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw statementError('damaged')
  const document = at(parsed(xml), 'Document')
  if (!NAMESPACE.test(xml.slice(0, 4_000))) throw statementError('otherKind')
  const statements = many(document, 'BkToCstmrStmt/Stmt')
  if (statements.length === 0) throw statementError('otherKind')
  const entries = statements.flatMap((statement) => {
    const account = text(statement, 'Acct/Id/IBAN') || text(statement, 'Acct/Id/Othr/Id')
    return many(statement, 'Ntry').map((entry) => ({ account, entry }))
  })
  const lines = entries.flatMap(({ account, entry }, index) => linesOfEntry(account, entry, index + 1))
  if (lines.length > BANK_STATEMENT_MAX_LINES) throw statementError('tooMany')
  return lines
}

function parsed(xml: string): unknown {
  try {
    return parser.parse(xml, true)
  } catch {
    // What the library says of a broken file is for programmers; to others it is one that has to be fetched anew.
    throw statementError('damaged')
  }
}

/** One line for each payment of an entry, where they say their amounts and these are all of it; else one for all. */
function linesOfEntry(account: string, entry: unknown, place: number): StatementLine[] {
  const currency = text(entry, 'Amt/@Ccy')
  const sign = text(entry, 'CdtDbtInd') === 'DBIT' ? -1 : 1
  const amount = amountOf(text(entry, 'Amt/#text') || text(entry, 'Amt'), currency, place)
  const payments = many(entry, 'NtryDtls/TxDtls')
  const reference = bankReference(text(entry, 'AcctSvcrRef'))
  const common = {
    account,
    valueDay: dayOfEntry(entry, place),
    currency,
    isReversal: text(entry, 'RvslInd') === 'true' || text(entry, 'RvslInd') === '1',
    isAnnounced: !['BOOK', ''].includes(text(entry, 'Sts/Cd') || text(entry, 'Sts')),
  }
  const parts = payments.length > 1 ? payments.map((payment) => partOf(payment, currency)) : []
  if (parts.length > 0 && sumOf(parts) === amount) {
    return payments.map((payment, index) => ({
      ...common,
      ...whoAndWhy(sign, entry, [payment]),
      reference:
        bankReference(text(payment, 'Refs/AcctSvcrRef')) || (reference && `${reference} ${index + 1}`),
      amount: sign * (parts[index] ?? 0),
    }))
  }
  const own = payments.length === 1 ? bankReference(text(payments[0], 'Refs/AcctSvcrRef')) : ''
  return [
    { ...common, ...whoAndWhy(sign, entry, payments), reference: reference || own, amount: sign * amount },
  ]
}

// NONREF: the bank has none. NtryRef is only a count within one file, and not the same in another.
function bankReference(reference: string): string {
  return reference === 'NONREF' || reference === 'NOTPROVIDED' ? '' : statementText(reference)
}

function partOf(payment: unknown, currency: string): number | null {
  const place = isNode(at(payment, 'AmtDtls/TxAmt/Amt')) ? 'AmtDtls/TxAmt/Amt' : 'Amt'
  if (text(payment, `${place}/@Ccy`) !== currency) return null
  return decimalOf(text(payment, `${place}/#text`), currency)
}

function sumOf(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}

/** Who is on the other side, by which account, and what for. */
function whoAndWhy(sign: 1 | -1, entry: unknown, payments: readonly unknown[]) {
  const [payment] = payments
  const party = sign > 0 ? 'Dbtr' : 'Cdtr'
  const name = ['', '/Pty'].map((inner) => text(payment, `RltdPties/${party}${inner}/Nm`)).find(Boolean)
  const texts = payments.flatMap((one) => [
    ...many(one, 'RmtInf/Ustrd'),
    ...many(one, 'RmtInf/Strd').flatMap((part) => [
      text(part, 'CdtrRefInf/Ref'),
      ...many(part, 'RfrdDocInf').map((document) => text(document, 'Nb')),
      ...many(part, 'AddtlRmtInf'),
    ]),
    // Some programs write the number of the invoice there.
    text(one, 'Refs/EndToEndId').replace(/^NOTPROVIDED$/, ''),
  ])
  const remittance = texts.filter((one) => typeof one === 'string' && one !== '').join(' ')
  const others = text(entry, 'AddtlNtryInf')
  return {
    otherName: statementText(decoded(name ?? '')),
    otherIban: text(payment, `RltdPties/${party}Acct/Id/IBAN`),
    remittance: statementText(decoded(remittance || others)),
  }
}

function dayOfEntry(entry: unknown, place: number): Day {
  const days = ['ValDt/Dt', 'ValDt/DtTm', 'BookgDt/Dt', 'BookgDt/DtTm'].map((path) =>
    text(entry, path).slice(0, 10),
  )
  const day = days.find(isDay)
  if (!day) throw statementError('day', { line: place })
  return day
}

function amountOf(written: string, currency: string, place: number): number {
  if (!findCurrency(currency)) throw statementError('currency', { line: place })
  const amount = decimalOf(written, currency)
  if (amount === null) throw statementError('amount', { line: place })
  return amount
}

/** Minor units of '1071', '1071.5' or '1071.50000'; null for what has more digits than the currency. */
function decimalOf(written: string, currency: string): number | null {
  const match = /^(\d{1,13})(?:\.(\d{0,5}))?$/.exec(written)
  if (!match || !findCurrency(currency)) return null
  const digits = toDecimal(0, currency).split('.')[1]?.length ?? 0
  const fraction = (match[2] ?? '').replace(/0+$/, '').padEnd(digits, '0')
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '')
  return fromDecimal(fraction === '' ? whole : `${whole}.${fraction}`, currency)
}

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const

/** The five names that XML has by itself, and signs by their number. */
function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi, (all, name: string) => {
    if (!name.startsWith('#')) return NAMED[name as keyof typeof NAMED] ?? all
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' '
  })
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a path; of several the first. */
function at(node: unknown, path: string): unknown {
  return many(node, path)[0]
}

/** All that stands at a path. */
function many(node: unknown, path: string): unknown[] {
  let found: unknown[] = [node]
  for (const name of path.split('/')) {
    found = found.flatMap((one) => (isNode(one) && Object.hasOwn(one, name) ? [one[name]] : [])).flat()
  }
  return found
}

function text(node: unknown, path: string): string {
  const found = at(node, path)
  if (typeof found === 'string') return found.trim()
  return isNode(found) && typeof found['#text'] === 'string' ? found['#text'].trim() : ''
}
