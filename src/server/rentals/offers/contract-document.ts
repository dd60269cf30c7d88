import Pdf from 'pdfkit'
import type { Language } from '../../../domain/catalogue/language.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { bytesOfDocument, PAGE, Sheet, STYLES } from '../../kernel/documents/sheet.ts'
import { oneLine } from '../../kernel/documents/typesetting.ts'
import { writtenDay } from '../../kernel/documents/written-day.ts'
import { addSealField } from '../seal/seal-field.ts'
import type { ContractData, ContractSignature } from './contract.ts'
import {
  drawFacts,
  drawParties,
  drawSections,
  drawSignatureFields,
  drawTitle,
} from './contract-document-parts.ts'
import { termsOf } from './contract-document-terms.ts'
import { drawTrail } from './contract-document-trail.ts'
import { type ContractTerms, type ContractTexts, templateOf } from './contract-texts/contract-text.ts'
import { contractTextsDe } from './contract-texts/de.ts'
import { contractTextsEn } from './contract-texts/en.ts'
import { contractTextsFr } from './contract-texts/fr.ts'

const TEXTS = { en: contractTextsEn, de: contractTextsDe, fr: contractTextsFr } as const satisfies Record<
  Language,
  ContractTexts
>

/** The contract as a PDF; the same data give the same bytes, so that its hash can be checked. */
export async function renderContract(data: ContractData): Promise<Uint8Array> {
  return renderSignedContract(data, [])
}

/** The contract as it would be, marked as a draft on every page; nobody can sign it. */
export async function renderDraft(data: ContractData): Promise<Uint8Array> {
  const document = openDocument(data)
  const bytes = bytesOfDocument(document)
  const sheet = new Sheet(document)
  const texts = TEXTS[data.language]
  drawContract(sheet, data, texts)
  drawFooters(sheet, data, texts, document.bufferedPageRange().count)
  for (let page = 0; page < document.bufferedPageRange().count; page += 1) {
    document.switchToPage(page)
    sheet.stamp(texts.draft)
  }
  document.end()
  return bytes
}

/** The same contract with the audit trail of its signatures as the last page; with a time also the seal's field. */
export async function renderSignedContract(
  data: ContractData,
  signatures: readonly ContractSignature[],
  sealedAt?: Temporal.Instant,
): Promise<Uint8Array> {
  const document = openDocument(data)
  const bytes = bytesOfDocument(document)
  const sheet = new Sheet(document)
  const texts = TEXTS[data.language]
  drawContract(sheet, data, texts)
  const pages = document.bufferedPageRange().count
  if (signatures.length > 0) drawTrail(sheet, data, texts, signatures)
  if (sealedAt) addSealField(document, sealedAt)
  drawFooters(sheet, data, texts, pages)
  document.end()
  return bytes
}

/** The audit trail alone, for a contract whose document is kept apart. */
export async function renderTrail(
  data: ContractData,
  signatures: readonly ContractSignature[],
  sealedAt?: Temporal.Instant,
): Promise<Uint8Array> {
  const document = openDocument(data)
  const bytes = bytesOfDocument(document)
  const sheet = new Sheet(document)
  const texts = TEXTS[data.language]
  drawTrail(sheet, data, texts, signatures)
  if (sealedAt) addSealField(document, sealedAt)
  drawFooters(sheet, data, texts, 0)
  document.end()
  return bytes
}

function openDocument(data: ContractData): PDFKit.PDFDocument {
  const madeAt = new Date(data.madeAt.epochMilliseconds)
  const texts = TEXTS[data.language]
  const title = `${contentOf(data, texts, termsOf(data, texts)).title} ${oneLine(data.reference)}`
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

function drawContract(sheet: Sheet, data: ContractData, texts: ContractTexts): void {
  const terms = termsOf(data, texts)
  const { title, kind, sections } = contentOf(data, texts, terms)
  const madeOn = texts.madeOn(writtenDay(dayOf(data.madeAt), data.language))
  drawTitle(sheet, { title, kind, line: `${terms.reference} · ${madeOn}` })
  drawFacts(sheet, texts, terms)
  drawParties(sheet, data, texts, terms)
  drawSections(sheet, data.language, sections)
  drawSignatureFields(sheet, texts, terms, agentLine(data, texts))
}

/** Who is to sign for the landlord at the external provider, whose document has no other place for it. */
function agentLine({ agent, landlord, language }: ContractData, texts: ContractTexts): string {
  if (!agent) return ''
  const day = writtenDay(agent.powerGivenOn, language)
  return `${texts.landlord}: ${texts.trail.byPower(oneLine(agent.name), oneLine(landlord.name), day)}`
}

/** A contract of its own, or the annex to one. */
function contentOf(data: ContractData, texts: ContractTexts, terms: ContractTerms) {
  const template = templateOf(texts, data.contractName, data.unit.country)
  const { annexTo } = terms
  if (!annexTo) return { title: template.title, kind: template.kind, sections: template.sections(terms) }
  const { annex } = texts
  return {
    title: annex.title(annexTo),
    kind: annex.kind(annexTo),
    sections: annex.sections(terms, annexTo, template),
  }
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
