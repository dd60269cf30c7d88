import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { root } from './processes.ts'

/** A node of a syntax tree (ESTree); its fields are as its type says. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** What a module of our own says about itself. */
export interface Syntax {
  text: string
  readonly program: SyntaxNode
  /** Modules of ours that come along with it, types aside; paths from the project's folder. */
  imports: string[]
  /** Modules of ours that it loads later, and where it says so. */
  lazily: { path: string; start: number; end: number }[]
}

const known = new Map<string, Syntax>()

/** The syntax of a source file, by its path from the project's folder; read once. */
export function syntaxOf(path: string): Syntax {
  const found = known.get(path) ?? parse(path, readFileSync(join(root, path), 'utf8'))
  known.set(path, found)
  return found
}

/** The syntax of a text as that of the file of a path. */
export function parse(path: string, text: string): Syntax {
  const parsed = parseSync(path, text)
  const { module, errors } = parsed
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`)
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  const own = (name: string) => (/^\.{1,2}\/.*\.tsx?$/.test(name) ? [pathOf(path, name)] : [])
  return {
    text,
    // The tree comes when it is asked for: most files are read for their imports alone.
    get program() {
      return parsed.program as unknown as SyntaxNode
    },
    imports: [...imported, ...exported].flatMap(own),
    lazily: module.dynamicImports.flatMap(({ start, end, moduleRequest }) =>
      own(text.slice(moduleRequest.start + 1, moduleRequest.end - 1)).map((to) => ({ path: to, start, end })),
    ),
  }
}

/** Every node of a tree, from the outside in. */
export function nodesOf(node: SyntaxNode, nodes: SyntaxNode[] = []): SyntaxNode[] {
  nodes.push(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) nodesOf(child, nodes)
    }
  }
  return nodes
}

/** True for a node of a tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The text of a node that is a text in quotes, or a template without values. */
export function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const [only, ...others] = partsOf(node) ?? []
  return others.length === 0 ? only : undefined
}

/** The fixed parts of a template, between which its values stand. */
export function partsOf(node: unknown): string[] | undefined {
  if (!isNode(node) || node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
}

/** The name of a node that is one. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined
}

function pathOf(from: string, name: string): string {
  return relative(root, join(root, dirname(from), name)).replaceAll('\\', '/')
}
