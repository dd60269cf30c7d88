import Pdf from 'pdfkit'
import type { Language } from '../../domain/catalogue/language.ts'
import { dayOf } from '../../domain/day.ts'
import type { ContractData, ContractSignature } from './contract.ts'
import {
  drawFacts,
  drawParties,
  drawSections,
  drawSignatureFields,
  drawTitle,
} from './contract-document-parts.ts'
import { PAGE, Sheet, STYLES } from './contract-document-sheet.ts'
import { termsOf, writtenDay } from './contract-document-terms.ts'
import { drawTrail } from './contract-document-trail.ts'
import { oneLine } from './contract-document-type.ts'
import { type ContractTexts, familyText } from './contract-texts/contract-text.ts'
import { de } from './contract-texts/de.ts'
import { en } from './contract-texts/en.ts'
import { fr } from './contract-texts/fr.ts'

const TEXTS = { en, de, fr } as const satisfies Record<Language, ContractTexts>

/** The contract as a PDF; the same data give the same bytes, so that its hash can be checked. */
export async function renderContract(data: ContractData): Promise<Uint8Array> {
  return renderSignedContract(data, [])
}

/** The same contract with the audit trail of its signatures as the last page. */
export async function renderSignedContract(
  data: ContractData,
  signatures: readonly ContractSignature[],
): Promise<Uint8Array> {
  const document = openDocument(data)
  const bytes = collect(document)
  const sheet = new Sheet(document)
  const texts = TEXTS[data.language]
  drawContract(sheet, data, texts)
  const pages = document.bufferedPageRange().count
  if (signatures.length > 0) drawTrail(sheet, data, texts, signatures)
  drawFooters(sheet, data, texts, pages)
  document.end()
  return bytes
}

/** The audit trail alone, for a contract whose document is kept apart. */
export async function renderTrail(
  data: ContractData,
  signatures: readonly ContractSignature[],
): Promise<Uint8Array> {
  const document = openDocument(data)
  const bytes = collect(document)
  const sheet = new Sheet(document)
  const texts = TEXTS[data.language]
  drawTrail(sheet, data, texts, signatures)
  drawFooters(sheet, data, texts, 0)
  document.end()
  return bytes
}

function openDocument(data: ContractData): PDFKit.PDFDocument {
  const madeAt = new Date(data.madeAt.epochMilliseconds)
  const title = `${TEXTS[data.language].title} ${oneLine(data.reference)}`
  return new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: data.language,
    displayTitle: true,
    // pdfkit makes the file's id from these, so nothing in them may come from the clock.
    info: {
      Title: title,
      Author: 'Mezzo',
      Subject: oneLine(data.unit.name),
      Creator: 'Mezzo',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
  })
}

function drawContract(sheet: Sheet, data: ContractData, texts: ContractTexts): void {
  const terms = termsOf(data, texts)
  const family = familyText(texts, data.contractName, data.unit.country)
  drawTitle(sheet, texts, family, writtenDay(dayOf(data.madeAt), data.language), terms.reference)
  drawFacts(sheet, texts, terms)
  drawParties(sheet, data, texts, terms)
  drawSections(sheet, data.language, texts.sections(terms, family))
  drawSignatureFields(sheet, texts, terms)
}

/** The contract's own pages count among themselves, signed or not; the trail stands behind them. */
function drawFooters(sheet: Sheet, data: ContractData, texts: ContractTexts, pages: number): void {
  const { count } = sheet.document.bufferedPageRange()
  const reference = sheet.block(oneLine(data.reference), STYLES.label, PAGE.width - 120).lines[0] ?? ''
  for (let index = 0; index < count; index += 1) {
    sheet.document.switchToPage(index)
    const y = PAGE.height - 48
    sheet.rule(PAGE.left, y - 8, PAGE.width)
    sheet.put(sheet.block(reference, STYLES.label), PAGE.left, y)
    sheet.putRight(index < pages ? texts.page(index + 1, pages) : texts.trail.footer, STYLES.label, y)
  }
}
