import type { GraphQLField, GraphQLObjectType } from 'graphql'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { type Acting, actingOf } from './acting.ts'
import type { Policy, TokenScope } from './field-policy.ts'

declare global {
  export namespace PothosSchemaTypes {
    interface FieldOptions {
      /** The field is there, but what it needs comes with a later release; docs/api.md marks it. */
      notYet?: boolean
    }
  }
}

/** What a field of the built schema says about who may read or call it. */
export interface FieldFacts {
  policy: Policy
  /** Of root fields only. */
  scope: TokenScope | null
  /** What it needs comes with a later release. */
  notYet: boolean
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
    notYet: own.notYet === true,
  }
}

/** What a mutation is to staff who act as a landlord. */
export function actingOfMutation(field: Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>): Acting {
  const { policy, acting } = optionsOf(field)
  return actingOf(`The field Mutation.${field.name}`, policy as Policy, acting as Acting | undefined)
}

/** Answers what only a later release can fill: ConditionNotMetError, NOT_YET_AVAILABLE. */
export function notYet(what: string): never {
  throw new ConditionNotMetError('NOT_YET_AVAILABLE', `${what} is not available yet.`)
}

// Pothos keeps the options that a type or field was made with.
function optionsOf({
  extensions,
}: {
  extensions: Readonly<Record<string, unknown>>
}): Record<string, unknown> {
  return (extensions.pothosOptions ?? {}) as Record<string, unknown>
}
