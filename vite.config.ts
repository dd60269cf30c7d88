import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The server behind the pages while developing; it alone knows who is logged in.
const server = `http://localhost:${process.env.PORT ?? '3000'}`

// The server replaces the nonce in index.html for every answer and puts the bootstrap data where the
// comment <!--bootstrap--> stands.
export default defineConfig({
  plugins: [react(), pagesOfServer()],
  publicDir: 'src/web/public',
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
  build: {
    manifest: true,
    target: 'es2023',
    // light-dark(), @starting-style and :has() stay as written.
    cssTarget: ['chrome125', 'firefox129', 'safari18'],
    // Inlined data: URLs of fonts would break the byte budget of the first stylesheet (F3).
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store|query-core|react-query)[\\/]/,
            },
            {
              name: 'intl',
              test: /node_modules[\\/](use-intl|intl-messageformat|@formatjs|icu-minify)[\\/]/,
            },
          ],
        },
      },
    },
  },
})

/** While developing, puts the bootstrap data and cookies of the server's own HTML into Vite's. */
function pagesOfServer(): Plugin {
  return {
    name: 'pages-of-server',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/'
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
        try {
          const answer = await fetch(server + url, { headers: { cookie: request.headers.cookie ?? '' } })
          const bootstrap = /<script type="application\/json".*?<\/script>/s.exec(await answer.text())?.[0]
          const html = await vite.transformIndexHtml(url, readFileSync('index.html', 'utf8'))
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.setHeader('Set-Cookie', answer.headers.getSetCookie())
          response.end(
            html.replaceAll('__CSP_NONCE__', '').replace('<!--bootstrap-->', () => bootstrap ?? ''),
          )
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
