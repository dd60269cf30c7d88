import type { GraphQLSchema } from 'graphql'
import type { Language } from '../../domain/catalogue/language.ts'
import type { Context } from '../context.ts'
import { REFERRAL_PATHS } from './addresses.ts'
import { askFor, type Ask } from './ask.ts'
import { inviteLandlordsPage, invitedPage, supportUkrainePage } from './entry-pages.ts'
import { frame } from './frame.ts'
import { headOf } from './head.ts'
import { helpArticlePage, helpPage } from './help-pages.ts'
import { isLegalPath, legalPage } from './legal-pages.ts'
import { landingPage, searchPage, startPage } from './list-pages.ts'
import { listingPage } from './listing-page.ts'
import type { PublicPage } from './public-page.ts'
import { wordsIn, type Words } from './texts.ts'

/** The parts of a public page that the server writes into its one HTML. */
export interface RenderedPage {
  status: number
  title: string
  description: string
  head: string
  content: string
  data: PublicPage['data']
}

/** Writes the public page at an address; null where no page of that kind is. */
export type RenderPage = (
  ctx: Context,
  at: { url: string; language: Language; nonce: string },
) => Promise<RenderedPage | null>

/** Writes public pages with what the graph answers to everybody (docs/decisions/0041). */
export function pageRenderer(schema: GraphQLSchema): RenderPage {
  return async (ctx, { url, language, nonce }) => {
    const words = wordsIn(language)
    const page = await pageAt(ctx, askFor(ctx, schema), words, url)
    if (!page) return null
    return {
      status: page.status,
      title: words.say('shell', 'title', { text: page.title }),
      description: page.description,
      head: headOf(words, page, ctx.config.origin, nonce).text,
      content: frame(words, page, nonce).text,
      data: page.data,
    }
  }
}

async function pageAt(ctx: Context, ask: Ask, words: Words, url: string): Promise<PublicPage | null> {
  const { origin } = ctx.config
  const { pathname, searchParams } = new URL(url, 'http://own.invalid')
  const parts = Object.fromEntries(searchParams)
  const [, , kind, one, two, ...rest] = pathname.replace(/\/$/, '').split('/').map(decoded)
  if (rest.length > 0) return null
  if (kind === undefined) return await startPage(ask, words, origin, parts)
  if (kind === 'search' && !one) return await searchPage(ask, words, origin, parts)
  const text = await textPageAt(ctx, ask, words, { kind, one, two }, parts)
  if (text) return text
  if (!one) return null
  if (kind === 'homes') {
    const at = { place: one, ...(two && { category: two }), ...(parts.page && { page: parts.page }) }
    return await landingPage(ask, words, origin, at)
  }
  if (two) return null
  if (kind === 'l') return await listingPage(ask, words, origin, { listingId: one })
  return kind === 'g' ? await listingPage(ask, words, origin, { groupId: one }) : null
}

interface Place {
  kind: string
  one: string | undefined
  two: string | undefined
}

/** The pages that are texts alone; what belongs to somebody who is logged in, is left to the browser. */
async function textPageAt(
  ctx: Context,
  ask: Ask,
  words: Words,
  { kind, one, two }: Place,
  parts: Record<string, string | undefined>,
): Promise<PublicPage | null> {
  const { origin } = ctx.config
  if (two) return null
  if (kind === 'help') {
    return one ? helpArticlePage(words, origin, one) : helpPage(words, (parts.q ?? '').trim())
  }
  const isOwn = ctx.viewer !== null && !ctx.viewer.accessLinkId
  if (REFERRAL_PATHS[words.language] === `/${words.language}/${kind}/${one}` && !isOwn) {
    return await invitedPage(ask, words, parts.code ?? '')
  }
  if (one) return null
  if (isLegalPath(kind)) return await legalPage(ask, words, kind)
  if (kind === 'support-ukraine') return supportUkrainePage(words)
  return kind === 'invite-landlords' && !isOwn ? inviteLandlordsPage(words, origin, parts.to) : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Not an address of ours.
    return part
  }
}
