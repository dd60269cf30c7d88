import type { Texts } from '../src/server/kernel/http/interface-texts.ts'
import { type Syntax, syntaxOf } from './syntax.ts'
import { declaredIn } from './text-declarations.ts'

/** Which areas of the texts travel together, and which of these bundles a lazily loaded module brings along. */
export interface TextBundles {
  /** Areas by the name of their bundle; `core` comes with every page, `small` holds what is too little to travel alone. */
  areas: Map<string, string[]>
  /** Names of bundles by the path of a module that something imports with `import()`. */
  byModule: Map<string, string[]>
}

/** Areas whose parts travel alone: whoever wants the words of one list shall not carry those of all. */
const divided = ['catalogue']

/** Parts of an area that only whoever names them brings along: what says the area does without them. */
const apart = [
  'errors.conditions',
  'notices.dac7',
  'savedViews.panel',
  'shell.impersonation',
  'home.noListing',
  'home.payouts',
  'home.wish',
  'request.verification',
  'request.suggestDialog',
  'request.takeBackDialog',
]

/** Bundles below this many bytes are not worth a request of their own. */
const SMALL_BYTES = 700
/** And below this many not even where one module alone wants it: every page knows the address of each bundle. */
const TINY_BYTES = 400

const entry = 'src/web/main.tsx'
/** What the first page and what comes with it need of small areas is not to be asked for beside the others'. */
const first = ['src/web/home/home-page.tsx', 'src/web/shell/quiet-notices.tsx']

/** Thrown for a declaration of texts that don't exist. */
class UnknownTextsError extends Error {
  override name = 'UnknownTextsError'
}

/**
 * Divides the texts by the modules that declare them: what the first page needs is one bundle, and areas that the same
 * lazily loaded modules need are one bundle each. Throws for a declaration that names no texts.
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
  const small: string[] = []
  for (const [paths, members] of bundles) {
    const bytes = (area: string) => JSON.stringify(textsOf(english, [area])).length
    const sharing = paths.split(',')
    const isFirst = sharing.some((path) => first.includes(path))
    const size = members.reduce((sum, area) => sum + bytes(area), 0)
    if (size < TINY_BYTES || (size < SMALL_BYTES && (isFirst || sharing.length > 1))) {
      const name = isFirst ? 'core' : 'small'
      areas.set(name, [...(areas.get(name) ?? []), ...members])
      if (name === 'small') small.push(...sharing)
      continue
    }
    const [largest = ''] = members.toSorted((a, b) => bytes(b) - bytes(a))
    const name = largest.replace('.', '-')
    areas.set(name, members)
    for (const path of sharing) byModule.get(path)?.push(name)
  }
  for (const path of new Set(small)) byModule.get(path)?.push('small')
  return { areas, byModule }
}

/** The part of a language's texts that belongs to some areas. */
export function textsOf(texts: Texts, areas: string[]): Texts {
  const part: Texts = {}
  for (const area of areas) {
    const [first = '', second] = area.split('.')
    const found = texts[first]
    if (found === undefined) continue
    if (typeof found === 'string') part[first] = found
    else if (second === undefined) part[first] = { ...(part[first] as Texts), ...withoutApart(first, found) }
    else part[first] = { ...(part[first] as Texts), ...(found[second] && { [second]: found[second] }) }
  }
  return part
}

function withoutApart(area: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !apart.includes(`${area}.${key}`)))
}

/** The areas that a module itself declares; throws for one that doesn't exist. */
export function areasOfModule(path: string, known: readonly string[]): string[] {
  const syntax = syntaxOf(path)
  // Most modules come along with many others: each is looked through once.
  const found = declared.get(syntax)
  if (found?.known === known) return found.areas
  const areas = declaredIn(path, syntax).flatMap((name) => {
    const matching = known.filter((area) =>
      apart.includes(area) || apart.includes(name)
        ? area === name
        : isWithin(area, name) || isWithin(name, area),
    )
    if (matching.length === 0) throw new UnknownTextsError(`${path}: there are no texts '${name}'`)
    return matching
  })
  declared.set(syntax, { known, areas })
  return areas
}

function isWithin(part: string, whole: string): boolean {
  return `${part}.`.startsWith(`${whole}.`)
}

const declared = new WeakMap<Syntax, { known: readonly string[]; areas: string[] }>()

/** The areas that can travel alone. */
export function areasOf(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const parts = Object.keys(value).map((part) => `${key}.${part}`)
    return divided.includes(key) ? parts : [key, ...parts.filter((part) => apart.includes(part))]
  })
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
