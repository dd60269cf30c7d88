import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { AuthenticationRequiredError, NotAllowedError } from '../../domain/errors.ts'
import type { Viewer } from '../context.ts'

/**
 * Who may read or call a field. 'visible' means that the parent row was already selected by visibleTo,
 * so that whoever holds it may read it. A tenant is any logged-in person: a landlord may rent, too.
 */
export type Policy = 'public' | 'viewer' | 'landlord' | 'tenant' | 'staff' | 'visible'

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
    if (policy === 'public' || policy === 'visible') return resolver
    return (parent, args, context, info) => {
      checkPolicy(policy, viewerIn(context))
      return resolver(parent, args, context, info)
    }
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

function isRoot(type: string): boolean {
  return type === 'Query' || type === 'Mutation'
}

function viewerIn(context: object): Viewer | null {
  return 'viewer' in context ? (context.viewer as Viewer | null) : null
}

/** Throws unless the viewer may do what the policy says. */
export function checkPolicy(policy: Policy, viewer: Viewer | null): void {
  if (policy === 'public' || policy === 'visible') return
  if (!viewer) throw new AuthenticationRequiredError()
  if (policy === 'landlord' && !viewer.landlord) throw new NotAllowedError()
  if (policy === 'staff' && viewer.permissions.length === 0) throw new NotAllowedError()
}

SchemaBuilder.registerPlugin('fieldPolicy', FieldPolicyPlugin)
