import {
  DRAWN_SIGNATURE_SIZE,
  parseDrawnSignature,
  type Stroke,
} from '../../../domain/rentals/drawn-signature.ts'
import type { ContractData, ContractSignature } from './contract.ts'
import { type Block, INK, PAGE, type Sheet, STYLES, type Style } from '../../kernel/documents/sheet.ts'
import { writtenDay, writtenInstant } from '../../kernel/documents/written-day.ts'
import { manyLines, oneLine } from '../../kernel/documents/typesetting.ts'
import type { ContractTexts } from './contract-texts/contract-text.ts'

interface TrailRow {
  label: Block
  value: Block
  /** A drawn signature instead of the value. */
  strokes?: readonly Stroke[]
}

const LABEL_WIDTH = 112
const PADDING = 18
const VALUE_WIDTH = PAGE.width - LABEL_WIDTH - 2 * PADDING

/** The last page: who signed the pages before it, when and how. */
export function drawTrail(
  sheet: Sheet,
  data: ContractData,
  texts: ContractTexts,
  signatures: readonly ContractSignature[],
): void {
  const pages = sheet.document.bufferedPageRange().count
  sheet.addPage()
  sheet.flow(sheet.block(texts.trail.title, STYLES.title))
  sheet.y += 6
  sheet.flow(sheet.block(texts.trail.intro(oneLine(data.reference), pages), STYLES.body))
  sheet.y += 16
  for (const signature of signatures) drawSignature(sheet, data, texts, signature)
}

function drawSignature(
  sheet: Sheet,
  data: ContractData,
  texts: ContractTexts,
  signature: ContractSignature,
): void {
  const side = signature.role === 'LANDLORD' ? texts.landlord : texts.tenant
  const heading = sheet.block(side, STYLES.heading)
  const rows = trailRows(sheet, data, texts, signature)
  const height = 2 * PADDING + heading.height + 4 + rows.reduce((sum, row) => sum + rowHeight(row), 0)
  sheet.keep(height)
  sheet.box(sheet.y, height - 6)
  let y = sheet.y + PADDING - 4
  sheet.put(heading, PAGE.left + PADDING, y)
  y += heading.height + 4
  for (const row of rows) {
    const offset = (row.value.style.lead - row.label.style.lead) / 2
    sheet.put(row.label, PAGE.left + PADDING, y + offset)
    if (row.strokes) drawStrokes(sheet, row.strokes, PAGE.left + PADDING + LABEL_WIDTH, y)
    else sheet.put(row.value, PAGE.left + PADDING + LABEL_WIDTH, y)
    y += rowHeight(row)
  }
  sheet.y += height + 8
}

function trailRows(
  sheet: Sheet,
  data: ContractData,
  texts: ContractTexts,
  signature: ContractSignature,
): TrailRow[] {
  const { trail } = texts
  const { power } = signature
  const day = power ? writtenDay(power.givenOn, data.language) : ''
  const openedAt = signature.openedAt ? writtenInstant(signature.openedAt, data.language) : trail.notOpened
  const row = (label: string, text: string, style: Style = STYLES.body): TrailRow => ({
    label: sheet.block(label, STYLES.label, LABEL_WIDTH - 8),
    value: sheet.block(text, style, VALUE_WIDTH),
  })
  const strokes = parseDrawnSignature(signature.drawnSignature ?? '')
  return [
    strokes
      ? { ...row(texts.signatures.signature, ''), strokes }
      : row(trail.typedName, oneLine(signature.typedName), handFor(sheet, signature.typedName)),
    row(trail.name, oneLine(signature.name), STYLES.strong),
    ...(power
      ? [row(trail.power, trail.byPower(oneLine(signature.name), oneLine(power.landlordName), day))]
      : []),
    row(trail.email, oneLine(signature.email)),
    row(trail.consent, manyLines(signature.consentText), STYLES.small),
    // What is noted of opening is the landlord's own.
    ...(power ? [] : [row(trail.openedAt, openedAt)]),
    row(trail.signedAt, writtenInstant(signature.signedAt, data.language), STYLES.strong),
    row(trail.ipAddress, oneLine(signature.ipAddress)),
    row(trail.userAgent, oneLine(signature.userAgent), STYLES.small),
    row(trail.document, oneLine(signature.documentSha256), STYLES.small),
  ]
}

// A name too long for handwriting is set as plain text, so that a signature stays on one page.
function handFor(sheet: Sheet, typedName: string): Style {
  const { lines } = sheet.block(oneLine(typedName), STYLES.hand, VALUE_WIDTH)
  return lines.length > 2 ? STYLES.body : STYLES.hand
}

function rowHeight(row: TrailRow): number {
  return Math.max(row.label.height, row.strokes ? STROKES_HEIGHT : row.value.height) + 3
}

const STROKES_HEIGHT = 54

function drawStrokes(sheet: Sheet, strokes: readonly Stroke[], x: number, y: number): void {
  const { document } = sheet
  const scale = STROKES_HEIGHT / DRAWN_SIGNATURE_SIZE.height
  document.save().lineWidth(1.3).lineCap('round').lineJoin('round').strokeColor(INK.brand)
  for (const [first, ...others] of strokes) {
    if (!first) continue
    document.moveTo(x + first.x * scale, y + first.y * scale)
    for (const point of others.length > 0 ? others : [first])
      document.lineTo(x + point.x * scale, y + point.y * scale)
    document.stroke()
  }
  document.restore()
}
