import type { AccessScope as Scope } from '../../domain/catalogue/people.ts'
import type { AccessScope } from '../gen/graphql.ts'

/** A scope as GraphQL names it, which knows no colon: 'listings:read' -> 'LISTINGS_READ'. */
export function scopeName(scope: Scope): AccessScope {
  return scope.replace(':', '_').toUpperCase() as AccessScope
}
