import type { TaxRecordChange, TaxReportKind } from '../../catalogue/tax.ts'
import { sameValue } from '../../kernel/same-value.ts'

/** What the tax office has accepted last, by the reference that it has there. */
export interface AcceptedRecord<Content> {
  docRefId: string
  content: Content
}

/** What is to be known at the tax office, and what is known there, of one seller each. */
export interface ReportStanding<Content> {
  wanted: ReadonlyMap<string, Content>
  accepted: ReadonlyMap<string, AcceptedRecord<Content>>
}

/** A record of a message: what it says of whom, and which accepted one it corrects or deletes. */
export interface PlannedRecord<Content> {
  sellerId: string
  change: TaxRecordChange
  content: Content
  corrects: string | null
}

/** A message of so many records. */
export interface PlannedMessage<Content> {
  kind: TaxReportKind
  /** What is said of the operator: something new, a correction, or once more what was said (RESENT). */
  operator: 'NEW' | 'CORRECTED' | 'RESENT'
  records: PlannedRecord<Content>[]
}

/** How much fits in one message. */
export interface MessageLimits<Content> {
  records: number
  /** In bytes. */
  size: number
  sizeOf: (content: Content) => number
}

/**
 * The records that turn what was accepted into what is wanted: corrections and deletions first, then new ones, each by
 * seller. Empty where nothing has changed. Whoever was deleted and comes back is new.
 */
export function recordDifference<Content>({
  wanted,
  accepted,
}: ReportStanding<Content>): PlannedRecord<Content>[] {
  const sellers = [...new Set([...accepted.keys(), ...wanted.keys()])].toSorted()
  const records = sellers.flatMap((sellerId): PlannedRecord<Content>[] => {
    const [known, content] = [accepted.get(sellerId), wanted.get(sellerId)]
    if (content === undefined)
      return known ? [{ sellerId, change: 'DELETED', content: known.content, corrects: known.docRefId }] : []
    if (!known) return [{ sellerId, change: 'NEW', content, corrects: null }]
    if (sameValue(known.content, content)) return []
    return [{ sellerId, change: 'CORRECTED', content, corrects: known.docRefId }]
  })
  return [...records.filter(isCorrection), ...records.filter((record) => !isCorrection(record))]
}

/**
 * The messages of a year: corrections and deletions in some, new records in others, since one never has both; each
 * within the limits. Where nothing is to be said at all and nothing ever was, one that says so. The operator is told of
 * in the first one, and again where that has changed.
 */
export function planMessages<Content>(
  standing: ReportStanding<Content>,
  operator: 'UNKNOWN' | 'CHANGED' | 'SAME',
  limits: MessageLimits<Content>,
): PlannedMessage<Content>[] {
  const records = recordDifference(standing)
  const corrections = parts(records.filter(isCorrection), limits)
  const additions = parts(
    records.filter((record) => !isCorrection(record)),
    limits,
  )
  const bodies = [
    ...corrections.map((part) => ({ kind: 'DPI402' as const, records: part })),
    ...additions.map((part) => ({ kind: 'DPI401' as const, records: part })),
  ]
  if (operator === 'UNKNOWN' && bodies.length === 0) return [{ kind: 'DPI403', operator: 'NEW', records: [] }]
  // New records and a correction never stand in one message, so that of the operator may have to stand alone.
  if (operator === 'CHANGED' && bodies[0]?.kind !== 'DPI402') bodies.unshift({ kind: 'DPI402', records: [] })
  const first = { UNKNOWN: 'NEW', CHANGED: 'CORRECTED', SAME: 'RESENT' } as const
  return bodies.map((body, at) => ({ ...body, operator: at === 0 ? first[operator] : 'RESENT' }))
}

function isCorrection({ change }: PlannedRecord<unknown>): boolean {
  return change !== 'NEW'
}

function parts<Content>(
  records: readonly PlannedRecord<Content>[],
  limits: MessageLimits<Content>,
): PlannedRecord<Content>[][] {
  const made: PlannedRecord<Content>[][] = []
  let size = 0
  for (const record of records) {
    const more = limits.sizeOf(record.content)
    const last = made.at(-1)
    if (!last || last.length >= limits.records || size + more > limits.size) {
      made.push([record])
      size = more
    } else {
      last.push(record)
      size += more
    }
  }
  return made
}

/** What the tax office knows once it has accepted records. */
export function acceptRecords<Content>(
  accepted: ReadonlyMap<string, AcceptedRecord<Content>>,
  records: readonly (Pick<PlannedRecord<Content>, 'sellerId' | 'change' | 'content'> & {
    docRefId: string
  })[],
): Map<string, AcceptedRecord<Content>> {
  const known = new Map(accepted)
  for (const { sellerId, change, content, docRefId } of records) {
    if (change === 'DELETED') known.delete(sellerId)
    else known.set(sellerId, { docRefId, content })
  }
  return known
}
