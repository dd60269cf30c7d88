import { listingPath } from './addresses.ts'
import type { CardAnswer, PlaceAnswer } from './answers.ts'
import { html, type Html } from './html.ts'
import { photo } from './photo-html.ts'
import type { Words } from './texts.ts'

/** How wide a home's photo is in a list, as `sizes` of HTML says it; listing-card.tsx of the browser's page says the same. */
export const CARD_SIZES = '(max-width: 610px) 100vw, 400px'

/** A home's name in a language. */
export function titleOf(words: Words, home: CardAnswer): string {
  return words.localized(home.title) || home.name || words.say('publicListing', 'title', { city: home.city })
}

/** The homes of a list; the photos of the first ones are loaded at once. */
export function cards(words: Words, homes: readonly CardAnswer[], eager = 3): Html {
  return html`<div class="s-cards">${homes.map((home, at) => card(words, home, at < eager))}</div>`
}

function card(words: Words, home: CardAnswer, eager: boolean): Html {
  const { say, number, money, language } = words
  const [cover] = home.images
  return html`<article>
    ${cover && photo(cover.urls, { alt: '', sizes: CARD_SIZES, width: 640, height: 480, eager })}
    <h3><a href="${listingPath(language, home)}">${titleOf(words, home)}</a></h3>
    <p>
      ${say('publicListing', 'where', { zipCode: home.zipCode, city: home.city })} ·
      ${say('homeType', home.homeType)} · ${say('publicListing', 'area', { area: number(home.area) })}
    </p>
    <p><b>${say('start', 'fromPrice', { price: money(home.price, home.currency) })}</b></p>
  </article>`
}

/** Links to the pages of other places. */
export function placeLinks(
  words: Words,
  places: readonly PlaceAnswer[],
  hrefOf: (place: string) => string,
): Html {
  const { say } = words
  return html`<nav aria-label="${say('publicSearch', 'cities')}">
    <h2>${say('publicSearch', 'cities')}</h2>
    <ul class="s-links">
      ${places.map(
        ({ slug, city, total }) =>
          html`<li>
            <a href="${hrefOf(slug)}">${say('publicSearch', 'cityCount', { city, count: total })}</a>
          </li>`,
      )}
    </ul>
  </nav>`
}
