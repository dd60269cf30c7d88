import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import compileMessage from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { root } from '../processes.ts'
import { divideTexts, lazily, textsOf, type TextBundles, type Texts } from '../text-bundles.ts'

/** The languages of the interface. */
export const languages = ['en', 'de', 'fr']

/** An alias: the texts are compiled while building, so nobody needs a parser for them. */
export const textsAreCompiled = [
  { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
]

const virtualBundles = '\0virtual:text-bundles'

/**
 * Divides the ICU texts of each language into bundles, turns them into what the small formatter in the browser takes,
 * and lets every lazily loaded module bring its own (src/web/i18n/messages.ts). While developing there is one bundle.
 */
export function textBundles(): Plugin {
  let bundles: TextBundles
  let isBuild = false
  const read = new Map<string, Texts>()
  return {
    name: 'text-bundles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
      read.clear()
      const english = readTexts('en')
      bundles = divideTexts(english)
      if (command === 'serve')
        bundles = { areas: new Map([['core', Object.keys(english)]]), byModule: new Map() }
    },
    resolveId: (id) => (id === 'virtual:text-bundles' ? virtualBundles : undefined),
    load(id) {
      if (id === virtualBundles)
        return `export const bundles = {${[...bundles.areas.keys()].map(loadersOf).join()}}`
      const [, language, name] = /\/src\/web\/i18n\/(\w+)\.json\?bundle=([\w-]+)$/.exec(id) ?? []
      if (!language || !name) return undefined
      this.addWatchFile(textsFile(language))
      // A hundred bundles share a file of three hundred kilobytes: while building it is read once.
      if (!isBuild || !read.has(language)) read.set(language, readTexts(language))
      const part = textsOf(read.get(language) ?? {}, bundles.areas.get(name) ?? [])
      return { code: `export default ${JSON.stringify(compileTexts(part))}`, moduleType: 'js' }
    },
    transform(code, id) {
      if (id.includes('/src/web/') && code.includes('import(')) return bringTexts(code, id, bundles)
    },
  }
}

/** All texts of a language, as they are written. */
export function readTexts(language: string): Texts {
  return JSON.parse(readFileSync(textsFile(language), 'utf8')) as Texts
}

function textsFile(language: string): string {
  return join(root, `src/web/i18n/${language}.json`)
}

function loadersOf(bundle: string): string {
  const loaders = languages.map(
    (language) => `${language}: () => import('/src/web/i18n/${language}.json?bundle=${bundle}')`,
  )
  return `'${bundle}': {${loaders.join()}}`
}

/** Puts `withTexts` around each import() whose module has texts of its own. */
function bringTexts(code: string, id: string, { byModule }: TextBundles): string {
  const folder = dirname(id)
  const brought = code.replaceAll(lazily, (text, path: string) => {
    const bundles = byModule.get(relative(root, join(folder, path)).replaceAll('\\', '/')) ?? []
    return bundles.length > 0 ? `withTexts(${text}, ${JSON.stringify(bundles)})` : text
  })
  return brought === code ? code : `import { withTexts } from '/src/web/i18n/messages.ts'\n${brought}`
}

function compileTexts(texts: Texts): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compileMessage(text) : compileTexts(text),
    ]),
  )
}
