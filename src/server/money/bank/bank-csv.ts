import { isValidIBAN } from 'ibantools'
import { findCurrency } from '../../../domain/catalogue/currencies.ts'
import { BANK_STATEMENT_MAX_LINES } from '../../../domain/kernel/constants.ts'
import { type Day, dayFrom, isDay } from '../../../domain/kernel/day.ts'
import { fromDecimal, toDecimal } from '../../../domain/kernel/money.ts'
import { type CsvLine, readCsv } from '../../kernel/csv/csv.ts'
import { statementError, type StatementLine, statementText } from './statement-line.ts'

/** What columns are called, without capitals, blanks and signs; the more precise name first. */
const COLUMNS = {
  day: [
    'valutadatum',
    'valuta',
    'wertstellung',
    'wertstellungsdatum',
    'wert',
    'valuedate',
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'bookingdate',
    'completeddate',
    'datum',
    'date',
  ],
  amount: [
    'betrag',
    'betragineur',
    'betrageur',
    'umsatz',
    'umsatzineur',
    'amount',
    'amounteur',
    'amountineur',
  ],
  debit: ['soll', 'lastschrift', 'debit', 'moneyout'],
  credit: ['haben', 'gutschrift', 'credit', 'moneyin'],
  currency: ['waehrung', 'wahrung', 'currency', 'kontowahrung', 'kontowaehrung'],
  name: [
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'namezahlungsbeteiligter',
    'auftraggeberbegunstigter',
    'begunstigterauftraggeber',
    'auftraggeberempfanger',
    'zahlungspflichtiger',
    'auftraggeber',
    'name',
    'payer',
    'payername',
    'partnername',
    'counterparty',
    'counterpartyname',
    'debtor',
    'debtorname',
  ],
  iban: [
    'kontonummeriban',
    'ibanzahlungsbeteiligter',
    'ibanauftraggeber',
    'gegenkonto',
    'iban',
    'kontonummer',
    'partneriban',
    'counterpartyiban',
    'payeriban',
    'accountnumber',
  ],
  remittance: [
    'verwendungszweck',
    'verwendungszweckbuchungstext',
    'buchungstextverwendungszweck',
    'zahlungsreferenz',
    'remittanceinformation',
    'remittance',
    'paymentreference',
    'purpose',
    'reference',
    'buchungstext',
    'description',
    'details',
  ],
  reference: ['transaktionsid', 'umsatzid', 'transactionid', 'bankreferenz', 'bankreference'],
  account: ['auftragskonto', 'ibanauftragskonto', 'eigeneskonto', 'ownaccount', 'ownaccountiban', 'account'],
  status: ['status', 'info', 'umsatzstatus', 'state'],
} as const

type Column = keyof typeof COLUMNS

/** Where in the cells of a line the columns are. */
type Places = Partial<Record<Column, number>>

// Banks write about the account first, and then the names of the columns.
const mostLinesBefore = 40
const ANNOUNCED = /vorgemerkt|pending|nicht gebucht/i

/** The lines of a file of separated values, as German banks and others write it; ValidationError says what it lacks. */
export function readBankCsv(csv: string): StatementLine[] {
  const head = findHead(csv)
  const lines = readCsv(head.rest)
  if (!lines) throw statementError('damaged')
  if (lines.length - 1 > BANK_STATEMENT_MAX_LINES) throw statementError('tooMany')
  const places = placesOf(lines[0]?.cells ?? [])
  const currency = currencyOfHead(lines[0]?.cells ?? [], places)
  const missing = missingColumns(places, currency)
  if (missing.length > 0) throw statementError('columns', { missing: missing.join(' ') })
  return lines.slice(1).flatMap((line) => {
    const read = readLine(line, places, { currency, account: head.account, linesBefore: head.linesBefore })
    return read ? [read] : []
  })
}

/** The line with the names of most columns, and the account that stands before it. */
function findHead(csv: string): { rest: string; linesBefore: number; account: string } {
  const all = csv.split('\n')
  const known = all
    .slice(0, mostLinesBefore)
    .map((line) => Object.keys(placesOf(readCsv(line)?.[0]?.cells ?? [])).length)
  const linesBefore = Math.max(0, known.indexOf(Math.max(...known)))
  const before = all.slice(0, linesBefore).flatMap((line) => line.split(/[;,\t:"]/))
  return {
    rest: all.slice(linesBefore).join('\n'),
    linesBefore,
    account: before.map((cell) => cell.replaceAll(/\s/g, '')).find((cell) => isValidIBAN(cell)) ?? '',
  }
}

function placesOf(cells: readonly string[]): Places {
  const names = cells.map(nameOf)
  const places: Places = {}
  for (const [column, known] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const name = known.find((one) => names.includes(one))
    if (name !== undefined) places[column] = names.indexOf(name)
  }
  return places
}

/** 'Betrag (€)' -> 'betrag', 'Begünstigter/Zahlungspflichtiger' -> 'begunstigterzahlungspflichtiger'. */
function nameOf(cell: string): string {
  const plain = cell
    .replace(/\(.*\)|\[.*\]/, '')
    .normalize('NFKD')
    .toLowerCase()
  return plain.replaceAll(/[^a-z0-9]/g, '')
}

function missingColumns(places: Places, currency: string): string[] {
  const hasAmount = places.amount !== undefined || (places.debit !== undefined && places.credit !== undefined)
  return [
    ...(places.day === undefined ? ['day'] : []),
    ...(hasAmount ? [] : ['amount']),
    ...(places.remittance === undefined ? ['remittance'] : []),
    ...(places.currency === undefined && currency === '' ? ['currency'] : []),
  ]
}

/** The currency that the name of the amount's column says: 'Betrag (€)', 'Amount in EUR'. */
function currencyOfHead(cells: readonly string[], places: Places): string {
  const heads = [places.amount, places.credit].map((place) =>
    place === undefined ? '' : (cells[place] ?? ''),
  )
  const code = heads
    .map((head) => (head.includes('€') ? 'EUR' : (/\b([A-Z]{3})\b/.exec(head)?.[1] ?? '')))
    .find(Boolean)
  return code !== undefined && findCurrency(code) ? code : ''
}

function readLine(
  { number, cells }: CsvLine,
  places: Places,
  head: { currency: string; account: string; linesBefore: number },
): StatementLine | null {
  const cell = (column: Column) => (places[column] === undefined ? '' : (cells[places[column]] ?? '').trim())
  const line = number + head.linesBefore
  // Some banks end with a line of sums, or say the balance: no day, no line.
  if (cell('day') === '') return null
  const valueDay = readDay(cell('day'))
  if (!valueDay) throw statementError('day', { line })
  const currency = currencyOf(cell('currency')) || head.currency
  if (!findCurrency(currency)) throw statementError('currency', { line })
  const amount = amountOf({ whole: cell('amount'), debit: cell('debit'), credit: cell('credit') }, currency)
  if (amount === null) throw statementError('amount', { line })
  return {
    account: cell('account').replaceAll(/\s/g, '') || head.account,
    reference: statementText(cell('reference')),
    valueDay,
    amount,
    currency,
    isReversal: false,
    otherName: statementText(cell('name')),
    otherIban: cell('iban').replaceAll(/\s/g, ''),
    remittance: statementText(cell('remittance')),
    isAnnounced: ANNOUNCED.test(cell('status')),
  }
}

function currencyOf(cell: string): string {
  return cell === '€' ? 'EUR' : cell.toUpperCase()
}

/** '21.11.2029', '21.11.29' and '2029-11-21'. */
function readDay(cell: string): Day | null {
  const text = cell.slice(0, 10).trim()
  if (isDay(text)) return text
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text)
  if (!match) return null
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  try {
    return dayFrom({ day, month, year: year < 100 ? 2000 + year : year })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function amountOf(cells: { whole: string; debit: string; credit: string }, currency: string): number | null {
  if (cells.whole !== '') return readAmount(cells.whole, currency)
  const credit = cells.credit === '' ? 0 : readAmount(cells.credit, currency)
  const debit = cells.debit === '' ? 0 : readAmount(cells.debit, currency)
  return credit === null || debit === null || (cells.credit === '' && cells.debit === '')
    ? null
    : Math.abs(credit) - Math.abs(debit)
}

/**
 * Minor units of '1.071,00', '-1.071,00 €', '1071,00 S' and '1071.00'. The last sign is that of the fraction, unless it
 * is a point with three digits behind it; a comma with three could be either, and is none.
 */
function readAmount(cell: string, currency: string): number | null {
  const match = /^([+-]?)([\d.,'\s]*\d)\s*(?:€|[A-Z]{3})?\s*([+-]|[SH])?$/u.exec(
    cell.replaceAll('\u2212', '-').trim(),
  )
  if (!match) return null
  const isNegative = match[1] === '-' || match[3] === '-' || match[3] === 'S'
  const digits = (match[2] ?? '').replaceAll(/['\s]/g, '')
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  const behind = last === -1 ? 0 : digits.length - last - 1
  if (behind === 3 && digits[last] === ',') return null
  const hasFraction = last !== -1 && behind !== 3
  const whole = hasFraction ? digits.slice(0, last) : digits
  if (!isGrouped(whole)) return null
  return minorUnits(
    whole.replaceAll(/[.,]/g, ''),
    hasFraction ? digits.slice(last + 1) : '',
    currency,
    isNegative,
  )
}

/** Without signs, or with one kind of them before each three digits. */
function isGrouped(whole: string): boolean {
  return /^\d+$/.test(whole) || /^\d{1,3}(\.\d{3})+$/.test(whole) || /^\d{1,3}(,\d{3})+$/.test(whole)
}

function minorUnits(whole: string, fraction: string, currency: string, isNegative: boolean): number | null {
  const digits = toDecimal(0, currency).split('.')[1]?.length ?? 0
  const plain = whole.replace(/^0+(?=\d)/, '')
  const padded = fraction.padEnd(digits, '0')
  const amount = fromDecimal(padded === '' ? plain : `${plain}.${padded}`, currency)
  if (amount === null) return null
  return isNegative && amount !== 0 ? -amount : amount
}
