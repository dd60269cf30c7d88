import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { TAX_ANSWER_MAX_BYTES } from '../../../domain/kernel/constants.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { ReportAnswer, ReportError } from '../../../domain/money/tax-report/report-state.ts'

type Node = Record<string, unknown>

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  processEntities: false,
})

/** What whole answers say, by their words: of the interface (processStatus), and of status messages (Status). */
const OUTCOMES: Readonly<Record<string, ReportAnswer['outcome']>> = {
  OK: 'ACCEPTED',
  ACCEPTED: 'ACCEPTED',
  PARTIALLY_REJECTED: 'PARTLY_ACCEPTED',
  PARTIALLY_ACCEPTED: 'PARTLY_ACCEPTED',
  ERROR: 'REFUSED',
  REJECTED: 'REFUSED',
}

const STATUS_NAMES = ['processStatus', 'Status', 'status', 'ValidationStatus']
const CODE_NAMES = ['code', 'Code']
const TEXT_NAMES = ['message', 'Message', 'Details', 'Text', 'cause', 'Cause']
const DOC_REF_NAMES = ['DocRefIDInError', 'DocRefIdInError', 'DocRefId', 'DocRefID', 'docRefId']

/**
 * What the tax office answers about a message: the answer of the interface, or a status message within it or alone. It
 * has to name the message, and of its records none but this message's: where it accepts in part those that it doesn't.
 * ValidationError where it can't be read, is about another message, or says neither yes nor no.
 */
export function readAnswer(
  xml: string,
  about: { messageRefId: string; docRefIds: readonly string[] },
): ReportAnswer {
  const wrong = (problem: string) => new ValidationError({ message: `taxReport.answer.${problem}` })
  const text = xml.trim()
  if (Buffer.byteLength(text) > TAX_ANSWER_MAX_BYTES) throw wrong('long')
  // Entities of its own would let a text grow without end; answers have none.
  if (!text.startsWith('<') || /<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true)
    throw wrong('unreadable')
  const nodes = [...nodesIn(parser.parse(text))]
  const texts = new Set(nodes.flatMap((node) => Object.values(node).filter((it) => typeof it === 'string')))
  if (!texts.has(about.messageRefId)) throw wrong('foreign')
  const outcomes = nodes
    .flatMap((node) => STATUS_NAMES.map((name) => node[name]))
    .flatMap((said) => (typeof said === 'string' ? (OUTCOMES[said.toUpperCase()] ?? []) : []))
  const [outcome] = outcomes
  if (!outcome) throw wrong('noOutcome')
  if (new Set(outcomes).size > 1) throw wrong('contradictory')
  const errors = nodes.flatMap(errorIn)
  const recordErrors = errors.flatMap(({ docRefIds, ...error }) =>
    docRefIds.map((docRefId) => ({ ...error, docRefId })),
  )
  if (recordErrors.some(({ docRefId }) => !about.docRefIds.includes(docRefId))) throw wrong('foreignRecord')
  // What isn't named would count as accepted.
  if (outcome === 'PARTLY_ACCEPTED' && recordErrors.length === 0) throw wrong('unnamed')
  return {
    outcome,
    errors: errors.flatMap(({ docRefIds, code, text: said }) =>
      docRefIds.length === 0 ? [{ code, text: said }] : [],
    ),
    recordErrors,
  }
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node
    yield node
    for (const child of Object.values(node)) yield* nodesIn(child)
  }
}

/** An element with a code is an error; the records that it is about stand in it, somewhere. */
function errorIn(node: Node): (ReportError & { docRefIds: string[] })[] {
  const code = textAt(node, CODE_NAMES)
  // The application's own code in the header is none.
  if (code === '' || code === 'DAC7') return []
  const docRefIds = [...nodesIn(node)].flatMap((inner) =>
    DOC_REF_NAMES.flatMap((name) => textsIn(inner[name])),
  )
  return [
    {
      code: code.slice(0, 50),
      text: textAt(node, TEXT_NAMES).slice(0, 2000),
      docRefIds: [...new Set(docRefIds)],
    },
  ]
}

function textAt(node: Node, names: readonly string[]): string {
  return names.flatMap((name) => textsIn(node[name])).join(' ')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value === 'object' && value !== null && '#text' in value) return textsIn(value['#text'])
  return []
}
