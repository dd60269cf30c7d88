import type { FastifyReply } from 'fastify'
import { BYTE_ORDER_MARK, writeCsv } from '../csv/csv.ts'
import { CSV, partsOfList, sendFile } from './send-file.ts'

/** A list as a table: the head of each column in the reader's language, and what stands there of each row. */
export interface ListTable<Row, Column extends string> {
  /** The file's name, with its ending. */
  name: string
  heads: Readonly<Record<Column, string>>
  read: (window: { offset: number; limit: number }) => Promise<readonly Row[]>
  cellsOf: (row: Row) => Record<Column, string | number>
}

/** Sends a list as lines of RFC 4180, window by window, however long it is; columns stand in the order of their heads. */
export async function sendTable<Row, Column extends string>(
  reply: FastifyReply,
  { name, heads, read, cellsOf }: ListTable<Row, Column>,
): Promise<FastifyReply> {
  const columns = Object.keys(heads) as Column[]
  const parts = await partsOfList({
    head: BYTE_ORDER_MARK + writeCsv([columns.map((column) => heads[column])]),
    read,
    write: (rows) =>
      writeCsv(
        rows.map((row) => {
          const cells = cellsOf(row)
          return columns.map((column) => cells[column])
        }),
      ),
  })
  return sendFile(reply, { type: CSV, name }, parts)
}
