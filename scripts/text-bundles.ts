import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './processes.ts'

/** The texts of a language, nested by their keys. */
export type Texts = { [key: string]: string | Texts }

/** Which areas of the texts travel together, and which of these bundles a lazily loaded module brings along. */
export interface TextBundles {
  /** Areas by the name of their bundle; `core` comes with the first page of everybody. */
  areas: Map<string, string[]>
  /** Names of bundles by the path of a module that something imports with `import()`. */
  byModule: Map<string, string[]>
}

/** Areas whose parts travel alone: whoever wants the words of one list shall not carry those of all. */
const divided = ['catalogue']

/** Bundles below this many bytes are not worth a request of their own. */
const SMALL_BYTES = 700

const entry = 'src/web/main.tsx'
const fixed = /^\s*(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s)?['"](\.[^'"]+\.tsx?)['"]/gm
/** A lazily loaded module of our own. */
export const lazily = /\bimport\(\s*'(\.{1,2}\/[^']+\.tsx?)'\s*,?\s*\)/g
const namespace =
  /use\w*(?:Translations|Texts?)\(\s*['"]([\w.]+)['"]|(?:useTranslations|Translator)<\s*['"]([\w.]+)['"]/g
const withoutNamespace = /use\w*Translations\(\s*\)/

/**
 * Divides the texts by the modules that use them: what the first page needs is one bundle, and areas that the same
 * lazily loaded modules need are one bundle each. Found in the sources, so that nobody keeps a list.
 */
export function divideTexts(english: Texts): TextBundles {
  const known = areasOf(english)
  const entries = reachLazily(entry)
  const core = areasFrom(entry, known)
  const users = new Map<string, string[]>()
  for (const path of entries) {
    for (const area of areasFrom(path, known)) {
      if (!core.has(area)) users.set(area, [...(users.get(area) ?? []), path])
    }
  }
  const bundles = Map.groupBy(users.keys(), (area) => (users.get(area) ?? []).join())
  const areas = new Map([['core', [...core]]])
  const byModule = new Map<string, string[]>(entries.map((path) => [path, []]))
  for (const [paths, members] of bundles) {
    const bytes = (area: string) => JSON.stringify(textsOf(english, [area])).length
    if (paths.includes(',') && members.reduce((sum, area) => sum + bytes(area), 0) < SMALL_BYTES) {
      areas.get('core')?.push(...members)
      continue
    }
    const [largest = ''] = members.toSorted((a, b) => bytes(b) - bytes(a))
    const name = largest.replace('.', '-')
    areas.set(name, members)
    for (const path of paths.split(',')) byModule.get(path)?.push(name)
  }
  return { areas, byModule }
}

/** The part of a language's texts that belongs to some areas. */
export function textsOf(texts: Texts, areas: string[]): Texts {
  const part: Texts = {}
  for (const area of areas) {
    const [first = '', second] = area.split('.')
    const found = texts[first]
    if (found === undefined) continue
    if (second === undefined || typeof found === 'string') part[first] = found
    else part[first] = { ...(part[first] as Texts), ...(found[second] && { [second]: found[second] }) }
  }
  return part
}

function areasOf(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    divided.includes(key) ? Object.keys(value).map((part) => `${key}.${part}`) : [key],
  )
}

/** Every module that the entry, or what it loads, loads lazily. */
function reachLazily(from: string, seen = new Set<string>()): string[] {
  for (const path of reachAtOnce(from)) {
    for (const next of importsOf(path, lazily)) {
      if (seen.has(next)) continue
      seen.add(next)
      reachLazily(next, seen)
    }
  }
  return [...seen].sort()
}

/** A module with all that comes along with it at once. */
function reachAtOnce(from: string, seen = new Set<string>()): Set<string> {
  seen.add(from)
  for (const next of importsOf(from, fixed)) if (!seen.has(next)) reachAtOnce(next, seen)
  return seen
}

function areasFrom(from: string, known: string[]): Set<string> {
  const areas = new Set<string>()
  for (const path of reachAtOnce(from)) for (const area of areasOfModule(path, known)) areas.add(area)
  return areas
}

// Most modules come along with many others: each is looked through once.
const areasByModule = new Map<string, { known: string[]; areas: string[] }>()

function areasOfModule(path: string, known: string[]): string[] {
  const kept = areasByModule.get(path)
  if (kept?.known === known) return kept.areas
  const areas = areasIn(read(path), known)
  areasByModule.set(path, { known, areas })
  return areas
}

function areasIn(source: string, known: string[]): string[] {
  const named = [...source.matchAll(namespace)].map((match) => match[1] ?? match[2] ?? '')
  const used = known.filter((area) =>
    named.some((name) => `${name}.`.startsWith(`${area}.`) || area.startsWith(`${name}.`)),
  )
  if (!withoutNamespace.test(source)) return used
  return [...used, ...known.filter((area) => new RegExp(`['"\`]${RegExp.escape(area)}\\.`).test(source))]
}

const imports = new Map<RegExp, Map<string, string[]>>([
  [fixed, new Map()],
  [lazily, new Map()],
])

function importsOf(path: string, pattern: RegExp): string[] {
  if (!path.startsWith('src/web/')) return []
  const known = imports.get(pattern)
  const kept = known?.get(path)
  if (kept) return kept
  const found = [...read(path).matchAll(pattern)].map((match) =>
    relative(root, join(root, dirname(path), match[1] ?? '')).replaceAll('\\', '/'),
  )
  known?.set(path, found)
  return found
}

const sources = new Map<string, string>()

function read(path: string): string {
  const text = sources.get(path) ?? readFileSync(join(root, path), 'utf8')
  sources.set(path, text)
  return text
}
