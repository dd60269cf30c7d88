import type { Language } from '../../../domain/catalogue/language.ts'
import type { ContractData } from './contract.ts'
import { type Block, INK, PAGE, type Sheet, STYLES } from '../../kernel/documents/sheet.ts'
import { oneLine } from '../../kernel/documents/typesetting.ts'
import type { ContractSection, ContractTerms, ContractTexts } from './contract-texts/contract-text.ts'

/** The title, the kind of contract, its reference and its day. */
export function drawTitle(sheet: Sheet, head: { title: string; kind: string; line: string }): void {
  sheet.flow(sheet.block(head.title, STYLES.title))
  sheet.flow(sheet.block(head.kind, { ...STYLES.body, color: INK.quiet }))
  sheet.flow(sheet.block(head.line, STYLES.small))
  sheet.y += 14
}

const PADDING = 16
const COLUMN_GAP = 16

/** The box that answers what most people look for: where, when, who and how much. */
export function drawFacts(sheet: Sheet, texts: ContractTexts, terms: ContractTerms): void {
  const { facts } = texts
  const people = `${terms.people}, ${terms.pets ? texts.pets : texts.noPets}`
  const rows = [
    [
      [facts.apartment, terms.apartment, [terms.location, terms.address].filter(Boolean).join(', ')],
      [facts.stay, texts.stay(terms.from, terms.to), terms.duration],
      [facts.people, people, ''],
    ],
    [
      [facts.price, terms.price, facts.perMonth],
      [facts.totalRent, terms.totalRent, terms.duration],
      [facts.deposit, terms.deposit || facts.noDeposit, ''],
    ],
  ].map((cells) =>
    cells.map(([label = '', value = '', detail = '']) => factCell(sheet, label, value, detail)),
  )
  const heights = rows.map((cells) => Math.max(...cells.map(heightOf)))
  const height = heights.reduce((sum, one) => sum + one, 0) + 2 * PADDING + 12
  sheet.keep(height)
  sheet.box(sheet.y, height)
  let y = sheet.y + PADDING
  for (const [index, cells] of rows.entries()) {
    for (const [column, blocks] of cells.entries()) putCell(sheet, blocks, columnX(column), y)
    y += (heights[index] ?? 0) + 12
  }
  sheet.y += height + 18
}

const FACT_WIDTH = (PAGE.width - 2 * PADDING - 2 * COLUMN_GAP) / 3

function columnX(column: number): number {
  return PAGE.left + PADDING + column * (FACT_WIDTH + COLUMN_GAP)
}

function factCell(sheet: Sheet, label: string, value: string, detail: string): Block[] {
  return [
    sheet.block(label, STYLES.label, FACT_WIDTH),
    sheet.block(value, STYLES.strong, FACT_WIDTH),
    ...(detail ? [sheet.block(detail, STYLES.label, FACT_WIDTH)] : []),
  ].map(ofBoundedHeight)
}

function putCell(sheet: Sheet, blocks: readonly Block[], x: number, top: number): void {
  let y = top
  for (const block of blocks) {
    sheet.put(block, x, y)
    y += block.height
  }
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0)
}

const HALF = (PAGE.width - 24) / 2

/** The first section: the two sides next to each other. */
export function drawParties(
  sheet: Sheet,
  data: ContractData,
  texts: ContractTexts,
  terms: ContractTerms,
): void {
  const landlord = partyCell(sheet, texts.landlord, namesOf(terms.landlordCompany, terms.landlord, texts), [
    terms.landlordAddress,
    oneLine(data.landlord.email),
  ])
  const company = terms.business ? terms.company : ''
  const tenant = partyCell(sheet, texts.tenant, namesOf(company, terms.tenant, texts), [
    oneLine(data.tenant.email),
  ])
  const heading = sheet.block(`1   ${texts.partiesTitle}`, STYLES.heading)
  const height = Math.max(heightOf(landlord), heightOf(tenant))
  sheet.keep(heading.height + 4 + height)
  sheet.flow(heading)
  sheet.y += 4
  putCell(sheet, landlord, PAGE.left + INDENT, sheet.y)
  putCell(sheet, tenant, PAGE.left + INDENT + HALF, sheet.y)
  sheet.y += height + 12
}

/** A company first, with who acts for it; a person alone. */
function namesOf(company: string, name: string, texts: ContractTexts): string[] {
  return company ? [company, texts.representedBy(name)] : [name]
}

function partyCell(sheet: Sheet, side: string, names: readonly string[], lines: readonly string[]): Block[] {
  const width = HALF - INDENT
  return [
    sheet.block(side, STYLES.label, width),
    ...names.map((name) => sheet.block(name, STYLES.strong, width)),
    ...lines.filter(Boolean).map((line) => sheet.block(line, STYLES.body, width)),
  ].map(ofBoundedHeight)
}

// Facts and parties stand side by side on one page, whatever they are called; the clauses say all of it.
const MOST_LINES = 12

function ofBoundedHeight(block: Block): Block {
  const lines = block.lines.slice(0, MOST_LINES)
  return { ...block, lines, height: lines.length * block.style.lead }
}

const INDENT = 30

/** The numbered sections; the parties came first, so these start with the second. */
export function drawSections(sheet: Sheet, language: Language, sections: readonly ContractSection[]): void {
  for (const [index, section] of sections.entries()) drawSection(sheet, language, index + 2, section)
}

function drawSection(sheet: Sheet, language: Language, number: number, section: ContractSection): void {
  const heading = sheet.block(`${number}   ${section.title}`, STYLES.heading)
  const clauses = section.clauses.map((clause) =>
    sheet.block(typeset(clause, language), STYLES.body, PAGE.width - INDENT),
  )
  sheet.keep(heading.height + 3 + (clauses[0]?.height ?? 0))
  sheet.flow(heading)
  sheet.y += 3
  for (const [index, clause] of clauses.entries()) {
    // A clause stays in one piece unless it is longer than a page.
    if (clause.height < PAGE.bottom - PAGE.top) sheet.keep(clause.height)
    const top = sheet.y
    const page = sheet.document.bufferedPageRange().count
    sheet.put(
      sheet.block(`${number}.${index + 1}`, { ...STYLES.small, lead: STYLES.body.lead }),
      PAGE.left,
      top,
    )
    sheet.flow(clause, PAGE.left + INDENT)
    if (sheet.document.bufferedPageRange().count === page) sheet.y += 3
  }
  if (section.quote) drawQuote(sheet, section.quote)
  sheet.y += 9
}

function drawQuote(sheet: Sheet, quote: string): void {
  const block = sheet.block(quote, STYLES.small, PAGE.width - INDENT - 14)
  sheet.flow(block, PAGE.left + INDENT + 14, (y) => {
    sheet.document
      .rect(PAGE.left + INDENT, y, 2, block.style.lead)
      .fillColor(INK.line)
      .fill()
  })
  sheet.y += 3
}

// French sets a space before some signs, and a line must not begin with them.
function typeset(clause: string, language: Language): string {
  if (language !== 'fr') return clause
  return clause.replaceAll(/ (?=[:;?!»])/g, '\u00A0').replaceAll('« ', '«\u00A0')
}

/** Where both sign on paper, or what happens online; and the advice to have it checked. */
export function drawSignatureFields(
  sheet: Sheet,
  texts: ContractTexts,
  terms: ContractTerms,
  agentLine: string,
): void {
  const { signatures } = texts
  const heading = sheet.block(signatures.title, STYLES.heading)
  const note = sheet.block(texts.lawyer, STYLES.note)
  const names = [
    [texts.landlord, terms.landlord],
    [texts.tenant, [terms.tenant, terms.company].filter(Boolean).join(', ')],
  ].map(([side = '', name = '']) => [
    sheet.block(side, STYLES.label, HALF),
    sheet.block(name, STYLES.strong, HALF),
  ])
  const nameHeight = Math.max(...names.map(heightOf))
  const online = [signatures.online, ...(agentLine ? [agentLine] : [])].map((text) =>
    sheet.block(text, STYLES.body),
  )
  const body = terms.online ? heightOf(online) : nameHeight + 2 * FIELD_HEIGHT
  sheet.keep(heading.height + body + note.height + 24)
  sheet.y += 6
  sheet.flow(heading)
  sheet.y += 4
  if (terms.online) for (const block of online) sheet.flow(block)
  else {
    for (const [column, blocks] of names.entries()) {
      const x = PAGE.left + column * (HALF + 24)
      putCell(sheet, blocks, x, sheet.y)
      drawField(sheet, signatures.placeAndDay, x, sheet.y + nameHeight)
      drawField(sheet, signatures.signature, x, sheet.y + nameHeight + FIELD_HEIGHT)
    }
    sheet.y += body
  }
  sheet.y += 14
  sheet.flow(note)
}

const FIELD_HEIGHT = 52

function drawField(sheet: Sheet, label: string, x: number, y: number): void {
  sheet.rule(x, y + 36, HALF)
  sheet.put(sheet.block(label, STYLES.label, HALF), x, y + 38)
}
