import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNamedType,
  GraphQLObjectType,
  parse,
} from 'graphql'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { factsOfField } from '../../kernel/graphql/field-facts.ts'
import { builtSchema } from '../../kernel/graphql/built-schema.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { ListingKey } from '../listings/sql.ts'

const deepest = 4

/** A listing as the REST calls answer it: everything of GraphQL's Listing that the viewer may read. */
export async function listingJson(ctx: Context, key: ListingKey): Promise<Record<string, unknown>> {
  const { access } = requireViewer(ctx)
  const [document, id] =
    'listingId' in key
      ? [documentFor('landlordListingById(_id: $id)', access), key.listingId]
      : [documentFor('landlordListingByGroupId(groupId: $id)', access), key.groupId]
  const result: ExecutionResult = await execute({
    schema: builtSchema(),
    document,
    variableValues: { id },
    contextValue: ctx,
  })
  const [error] = result.errors ?? []
  if (error) throw error.originalError ?? error
  const listing = result.data?.listing
  if (typeof listing !== 'object' || listing === null) throw new ResourceNotFoundError()
  return { ...listing }
}

const documents = new Map<string, DocumentNode>()

function documentFor(field: string, access: Viewer['access']): DocumentNode {
  const key = `${access} ${field}`
  const known = documents.get(key)
  if (known) return known
  const listing = builtSchema().getType('Listing')
  if (!(listing instanceof GraphQLObjectType)) throw new Error('The schema has no Listing.')
  const document = parse(`query($id: ID!) { listing: ${field} ${selectionOf(listing, access, deepest)} }`)
  documents.set(key, document)
  return document
}

/** All fields of a type that need no arguments and are open to that access, and so on below. */
function selectionOf(type: GraphQLObjectType, access: Viewer['access'], depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.length > 0) return []
    if (access === 'LIMITED' && factsOfField(type, field).policy === 'full') return []
    const below = getNamedType(field.type)
    if (!(below instanceof GraphQLObjectType)) return [field.name]
    return depth > 0 ? [`${field.name} ${selectionOf(below, access, depth - 1)}`] : []
  })
  return `{ ${fields.join(' ')} }`
}
