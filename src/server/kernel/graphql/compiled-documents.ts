import { BREAK, Kind, visit, type DocumentNode } from 'graphql'

/** The compiler keeps one function per document, so a document with several operations must not come to it. */
export function isCompiled(document: unknown): boolean {
  const known = compiled.get(document as DocumentNode)
  if (known !== undefined) return known
  const { definitions } = document as DocumentNode
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const answer = operations.length === 1 && !hasTexts(document as DocumentNode)
  compiled.set(document as DocumentNode, answer)
  return answer
}

const compiled = new WeakMap<DocumentNode, boolean>()

// The compiler writes values that stand in the document into its code as JSON: a day would come back as a text.
function hasTexts(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    StringValue() {
      found = true
      return BREAK
    },
  })
  return found
}
