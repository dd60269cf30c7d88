import {
  GraphQLError,
  Kind,
  Lexer,
  parse,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** How large a document is once its fragments are put in. */
export interface DocumentSize {
  tokens: number
  depth: number
  aliases: number
  directives: number
  fields: number
  rootFields: number
}

type SelectionSize = Omit<DocumentSize, 'tokens' | 'rootFields'>

const nothing: SelectionSize = { depth: 0, aliases: 0, directives: 0, fields: 0 }

/** A measured document; without one where the text is no GraphQL, about which the parser will complain. */
export interface Measured {
  size: DocumentSize
  document: DocumentNode | null
}

/** Why a document is not even measured to its end. */
export interface Unmeasured {
  refused: string
}

/** Measures a document in time that grows with its length alone. */
export function measure(text: string, limits: { tokens: number; nesting: number }): Measured | Unmeasured {
  const tokens = countTokens(text, limits)
  if (typeof tokens !== 'number') return tokens
  try {
    const document = parse(text, { noLocation: true })
    return { document, size: measureDocument(document, tokens) }
  } catch (error) {
    if (error instanceof CircleError) return { refused: error.message }
    if (error instanceof GraphQLError) return { document: null, size: { ...nothing, tokens, rootFields: 0 } }
    throw error
  }
}

/** Counts tokens before anything recursive sees the document. */
function countTokens(text: string, limits: { tokens: number; nesting: number }): number | Unmeasured {
  const lexer = new Lexer(new Source(text))
  let tokens = 0
  let nesting = 0
  try {
    while (lexer.advance().kind !== TokenKind.EOF) {
      tokens++
      nesting += nestingOf(lexer.token.kind)
      if (tokens > limits.tokens) return { refused: `more than ${limits.tokens} tokens in one request` }
      if (nesting > limits.nesting) return { refused: `more than ${limits.nesting} brackets in each other` }
    }
  } catch (error) {
    // A character that is no GraphQL: the parser says so to the client.
    if (!(error instanceof GraphQLError)) throw error
  }
  return tokens
}

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

function nestingOf(kind: TokenKind): number {
  if (opening.has(kind)) return 1
  return closing.has(kind) ? -1 : 0
}

class CircleError extends Error {
  override name = 'CircleError'
}

function measureDocument(document: DocumentNode, tokens: number): DocumentSize {
  const sizeOf = measurer(fragmentsOf(document))
  let total: DocumentSize = { ...nothing, tokens, rootFields: 0 }
  for (const node of document.definitions) {
    // Fragments that nobody uses are validated too.
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue
    const size = sizeOf(node.selectionSet)
    const directives = node.directives?.length ?? 0
    const isOperation = node.kind === Kind.OPERATION_DEFINITION
    total = {
      ...add(total, { ...size, directives: size.directives + directives }),
      rootFields: total.rootFields + (isOperation ? node.selectionSet.selections.length : 0),
      tokens,
    }
  }
  return total
}

/** The fragments of a document by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  }
  return fragments
}

function measurer(
  fragments: Map<string, FragmentDefinitionNode>,
): (selections: SelectionSetNode) => SelectionSize {
  const known = new Map<string, SelectionSize>()
  const open = new Set<string>()
  const sizeOfFragment = (name: string): SelectionSize => {
    const size = known.get(name)
    if (size) return size
    const fragment = fragments.get(name)
    if (!fragment) return nothing
    if (open.has(name)) throw new CircleError(`the fragment ${name} contains itself`)
    open.add(name)
    const measured = sizeOf(fragment.selectionSet)
    open.delete(name)
    known.set(name, measured)
    return measured
  }
  const sizeOf = (selections: SelectionSetNode): SelectionSize => {
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

function add(one: SelectionSize, other: SelectionSize): SelectionSize {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    fields: one.fields + other.fields,
  }
}
