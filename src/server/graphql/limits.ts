import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { GRAPHQL_BATCH_SIZE } from '../../domain/constants.ts'

/** What one request may ask for, all operations of its batch together (S3); ours, far above what the pages need. */
export const LIMITS = {
  batch: GRAPHQL_BATCH_SIZE,
  /** Characters of one document. */
  characters: 20_000,
  tokens: 12_000,
  depth: 12,
  aliases: 60,
  directives: 60,
  /** Fields after fragments are put in. */
  fields: 6_000,
  rootFields: 60,
} as const

interface Size {
  depth: number
  aliases: number
  directives: number
  fields: number
}

interface DocumentSize extends Size {
  rootFields: number
  tokens: number
}

const nothing: Size = { depth: 0, aliases: 0, directives: 0, fields: 0 }
const remembered = new Map<string, DocumentSize>()
const mostRemembered = 500

/** Throws unless the documents of one request, summed up, stay within the limits. */
export function checkLimits(documents: readonly string[]): void {
  if (documents.length > LIMITS.batch) {
    throw refusal(`at most ${LIMITS.batch} operations per request, this one has ${documents.length}`)
  }
  const sizes = documents.map(measure)
  const total = (part: keyof DocumentSize) => sizes.reduce((sum, size) => sum + size[part], 0)
  for (const part of ['tokens', 'aliases', 'directives', 'fields', 'rootFields'] as const) {
    if (total(part) > LIMITS[part]) throw refusal(`more than ${LIMITS[part]} ${part} in one request`)
  }
  if (sizes.some((size) => size.depth > LIMITS.depth)) throw refusal(`deeper than ${LIMITS.depth} levels`)
}

function measure(text: string): DocumentSize {
  const known = remembered.get(text)
  if (known) return known
  if (text.length > LIMITS.characters)
    throw refusal(`a document of more than ${LIMITS.characters} characters`)
  const document = parse(text, { maxTokens: LIMITS.tokens, noLocation: false })
  const size = measureDocument(document)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(text, size)
  return size
}

function measureDocument(document: DocumentNode): DocumentSize {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  const sizeOf = measurer(fragments)
  let total: DocumentSize = { ...nothing, rootFields: 0, tokens: countTokens(document) }
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const size = sizeOf(node.selectionSet)
    total = {
      ...add(total, size),
      rootFields: total.rootFields + node.selectionSet.selections.length,
      tokens: total.tokens,
    }
  }
  return total
}

function measurer(fragments: Map<string, FragmentDefinitionNode>): (selections: SelectionSetNode) => Size {
  const known = new Map<string, Size>()
  const open = new Set<string>()
  const sizeOfFragment = (name: string): Size => {
    const size = known.get(name)
    if (size) return size
    const fragment = fragments.get(name)
    if (!fragment) return nothing
    if (open.has(name)) throw refusal(`the fragment ${name} contains itself`)
    open.add(name)
    const measured = sizeOf(fragment.selectionSet)
    open.delete(name)
    known.set(name, measured)
    return measured
  }
  const sizeOf = (selections: SelectionSetNode): Size => {
    let total = nothing
    for (const node of selections.selections) {
      const directives = node.directives?.length ?? 0
      if (node.kind === Kind.FIELD) {
        const inside = node.selectionSet ? sizeOf(node.selectionSet) : nothing
        total = add(total, {
          depth: inside.depth + 1,
          aliases: inside.aliases + (node.alias ? 1 : 0),
          directives: inside.directives + directives,
          fields: inside.fields + 1,
        })
      } else {
        const inside =
          node.kind === Kind.INLINE_FRAGMENT ? sizeOf(node.selectionSet) : sizeOfFragment(node.name.value)
        total = add(total, { ...inside, directives: inside.directives + directives })
      }
    }
    return total
  }
  return sizeOf
}

function add(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    fields: one.fields + other.fields,
  }
}

function countTokens(document: DocumentNode): number {
  let count = 0
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) count++
  return count
}

function refusal(reason: string): GraphQLError {
  return new GraphQLError(`The request is too large: ${reason}.`, {
    extensions: { name: 'GraphQLValidationError' },
  })
}
