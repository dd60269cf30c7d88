import { ValidationError } from '../../../domain/kernel/errors.ts'
import { type ReadStatement, readStatement } from './read-statement.ts'

/** What reading ended in: errors don't cross from thread to thread as what they are. */
export type Reading = { read: ReadStatement } | { fields: Record<string, string> }

/** The entry of the thread that reads files of statements; the main thread never does. */
export function read(content: Uint8Array): Reading {
  try {
    return { read: readStatement(content) }
  } catch (error) {
    if (error instanceof ValidationError) return { fields: error.fields }
    throw error
  }
}
