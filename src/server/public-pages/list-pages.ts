import { type PublicCategory, PUBLIC_CATEGORIES } from '../../domain/catalogue/public-category.ts'
import { ALL_PLACES } from '../../domain/place.ts'
import {
  filterOf,
  isNarrowed,
  type PublicSearch,
  readSearch,
  SEARCH_PAGE_SIZE,
  slugOfCategory,
  windowOf,
} from '../../domain/public-search.ts'
import { inEachLanguage, landingPath } from './addresses.ts'
import type { CardAnswer, SearchAnswer, StartAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { CARD_SIZES, cards, placeLinks } from './card-html.ts'
import { html, type Html } from './html.ts'
import { breadcrumbs, homeList } from './listing-things.ts'
import { missingPage } from './missing-page.ts'
import type { PublicPage } from './public-page.ts'
import { searchForm } from './search-form.ts'
import { shortened } from './summary.ts'
import type { Words } from './texts.ts'

type Result = SearchAnswer['publicSearch']
type Parts = Record<string, string | undefined>

async function find(ask: Ask, search: PublicSearch): Promise<{ result: Result; data: PublicPage['data'] }> {
  const variables = { filter: filterOf(search), ...windowOf(search) }
  const { publicSearch: result } = await ask<SearchAnswer>('PublicSearch', variables)
  return { result, data: [[['publicSearch', variables], result]] }
}

/** The first page: the product, and the cheapest homes of all cities or of one. */
export async function startPage(ask: Ask, words: Words, origin: string, parts: Parts): Promise<PublicPage> {
  const { say, language } = words
  const city = parts.city || undefined
  const variables = { city, offset: 0, limit: SEARCH_PAGE_SIZE }
  const { publicListings: homes } = await ask<StartAnswer>('PublicListings', variables)
  const count = homes.totalCount
  return {
    status: 200,
    title: say('start', 'title'),
    description: say('start', 'lead'),
    paths: inEachLanguage((one) => `/${one}`),
    isIndexed: true,
    image: null,
    cover: coverOf(homes.nodes[0]),
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
      homeList(words, origin, say('start', 'listings', { count }), homes.nodes),
    ],
    content: html`<h1>${say('start', 'headline')}</h1>
      <p class="s-muted">${say('start', 'lead')}</p>
      <p><a class="s-button" href="/${language}/search">${say('publicSearch', 'search')}</a></p>
      <h2>${city ? say('start', 'listingsIn', { count, city }) : say('start', 'listings', { count })}</h2>
      ${cards(words, homes.nodes)}
      <nav aria-label="${say('start', 'cities')}">
        <ul class="s-links">
          ${homes.cities.map((name) => html`<li><a href="/${language}?city=${encodeURIComponent(name)}">${name}</a></li>`)}
        </ul>
      </nav>
      ${categoryLinks(words, ALL_PLACES)}
      <h2>${say('start', 'landlordTitle')}</h2>
      <p>${say('start', 'landlordText')}</p>`,
    data: [[['publicListings', city ?? null], { pages: [homes], pageParams: [0] }]],
  }
}

/** The search; found by crawlers under the page of its place and kind, never with days or prices. */
export async function searchPage(ask: Ask, words: Words, origin: string, parts: Parts): Promise<PublicPage> {
  const search = readSearch(parts)
  const { result, data } = await find(ask, search)
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
    things: [homeList(words, origin, title, result.nodes)],
    content: html`<h1>${title}</h1>
      <p class="s-muted">${words.say('publicSearch', 'lead')}</p>
      <div class="s-search">
        ${searchForm(words, search, result.places)}
        <div>${results(words, result, search, (page) => `?${query({ ...parts, page })}`)}</div>
      </div>`,
    data,
  }
}

/** Where people land who look for homes in a city, of a kind, or both. */
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
    return missingPage(words, { title: say('publicSearch', 'missingTitle'), text }, data)
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
      homeList(words, origin, title, result.nodes),
      breadcrumbs(origin, [{ name: say('publicSearch', 'title'), path: `/${language}` }, way]),
    ],
    content: html`<h1>${title}</h1>
      <p class="s-muted">${lead}</p>
      ${results(words, result, search, (page) => landingOf(language, search) + pageOf(page ?? '1'))}
      ${categoryLinks(words, search.place ?? ALL_PLACES)}
      ${placeLinks(words, result.places, (place) => landingPath(language, place, at.category))}`,
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

function results(
  words: Words,
  { totalCount, isMore, nodes }: Result,
  { page }: PublicSearch,
  hrefOf: (page: string | undefined) => string,
): Html {
  const { say } = words
  const pages = Math.ceil(totalCount / SEARCH_PAGE_SIZE)
  return html`<h2 class="s-count">
      ${say('publicSearch', isMore ? 'countMore' : 'count', { count: totalCount })}
    </h2>
    ${nodes.length === 0 ? html`<p>${say('publicSearch', 'emptyText')}</p>` : cards(words, nodes)}
    ${
      pages > 1 &&
      html`<nav class="s-links" aria-label="${say('publicSearch', 'pages')}">
        ${
          page > 1 &&
          html`<a rel="prev" href="${hrefOf(page > 2 ? String(page - 1) : undefined)}"
            >${say('publicSearch', 'previous')}</a
          >`
        }
        <span>${say('publicSearch', 'page', { page, pages })}</span>
        ${page < pages && html`<a rel="next" href="${hrefOf(String(page + 1))}">${say('publicSearch', 'next')}</a>`}
      </nav>`
    }`
}

function categoryLinks({ say, language }: Words, place: string): Html {
  return html`<nav aria-label="${say('publicSearch', 'categories')}">
    <h2>${say('publicSearch', 'categories')}</h2>
    <ul class="s-links">
      ${PUBLIC_CATEGORIES.map(
        (category) =>
          html`<li>
            <a href="${landingPath(language, place, slugOfCategory(category))}"
              >${say('catalogue.publicCategory', category)}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}

function query(parts: Parts): string {
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(given).toString()
}

function coverOf(home: CardAnswer | undefined): PublicPage['cover'] {
  const urls = home?.images[0]?.urls
  return urls ? { urls, sizes: CARD_SIZES } : null
}
