import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GraphQLError } from 'graphql'
import { previousRelease } from '../config/previous-release.ts'
import { TextCache } from './text-cache.ts'

const file = join(import.meta.dirname, '../../../stored-operations.json')

/** Tells whether a document is one of those that our own pages send. */
export type IsStored = (document: string) => boolean

/**
 * The documents of the pages by hash, as `npm run gen` has collected them (docs/decisions/0028), and those of the previous
 * release, whose pages people still have open (docs/decisions/0147).
 */
export function readStoredOperations(): IsStored {
  const hashes = new Set(Object.keys(readOperations()))
  for (const document of Object.values(previousRelease().operations)) hashes.add(hashOfDocument(document))
  const known = new TextCache<true>(200_000)
  return (document) => {
    if (known.get(document)) return true
    const isStored = hashes.has(hashOfDocument(document))
    if (isStored) known.set(document, true)
    return isStored
  }
}

let names: Set<string> | undefined

/** The names of the documents of the pages. */
export function storedOperationNames(): ReadonlySet<string> {
  names ??= new Set(Object.values(readOperations()))
  return names
}

function readOperations(): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** The hash of a document; how its words are spaced doesn't matter. */
export function hashOfDocument(document: string): string {
  return createHash('sha256').update(document.replaceAll(/\s+/g, ' ').trim()).digest('hex')
}

/** Refuses what is not stored. */
export function notStored(): GraphQLError {
  return new GraphQLError(
    'This server answers the operations of its own pages only. Other programs need a personal access token.',
    { extensions: { name: 'GraphQLValidationError', http: { status: 400 } } },
  )
}
