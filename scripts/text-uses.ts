import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE } from '../src/domain/catalogue/catalogue.ts'
import { root } from './processes.ts'

/** A source file with the namespaces of its translators: `const t = useTranslations('home')` or a parameter's type. */
interface Source {
  path: string
  text: string
  namespaces: Map<string, string[]>
}

const declaration = /\b(\w+)\s*=\s*use\w*(?:Translations|Texts?)\(\s*(?:['"]([\w.]*)['"])?\s*\)/g
const parameterType = /(?:useTranslations|Translator)<\s*['"]([\w.]+)['"]\s*>/g
const call = /\b(\w+)(?:\.(?:rich|markup|raw|has))?\(\s*(['"`]?)/g
const literal = /(['"])((?:(?!\1)[^\\\n])*)\1/g

/**
 * Which of the texts are used, and which that don't exist are asked for.
 * A key in quotes counts as itself, a template as everything it may become (`status.${status}`), and a call with a
 * computed key as every word in quotes anywhere in the sources that completes its namespace: the server sends some.
 * A call that names its text and writes its values down has to give all that the text asks for.
 */
export function findUses(texts: ReadonlyMap<string, readonly string[]>): {
  used: Set<string>
  unknown: string[]
  ungiven: string[]
} {
  const keys = [...texts.keys()]
  // The catalogue is labelled completely, also where no page shows a value yet: "npm run catalogue" lists those.
  const used = new Set(
    Object.entries(CATALOGUE).flatMap(([concept, values]) =>
      values.map((value) => `catalogue.${concept}.${value}`),
    ),
  )
  const unknown: string[] = []
  const ungiven: string[] = []
  const everywhere = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.|[/.]gen[/.]/.test(path))
    .map(readSource)
  const sources = everywhere.filter(({ path }) => !path.startsWith('src/server/'))
  const words = new Set(
    everywhere.flatMap(({ text }) => [...text.matchAll(literal)].map((match) => match[2] ?? '')),
  )
  const known = new Set(keys)
  for (const source of sources) {
    for (const match of source.text.matchAll(call)) {
      const [start, name = '', quote] = match
      const namespaces =
        source.namespaces.get(name) ?? (/^t([A-Z]|$)/.test(name) ? source.namespaces.get('') : undefined)
      if (!namespaces) continue
      const rest = source.text.slice(match.index + start.length)
      if (quote === '`') {
        const pattern = templatePattern(rest)
        const found = keys.filter((key) => namespaces.some((space) => matches(key, space, pattern)))
        for (const key of found) used.add(key)
        if (found.length === 0)
          unknown.push(`${source.path}: no text matches ${name}(\`${upTo(rest, '`')}\`)`)
      } else if (quote) {
        const key = upTo(rest, quote)
        const found = namespaces.map((space) => fullKey(space, key)).filter((full) => known.has(full))
        for (const full of found) used.add(full)
        const given = start.includes('.') ? undefined : valuesGiven(rest.slice(key.length + 1))
        const missing = found.map((full) => texts.get(full)?.filter((value) => !given?.includes(value)) ?? [])
        // Where a translator has several namespaces, one of the texts is meant.
        const [least = []] = missing.toSorted((one, other) => one.length - other.length)
        if (given && least.length > 0)
          ungiven.push(`${source.path}: ${name}('${key}') does not give {${least.join(', ')}}`)
        if (found.length === 0) unknown.push(`${source.path}: ${name}('${key}') names no text`)
      } else {
        for (const key of keys.filter((key) => namespaces.some((space) => completes(key, space, words))))
          used.add(key)
      }
    }
  }
  return { used, unknown, ungiven }
}

/** The names of the values that a call gives beside its key; undefined where they are not written down there. */
function valuesGiven(rest: string): string[] | undefined {
  if (/^\s*\)/.test(rest)) return []
  const [start] = /^\s*,\s*\{/.exec(rest) ?? []
  if (start === undefined) return undefined
  let depth = 1
  let outer = ''
  for (const sign of rest.slice(start.length)) {
    if ('{[('.includes(sign)) depth++
    if ('}])'.includes(sign)) depth--
    if (depth === 0) break
    if (depth === 1) outer += sign
  }
  if (outer.includes('...')) return undefined
  return [...outer.replaceAll(/\/\/.*/g, '').matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name)
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const namespaces = new Map<string, string[]>()
  const add = (name: string, space: string) => namespaces.set(name, [...(namespaces.get(name) ?? []), space])
  for (const [, name = '', space = ''] of text.matchAll(declaration)) add(name, space)
  // A translator that comes as a parameter may have any name.
  for (const [, space = ''] of text.matchAll(parameterType)) add('', space)
  return { path, text, namespaces }
}

function templatePattern(rest: string): RegExp {
  const parts = upTo(rest, '`').split(/\$\{[^}]*\}/)
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`)
}

function matches(key: string, space: string, pattern: RegExp): boolean {
  const rest = restOf(key, space)
  return rest !== undefined && pattern.test(rest)
}

function completes(key: string, space: string, words: Set<string>): boolean {
  const rest = restOf(key, space)
  return rest !== undefined && words.has(rest)
}

function restOf(key: string, space: string): string | undefined {
  if (space === '') return key
  return key.startsWith(`${space}.`) ? key.slice(space.length + 1) : undefined
}

function fullKey(space: string, key: string): string {
  return space === '' ? key : `${space}.${key}`
}

function upTo(text: string, end: string): string {
  return text.slice(0, text.indexOf(end))
}
