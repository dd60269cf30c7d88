import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_TOKEN_PARAMETER } from '../../../domain/catalogue/interface.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Accounts } from '../../people/accounts/accounts.ts'
import type { Config } from '../../kernel/config/config.ts'
import { asUnavailable } from '../../kernel/db/unavailable.ts'
import { userTypeOf } from '../../../domain/people/user-type.ts'
import { findRecoveryReadyAt } from '../../people/recovery/sql.ts'
import type { Context, ContextOf, Viewer } from '../../kernel/viewer/context.ts'
import { listLandlordUserTypes } from '../../people/accounts/landlord-type-sql.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { sessionTokenOf } from '../../kernel/http/credentials.ts'
import { addBuiltFiles, readPage } from './built-files.ts'
import { consentQuestion } from './consent-question.ts'
import { renewForgeryToken } from '../../kernel/http/csrf.ts'
import type { AnswerWithin } from '../../kernel/graphql/limits.ts'
import { together } from './first-answers.ts'
import { demoFacts } from './demo-facts.ts'
import type { DescribedPage, DescribePage } from '../pages/describe.ts'
import { contentDrawer, drawWorkPage } from './page-content.ts'
import { type DrawnPage, fillPage } from './page-html.ts'
import { filesOfApp, filesOfPage, isRoute } from './preloads.ts'
import { setLinkCookie, setSessionCookie } from '../../kernel/http/login-answer.ts'
import { addOfflinePage } from './offline-page.ts'
import { followWorldLink } from './world-link.ts'
import { nonceOf } from '../../kernel/http/security-headers.ts'
import { sendInParts } from '../../kernel/http/send-in-parts.ts'
import { wishedLanguage, knownLanguage } from '../../kernel/http/language.ts'

// Most landlords live by its clocks.
const USUAL_TIME_ZONE = 'Europe/Berlin'

/** Where pages come from, and who tells what is in them. */
export interface PageSources {
  /** The build. */
  directory: string
  describePage: DescribePage
  answerWithin: AnswerWithin
}

/** Serves the built pages: hashed assets for ever, and the one HTML for every path that is not the API's. */
export async function addPages(
  app: FastifyInstance,
  config: Config,
  accounts: Accounts,
  contextOf: ContextOf,
  { directory, describePage, answerWithin }: PageSources,
): Promise<void> {
  await addBuiltFiles(app, config, directory)
  const drawContent = contentDrawer(directory)
  addOfflinePage(app)
  app.get('/', async (request, reply) => reply.redirect(`/${wishedLanguage(request)}`, 302))
  // Where documents were looked at before all checks had one queue; people have kept the address.
  app.get<{ Params: { language: string } }>('/:language/staff/documents', async ({ params }, reply) =>
    reply.redirect(`/${knownLanguage(params.language) ?? 'en'}/staff/review`, 301),
  )
  app.setNotFoundHandler(limited(app, config), async (request, reply) => {
    // An old page asks for the files of a build that is gone: it must see that, not a page of HTML.
    const isPage = request.method === 'GET' && !/^\/(api|assets|map)\//.test(request.url)
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
    const prefix = knownLanguage(request.url.split(/[/?]/)[1])
    const elsewhere = prefix && (await followWorldLink(ctx, request.url))
    if (elsewhere) return await reply.redirect(elsewhere, 302)
    const token = sessionTokenOf(config, request)
    renewForgeryToken(config, request, reply, token)
    if (token && ctx.viewer && (await accounts.renewSession(token, ctx.now()))) {
      setSessionCookie(config, reply, token)
    }
    const linkToken = new URLSearchParams(request.url.split('?')[1]).get(ACCESS_TOKEN_PARAMETER)
    if (linkToken && ctx.viewer?.accessLinkId) setLinkCookie(config, reply, linkToken)
    const language = prefix ?? ctx.language
    const nonce = nonceOf(request)
    const page = prefix && (await describedAt(ctx, { url: request.url, language, nonce }))
    const path = request.url.split('?')[0] ?? ''
    // An address without a language is led to one by the application.
    const isKnown = isRoute(directory, prefix ? path : `/${language}${path}`)
    reply.status(page?.status ?? (isKnown ? 200 : 404))
    const [types, recoveryReadyAt, featureFlags] = await Promise.all([
      ctx.viewer && typesOf(ctx, ctx.viewer),
      ctx.viewer?.sessionId && !ctx.viewer.impersonation
        ? findRecoveryReadyAt(ctx.reads, ctx.viewer.id)
        : null,
      listEnabledFlagsFor(ctx),
    ])
    const bootstrap = {
      viewer: ctx.viewer && {
        ...ctx.viewer,
        ...types,
        ...(recoveryReadyAt && { recoveryReadyAt: recoveryReadyAt.toString() }),
      },
      accessToken: Boolean(ctx.viewer?.accessLinkId),
      featureFlags,
      language,
      ...demoFacts(config),
      origin: config.origin,
      ...(config.map && { mapStyleUrl: config.map.styleUrl }),
      data: page?.data,
    }
    const content = page && !ctx.viewer ? await drawnAt(ctx, request.url, bootstrap) : null
    const isWork = Boolean(prefix && isKnown && !page && ctx.viewer && !ctx.viewer.accessLinkId)
    const work = isWork ? workAt(request, { ...ctx, language }, bootstrap) : null
    const { head, body } = fillPage(html, {
      language,
      nonce,
      bootstrap,
      files: filesOfPage(directory, path, language),
      app: filesOfApp(directory),
      page,
      content,
      isWork,
      // Staff answer for themselves, on their own pages.
      question: ctx.viewer?.impersonation ? '' : consentQuestion(request, { language, nonce }),
    })
    return await sendInParts(
      request,
      reply,
      withRest(head, async () => body(await work)),
    )
  }

  /** As what the interface knows somebody. */
  async function typesOf(ctx: Context, viewer: Viewer) {
    const { landlordId, role } = viewer
    const types = role === 'OWNER' && landlordId ? await listLandlordUserTypes(ctx.db, [landlordId]) : null
    return {
      userType: userTypeOf(viewer),
      landlordUserType: (landlordId && types?.get(landlordId)) ?? null,
    }
  }

  /**
   * Words in the HTML are never worth a failed page: without them the browser's part asks for itself. Whoever is nobody
   * may be a search engine, which must not take a page without content for all there is: it hears when to come again.
   */
  async function describedAt(
    ctx: Context,
    at: { url: string; language: Language; nonce: string },
  ): Promise<DescribedPage | null> {
    try {
      return await describePage(ctx, at)
    } catch (error) {
      if (!ctx.viewer && asUnavailable(error)) throw error
      ctx.log.error({ err: error }, 'a public page could not be described by the server')
      return null
    }
  }

  /** As little are the first answers: the page asks by itself. */
  async function workAt(request: FastifyRequest, ctx: Context, bootstrap: object): Promise<DrawnPage | null> {
    try {
      const drawn = drawnFor(request, ctx.now())
      const ask = together((operations) => answerWithin(request, ctx, operations))
      const work = await drawWorkPage(directory, request.url, { ...bootstrap, drawn }, ask)
      return work && { ...work, drawn }
    } catch (error) {
      ctx.log.error({ err: error }, "a person's page could not be drawn by the server")
      return null
    }
  }

  async function drawnAt(ctx: Context, url: string, bootstrap: object): Promise<string | null> {
    try {
      return await drawContent(url, bootstrap)
    } catch (error) {
      ctx.log.error({ err: error }, 'a public page could not be drawn by the server')
      return null
    }
  }
}

async function* withRest(head: string, rest: () => Promise<string>): AsyncGenerator<string> {
  yield head
  yield await rest()
}

/** The browser that a page is drawn for, as far as its request tells; it looks itself before it takes over. */
function drawnFor({ headers }: FastifyRequest, now: Temporal.Instant) {
  const isMobile = headers['sec-ch-ua-mobile'] ?? (/\bMobi/.test(headers['user-agent'] ?? '') ? '?1' : '?0')
  return { phone: isMobile === '?1', timeZone: USUAL_TIME_ZONE, at: now.epochMilliseconds }
}

/** A page costs more than a call: an address gets a fifth as many. */
function limited(app: FastifyInstance, { rateLimit }: Config) {
  if (rateLimit === 0) return {}
  const each = { max: Math.ceil(rateLimit / 5), timeWindow: 60_000 }
  // The server's own limit leaves pages out.
  return { preHandler: app.rateLimit({ ...each, allowList: () => false }) }
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
