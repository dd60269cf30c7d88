import { createHash } from 'node:crypto'
import { dayOf } from '../../../domain/kernel/day.ts'
import { sameValue } from '../../../domain/kernel/same-value.ts'
import {
  type DpiMessage,
  dpiMessage,
  type ReportingOperator,
} from '../../../domain/money/tax-report/dpi-message.ts'
import { docRefId, messageRefId, operatorCode } from '../../../domain/money/tax-report/report-refs.ts'
import { keepReportUntil } from '../../../domain/money/tax-report/report-state.ts'
import {
  type AcceptedRecord,
  type PlannedMessage,
  planMessages,
} from '../../../domain/money/tax-report/tax-difference.ts'
import type { TaxRecord } from '../../../domain/money/tax-report/tax-record.ts'
import { xmlDocument } from '../../../domain/money/tax-report/xml-element.ts'
import { encryptText } from '../../kernel/adapters/secret-text.ts'
import type { Config } from '../../kernel/config/config.ts'
import { idOf, sealRecord } from './find-record.ts'
import type { NewRecord, NewReport } from './new-report-sql.ts'
import type { TaxRunRow } from './run-sql.ts'

/** How much goes into one message (ours: the handbook wasn't at hand; an answer about each of its records can be read). */
const LIMITS = {
  records: 2000,
  size: 10 * 1024 * 1024,
  // XML says the same in some four times as many signs.
  sizeOf: (record: TaxRecord) => JSON.stringify(record).length * 4,
}

/** What a year's messages are made from. */
export interface MessageFacts {
  run: TaxRunRow
  operator: ReportingOperator
  acceptedOperator: AcceptedRecord<ReportingOperator> | null
  wanted: ReadonlyMap<string, TaxRecord>
  accepted: ReadonlyMap<string, AcceptedRecord<TaxRecord>>
}

/** The messages that tell the tax office what it doesn't know yet of a year; none where it knows all. */
export function messagesOf(
  facts: MessageFacts,
): { id: string; message: DpiMessage; planned: PlannedMessage<TaxRecord> }[] {
  const { run, operator, acceptedOperator } = facts
  const code = operatorCode(operator.taxNumber)
  const standing = operatorStanding(facts)
  const operatorRef =
    standing === 'SAME' && acceptedOperator
      ? acceptedOperator.docRefId
      : docRefId(run.year, code, idOf(run.id, 'operator'))
  return planMessages(facts, standing, LIMITS).map((planned, at) => {
    const id = idOf(run.id, 'message', at + 1)
    const corrects = planned.operator === 'CORRECTED' ? (acceptedOperator?.docRefId ?? null) : null
    return {
      id,
      planned,
      message: {
        mode: run.mode,
        kind: planned.kind,
        year: run.year,
        messageRefId: messageRefId(run.year, code, id),
        madeAt: run.startedAt,
        operator: {
          spec: { change: planned.operator, docRefId: operatorRef, corrects },
          content: operator,
        },
        records: planned.records.map(({ sellerId, change, content, corrects: corrected }) => ({
          spec: {
            change,
            docRefId: docRefId(run.year, code, idOf(run.id, 'record', sellerId)),
            corrects: corrected,
          },
          content,
        })),
      },
    }
  })
}

function operatorStanding({ operator, acceptedOperator }: MessageFacts): 'UNKNOWN' | 'CHANGED' | 'SAME' {
  if (!acceptedOperator) return 'UNKNOWN'
  return sameValue(acceptedOperator.content, operator) ? 'SAME' : 'CHANGED'
}

/** A message with its records as they are stored. */
export function storedMessage(
  config: Pick<Config, 'secret'>,
  run: TaxRunRow,
  position: number,
  made: ReturnType<typeof messagesOf>[number],
  landlordOf: ReadonlyMap<string, string>,
): { report: NewReport; records: NewRecord[] } {
  const { id, message, planned } = made
  const xml = xmlDocument(dpiMessage(message))
  const shared = { year: run.year, mode: run.mode, reportId: id }
  const { spec, content } = message.operator
  const ofOperator: NewRecord[] =
    spec.change === 'RESENT'
      ? []
      : [
          {
            ...shared,
            id: idOf(id, 'operator'),
            position: 0,
            sellerId: null,
            landlordId: null,
            change: spec.change,
            docRefId: spec.docRefId,
            corrects: spec.corrects,
            content: sealRecord(config, content),
          },
        ]
  const ofSellers = planned.records.map((record, at): NewRecord => ({
    ...shared,
    id: idOf(id, 'record', record.sellerId),
    position: at + 1,
    sellerId: record.sellerId,
    landlordId: landlordOf.get(record.sellerId) ?? null,
    change: record.change,
    docRefId: message.records[at]?.spec.docRefId ?? '',
    corrects: record.corrects,
    content: sealRecord(config, record.content),
  }))
  return {
    report: {
      id,
      runId: run.id,
      year: run.year,
      mode: run.mode,
      kind: message.kind,
      position,
      isPreview: run.isPreview,
      messageRefId: message.messageRefId,
      xml: encryptText(config, 'tax-report', xml),
      sha256: createHash('sha256').update(xml).digest('hex'),
      size: Buffer.byteLength(xml),
      madeAt: message.madeAt,
      keepUntil: keepReportUntil(dayOf(message.madeAt)),
    },
    records: [...ofOperator, ...ofSellers],
  }
}
