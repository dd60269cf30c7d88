import type { PublicCategory } from '../../../domain/catalogue/pictures.ts'
import { CARD_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import { ALL_PLACES } from '../../../domain/listings/listing-path.ts'
import {
  filterOf,
  isNarrowed,
  type PublicSearch,
  readSearch,
  SEARCH_PAGE_SIZE,
  slugOfCategory,
  wholeMapOf,
  windowOf,
} from '../../../domain/public/public-search.ts'
import { MAP_VIEW } from '../../../domain/public/map-address.ts'
import { inEachLanguage, landingPath } from './addresses.ts'
import type { CardAnswer, SearchAnswer, StartAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { breadcrumbs, itemList } from './listing-things.ts'
import { missingPage, type PublicPage, type SeenPage } from './public-page.ts'
import { shortened } from './describe-listing.ts'
import type { Words } from './texts.ts'

type Result = SearchAnswer['publicSearch']
type Parts = Record<string, string | undefined>

async function find(ask: Ask, search: PublicSearch): Promise<{ result: Result; data: PublicPage['data'] }> {
  const variables = { filter: filterOf(search), ...windowOf(search) }
  const { publicSearch: result } = await ask<SearchAnswer>('PublicSearch', variables)
  return { result, data: [[['publicSearch', variables], result]] }
}

/** What the map asks first: all homes of a search, and where they are. */
async function findOnMap(ask: Ask, search: PublicSearch): Promise<PublicPage['data']> {
  const variables = wholeMapOf(search)
  const { publicMap } = await ask<{ publicMap: unknown }>('PublicMap', variables)
  return [[['publicMap', variables], publicMap]]
}

/** The first page: the product, and the cheapest listings of all cities or of one. */
export async function startPage(ask: Ask, words: Words, origin: string, parts: Parts): Promise<PublicPage> {
  const { say, language } = words
  const city = parts.city || undefined
  const variables = { city, offset: 0, limit: SEARCH_PAGE_SIZE }
  const { publicListings: listings } = await ask<StartAnswer>('PublicListings', variables)
  const count = listings.totalCount
  return {
    status: 200,
    title: say('start', 'title'),
    description: say('start', 'lead'),
    paths: inEachLanguage((one) => `/${one}`),
    isIndexed: true,
    image: null,
    cover: coverOf(listings.nodes[0]),
    things: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: say('shell', 'productName'),
        url: `${origin}/${language}`,
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${language}/search?place={place}` },
          'query-input': 'required name=place',
        },
      },
      itemList(words, origin, say('start', 'listings', { count }), listings.nodes),
    ],
    seen: seenIn(listings.nodes),
    data: [[['publicListings', city ?? null], { pages: [listings], pageParams: [0] }]],
  }
}

/** The search; found by crawlers under the page of its place and kind, never with days or prices. */
export async function searchPage(ask: Ask, words: Words, origin: string, parts: Parts): Promise<PublicPage> {
  const search = readSearch(parts)
  const { result, data } = await find(ask, search)
  const map = parts.view === MAP_VIEW ? await findOnMap(ask, search) : []
  const title = searchTitle(words, search.category, result.city)
  return {
    status: 200,
    title,
    description: words.say('publicSearch', 'lead'),
    paths: inEachLanguage((language) =>
      search.place || search.category ? landingOf(language, search) : `/${language}/search`,
    ),
    isIndexed: !isNarrowed(search) && search.page === 1 && !search.place && !search.category,
    image: null,
    cover: coverOf(result.nodes[0]),
    things: [itemList(words, origin, title, result.nodes)],
    seen: seenIn(result.nodes),
    data: [...data, ...map],
  }
}

/** Where people land who look for listings in a city, of a kind, or both. */
export async function landingPage(
  ask: Ask,
  words: Words,
  origin: string,
  at: { place: string; category?: string; page?: string },
): Promise<PublicPage> {
  const { say, language } = words
  const search = readSearch(at)
  const { result, data } = await find(ask, search)
  if ((search.place && !result.city) || (at.category && !search.category)) {
    const text = say('publicSearch', 'missingText')
    return missingPage({ title: say('publicSearch', 'missingTitle'), text }, data)
  }
  const title = searchTitle(words, search.category, result.city)
  const [cheapest] = result.nodes
  const lead = cheapest
    ? say('publicSearch', 'leadFrom', { price: words.money(cheapest.price, cheapest.currency) })
    : say('publicSearch', 'lead')
  const pageOf = (page: string) => (page === '1' ? '' : `?page=${page}`)
  const way = { name: title, path: landingOf(language, search) }
  return {
    status: 200,
    title,
    description: shortened(`${say('publicSearch', 'count', { count: result.totalCount })}. ${lead}`),
    paths: inEachLanguage((one) => landingOf(one, search) + pageOf(String(search.page))),
    isIndexed: result.nodes.length > 0,
    image: null,
    cover: coverOf(cheapest),
    things: [
      itemList(words, origin, title, result.nodes),
      breadcrumbs(origin, [{ name: say('publicSearch', 'title'), path: `/${language}` }, way]),
    ],
    seen: seenIn(result.nodes),
    data,
  }
}

function landingOf(language: Words['language'], { place, category }: PublicSearch): string {
  return landingPath(language, place ?? ALL_PLACES, category && slugOfCategory(category))
}

function searchTitle({ say }: Words, category: PublicCategory | null, city: string | null): string {
  const named = category && say('catalogue.publicCategory', category)
  if (named && city) return say('publicSearch', 'titleCategoryIn', { category: named, city })
  if (named) return say('publicSearch', 'titleCategory', { category: named })
  return city ? say('publicSearch', 'titleIn', { city }) : say('publicSearch', 'title')
}

function seenIn(listings: readonly CardAnswer[]): SeenPage[] {
  return [{ type: 'ListingViewedInSearchResultsList', groupIds: listings.map(({ groupId }) => groupId) }]
}

function coverOf(listing: CardAnswer | undefined): PublicPage['cover'] {
  const urls = listing?.images[0]?.urls
  return urls ? { urls, sizes: CARD_PHOTO_SIZES } : null
}
