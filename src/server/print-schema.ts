import { join } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { writeGenerated } from './kernel/write-generated.ts'
import { schema } from './schema.ts'

/** The schema as text, in an order that doesn't depend on imports. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

if (import.meta.main) {
  writeGenerated(join(import.meta.dirname, '../schema.graphql'), printedSchema())
}
