import type { PGlite } from '@electric-sql/pglite'
import { types } from 'pg'
import { serialize } from 'pg-protocol'
import type { Parameter } from './parameters.ts'
import type { Parser } from './parsers.ts'

/** What a statement answers. */
export interface StatementAnswer<R> {
  rows: R[]
  /** How many rows were written; undefined where the statement only reads, as on a server. */
  affected: bigint | undefined
}

/** A message of the protocol, as far as answers are read. */
interface Message {
  name: string
  fields?: unknown[]
  text?: string
}

/** The statements that each embedded database keeps prepared. */
const prepared = new WeakMap<PGlite, Set<string>>()

/**
 * Asks the embedded database one statement with all messages at once, by the name of a kept statement where there is
 * one, and reads the answer as the driver of a server does. PGlite's own `query` sends each message by itself, asks for
 * the types first and plans each time, which takes ten times as long. The caller has the connection for itself.
 */
export async function askPGlite<R>(
  pglite: PGlite,
  asked: { name: string | undefined; text: string; values: readonly Parameter[]; inTransaction: boolean },
  parsers: Record<number, Parser>,
): Promise<StatementAnswer<R>> {
  const { name, text, values, inTransaction } = asked
  const known = preparedIn(pglite)
  const sent = [
    ...(name !== undefined && known.has(name) ? [] : [serialize.parse({ name, text })]),
    serialize.bind({ statement: name, values: values.map(toText) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]
  const messages: Message[] = await pglite.execProtocolStream(Buffer.concat(sent), {
    throwOnError: false,
    syncToFs: !inTransaction,
  })
  if (name !== undefined && messages.some((message) => message.name === 'parseComplete')) known.add(name)
  const error = messages.find((message) => message instanceof Error)
  if (error) throw error
  return readAnswer(messages, parsers)
}

function preparedIn(pglite: PGlite): Set<string> {
  const known = prepared.get(pglite) ?? new Set()
  prepared.set(pglite, known)
  return known
}

function toText(value: Parameter): string | Buffer | null {
  if (value === null) return null
  return value instanceof Uint8Array ? Buffer.from(value) : String(value)
}

function readAnswer<R>(messages: readonly Message[], parsers: Record<number, Parser>): StatementAnswer<R> {
  let columns: { name: string; parse: (text: string) => unknown }[] = []
  const rows: R[] = []
  let affected: bigint | undefined
  for (const { name, fields = [], text = '' } of messages) {
    if (name === 'rowDescription') {
      columns = (fields as { name: string; dataTypeID: number }[]).map((field) => ({
        name: field.name,
        parse: parsers[field.dataTypeID] ?? types.getTypeParser(field.dataTypeID, 'text'),
      }))
    } else if (name === 'dataRow') {
      const row: Record<string, unknown> = {}
      columns.forEach((column, at) => {
        const value = fields[at] as string | null
        row[column.name] = value === null ? null : column.parse(value)
      })
      rows.push(row as R)
    } else if (name === 'commandComplete') {
      const written = /^(?:INSERT|UPDATE|DELETE|MERGE) .*?(\d+)$/.exec(text)?.[1]
      affected = written === undefined ? undefined : BigInt(written)
    }
  }
  return { rows, affected }
}
