import { isUuid } from '../../domain/uuid.ts'
import { AMENITIES } from '../../domain/catalogue/amenity.ts'
import { landingPath, listingPath, inEachLanguage } from './addresses.ts'
import type { CardAnswer, ListingAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { cards, titleOf } from './card-html.ts'
import { html, type Html } from './html.ts'
import { listingThings } from './listing-things.ts'
import { energyList, roomList } from './listing-html.ts'
import type { PublicPage } from './public-page.ts'
import { missingPage } from './missing-page.ts'
import { photo } from './photo-html.ts'
import { shortened } from './summary.ts'
import type { Words } from './texts.ts'
import { slugOf } from '../../domain/place.ts'

const shownPhotos = 5
// As gallery.tsx of the browser's page has them.
const firstSizes = '(max-width: 610px) 88vw, 610px'
const otherSizes = '(max-width: 610px) 88vw, 305px'

/** The page of a home (D2 public listing detail); one that is not offered is missing for crawlers, too. */
export async function listingPage(
  ask: Ask,
  words: Words,
  origin: string,
  ids: { listingId?: string; groupId?: string },
): Promise<PublicPage> {
  const id = ids.groupId ?? ids.listingId ?? ''
  const { publicListing: home } = isUuid(id)
    ? await ask<{ publicListing: ListingAnswer | null }>('PublicListing', ids)
    : { publicListing: null }
  const key = ['publicListing', ids.listingId ?? null, ids.groupId ?? null]
  if (!home) {
    const title = words.say('publicListing', 'missingTitle')
    return missingPage(words, { title, text: words.say('publicListing', 'missingText') }, [[key, null]])
  }
  const { similarListings: similar } = await ask<{ similarListings: CardAnswer[] }>('SimilarListings', {
    groupId: home.groupId,
  })
  const title = titleOf(words, home)
  const description = summaryOf(words, home)
  return {
    status: 200,
    title,
    description,
    paths: inEachLanguage((language) => listingPath(language, home)),
    isIndexed: true,
    image: `/api/og/${words.language}/${home.groupId}`,
    cover: home.images[0] ? { urls: home.images[0].urls, sizes: firstSizes } : null,
    things: listingThings(words, origin, home, { title, description }),
    content: html`${contentOf(words, home, title)} ${similarHomes(words, home, similar)}`,
    data: [
      [key, home],
      [['similarListings', home.groupId], similar],
    ],
  }
}

/** What a search result says below the title. */
function summaryOf(words: Words, home: ListingAnswer): string {
  const { say, number, money } = words
  const facts = [
    say('homeType', home.homeType),
    say('publicListing', 'where', { zipCode: home.zipCode, city: home.city }),
    say('publicListing', 'area', { area: number(home.area) }),
    say('start', 'fromPrice', { price: money(home.price, home.currency) }),
  ]
  return shortened(`${facts.join(' · ')}. ${words.localized(home.description)}`)
}

function contentOf(words: Words, home: ListingAnswer, title: string): Html {
  const { say, number, language } = words
  const own = (key: string, values?: Record<string, string | number>) => say('publicListing', key, values)
  const texts = {
    description: words.localized(home.description),
    rules: words.localized(home.houseRules),
    additional: words.localized(home.additionalInformation),
  }
  return html`<p>
      <a href="${landingPath(language, slugOf(home.city))}"
        >${say('publicSearch', 'titleIn', { city: home.city })}</a
      >
    </p>
    <h1>${title}</h1>
    <p class="s-muted">
      ${own('where', { zipCode: home.zipCode, city: home.city })} <small>${own('addressLater')}</small>
    </p>
    ${gallery(words, home, title)}
    <div class="s-columns">
      <div>
        <ul class="s-facts">
          ${home.isForUkrainians && html`<li>${own('isForUkrainians')}</li>`}
          <li>${say('homeType', home.homeType)}</li>
          <li>${own('area', { area: number(home.area) })}</li>
          <li>${own('accommodates', { count: home.accommodates })}</li>
          <li>${say('furnitureStandard', home.furnitureStandard)}</li>
          ${home.partOfGroup && html`<li>${own('units', { count: home.unitCount })}</li>`}
        </ul>
        <h2>${own('about')}</h2>
        <p class="s-text">${texts.description || own('noDescription')}</p>
        ${
          home.amenities.length > 0 &&
          html`<h2>${own('amenities')}</h2>
            <ul class="s-facts">
              ${AMENITIES.filter((amenity) => home.amenities.includes(amenity)).map(
                (amenity) => html`<li>${say('amenity', amenity)}</li>`,
              )}
            </ul>`
        }
        ${roomList(words, home)}
        ${
          texts.additional &&
          html`<h2>${say('listingMore', 'additional')}</h2>
            <p class="s-text">${texts.additional}</p>`
        }
        <h2>${own('rules')}</h2>
        <ul class="s-facts">
          <li>${own(`petRule.${home.petRule}`)}</li>
          <li>${own(`smokingRule.${home.smokingRule}`)}</li>
        </ul>
        <p class="s-text">${texts.rules}</p>
        ${energyList(words, home)}
      </div>
      ${askCard(words, home)}
    </div>`
}

function gallery(words: Words, home: ListingAnswer, title: string): Html {
  const count = home.images.length
  return html`<ul class="s-photos" data-count="${Math.min(count, shownPhotos)}">
    ${home.images.slice(0, shownPhotos).map(
      ({ urls }, at) =>
        html`<li>
          ${photo(urls, {
            alt: words.say('publicListing', 'photoAlt', { number: at + 1, count, title }),
            sizes: at === 0 ? firstSizes : otherSizes,
            width: 960,
            height: 720,
            eager: at === 0,
          })}
        </li>`,
    )}
  </ul>`
}

function similarHomes(words: Words, home: ListingAnswer, similar: readonly CardAnswer[]): Html {
  if (similar.length === 0) return html``
  return html`<h2>${words.say('publicListing', 'similar', { city: home.city })}</h2>
    ${cards(words, similar, 0)}`
}

function askCard(words: Words, home: ListingAnswer): Html {
  const { say, money, day, language } = words
  const own = (key: string, values?: Record<string, string | number>) => say('publicListing', key, values)
  const { minMonths: min, maxMonths: max } = home
  const stay =
    min && max
      ? own('stayBoth', { min, max })
      : min
        ? own('stayMin', { min })
        : max
          ? own('stayMax', { max })
          : own('stayAny')
  return html`<aside class="s-card">
    <p><b class="s-price">${money(home.price, home.currency)}</b> ${own('perMonth')}</p>
    <dl>
      <dt>${own('availability')}</dt>
      <dd>${home.availableFrom ? own('freeFrom', { day: day(home.availableFrom) }) : own('neverFree')}</dd>
      <dt>${own('stay')}</dt>
      <dd>${stay}</dd>
      <dt>${own('deposit')}</dt>
      <dd>${home.deposit > 0 ? money(home.deposit, home.currency) : own('noDeposit')}</dd>
      ${
        home.finalCleaningFee > 0 &&
        html`<dt>${say('listingMore', 'finalCleaningFee')}</dt>
          <dd>${money(home.finalCleaningFee, home.currency)}</dd>`
      }
    </dl>
    <p><a class="s-button" href="${listingPath(language, home)}/request">${own('ask')}</a></p>
    <small>${own('askHint')}</small>
  </aside>`
}
