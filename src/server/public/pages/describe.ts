import type { GraphQLSchema } from 'graphql'
import type { Language } from '../../../domain/catalogue/language.ts'
import { OTHER_PAGE, type TrackedPage } from '../../../domain/public/tracked-page.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { REFERRAL_PATHS } from './addresses.ts'
import { askFor, type Ask } from './ask.ts'
import { inviteLandlordsPage, invitedPage, supportUkrainePage } from './entry-pages.ts'
import { headOf } from './head.ts'
import { helpArticlePage, helpPage } from './help-pages.ts'
import { isLegalPath, legalPage } from './legal-pages.ts'
import { landingPage, searchPage, startPage } from './list-pages.ts'
import { listingPage } from './listing-page.ts'
import type { PublicPage, SeenPage } from './public-page.ts'
import { wordsIn, type Words } from './texts.ts'

/** What the server's one HTML tells of a public page around its content. */
export interface DescribedPage {
  status: number
  title: string
  description: string
  head: string
  data: PublicPage['data']
  seen: SeenPage[]
  /** Under which name views of it are counted. */
  name: TrackedPage
}

/** Describes the public page at an address; null where no page of that kind is. */
export type DescribePage = (
  ctx: Context,
  at: { url: string; language: Language; nonce: string },
) => Promise<DescribedPage | null>

/** Describes public pages with what the graph answers to everybody (docs/decisions/0041, 0053). */
export function pageDescriber(schema: GraphQLSchema): DescribePage {
  return async (ctx, { url, language, nonce }) => {
    const words = wordsIn(language)
    const page = await pageAt(ctx, askFor(ctx, schema), words, url)
    if (!page) return null
    return {
      status: page.status,
      title: words.say('shell', 'title', { text: page.title }),
      description: page.description,
      head: headOf(words, page, ctx.config.origin, nonce).text,
      data: page.data,
      seen: page.seen,
      name: nameOf(url),
    }
  }
}

async function pageAt(ctx: Context, ask: Ask, words: Words, url: string): Promise<PublicPage | null> {
  const { origin } = ctx.config
  const [pathname = '', query] = url.split('?')
  const parts = Object.fromEntries(new URLSearchParams(query))
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

const NAMES = new Map<string | undefined, TrackedPage>([
  [undefined, 'start'],
  ['search', 'publicSearch'],
  ['homes', 'landing'],
  ['l', 'publicListing'],
  ['g', 'publicGroup'],
  ['help', 'help'],
  ['support-ukraine', 'supportUkraine'],
  ['invite-landlords', 'inviteLandlords'],
  ['referral/invite', 'referralInvite'],
  ['referral/einladen', 'referralEinladen'],
  ['reference/inviter', 'referenceInviter'],
])

function nameOf(url: string): TrackedPage {
  const [, , kind, one] = (url.split('?')[0] ?? '').replace(/\/$/, '').split('/')
  return NAMES.get(kind) ?? NAMES.get(`${kind}/${one}`) ?? OTHER_PAGE
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
  return kind === 'invite-landlords' && !isOwn ? inviteLandlordsPage(words) : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Not an address of ours.
    return part
  }
}
