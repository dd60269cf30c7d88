import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** The schema as text, in an order that doesn't depend on imports. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../schema.graphql'), printedSchema())
}
