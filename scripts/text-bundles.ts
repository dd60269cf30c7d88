import type { Texts } from '../src/server/kernel/http/interface-texts.ts'
import { forgetSyntax, type Syntax, syntaxOf } from './syntax.ts'
import { declaredIn } from './text-declarations.ts'

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

/** Thrown for a declaration of texts that don't exist. */
class UnknownTextsError extends Error {
  override name = 'UnknownTextsError'
}

/**
 * Divides the texts by the modules that declare them: what the first page needs is one bundle, and areas that the same
 * lazily loaded modules need are one bundle each. Throws for a declaration that names no texts.
 */
export function divideTexts(english: Texts): TextBundles {
  forgetSyntax()
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

/** The areas that a module itself declares; throws for one that doesn't exist. */
export function areasOfModule(path: string, known: readonly string[]): string[] {
  const syntax = syntaxOf(path)
  // Most modules come along with many others: each is looked through once.
  const names = declared.get(syntax) ?? declaredIn(path, syntax)
  declared.set(syntax, names)
  return names.flatMap((name) => {
    const matching = known.filter((area) => `${name}.`.startsWith(`${area}.`) || area.startsWith(`${name}.`))
    if (matching.length === 0) throw new UnknownTextsError(`${path}: there are no texts '${name}'`)
    return matching
  })
}

const declared = new WeakMap<Syntax, readonly string[]>()

/** The areas that can travel alone. */
export function areasOf(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    divided.includes(key) ? Object.keys(value).map((part) => `${key}.${part}`) : [key],
  )
}

/** Every module that the entry, or what it loads, loads lazily. */
function reachLazily(from: string, seen = new Set<string>()): string[] {
  for (const path of reachAtOnce(from)) {
    for (const { path: next } of ownSyntax(path)?.lazily ?? []) {
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
  for (const next of ownSyntax(from)?.imports ?? []) if (!seen.has(next)) reachAtOnce(next, seen)
  return seen
}

function areasFrom(from: string, known: string[]): Set<string> {
  return new Set(
    [...reachAtOnce(from)].flatMap((path) => (ownSyntax(path) ? areasOfModule(path, known) : [])),
  )
}

/** Texts are said by the browser's part alone. */
function ownSyntax(path: string) {
  return path.startsWith('src/web/') ? syntaxOf(path) : undefined
}
