import { FIRST_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { listingPath } from '../../../domain/listings/listing-path.ts'
import { inEachLanguage } from './addresses.ts'
import type { CardAnswer, ListingAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { titleOf, shortened } from './describe-home.ts'
import { listingThings } from './listing-things.ts'
import type { PublicPage } from './public-page.ts'
import { missingPage } from './missing-page.ts'
import type { Words } from './texts.ts'

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
    return missingPage({ title, text: words.say('publicListing', 'missingText') }, [[key, null]])
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
    cover: home.images[0] ? { urls: home.images[0].urls, sizes: FIRST_PHOTO_SIZES } : null,
    things: listingThings(words, origin, home, { title, description }),
    seen: [
      { type: 'ListingDetailsViewed', groupIds: [home.groupId] },
      { type: 'ListingViewedInSimilarApartments', groupIds: similar.map(({ groupId }) => groupId) },
    ],
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
