import { globSync } from 'node:fs'
import { CATALOGUE } from '../src/domain/catalogue/catalogue.ts'
import { root } from './processes.ts'
import { isNode, literalOf, nameOf, nodesOf, partsOf, syntaxOf, type SyntaxNode } from './syntax.ts'
import { isDeclaration, namespaceOf, namespaceOfType } from './text-declarations.ts'

/** A source file with its nodes and the namespaces of its translators, `const t = useTranslations('home')`. */
interface Source {
  path: string
  nodes: SyntaxNode[]
  /** By the name of the translator; '' for those that come as parameters, which may have any name. */
  namespaces: Map<string, string[]>
}

/** What is found about the texts in the sources. */
interface Uses {
  used: Set<string>
  unknown: string[]
  ungiven: string[]
}

/**
 * Which of the texts are used, and which that don't exist are asked for.
 * A key in quotes counts as itself, a template as everything it may become (`status.${status}`), and a call with a
 * computed key as every word in quotes anywhere in the sources that completes its namespace: the server sends some.
 * A call that names its text and writes its values down has to give all that the text asks for. Sources that aren't
 * asked use nothing.
 */
export function findUses(
  texts: ReadonlyMap<string, readonly string[]>,
  isAsked: (path: string) => boolean = () => true,
): Uses {
  // The catalogue is labelled completely, also where no page shows a value yet: "npm run catalogue" lists those.
  const used = new Set(
    Object.entries(CATALOGUE).flatMap(([concept, values]) =>
      values.map((value) => `catalogue.${concept}.${value}`),
    ),
  )
  const uses: Uses = { used, unknown: [], ungiven: [] }
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.|\.test-data\.|[/.]gen[/.]|\.d\.ts$/.test(path) && isAsked(path))
    .map(readSource)
  const words = new Set(sources.flatMap(({ nodes }) => nodes.flatMap((node) => wordOf(node) ?? [])))
  for (const source of sources) {
    if (source.path.startsWith('src/server/')) continue
    for (const node of source.nodes) {
      const name = calledName(node)
      if (name !== undefined) look({ source, name, call: node, texts, words }, uses)
    }
  }
  return uses
}

/** The texts that browser tests look for by their whole key, `t('home.newListing')`, and that don't exist. */
export function unknownInBrowserTests(keys: readonly string[]): string[] {
  return globSync('e2e/*.ts', { cwd: root }).flatMap((path) =>
    nodesOf(syntaxOf(path).program).flatMap((node) => {
      if (node.type !== 'CallExpression' || !isNode(node.callee) || nameOf(node.callee) !== 't') return []
      const [first] = node.arguments as SyntaxNode[]
      const literal = literalOf(first)
      const parts = literal === undefined ? partsOf(first) : [literal]
      if (!parts) return []
      const pattern = patternOf(parts)
      return keys.some((key) => pattern.test(key))
        ? []
        : [`${path}: t('${parts.join('${…}')}') names no text`]
    }),
  )
}

interface Call {
  source: Source
  name: string
  call: SyntaxNode
  texts: ReadonlyMap<string, readonly string[]>
  words: ReadonlySet<string>
}

function look(found: Call, { used, unknown, ungiven }: Uses): void {
  const { source, name, call, texts, words } = found
  const namespaces =
    source.namespaces.get(name) ?? (/^t([A-Z]|$)/.test(name) ? source.namespaces.get('') : undefined)
  if (!namespaces) return
  const keys = [...texts.keys()]
  const [first, values] = call.arguments as SyntaxNode[]
  const key = literalOf(first)
  const parts = partsOf(first)
  if (key !== undefined) {
    const named = namespaces.map((space) => `${space}.${key}`).filter((full) => texts.has(full))
    for (const full of named) used.add(full)
    const given = nameOf(call.callee) ? valuesGiven(values) : undefined
    const missing = named.map((full) => texts.get(full)?.filter((value) => !given?.includes(value)) ?? [])
    // Where a translator has several namespaces, one of the texts is meant.
    const [least = []] = missing.toSorted((one, other) => one.length - other.length)
    if (given && least.length > 0)
      ungiven.push(`${source.path}: ${name}('${key}') does not give {${least.join(', ')}}`)
    if (named.length === 0) unknown.push(`${source.path}: ${name}('${key}') names no text`)
  } else if (parts) {
    const pattern = patternOf(parts)
    const matching = keys.filter((full) =>
      namespaces.some((space) => pattern.test(restOf(full, space) ?? '')),
    )
    for (const full of matching) used.add(full)
    if (matching.length === 0)
      unknown.push(`${source.path}: no text matches ${name}(\`${parts.join('${…}')}\`)`)
  } else {
    for (const full of keys)
      if (namespaces.some((space) => words.has(restOf(full, space) ?? ''))) used.add(full)
  }
}

/** What a template may become: its parts with anything between. */
function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`)
}

/** The name of what is called: `t('…')`, `t.rich('…')`. */
function calledName(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const { callee } = node
  if (callee.type !== 'MemberExpression') return nameOf(callee)
  const isOurs = ['rich', 'markup', 'raw', 'has'].includes(nameOf(callee.property) ?? '')
  return isOurs ? nameOf(callee.object) : undefined
}

/** The names of the values that a call gives beside its key; undefined where they are not written down there. */
function valuesGiven(values: SyntaxNode | undefined): string[] | undefined {
  if (!values) return []
  if (values.type !== 'ObjectExpression') return undefined
  const properties = values.properties as SyntaxNode[]
  if (properties.some(({ type }) => type === 'SpreadElement')) return undefined
  return properties.map(({ key }) => nameOf(key) ?? literalOf(key) ?? '')
}

function readSource(path: string): Source {
  const nodes = nodesOf(syntaxOf(path).program)
  const namespaces = new Map<string, string[]>()
  const add = (name: string, space: string) => namespaces.set(name, [...(namespaces.get(name) ?? []), space])
  for (const node of nodes) {
    const type = namespaceOfType(node)
    if (type !== undefined) add('', type)
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || !isDeclaration(node.init)) continue
    const [name, space] = [nameOf(node.id), namespaceOf(node.init)]
    if (name !== undefined && space !== undefined) add(name, space)
  }
  return { path, nodes, namespaces }
}

function wordOf(node: SyntaxNode): string | undefined {
  return node.type === 'Literal' ? literalOf(node) : undefined
}

function restOf(key: string, space: string): string | undefined {
  return key.startsWith(`${space}.`) ? key.slice(space.length + 1) : undefined
}
