import type { InvoiceDocument } from '../../../domain/money/invoice-document.ts'
import { PdfFile } from '../../kernel/documents/pdf-file.ts'
import { printedTexts } from '../../kernel/documents/pdf-text.ts'
import { writtenDay } from '../../kernel/documents/written-day.ts'
import { XML_FILE_NAME } from './invoice-pdf.ts'
import { readingOf, readingOfXml } from './invoice-reading.ts'
import { INVOICE_TEXTS } from './invoice-texts/invoice-text.ts'
import { amountText, isTransferAwaited } from './invoice-words.ts'

/** Where a PDF says something else than the document that it was made of, in English for the log; empty if it fits. */
export function readBack(bytes: Uint8Array, document: InvoiceDocument): string[] {
  try {
    const file = new PdfFile(bytes)
    const xml = file.embeddedFile(XML_FILE_NAME)
    if (!xml) return [`no ${XML_FILE_NAME} is within`]
    return [...differencesOfXml(xml.toString('utf8'), document), ...differencesOfPrint(file, document)]
  } catch (error) {
    // A file that is no PDF, or was cut or changed, says nothing that could be compared.
    return [`it can't be read: ${String(error)}`]
  }
}

function differencesOfXml(xml: string, document: InvoiceDocument): string[] {
  const [found, wanted] = [readingOfXml(xml), readingOf(document)]
  return [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((key) => found[key] !== wanted[key])
    .map((key) => `${key}: ${JSON.stringify(found[key])} instead of ${JSON.stringify(wanted[key])}`)
}

/** Amounts have to stand alone and in their order; days and numbers somewhere. Names may have letters that no font has. */
function differencesOfPrint(file: PdfFile, document: InvoiceDocument): string[] {
  const { flat, edges } = flattened(printedTexts(file).map(({ text }) => text))
  const missing = wordsPrinted(document).filter((words) => !flat.includes(compact(words)))
  let position = 0
  for (const amount of amountsPrinted(document)) {
    const found = placeOf(compact(amount), flat, edges, position)
    if (found === -1) missing.push(amount)
    else position = found + compact(amount).length
  }
  return missing.map((words) => `not printed where it belongs: ${words}`)
}

function amountsPrinted(document: InvoiceDocument): string[] {
  const { lines, vat, totals } = document
  const amounts = [
    ...lines.map(({ net }) => net),
    totals.net,
    ...vat.filter(({ category }) => category === 'S').map(({ amount }) => amount),
    totals.gross,
    ...(totals.paid > 0 ? [totals.paid] : []),
    totals.due,
  ]
  return amounts.map((amount) => amountText(document, amount))
}

function wordsPrinted(document: InvoiceDocument): string[] {
  const { language, documentType, number, takesBack, stay, seller, buyer, payment, mode } = document
  const texts = INVOICE_TEXTS[language]
  const days = [document.issuedOn, document.dueOn, takesBack?.issuedOn, stay.from, stay.to]
  return [
    `${texts.title[documentType]} ${number}`,
    ...days.flatMap((day) => (day ? writtenDay(day, language) : [])),
    ...(takesBack ? [takesBack.number] : []),
    ...[seller.vatId, buyer.vatId].filter(Boolean),
    ...(payment.kind === 'BANK_TRANSFER' && isTransferAwaited(document) ? [payment.iban, payment.bic] : []),
    ...(mode === 'TESTING' ? [texts.testing.stamp, texts.testing.sentence] : []),
  ]
}

/** All that is printed without blanks, and where in it something begins or ends. */
function flattened(texts: readonly string[]): { flat: string; edges: ReadonlySet<number> } {
  const edges = new Set([0])
  let flat = ''
  for (const text of texts) {
    flat += compact(text)
    edges.add(flat.length)
  }
  return { flat, edges }
}

function placeOf(words: string, flat: string, edges: ReadonlySet<number>, from: number): number {
  let place = flat.indexOf(words, from)
  while (place !== -1 && !(edges.has(place) && edges.has(place + words.length))) {
    place = flat.indexOf(words, place + 1)
  }
  return place
}

function compact(text: string): string {
  return text.replaceAll(/\s/g, '')
}
