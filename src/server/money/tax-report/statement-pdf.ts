import Pdf from 'pdfkit'
import { countryName, isCountryCode } from '../../../domain/catalogue/countries.ts'
import { findCurrency } from '../../../domain/catalogue/currencies.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { type Day, millisecondsOf } from '../../../domain/kernel/day.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import type { ReportingOperator } from '../../../domain/money/tax-report/dpi-message.ts'
import type {
  RecordAddress,
  RecordProperty,
  RecordQuarter,
  TaxRecord,
} from '../../../domain/money/tax-report/tax-record.ts'
import { bytesOfDocument, type Cell, INK, PAGE, Sheet, STYLES } from '../../kernel/documents/sheet.ts'
import { writtenDay } from '../../kernel/documents/written-day.ts'
import { STATEMENT_TEXTS, type StatementTexts } from './statement-texts/statement-text.ts'

/** All that a statement says. */
export interface TaxStatement {
  year: number
  mode: InvoiceLiveMode
  language: Language
  madeOn: Day
  isCorrection: boolean
  operator: ReportingOperator
  record: TaxRecord
}

const RIGHT = PAGE.left + PAGE.width
const HALF = (PAGE.width - 24) / 2
/** Where the columns of figures end. */
const COLUMNS = [PAGE.left + 165, PAGE.left + 280, PAGE.left + 365, RIGHT]

/** A statement for a seller as PDF; the same statement gives the same bytes. */
export async function statementPdf(statement: TaxStatement): Promise<Uint8Array> {
  const texts = STATEMENT_TEXTS[statement.language]
  const madeAt = new Date(millisecondsOf(statement.madeOn))
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: statement.language,
    displayTitle: true,
    info: {
      Title: texts.title(statement.year),
      Author: 'Mezzo',
      Creator: 'Mezzo',
      Producer: 'Mezzo',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  const bytes = bytesOfDocument(pdf)
  drawStatement(new Sheet(pdf), statement, texts)
  pdf.end()
  return bytes
}

function drawStatement(sheet: Sheet, statement: TaxStatement, texts: StatementTexts): void {
  sheet.flow(sheet.block(texts.title(statement.year), STYLES.title))
  sheet.y += 4
  sheet.flow(sheet.block(texts.lead(statement.operator.name), { ...STYLES.body, color: INK.quiet }))
  if (statement.isCorrection) sheet.flow(sheet.block(texts.correction, STYLES.strong))
  if (statement.mode === 'TESTING') sheet.flow(sheet.block(texts.testing.sentence, STYLES.strong))
  sheet.y += 14
  drawParties(sheet, statement, texts)
  for (const property of statement.record.properties) drawProperty(sheet, property, statement, texts)
  sheet.y += 8
  for (const note of texts.notes) {
    sheet.flow(sheet.block(note, STYLES.small))
    sheet.y += 4
  }
  drawEveryPage(sheet, statement, texts)
}

function drawParties(sheet: Sheet, statement: TaxStatement, texts: StatementTexts): void {
  const { operator, language, record } = statement
  const { seller } = record
  const address = [
    operator.street,
    `${operator.postCode} ${operator.city}`.trim(),
    land(operator.country, language),
  ]
  sheet.row([
    cellOf(sheet, texts.seller, nameOf(seller), [
      ...addressLines(seller.address, language),
      ...factsOf(statement, texts),
    ]),
    cellOf(
      sheet,
      texts.operator,
      operator.name,
      [
        ...address,
        `${texts.facts.taxId} ${operator.taxNumber}`,
        `${texts.facts.madeOn} ${writtenDay(statement.madeOn, language)}`,
      ],
      PAGE.left + HALF + 24,
    ),
  ])
  sheet.y += 12
}

function factsOf({ record: { seller }, language }: TaxStatement, { facts }: StatementTexts): string[] {
  const lines = [
    `${facts.taxId} ${seller.tin?.value ?? facts.noTaxId}`,
    seller.vatId && `${facts.vatId} ${seller.vatId}`,
  ]
  if (seller.type === 'PERSON') {
    lines.push(`${facts.birthDate} ${writtenDay(seller.birthDate, language)}`)
    const place = seller.birthPlace
    if (place) lines.push(`${facts.birthPlace} ${place.city}, ${land(place.country, language)}`)
  } else {
    lines.push(seller.registrationNumber && `${facts.registration} ${seller.registrationNumber}`)
    const states = seller.establishments.map((state) => land(state, language)).join(', ')
    lines.push(states && `${facts.establishments} ${states}`)
  }
  lines.push(...seller.accounts.map(({ iban }) => `${facts.account} ${iban}`))
  return lines.filter(Boolean)
}

function cellOf(
  sheet: Sheet,
  side: string,
  name: string,
  lines: readonly string[],
  x: number = PAGE.left,
): Cell {
  return {
    x,
    blocks: [
      sheet.block(side, STYLES.label, HALF),
      sheet.block(name, STYLES.strong, HALF),
      ...lines.filter(Boolean).map((line) => sheet.block(line, STYLES.body, HALF)),
    ],
  }
}

function nameOf(seller: TaxRecord['seller']): string {
  return seller.type === 'PERSON' ? `${seller.firstName} ${seller.lastName}` : seller.name
}

function land(code: string, language: Language): string {
  return isCountryCode(code) ? countryName(code, language) : code
}

function addressLines(address: RecordAddress, language: Language): string[] {
  return [
    `${address.street} ${address.buildingIdentifier}`.trim(),
    address.suiteIdentifier,
    `${address.postCode} ${address.city}`.trim(),
    [address.countrySubentity, land(address.country, language)].filter(Boolean).join(', '),
  ].filter(Boolean)
}

function drawProperty(
  sheet: Sheet,
  property: RecordProperty,
  { language }: TaxStatement,
  texts: StatementTexts,
): void {
  const { currency, quarters, days, landRegisterNumber } = property
  sheet.keep(150)
  sheet.flow(sheet.block(addressLines(property.address, language).slice(0, 2).join(', '), STYLES.heading))
  const facts = [
    property.otherPropertyType || texts.property.type[property.propertyType],
    texts.property.days(days),
    landRegisterNumber && `${texts.property.landRegister} ${landRegisterNumber}`,
  ]
  sheet.flow(sheet.block(facts.filter(Boolean).join(' · '), STYLES.small))
  sheet.y += 4
  const { table } = texts
  row(sheet, ['', table.stays, table.consideration, table.fees, table.taxes], STYLES.label)
  const money = (amount: number) => wholeMoney(amount, currency, language)
  const cells = (name: string, quarter: RecordQuarter) => [
    name,
    String(quarter.activities),
    money(quarter.consideration),
    money(quarter.fees),
    money(quarter.taxes),
  ]
  for (const [at, quarter] of quarters.entries())
    row(sheet, cells(table.quarter(at + 1), quarter), STYLES.body)
  // A stay that was paid for in several quarters is one, so that of a year no number is said.
  row(sheet, cells(table.year, sumOf(quarters)).with(1, ''), STYLES.strong)
  sheet.y += 12
}

function sumOf(quarters: readonly RecordQuarter[]): RecordQuarter {
  const sum = (figure: keyof RecordQuarter) => quarters.reduce((all, quarter) => all + quarter[figure], 0)
  return {
    consideration: sum('consideration'),
    activities: sum('activities'),
    fees: sum('fees'),
    taxes: sum('taxes'),
  }
}

function row(
  sheet: Sheet,
  [name = '', ...figures]: readonly string[],
  style: (typeof STYLES)[keyof typeof STYLES],
): void {
  sheet.row([
    { x: PAGE.left, blocks: [sheet.block(name, style, 120)] },
    ...figures.map((figure, at) => ({
      x: COLUMNS[at] ?? RIGHT,
      endsAtX: true,
      blocks: [sheet.block(figure, style, 130)],
    })),
  ])
  sheet.rule(PAGE.left, sheet.y, PAGE.width)
  sheet.y += 2
}

function wholeMoney(amount: number, currency: string, language: Language): string {
  const one = 10 ** (findCurrency(currency)?.fractionDigits ?? 2)
  return formatMoney(amount * one, currency, { language, hideFraction: 'yes' })
}

function drawEveryPage(sheet: Sheet, { mode }: TaxStatement, texts: StatementTexts): void {
  const { document } = sheet
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    sheet.putRight(texts.page(page - start + 1, count), STYLES.label, PAGE.height - 46)
    if (mode === 'TESTING') sheet.stamp(texts.testing.stamp)
  }
}
