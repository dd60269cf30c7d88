import { isNode, literalOf, nameOf, nodesOf, type Syntax, type SyntaxNode } from './syntax.ts'

/** The hooks whose first argument declares which texts a component says: an area, or a part of one. */
const DECLARING = ['useTranslations', 'useCatalogueText']

/** A declaration that names its texts in no way that can be read without running it. */
export class UnnamedTextsError extends Error {
  override name = 'UnnamedTextsError'
}

/** The namespaces that a module declares, e.g. 'home.listings'; throws UnnamedTextsError. */
export function declaredIn(path: string, syntax: Syntax): string[] {
  if (!DECLARING.some((hook) => syntax.text.includes(hook))) return []
  const nodes = nodesOf(syntax.program)
  // Such a hook hands on what its own callers declare.
  const isHook = nodes.some((node) => node.type === 'FunctionDeclaration' && isDeclaring(nameOf(node.id)))
  return nodes.flatMap((node) => {
    if (!isDeclaration(node)) return []
    const space = namespaceOf(node)
    if (space !== undefined) return [space]
    if (isHook) return []
    throw new UnnamedTextsError(`${path} has to name the texts that it uses: useTranslations('…')`)
  })
}

/** Whether a node is a call that declares texts. */
export function isDeclaration(node: SyntaxNode): boolean {
  return node.type === 'CallExpression' && isDeclaring(nameOf(node.callee))
}

/** What such a call names. */
export function namespaceOf(call: SyntaxNode): string | undefined {
  return literalOf((call.arguments as unknown[])[0])
}

/** The namespace of a translator's type, `typeof useTranslations<'home'>`, as parameters have it. */
export function namespaceOfType(node: SyntaxNode): string | undefined {
  if (node.type !== 'TSTypeQuery' || !isDeclaring(nameOf(node.exprName))) return undefined
  const { typeArguments } = node
  if (!isNode(typeArguments)) return undefined
  const [first] = typeArguments.params as unknown[]
  return isNode(first) && first.type === 'TSLiteralType' ? literalOf(first.literal) : undefined
}

function isDeclaring(name: string | undefined): boolean {
  return name !== undefined && DECLARING.includes(name)
}
