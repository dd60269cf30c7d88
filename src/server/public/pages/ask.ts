import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql'
import type { Context } from '../../kernel/viewer/context.ts'

const file = join(import.meta.dirname, '../../../public-operations.json')
let documents: Map<string, DocumentNode> | null = null

/** Asks the graph what a page of the browser's part asks for under that name; throws what the graph complains of. */
export type Ask = <Data>(name: string, variables: Record<string, unknown>) => Promise<Data>

/**
 * Asks as the browser would, but within the server: the answer is the one that the page would get, so that it can be
 * handed to it, and who may see what is decided in the same place.
 */
export function askFor(ctx: Context, schema: GraphQLSchema): Ask {
  return async <Data>(name: string, variables: Record<string, unknown>) => {
    const { data, errors } = await execute({
      schema,
      document: documentOf(name),
      variableValues: variables,
      contextValue: ctx,
    })
    const [error] = errors ?? []
    if (error) throw error.originalError ?? error
    // Plain objects, as they travel.
    return JSON.parse(JSON.stringify(data)) as Data
  }
}

function documentOf(name: string): DocumentNode {
  documents ??= readDocuments()
  const document = documents.get(name)
  if (!document) throw new Error(`The operation ${name} is not in public-operations.json: run npm run gen`)
  return document
}

function readDocuments(): Map<string, DocumentNode> {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return new Map(Object.entries(texts).map(([name, text]) => [name, parse(text, { noLocation: true })]))
}
