import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../../src/domain/catalogue/language.ts'
import { readTexts } from '../../src/server/kernel/http/interface-texts.ts'
import { ROUTES } from '../../src/web/routes.ts'
import { root } from '../processes.ts'
import { divideTexts } from '../text-bundles.ts'
import { moduleOfBundle } from './text-plugin.ts'

const APART = 'pages-apart.ts'

/**
 * Writes down which files the application and each of its pages need, so that the server's HTML names them and the
 * browser doesn't learn of them one after the other (src/server/public/html/preloads.ts).
 */
export function preloads(arrival: string): Plugin {
  return {
    name: 'preloads',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const fileOf = (source: string) =>
        chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${source}`))?.fileName
      const importsOfFile = (fileName: string | undefined): string[] => {
        const found = new Set(fileName ? [fileName] : [])
        for (const name of found)
          for (const chunk of chunks)
            if (chunk.fileName === name) for (const imported of chunk.imports) found.add(imported)
        return [...found]
      }
      const stylesOf = (files: readonly string[]) =>
        chunks
          .filter((chunk) => files.includes(chunk.fileName))
          .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
      const app = importsOfFile(fileOf('index.html'))
      const { byModule } = divideTexts(readTexts('en'))
      const textsIn = (language: Language, module: string) =>
        ['core', ...(byModule.get(module) ?? [])].map((name) => fileOf(moduleOfBundle(name, language)))
      const pages = pagesOfTable().map(({ name, path, isApart, isDrawn }) => {
        const files = [path, ...(isApart ? [APART] : [])]
          .flatMap((module) => importsOfFile(fileOf(`src/web/${module}`)))
          .filter((file) => !app.includes(file))
        return {
          path: ROUTES[name],
          files,
          styles: stylesOf(files),
          isDrawn,
          texts: Object.fromEntries(
            LANGUAGES.map((language) => [language, textsIn(language, `src/web/${path}`)]),
          ),
        }
      })
      const routes = Object.values(ROUTES)
      const source = JSON.stringify({ arrival: importsOfFile(fileOf(arrival)), app, routes, pages })
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source })
    },
  }
}

interface PageOfTable {
  name: keyof typeof ROUTES
  path: string
  /** Its module is named in the list apart, which has to be loaded before. */
  isApart: boolean
  isDrawn: boolean
}

/** The pages with their modules, as page-table.ts names them one by one or several with the same one. */
function pagesOfTable(): PageOfTable[] {
  const table = read('page-table.ts')
  const module = String.raw`[^;]*?import\('\./([^']+)'\)`
  const apart = read(APART).matchAll(new RegExp(String.raw`(\w+): of\(${module}`, 'g'))
  const single = table.matchAll(new RegExp(String.raw`\bpage\(\s*'(\w+)'${module}`, 'g'))
  const several = table.matchAll(
    new RegExp(String.raw`\(\[([^\]]+)\] as const\)\.map\(\(name\) =>\s*(?:\w+\(\s*)+name,${module}`, 'g'),
  )
  return [
    ...[...apart].map(([, name = '', path = '']) => ({ names: [name], path, isApart: true })),
    ...[...single, ...several].map(([, names = '', path = '']) => ({
      names: names.match(/\w+/g) ?? [],
      path,
      isApart: false,
    })),
  ].flatMap(({ names, ...page }) =>
    names.map((name) => ({
      ...page,
      name: name as keyof typeof ROUTES,
      isDrawn: new RegExp(String.raw`\('${name}'.*isDrawn: true`).test(table),
    })),
  )
}

function read(module: string): string {
  return readFileSync(join(root, 'src/web', module), 'utf8')
}
