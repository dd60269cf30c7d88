import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { dirname, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import compileMessage from 'icu-minify/compile'
import { defineConfig, type Plugin, type UserConfig, type ViteDevServer } from 'vite'
import { ROUTES } from './src/web/routes.ts'
import { divideTexts, lazily, textsOf, type TextBundles, type Texts } from './scripts/text-bundles.ts'

// The server behind the pages while developing; it alone knows who is logged in.
const server = `http://localhost:${process.env.PORT ?? '3000'}`

const serviceWorker = 'src/web/service-worker/service-worker.ts'
const arrival = 'src/web/arrival/arrival.ts'
const renderer = 'src/web/render-page.tsx'

// The server replaces the nonce in index.html for every answer and puts the bootstrap data where the
// comment <!--bootstrap--> stands.
export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? ofServer : ofBrowser))

/** The same pages for the server, which writes the HTML of the public ones: one bundle that needs no node_modules. */
const ofServer: UserConfig = {
  plugins: [react(), textBundles(), documentsInPlace()],
  publicDir: false,
  resolve: { alias: textsAreCompiled() },
  ssr: { noExternal: true },
  // React's own build for production.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    rolldownOptions: { input: renderer },
    // Renamed when it is complete (scripts/build-web.ts).
    outDir: 'dist/.server-new',
    target: 'es2023',
    assetsInlineLimit: 1024,
  },
}

const ofBrowser: UserConfig = {
  plugins: [react(), textBundles(), preloads(), documentsInPlace(), buildInWorker(), pagesOfServer()],
  publicDir: 'src/web/public',
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: { alias: textsAreCompiled() },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
  build: {
    manifest: true,
    target: 'es2023',
    // light-dark(), @starting-style and :has() stay as written.
    cssTarget: ['chrome125', 'firefox129', 'safari18'],
    // Inlined data: URLs of fonts would break the byte budget of the first stylesheet (F3).
    assetsInlineLimit: 1024,
    rolldownOptions: {
      input: ['index.html', arrival, serviceWorker],
      output: {
        // The worker's scope is the folder of its file, and its name must stay.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(serviceWorker) ? 'service-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: modules('react', 'react-dom', 'scheduler') },
            {
              name: 'router',
              test: modules(
                '@tanstack/(?:react-router|router-core|history|react-store|store|react-query|query-core)',
              ),
            },
            { name: 'intl', test: modules('use-intl', '@formatjs', 'icu-minify', 'intl-messageformat') },
            { name: partOf(arrival, 'visit'), debugName: 'visit' },
            { name: partOf('src/web/main.tsx', 'every-page'), debugName: 'every-page' },
          ],
        },
      },
    },
  },
}

/** The texts are compiled below, so nobody needs a parser for them. */
function textsAreCompiled() {
  return [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }]
}

function modules(...names: string[]): RegExp {
  return new RegExp(`node_modules/(${names.join('|')})/`)
}

/**
 * What an entry needs travels in one file, styles in another: sixty small ones would take ten turns of a phone's
 * connection before the first of them shows anything (F3). The entry itself stays a file of its own: what imports
 * its parts must not run it.
 */
function partOf(entry: string, name: string): (id: string, modules: ModuleGraph) => string | null {
  let parts: Set<string> | null = null
  return (id, modules) => {
    const file = join(import.meta.dirname, entry)
    parts ??= importsOf(file, modules)
    return parts.has(id) && id !== file ? name : null
  }
}

/** A module and all that it imports, but for what is imported later. */
function importsOf(entry: string, modules: ModuleGraph): Set<string> {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const languages = ['en', 'de', 'fr']
const virtualBundles = '\0virtual:text-bundles'

/**
 * Divides the ICU texts of each language into bundles, turns them into what the small formatter in the browser takes,
 * and lets every lazily loaded module bring its own (src/web/i18n/messages.ts). While developing there is one bundle.
 */
function textBundles(): Plugin {
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

function readTexts(language: string): Texts {
  return JSON.parse(readFileSync(textsFile(language), 'utf8')) as Texts
}

function textsFile(language: string): string {
  return join(import.meta.dirname, `src/web/i18n/${language}.json`)
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
    const bundles =
      byModule.get(relative(import.meta.dirname, join(folder, path)).replaceAll('\\', '/')) ?? []
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

/** Puts each GraphQL document where it is used: the generated map would bring all of them to every page (F3). */
function documentsInPlace(): Plugin {
  const generated = new URL('src/web/gen/graphql.ts', import.meta.url)
  return {
    name: 'documents-in-place',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/web/') || !/from '[./]+gen\/gql\.ts'/.test(code)) return
      const documents = new Map<string, string>()
      const all = readFileSync(generated, 'utf8')
      for (const [, name, text] of all.matchAll(
        /const (\w+)Document = new TypedDocumentString\(`([^`]+)`/g,
      )) {
        if (name && text) documents.set(name, text.replaceAll(/\s+/g, ' ').trim())
      }
      return code
        .replace(/import { graphql } from '[./]+gen\/gql\.ts'/, '')
        .replaceAll(/\bgraphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]+)`,?\s*\)/g, (_, source: string) => {
          const [, kind, name = ''] = /(query|mutation|fragment)\s+(\w+)/.exec(source) ?? []
          if (kind === 'fragment') return "''"
          const text = documents.get(name)
          if (!text) throw new Error(`${id}: document ${name} is not generated; run: npm run gen`)
          return JSON.stringify(text)
        })
    },
  }
}

/** Tells the service worker which build it belongs to, so that each build has a worker and a cache of its own. */
function buildInWorker(): Plugin {
  return {
    name: 'build-in-worker',
    generateBundle(_, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.fileName === 'service-worker.js')
          chunk.code = chunk.code.replace('__BUILD__', build)
      }
    },
  }
}

/**
 * Writes down which files the application and each of its pages need, so that the server's HTML names them and the
 * browser doesn't learn of them one after the other (src/server/http/preloads.ts).
 */
function preloads(): Plugin {
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
      const textsIn = (language: string, module: string) =>
        ['core', ...(byModule.get(module) ?? [])].map((name) =>
          fileOf(`src/web/i18n/${language}.json?bundle=${name}`),
        )
      const pages = pagesOfTable().map(({ name, path }) => {
        const files = importsOfFile(fileOf(`src/web/${path}`)).filter((file) => !app.includes(file))
        return {
          path: ROUTES[name],
          files,
          styles: stylesOf(files),
          texts: Object.fromEntries(
            languages.map((language) => [language, textsIn(language, `src/web/${path}`)]),
          ),
        }
      })
      const routes = Object.values(ROUTES)
      const source = JSON.stringify({ arrival: importsOfFile(fileOf(arrival)), app, routes, pages })
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source })
    },
  }
}

/** The pages with their modules, as page-table.ts names them one by one or several with the same one. */
function pagesOfTable(): { name: keyof typeof ROUTES; path: string }[] {
  const table = readFileSync('src/web/page-table.ts', 'utf8')
  const module = String.raw`[^;]*?import\('\./([^']+)'\)`
  const single = table.matchAll(new RegExp(String.raw`\b(?:page|open|guest)\(\s*'(\w+)'${module}`, 'g'))
  const several = table.matchAll(
    new RegExp(String.raw`\(\[([^\]]+)\] as const\)\.map\(\(name\) =>\s*\w+\(\s*name,${module}`, 'g'),
  )
  return [...single, ...several].flatMap(([, names = '', path = '']) =>
    [...names.matchAll(/\w+/g)].map(([name]) => ({ name: name as keyof typeof ROUTES, path })),
  )
}

/** While developing, puts the bootstrap data and cookies of the server's own HTML into Vite's. */
function pagesOfServer(): Plugin {
  return {
    name: 'pages-of-server',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { originalUrl = '/', headers, method } = request
        if (method !== 'GET' || !headers.accept?.includes('text/html')) return next()
        sendPage(vite, originalUrl, headers.cookie ?? '', response).catch(next)
      })
    },
  }
}

async function sendPage(
  vite: ViteDevServer,
  url: string,
  cookie: string,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(server + url, { headers: { cookie } })
  const bootstrap = /<script type="application\/json".*?<\/script>/s.exec(await answer.text())?.[0]
  const html = await vite.transformIndexHtml(url, readFileSync('index.html', 'utf8'))
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Set-Cookie', answer.headers.getSetCookie())
  response.end(html.replaceAll('__CSP_NONCE__', '').replace('<!--bootstrap-->', () => bootstrap ?? ''))
}
