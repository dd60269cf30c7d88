import { join, relative } from 'node:path'
import compileMessage from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../../src/domain/catalogue/language.ts'
import { readTexts, textFilesOf, type Texts } from '../../src/server/kernel/http/interface-texts.ts'
import { root } from '../processes.ts'
import { parse } from '../syntax.ts'
import { areasOf, areasOfModule, divideTexts, textsOf, type TextBundles } from '../text-bundles.ts'

/** An alias: the texts are compiled while building, so nobody needs a parser for them. */
export const textsAreCompiled = [
  { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
]

const virtualBundles = '\0virtual:text-bundles'
const folder = 'src/web/i18n/bundles'

/**
 * Divides the ICU texts of each language into bundles, turns them into what the small formatter in the browser takes,
 * and lets every lazily loaded module bring its own (src/web/i18n/messages.ts). While developing there is one bundle.
 */
export function textBundles(): Plugin {
  let bundles: TextBundles = { areas: new Map(), byModule: new Map() }
  let isBuild = false
  const read = new Map<Language, Texts>()
  return {
    name: 'text-bundles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
      read.clear()
      const english = readTexts('en')
      read.set('en', english)
      bundles = isBuild
        ? divideTexts(english)
        : { areas: new Map([['core', areasOf(english)]]), byModule: new Map() }
    },
    resolveId(id) {
      if (id === 'virtual:text-bundles') return virtualBundles
      return id.startsWith(`/${folder}/`) ? join(root, id) : undefined
    },
    load(id) {
      // Who speaks one language needs the names of its files alone.
      const loadersOf = (language: Language) =>
        `export const bundles = {${[...bundles.areas.keys()].map((name) => loaderOf(name, name, language)).join()}}`
      if (id === virtualBundles)
        return `export const languages = {${LANGUAGES.map((language) => loaderOf(language, 'core', language)).join()}}`
      const [, name, short] = /\/i18n\/bundles\/([\w-]+)\/(\w+)$/.exec(id) ?? []
      const language = LANGUAGES.find((known) => known === short)
      if (!language || !name) return undefined
      // A hundred bundles share the files of a language: while building they are read once.
      if (!isBuild) for (const { path } of textFilesOf(language)) this.addWatchFile(path)
      if (!isBuild || !read.has(language)) read.set(language, readTexts(language))
      const part = textsOf(read.get(language) ?? {}, bundles.areas.get(name) ?? [])
      const texts = `export default ${JSON.stringify(compileTexts(part))}`
      return { code: name === 'core' ? `${texts}\n${loadersOf(language)}` : texts, moduleType: 'js' }
    },
    transform(code, id) {
      if (id.includes('/src/web/') && !id.includes(folder) && code.includes('import('))
        return bringTexts(code, id, bundles)
    },
    buildEnd(error) {
      if (isBuild && !error) checkDivision(bundles, areasOf(read.get('en') ?? {}), this)
    },
  }
}

/** The module of a bundle in a language, as imports, the manifest and chunks name it. */
export function moduleOfBundle(bundle: string, language: Language): string {
  return `${folder}/${bundle}/${language}`
}

function loaderOf(key: string, bundle: string, language: Language): string {
  return `'${key}': () => import('/${moduleOfBundle(bundle, language)}')`
}

/** Puts `withTexts` around each import() whose module has texts of its own. */
function bringTexts(code: string, id: string, { byModule }: TextBundles): string {
  let brought = code
  for (const { path, start, end } of parse(pathOf(id), code).lazily.toReversed()) {
    const bundles = byModule.get(path) ?? []
    if (bundles.length === 0) continue
    const wrapped = `withTexts(${brought.slice(start, end)}, ${JSON.stringify(bundles)})`
    brought = brought.slice(0, start) + wrapped + brought.slice(end)
  }
  return brought === code ? code : `import { withTexts } from '/src/web/i18n/messages.ts'\n${brought}`
}

/** What was read from the sources must hold for the modules that are really built: each one meets its words. */
function checkDivision({ areas, byModule }: TextBundles, known: string[], graph: ModuleGraph): void {
  const core = areas.get('core') ?? []
  const imported = new Map<string, readonly string[]>()
  const importedBy = (id: string) => {
    const ids = imported.get(id) ?? graph.getModuleInfo(id)?.importedIds ?? []
    imported.set(id, ids)
    return ids
  }
  for (const [entry, names] of [['src/web/main.tsx', []] as const, ...byModule]) {
    const brought = new Set([...core, ...names.flatMap((name) => areas.get(name) ?? [])])
    const modules = new Set([join(root, entry)])
    for (const id of modules) {
      for (const next of importedBy(id)) modules.add(next)
      if (!/\/src\/web\/.*\.tsx?$/.test(id)) continue
      const missing = areasOfModule(pathOf(id), known).filter((area) => !brought.has(area))
      if (missing.length > 0)
        throw new Error(`${pathOf(id)} says '${missing.join("', '")}', which ${entry} does not bring along.`)
    }
  }
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

function pathOf(id: string): string {
  return relative(root, id).replaceAll('\\', '/')
}

function compileTexts(texts: Texts): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compileMessage(text) : compileTexts(text),
    ]),
  )
}
