import { type Day, dayFrom, partsOfDay, type Stay } from '../kernel/day.ts'
import { toDecimal } from '../kernel/money.ts'
import { MONEY_LINES } from './overview.ts'

/** The accounts of a landlord's books that a batch posts to. */
export const DATEV_ACCOUNTS = [
  'bank',
  'receivable',
  'payable',
  'rent',
  'fee',
  'other',
] as const satisfies readonly string[]

/** An account of a batch. */
export type DatevAccount = (typeof DATEV_ACCOUNTS)[number]

/** Numbers of accounts, each of four digits. */
export type DatevAccounts = Record<DatevAccount, string>

/**
 * The charts of accounts: rent free of VAT (section 4 no. 12 UStG) has an account of its own there; the fee is an
 * expense with its VAT, which nobody who lets free of VAT may deduct.
 */
export const DATEV_CHARTS = {
  SKR03: { bank: '1200', receivable: '1400', payable: '1600', rent: '8105', fee: '4760', other: '2700' },
  SKR04: { bank: '1800', receivable: '1200', payable: '3300', rent: '4105', fee: '6770', other: '4830' },
} as const satisfies Record<string, DatevAccounts>

/** A chart of accounts. */
export type DatevChart = keyof typeof DATEV_CHARTS

/** The lines of a batch: those of the calculation, and what was netted: a fee that was kept, a credit that was carried. */
export const BATCH_LINES = [...MONEY_LINES, 'NETTED'] as const satisfies readonly string[]

/** A line of a batch. */
export type BatchLine = (typeof BATCH_LINES)[number]

/** The account on the other side of what the landlord is to get, or owes. */
const OTHER_SIDE: Record<BatchLine, DatevAccount> = {
  RENT: 'rent',
  FEE: 'fee',
  VAT: 'fee',
  CREDITED: 'fee',
  WRITTEN_OFF: 'fee',
  PAID_BY_LANDLORD: 'bank',
  REFUNDED: 'rent',
  DISPUTED: 'rent',
  INCENTIVE: 'other',
  ADJUSTED: 'other',
  RECEIVED: 'bank',
  PAID_OUT: 'bank',
  NETTED: 'payable',
}

/** What a batch begins with; numbers as the tax adviser gave them. */
export interface DatevBatch extends Stay {
  consultant: number
  client: number
  accounts: DatevAccounts
  currency: string
  createdAt: Temporal.Instant
}

/** An entry to post; the amount in minor units, positive for what the landlord gets more. */
export interface DatevEntry {
  line: BatchLine
  day: Day
  /** It changes what the landlord owes for invoices, not what they are to get. */
  isOwed: boolean
  amount: number
  /** The number of the document, or empty. */
  document: string
  text: string
}

const VERSION = 700
const BOOKING_BATCH = 21
const BATCH_VERSION = 13

/** The two head lines of a booking batch (EXTF 700, Buchungsstapel 13), each with its end. */
export function datevHead(batch: DatevBatch): string {
  const created = batch.createdAt.toString({ smallestUnit: 'millisecond' }).replaceAll(/\D/g, '')
  const { year } = partsOfDay(batch.from)
  const head = [
    quoted('EXTF'),
    VERSION,
    BOOKING_BATCH,
    quoted('Buchungsstapel'),
    BATCH_VERSION,
    created,
    '',
    quoted('RE'),
    quoted(''),
    quoted(''),
    batch.consultant,
    batch.client,
    plain(dayFrom({ year, month: 1, day: 1 })),
    batch.accounts.bank.length,
    plain(batch.from),
    plain(batch.to),
    quoted(`Mezzo ${batch.from} ${batch.to}`.slice(0, 30)),
    quoted(''),
    1,
    0,
    0,
    quoted(batch.currency),
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    quoted(''),
  ]
  return `${head.join(';')}\r\n${DATEV_COLUMNS.join(';')}\r\n`
}

/** One line of a booking batch with its end; empty where there is nothing to post. */
export function datevLine(entry: DatevEntry, { accounts, currency }: DatevBatch): string {
  if (entry.amount === 0) return ''
  const account = entry.isOwed ? 'payable' : 'receivable'
  // The landlord's card has the money of a contested fee again.
  const other = entry.line === 'DISPUTED' && entry.document !== '' ? 'bank' : OTHER_SIDE[entry.line]
  const { month, day } = partsOfDay(entry.day)
  const cells: Record<number, string> = {
    0: toDecimal(Math.abs(entry.amount), currency).replace('.', ','),
    1: quoted(entry.amount > 0 ? 'S' : 'H'),
    2: quoted(currency),
    6: accounts[account],
    7: accounts[other],
    9: `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}`,
    10: quoted(entry.document.replaceAll(/[^\w$&%*+/-]/g, '').slice(0, 36)),
    13: quoted(withoutFormulas(entry.text).slice(0, 60)),
  }
  return `${DATEV_COLUMNS.map((_, at) => cells[at] ?? '').join(';')}\r\n`
}

function plain(day: Day): string {
  return day.replaceAll('-', '')
}

/** A text in quotation marks, on one line. */
/** A sign that begins a formula gets an apostrophe before it, wherever a spreadsheet may see the beginning of a cell. */
function withoutFormulas(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=^|[,;"'] ?)(?=[=+\-@＝])/g, "'")
}

function quoted(text: string): string {
  return `"${text.replaceAll(/\s+/g, ' ').replaceAll('"', '""')}"`
}

const numbered = (count: number, names: (number: number) => string[]) =>
  Array.from({ length: count }, (_, at) => names(at + 1)).flat()

/** The columns of a line, as the format's version names them. */
export const DATEV_COLUMNS: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(8, (number) => [`Beleginfo - Art ${number}`, `Beleginfo - Inhalt ${number}`]),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(20, (number) => [`Zusatzinformation - Art ${number}`, `Zusatzinformation- Inhalt ${number}`]),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
]
