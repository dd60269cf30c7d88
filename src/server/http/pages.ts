import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../domain/catalogue/language.ts'
import { ResourceNotFoundError } from '../../domain/errors.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import { userTypeOf } from '../../domain/user-type.ts'
import type { Context } from '../context.ts'
import { listEnabledFlags } from '../feature-flags/actions.ts'
import { sessionTokenOf } from './credentials.ts'
import { renewForgeryToken } from './csrf.ts'
import { demoLogins } from './demo-logins.ts'
import { preloadsOf } from './preloads.ts'
import { escapeHtml } from '../public-pages/html.ts'
import type { RenderedPage, RenderPage } from '../public-pages/render.ts'
import { setSessionCookie } from './login-answer.ts'
import { knownLanguage, wishedLanguage, type ContextOf } from './request-context.ts'
import { addOfflinePage } from './offline-page.ts'
import { nonceOf } from './security-headers.ts'

const year = 365 * 24 * 60 * 60

/** Serves the built pages: hashed assets for ever, and the one HTML for every path that is not the API's. */
export async function addPages(
  app: FastifyInstance,
  config: Config,
  accounts: Accounts,
  contextOf: ContextOf,
  directory: string,
  renderPage: RenderPage,
): Promise<void> {
  if (existsSync(directory)) {
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(relative(directory, path)))
      },
    })
  }
  addOfflinePage(app)
  app.get('/', async (request, reply) => reply.redirect(`/${wishedLanguage(request)}`, 302))
  app.setNotFoundHandler(async (request, reply) => {
    // An old page asks for the files of a build that is gone: it must see that, not a page of HTML.
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
    if (!isPage) throw new ResourceNotFoundError()
    return await sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const html = readPage(directory)
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store')
    if (html === null) {
      return await reply.status(503).send('<h1>The pages are not built yet</h1><p>Run: npm start</p>')
    }
    const ctx = await contextOf(request)
    const token = sessionTokenOf(config, request)
    renewForgeryToken(config, request, reply, token)
    if (token && ctx.viewer && (await accounts.renewSession(token, ctx.now()))) {
      setSessionCookie(config, reply, token)
    }
    const prefix = knownLanguage(request.url.split(/[/?]/)[1])
    const nonce = nonceOf(request)
    const bootstrap = {
      viewer: ctx.viewer && { ...ctx.viewer, userType: userTypeOf(ctx.viewer) },
      accessToken: Boolean(ctx.viewer?.accessLinkId),
      featureFlags: await listEnabledFlagsFor(ctx),
      language: prefix ?? ctx.language,
      demo: config.demo,
      demoLogins: config.demo ? demoLogins : [],
      nonce,
    }
    const language = prefix ?? ctx.language
    const path = request.url.split('?')[0] ?? ''
    const scripts = preloadsOf(directory, path, language)
    const content = prefix && (await renderedAt(ctx, { url: request.url, language: prefix, nonce }))
    if (content) reply.status(content.status)
    return await reply.send(
      fillPage(html, { language, nonce, bootstrap: { ...bootstrap, data: content?.data }, scripts, content }),
    )
  }

  /** Content in the HTML is never worth a failed page: without it the browser's part asks for itself. */
  async function renderedAt(
    ctx: Context,
    at: { url: string; language: Language; nonce: string },
  ): Promise<RenderedPage | null> {
    try {
      return await renderPage(ctx, at)
    } catch (error) {
      ctx.log.error({ err: error }, 'a public page could not be written by the server')
      return null
    }
  }
}

/** Flags are never worth a failed page: without them it shows what everybody has (D8). */
async function listEnabledFlagsFor(ctx: Context): Promise<string[]> {
  try {
    return await listEnabledFlags(ctx.db, ctx.viewer?.id ?? null)
  } catch (error) {
    ctx.log.error({ err: error }, 'the feature flags could not be read')
    return []
  }
}

function cacheControlOf(file: string): string {
  if (file.startsWith(`assets${sep}`)) return `public, max-age=${year}, immutable`
  // A browser that kept an old worker would keep an old build.
  return file.startsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

let page: { changed: number; html: string } | null = null

/** The built page; read again when a new build has replaced it. */
function readPage(directory: string): string | null {
  const file = join(directory, 'index.html')
  if (!existsSync(file)) return null
  const changed = statSync(file).mtimeMs
  if (page?.changed !== changed) page = { changed, html: readFileSync(file, 'utf8') }
  return page.html
}

interface Filling {
  language: string
  nonce: string
  bootstrap: object
  /** Files that the page will need besides those that every page names. */
  scripts: readonly string[]
  /** What the server has written of a public page. */
  content: RenderedPage | null
}

function fillPage(html: string, { language, nonce, bootstrap, scripts, content }: Filling): string {
  // '<' inside the data must not end the script.
  const data = JSON.stringify(bootstrap).replaceAll('<', '\\u003c')
  return (content ? withContent(html, content) : html)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(
      '<!--bootstrap-->',
      () =>
        `<script type="application/json" id="bootstrap" nonce="${nonce}">${data}</script>` +
        scripts
          .map((file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`)
          .join('') +
        (content?.head ?? ''),
    )
}

/** Title and description of the page's own, and its content in the place of the first paint's mark. */
function withContent(html: string, { title, description, content }: RenderedPage): string {
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escapeHtml(description),
    )
    .replace(/<!--content-->.*?<!--\/content-->/s, () => content)
}
