import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { AuthenticationRequiredError, NotAllowedError } from '../../../domain/kernel/errors.ts'
import type { AccessScope, Permission } from '../../../domain/catalogue/people.ts'
import { isListingStaff } from '../../../domain/people/permission-table.ts'
import type { Viewer } from '../viewer/context.ts'
import { type Acting, actingOf, checkActing } from './acting.ts'
import { checkFrozen, freezeWordOfCall } from './frozen.ts'

/**
 * Who may read or call a field or a route:
 * - `public`: anybody. `viewer`: any logged-in person. `tenant`: the same, on the tenant's side of a stay: a landlord
 *   may rent, too; not while impersonating.
 * - `person`: somebody about their own login and profile, in a session of their own.
 * - `owner`: the landlord in person: payout, team, tokens. `landlord`: whoever has full access in a landlord's world.
 *   `limited`: any access in it, also by an access link.
 * - `staff`: any permission; a permission's own name: that one; `listingStaff`: any of those for work on the listings of
 *   all landlords.
 * - `visible`: the parent row was already selected by visibleTo, so that whoever holds it may read it.
 *   `full`: the same, but nothing for those with limited access: money and contact data.
 */
export type Policy =
  | 'public'
  | 'viewer'
  | 'tenant'
  | 'person'
  | 'owner'
  | 'landlord'
  | 'limited'
  | 'staff'
  | 'listingStaff'
  | 'visible'
  | 'full'
  | Permission

/** What a personal access token needs to call a root field or a route; 'any' is for all tokens, 'none' for none. */
export type TokenScope = AccessScope | 'any' | 'none'

declare global {
  // The names under which Pothos lets a plugin add options.
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      fieldPolicy: FieldPolicyPlugin<Types>
    }
    interface BaseTypeOptions {
      /** Who may read the fields of this type that don't say it themselves. */
      policy?: Policy
    }
    interface FieldOptions {
      /** Who may read or call this field. */
      policy?: Policy
      /** For fields of Query and Mutation: what a personal access token needs. */
      scope?: TokenScope
      /** For fields of Mutation: whether staff who act as a landlord may call it, and why. */
      acting?: Acting
    }
  }
}

/** A schema in which every field says who may read it; one that doesn't fails the build. */
export class FieldPolicyPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const policy = this.policyOf(field)
    const scope = this.scopeOf(field)
    const acting = actingOfField(field, policy)
    const word = field.parentType === 'Mutation' ? freezeWordOfCall(field.name, policy) : null
    if (policy === 'visible' || (policy === 'public' && !scope)) return resolver
    return (parent, args, context, info) => {
      const viewer = viewerIn(context)
      checkPolicy(policy, viewer)
      if (scope) checkScope(scope, viewer)
      if (acting) checkActing(acting, viewer)
      checkFrozen(word, policy, viewer)
      return resolver(parent, args, context, info)
    }
  }

  private scopeOf(field: PothosOutputFieldConfig<Types>): TokenScope | null {
    if (!isRoot(field.parentType)) return null
    const scope = field.pothosOptions.scope
    if (!scope) {
      throw new Error(
        `The field ${field.parentType}.${field.name} has no scope: say what a personal access token needs, or 'none'.`,
      )
    }
    return scope
  }

  private policyOf(field: PothosOutputFieldConfig<Types>): Policy {
    const own = readPolicy(field.pothosOptions)
    const inherited = isRoot(field.parentType) ? null : this.policyOfType(field.parentType)
    const policy = own ?? inherited
    if (!policy) {
      throw new Error(`The field ${field.parentType}.${field.name} has no policy: say who may read it.`)
    }
    return policy
  }

  private policyOfType(name: string): Policy | null {
    const config: PothosTypeConfig = this.buildCache.getTypeConfig(name)
    return readPolicy(config.pothosOptions)
  }
}

function readPolicy(options: object): Policy | null {
  return 'policy' in options && options.policy ? (options.policy as Policy) : null
}

// Queries read: what may outlive the hour is left out of them field by field, and a test looks for it.
function actingOfField<Types extends SchemaTypes>(
  { parentType, name, pothosOptions }: PothosOutputFieldConfig<Types>,
  policy: Policy,
): Acting | null {
  if (parentType !== 'Mutation') return null
  return actingOf(`The field Mutation.${name}`, policy, pothosOptions.acting)
}

function isRoot(type: string): boolean {
  return type === 'Query' || type === 'Mutation'
}

function viewerIn(context: object): Viewer | null {
  return 'viewer' in context ? (context.viewer as Viewer | null) : null
}

/** Throws unless the viewer may do what the policy says. */
export function checkPolicy(policy: Policy, viewer: Viewer | null): void {
  if (policy === 'public' || policy === 'visible') return
  if (policy === 'full') {
    if (viewer?.access === 'LIMITED') throw new NotAllowedError()
    return
  }
  if (!viewer) throw new AuthenticationRequiredError()
  if (!fulfils(policy, viewer)) throw new NotAllowedError()
}

function fulfils(policy: Exclude<Policy, 'public' | 'visible' | 'full'>, viewer: Viewer): boolean {
  switch (policy) {
    case 'viewer':
      return !viewer.accessLinkId
    case 'tenant':
      return !viewer.accessLinkId && !viewer.impersonation
    case 'person':
      return !viewer.accessLinkId && !viewer.impersonation && !viewer.accessToken
    case 'owner':
      return viewer.role === 'OWNER' && !viewer.impersonation
    case 'landlord':
      return viewer.landlordId !== null && viewer.access === 'FULL'
    case 'limited':
      return viewer.landlordId !== null
    case 'staff':
      return viewer.permissions.length > 0 && !viewer.impersonation
    case 'listingStaff':
      return isListingStaff(viewer.permissions) && !viewer.impersonation
    default:
      return viewer.permissions.includes(policy) && !viewer.impersonation
  }
}

/** Throws unless the personal access token that speaks for the viewer is good for that; sessions need none. */
export function checkScope(scope: TokenScope, viewer: Viewer | null): void {
  const token = viewer?.accessToken
  if (!token || scope === 'any') return
  if (!token.scopes.some((owned) => owned === scope)) throw new NotAllowedError()
}

SchemaBuilder.registerPlugin('fieldPolicy', FieldPolicyPlugin)
