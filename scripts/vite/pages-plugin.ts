import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { root } from '../processes.ts'

/** While developing, puts the bootstrap data and cookies of the server's own HTML into Vite's. */
export function pagesOfServer(server: string): Plugin {
  return {
    name: 'pages-of-server',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { originalUrl = '/', headers, method } = request
        if (method !== 'GET' || !headers.accept?.includes('text/html')) return next()
        sendPage(vite, server, originalUrl, headers.cookie ?? '', response).catch(next)
      })
    },
  }
}

async function sendPage(
  vite: ViteDevServer,
  server: string,
  url: string,
  cookie: string,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(server + url, { headers: { cookie } })
  const bootstrap = /<script type="application\/json".*?<\/script>/s.exec(await answer.text())?.[0]
  const html = await vite.transformIndexHtml(url, readFileSync(join(root, 'index.html'), 'utf8'))
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Set-Cookie', answer.headers.getSetCookie())
  response.end(html.replaceAll('__CSP_NONCE__', '').replace('<!--bootstrap-->', () => bootstrap ?? ''))
}
