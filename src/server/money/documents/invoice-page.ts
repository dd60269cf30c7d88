import { countryName, isCountryCode } from '../../../domain/catalogue/countries.ts'
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../../../domain/money/invoice-document.ts'
import {
  type Block,
  type Cell,
  INK,
  PAGE,
  type Sheet,
  type Style,
  STYLES,
} from '../../kernel/documents/sheet.ts'
import { writtenDay } from '../../kernel/documents/written-day.ts'
import { INVOICE_TEXTS } from './invoice-texts/invoice-text.ts'
import { amountText, isTransferAwaited, notesOf, paymentText, percentText, vatText } from './invoice-words.ts'

const RIGHT = PAGE.left + PAGE.width
const GAP = 24
const HALF = (PAGE.width - GAP) / 2
/** Small words in rows of the body's height. */
const QUIET = { ...STYLES.small, lead: STYLES.body.lead }

/** Draws a whole invoice or credit note, over as many pages as it takes. */
export function drawInvoice(sheet: Sheet, document: InvoiceDocument): void {
  drawHead(sheet, document)
  drawParties(sheet, document)
  drawFacts(sheet, document)
  drawLines(sheet, document)
  drawTotals(sheet, document)
  drawPayment(sheet, document)
  drawNotes(sheet, document)
  drawEveryPage(sheet, document)
}

function drawHead(sheet: Sheet, { language, documentType, number, takesBack }: InvoiceDocument): void {
  const texts = INVOICE_TEXTS[language]
  sheet.flow(sheet.block(`${texts.title[documentType]} ${number}`, STYLES.title))
  if (takesBack) {
    const line = texts.takesBack(takesBack.number, writtenDay(takesBack.issuedOn, language))
    sheet.flow(sheet.block(line, { ...STYLES.body, color: INK.quiet }))
  }
  sheet.y += 16
}

function drawParties(sheet: Sheet, document: InvoiceDocument): void {
  const { parties } = INVOICE_TEXTS[document.language]
  sheet.row([
    partyCell(sheet, document, parties.seller, document.seller, PAGE.left),
    partyCell(sheet, document, parties.buyer, document.buyer, PAGE.left + HALF + GAP),
  ])
  sheet.y += 16
}

function partyCell(
  sheet: Sheet,
  { language }: InvoiceDocument,
  side: string,
  party: InvoiceParty,
  x: number,
): Cell {
  const { ids } = INVOICE_TEXTS[language]
  const country = isCountryCode(party.country) ? countryName(party.country, language) : party.country
  const address = [
    party.contactName,
    party.addressLine1,
    party.addressLine2,
    `${party.zipCode} ${party.city}`.trim(),
    [party.region, country].filter(Boolean).join(', '),
  ]
  const small = [
    party.vatId && `${ids.vatId} ${party.vatId}`,
    party.taxNumber && `${ids.taxNumber} ${party.taxNumber}`,
    party.register,
    party.email,
  ]
  return {
    x,
    blocks: [
      sheet.block(side, STYLES.label, HALF),
      sheet.block(party.name, STYLES.strong, HALF),
      ...address.filter(Boolean).map((line) => sheet.block(line, STYLES.body, HALF)),
      ...small.filter(Boolean).map((line) => sheet.block(line, QUIET, HALF)),
    ],
  }
}

function drawFacts(sheet: Sheet, { language, issuedOn, dueOn, stay }: InvoiceDocument): void {
  const { facts, period } = INVOICE_TEXTS[language]
  const day = (one: typeof issuedOn) => writtenDay(one, language)
  const widths = dueOn ? [100, 100, 122, 115] : [110, 0, 160, 167]
  const cells = [
    [facts.issuedOn, day(issuedOn)],
    [facts.dueOn, dueOn ? day(dueOn) : ''],
    [facts.stay, period(day(stay.from), day(stay.to))],
    [facts.apartment, stay.apartment],
  ]
  drawRule(sheet, 8)
  let x: number = PAGE.left
  const row: Cell[] = []
  for (const [index, [label = '', value = '']] of cells.entries()) {
    const width = widths[index] ?? 0
    if (value) row.push({ x, blocks: labelled(sheet, label, value, width) })
    x += width === 0 ? 0 : width + 10
  }
  sheet.row(row)
  sheet.y += 4
  drawRule(sheet, 18)
}

function labelled(sheet: Sheet, label: string, value: string, width: number): Block[] {
  return [sheet.block(label, STYLES.label, width), sheet.block(value, STYLES.body, width)]
}

const SERVICE_WIDTH = PAGE.width - 200
const VAT_EDGE = RIGHT - 100

function drawLines(sheet: Sheet, document: InvoiceDocument): void {
  const { table } = INVOICE_TEXTS[document.language]
  const rows = document.lines.map((line) => ({ ...line, words: wordsOf(sheet, line) }))
  sheet.keep(30 + heightTogether(rows[0]?.words ?? []))
  sheet.row([
    { x: PAGE.left, blocks: [sheet.block(table.service, STYLES.label)] },
    { x: VAT_EDGE, endsAtX: true, blocks: [sheet.block(table.vat, STYLES.label)] },
    { x: RIGHT, endsAtX: true, blocks: [sheet.block(table.net, STYLES.label)] },
  ])
  sheet.y += 3
  drawRule(sheet, 6)
  for (const { words, vat, net } of rows) {
    sheet.keep(heightTogether(words))
    sheet.row([
      { x: PAGE.left, blocks: words },
      { x: VAT_EDGE, endsAtX: true, blocks: [sheet.block(vatText(vat, document.language), STYLES.body)] },
      { x: RIGHT, endsAtX: true, blocks: [sheet.block(amountText(document, net), STYLES.body)] },
    ])
    sheet.y += 4
    drawRule(sheet, 6)
  }
}

function wordsOf(sheet: Sheet, { name, description }: InvoiceLine): Block[] {
  return [
    sheet.block(name, STYLES.strong, SERVICE_WIDTH),
    ...(description ? [sheet.block(description, STYLES.small, SERVICE_WIDTH)] : []),
  ]
}

/** What of a position stays together on a page: all of it, unless it is long. */
function heightTogether(blocks: readonly Block[]): number {
  return Math.min(
    blocks.reduce((sum, { height }) => sum + height, 0),
    200,
  )
}

const TOTALS_LEFT = PAGE.left + 210

interface TotalRow {
  label: string
  minor: number
  style: Style
}

function drawTotals(sheet: Sheet, document: InvoiceDocument): void {
  const { totals: texts } = INVOICE_TEXTS[document.language]
  const { totals, vat, documentType, language } = document
  const amount = (minor: number) => amountText(document, minor)
  const taxed = vat.filter(({ category }) => category === 'S')
  const rows: readonly TotalRow[] = [
    { label: texts.net, minor: totals.net, style: STYLES.body },
    ...taxed.map((sum) => ({
      label: texts.vat(percentText(sum.rate, language), amount(sum.net)),
      minor: sum.amount,
      style: STYLES.body,
    })),
    { label: texts.gross, minor: totals.gross, style: STYLES.strong },
    ...(totals.paid > 0 ? [{ label: texts.paid, minor: totals.paid, style: STYLES.body }] : []),
    {
      label: documentType === 'INVOICE' ? texts.due : texts.dueBack,
      minor: totals.due,
      style: STYLES.heading,
    },
  ]
  sheet.keep(rows.length * 18 + 10)
  sheet.y += 2
  for (const { label, minor, style } of rows) {
    if (style === STYLES.heading) {
      sheet.y += 2
      sheet.rule(TOTALS_LEFT, sheet.y, RIGHT - TOTALS_LEFT)
      sheet.y += 5
    }
    sheet.row([
      { x: TOTALS_LEFT, blocks: [sheet.block(label, style)] },
      { x: RIGHT, endsAtX: true, blocks: [sheet.block(amount(minor), style)] },
    ])
    sheet.y += 2.5
  }
  sheet.y += 18
}

function drawPayment(sheet: Sheet, document: InvoiceDocument): void {
  const { payment: texts } = INVOICE_TEXTS[document.language]
  const heading = sheet.block(texts.title, STYLES.heading)
  const sentence = sheet.block(paymentText(document), STYLES.body)
  sheet.keep(heading.height + sentence.height + 60)
  sheet.flow(heading)
  sheet.y += 2
  sheet.flow(sentence)
  drawAccount(sheet, document)
  sheet.y += 14
}

const LABEL_WIDTH = 112

function drawAccount(sheet: Sheet, document: InvoiceDocument): void {
  const { payment, number, language } = document
  if (payment.kind !== 'BANK_TRANSFER' || !isTransferAwaited(document)) return
  const { account } = INVOICE_TEXTS[language].payment
  const rows = [
    [account.holder, payment.holder],
    [account.iban, payment.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    [account.bic, payment.bic],
    [account.reference, number],
  ]
  sheet.y += 5
  for (const [label = '', value = ''] of rows) {
    if (!value) continue
    sheet.row([
      { x: PAGE.left, blocks: [sheet.block(label, QUIET)] },
      { x: PAGE.left + LABEL_WIDTH, blocks: [sheet.block(value, STYLES.strong, PAGE.width - LABEL_WIDTH)] },
    ])
  }
}

function drawNotes(sheet: Sheet, document: InvoiceDocument): void {
  const notes = notesOf(document)
  if (notes.length === 0) return
  const blocks = notes.map((note) => sheet.block(note, STYLES.body))
  const heading = sheet.block(INVOICE_TEXTS[document.language].notes, STYLES.heading)
  sheet.keep(heading.height + (blocks[0]?.height ?? 0) + 2)
  sheet.flow(heading)
  sheet.y += 2
  for (const block of blocks) {
    sheet.flow(block)
    sheet.y += 3
  }
}

/** What stands on every page: which document it is, the page's number, and whether it is a test. */
function drawEveryPage(sheet: Sheet, { language, documentType, number, mode }: InvoiceDocument): void {
  const texts = INVOICE_TEXTS[language]
  const { count } = sheet.document.bufferedPageRange()
  const y = PAGE.height - 48
  for (let index = 0; index < count; index += 1) {
    sheet.document.switchToPage(index)
    sheet.rule(PAGE.left, y - 8, PAGE.width)
    sheet.put(sheet.block(`${texts.title[documentType]} ${number}`, STYLES.label), PAGE.left, y)
    sheet.putRight(texts.page(index + 1, count), STYLES.label, y)
    if (mode === 'TESTING') sheet.stamp(texts.testing.stamp)
  }
}

function drawRule(sheet: Sheet, space: number): void {
  sheet.rule(PAGE.left, sheet.y, PAGE.width)
  sheet.y += space
}
