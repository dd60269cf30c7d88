import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { LANGUAGES } from './src/domain/catalogue/language.ts'
import { modules, partOf } from './scripts/vite/chunks.ts'
import { documentsInPlace } from './scripts/vite/documents-plugin.ts'
import { iconsInPlace } from './scripts/vite/icons-plugin.ts'
import { pagesOfServer } from './scripts/vite/pages-plugin.ts'
import { preloads } from './scripts/vite/preloads-plugin.ts'
import { textBundles, textsAreCompiled } from './scripts/vite/text-plugin.ts'
import { withoutTemporal } from './scripts/vite/temporal-plugin.ts'
import { buildInWorker } from './scripts/vite/worker-plugin.ts'

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
  plugins: [react(), textBundles(), documentsInPlace(), iconsInPlace()],
  publicDir: false,
  resolve: { alias: textsAreCompiled },
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
  plugins: [
    react(),
    // What React Aria says by itself, in our languages alone.
    optimizeLocales.vite({ locales: [...LANGUAGES] }),
    textBundles(),
    preloads(arrival),
    documentsInPlace(),
    iconsInPlace(),
    buildInWorker(),
    withoutTemporal(),
    pagesOfServer(server),
  ],
  publicDir: 'src/web/public',
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: { alias: textsAreCompiled },
  server: { proxy: { '/api': server, '/healthz': server, '/map': server, '/readyz': server } },
  build: {
    manifest: true,
    // The map is a large library; check-bytes knows what is loaded where.
    chunkSizeWarningLimit: 1200,
    target: 'es2023',
    // Our browsers have it.
    modulePreload: { polyfill: false },
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
            {
              // What changes with libraries alone, as far as every page needs it.
              name: 'libraries',
              tags: ['$initial'],
              test: modules(
                'react',
                'react-dom',
                'scheduler',
                '@tanstack/(?:react-router|router-core|history|react-store|store|react-query|query-core)',
                'use-intl',
                'icu-minify',
                'use-sync-external-store',
              ),
            },
            { name: partOf(arrival, 'visit'), debugName: 'visit' },
            // An index of icons or parts names all of them: what every page needs is only what is really used of it.
            { name: partOf('src/web/main.tsx', 'every-page'), tags: ['$initial'], debugName: 'every-page' },
            {
              // What home shares with other pages of lists.
              name: partOf('src/web/home/home-page.tsx', 'lists'),
              test: /\/src\/(?!web\/home\/)|\/query-core\/|\/react-query\/|\/icons\//,
              debugName: 'lists',
            },
            { name: 'icons', test: modules('@tabler/icons-react'), minShareCount: 3 },
            // What many pages share is one file: a name for each small one costs every visit.
            { name: 'shared', test: /\/src\//, minShareCount: 13 },
          ],
        },
      },
    },
  },
}
