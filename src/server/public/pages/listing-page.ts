import { FIRST_PHOTO_SIZES } from '../../../domain/listings/pictures.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { listingPath } from '../../../domain/listings/listing-path.ts'
import { inEachLanguage } from './addresses.ts'
import type { CardAnswer, ListingAnswer } from './answers.ts'
import type { Ask } from './ask.ts'
import { titleOf, shortened } from './describe-listing.ts'
import { listingThings } from './listing-things.ts'
import { missingPage, type PublicPage } from './public-page.ts'
import type { Words } from './texts.ts'

/** The page of a listing (D2 public listing detail); one that is not offered is missing for crawlers, too. */
export async function listingPage(
  ask: Ask,
  words: Words,
  origin: string,
  ids: { listingId?: string; groupId?: string },
): Promise<PublicPage> {
  const id = ids.groupId ?? ids.listingId ?? ''
  const { publicListing: listing } = isUuid(id)
    ? await ask<{ publicListing: ListingAnswer | null }>('PublicListing', ids)
    : { publicListing: null }
  const key = ['publicListing', ids.listingId ?? null, ids.groupId ?? null]
  if (!listing) {
    const title = words.say('publicListing', 'missingTitle')
    return missingPage({ title, text: words.say('publicListing', 'missingText') }, [[key, null]])
  }
  const { similarListings: similar } = await ask<{ similarListings: CardAnswer[] }>('SimilarListings', {
    groupId: listing.groupId,
  })
  const title = titleOf(words, listing)
  const description = summaryOf(words, listing)
  return {
    status: 200,
    title,
    description,
    paths: inEachLanguage((language) => listingPath(language, listing)),
    isIndexed: true,
    image: `/api/og/${words.language}/${listing.groupId}`,
    cover: listing.images[0] ? { urls: listing.images[0].urls, sizes: FIRST_PHOTO_SIZES } : null,
    things: listingThings(words, origin, listing, { title, description }),
    seen: [
      { type: 'ListingDetailsViewed', groupIds: [listing.groupId] },
      { type: 'ListingViewedInSimilarApartments', groupIds: similar.map(({ groupId }) => groupId) },
    ],
    data: [
      [key, listing],
      [['similarListings', listing.groupId], similar],
    ],
  }
}

/** What a search result says below the title. */
function summaryOf(words: Words, listing: ListingAnswer): string {
  const { say, number, money } = words
  const facts = [
    say('homeType', listing.homeType),
    say('publicListing', 'where', { zipCode: listing.zipCode, city: listing.city }),
    say('publicListing', 'area', { area: number(listing.area) }),
    say('start', listing.hasSeveralRents ? 'lowestPrice' : 'fromPrice', {
      price: money(listing.price, listing.currency),
    }),
  ]
  return shortened(`${facts.join(' · ')}. ${words.localized(listing.description)}`)
}
