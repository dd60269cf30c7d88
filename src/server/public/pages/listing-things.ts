import { listingPath, slugOf } from '../../../domain/listings/listing-path.ts'
import { landingPath } from './addresses.ts'
import type { CardAnswer, ListingAnswer } from './answers.ts'
import { findCurrency } from '../../../domain/catalogue/currencies.ts'
import { titleOf } from './describe-listing.ts'
import type { Words } from './texts.ts'

const kinds: Record<string, string> = {
  ENTIRE_APARTMENT: 'Apartment',
  ENTIRE_HOUSE: 'House',
  PRIVATE_ROOM: 'Room',
  SHARED_PLACE: 'Accommodation',
}

/** A listing as structured data: the advertisement, what it is about, and where it stands. Never its street. */
export function listingThings(
  words: Words,
  origin: string,
  listing: ListingAnswer,
  about: { title: string; description: string },
): object[] {
  const { language, say } = words
  const url = origin + listingPath(language, listing)
  const place = landingPath(language, slugOf(listing.city))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      inLanguage: language,
      name: about.title,
      description: about.description,
      image: listing.images.map(({ urls }) => absolute(origin, urls.large)),
      ...leaseLength(listing),
      offers: {
        ...(listing.hasSeveralRents ? severalRents(listing) : { '@type': 'Offer' }),
        url,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        ...(listing.availableFrom
          ? { availability: 'https://schema.org/InStock', availabilityStarts: listing.availableFrom }
          : { availability: 'https://schema.org/OutOfStock' }),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...(listing.hasSeveralRents
            ? {
                minPrice: inMajorUnits(listing.price, listing.currency),
                maxPrice: inMajorUnits(listing.highestPrice, listing.currency),
              }
            : { price: inMajorUnits(listing.price, listing.currency) }),
          priceCurrency: listing.currency,
          unitCode: 'MON',
        },
      },
      about: {
        '@type': kinds[listing.homeType] ?? 'Accommodation',
        name: about.title,
        floorSize: { '@type': 'QuantitativeValue', value: listing.area, unitCode: 'MTK' },
        occupancy: { '@type': 'QuantitativeValue', maxValue: listing.accommodates },
        numberOfRooms: listing.roomsInformation.length || undefined,
        petsAllowed: listing.petRule !== 'NOT_ALLOWED',
        smokingAllowed: listing.smokingRule !== 'NOT_ALLOWED',
        amenityFeature: listing.amenities
          .filter((amenity) => words.has('amenity', amenity))
          .map((amenity) => ({
            '@type': 'LocationFeatureSpecification',
            name: say('amenity', amenity),
            value: true,
          })),
        address: {
          '@type': 'PostalAddress',
          addressLocality: listing.city,
          postalCode: listing.zipCode,
          addressCountry: listing.country,
        },
      },
    },
    breadcrumbs(origin, [
      { name: say('publicSearch', 'title'), path: `/${language}` },
      { name: say('publicSearch', 'titleIn', { city: listing.city }), path: place },
      { name: about.title, path: listingPath(language, listing) },
    ]),
  ]
}

/** The way to a page as structured data. */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

/** A list of listings as structured data. */
export function itemList(
  words: Words,
  origin: string,
  name: string,
  listings: readonly CardAnswer[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: origin + listingPath(words.language, listing),
      name: titleOf(words, listing),
    })),
  }
}

function absolute(origin: string, url: string): string {
  return new URL(url, origin).href
}

function inMajorUnits(amount: number, isoCode: string): number {
  return amount / 10 ** (findCurrency(isoCode)?.fractionDigits ?? 2)
}

// Units that cost different rents are several offers, of which the lowest and the highest are told.
function severalRents({ price, highestPrice, currency, unitCount }: ListingAnswer): object {
  return {
    '@type': 'AggregateOffer',
    lowPrice: inMajorUnits(price, currency),
    highPrice: inMajorUnits(highestPrice, currency),
    priceCurrency: currency,
    offerCount: unitCount,
  }
}

function leaseLength({ minMonths, maxMonths }: ListingAnswer): object {
  if (!minMonths && !maxMonths) return {}
  return {
    leaseLength: {
      '@type': 'QuantitativeValue',
      unitCode: 'MON',
      ...(minMonths && { minValue: minMonths }),
      ...(maxMonths && { maxValue: maxMonths }),
    },
  }
}
