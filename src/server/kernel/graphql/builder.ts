import SchemaBuilder from '@pothos/core'
import type { Context } from '../viewer/context.ts'
import './field-policy.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** The types that every part of the schema knows. */
export interface GraphQLTypes {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Day: { Input: Day; Output: Day }
    Instant: { Input: Temporal.Instant; Output: Temporal.Instant }
    JSON: { Input: unknown; Output: unknown }
  }
}

/** Creates an empty schema whose fields must say who may read them. */
export function createBuilder() {
  return new SchemaBuilder<GraphQLTypes>({ plugins: ['fieldPolicy'], defaultFieldNullability: false })
}

/** The product's one schema; the features' api.ts files add their fields to it when imported. */
export const builder = createBuilder()

builder.queryType({})
builder.mutationType({})
