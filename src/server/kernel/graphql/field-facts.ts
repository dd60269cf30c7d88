import type { GraphQLField, GraphQLObjectType } from 'graphql'
import { type Acting, actingOf } from './acting.ts'
import type { Policy, TokenScope } from './field-policy.ts'

/** What a field of the built schema says about who may read or call it. */
export interface FieldFacts {
  policy: Policy
  /** Of root fields only. */
  scope: TokenScope | null
}

/** The facts of a field: its own, else its type's; the build of the schema has seen to it that there are some. */
export function factsOfField(
  type: Pick<GraphQLObjectType, 'extensions'>,
  field: Pick<GraphQLField<unknown, unknown>, 'extensions'>,
): FieldFacts {
  const own = optionsOf(field)
  return {
    policy: (own.policy ?? optionsOf(type).policy) as Policy,
    scope: (own.scope ?? null) as TokenScope | null,
  }
}

/** What a mutation is to staff who act as a landlord. */
export function actingOfMutation(field: Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>): Acting {
  const { policy, acting } = optionsOf(field)
  return actingOf(`The field Mutation.${field.name}`, policy as Policy, acting as Acting | undefined)
}

// Pothos keeps the options that a type or field was made with.
function optionsOf({
  extensions,
}: {
  extensions: Readonly<Record<string, unknown>>
}): Record<string, unknown> {
  return (extensions.pothosOptions ?? {}) as Record<string, unknown>
}
