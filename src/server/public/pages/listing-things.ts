import { listingPath } from '../../../domain/listings/listing-path.ts'
import { landingPath } from './addresses.ts'
import type { CardAnswer, ListingAnswer } from './answers.ts'
import { findCurrency } from '../../../domain/catalogue/money.ts'
import { slugOf } from '../../../domain/kernel/place.ts'
import { titleOf } from './describe-home.ts'
import type { Words } from './texts.ts'

const kinds: Record<string, string> = {
  ENTIRE_APARTMENT: 'Apartment',
  ENTIRE_HOUSE: 'House',
  PRIVATE_ROOM: 'Room',
  SHARED_PLACE: 'Accommodation',
}

/** A home as structured data: the advertisement, what it is about, and where it stands. Never its street. */
export function listingThings(
  words: Words,
  origin: string,
  home: ListingAnswer,
  about: { title: string; description: string },
): object[] {
  const { language, say } = words
  const url = origin + listingPath(language, home)
  const place = landingPath(language, slugOf(home.city))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      inLanguage: language,
      name: about.title,
      description: about.description,
      image: home.images.map(({ urls }) => absolute(origin, urls.large)),
      ...leaseLength(home),
      offers: {
        '@type': 'Offer',
        url,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        ...(home.availableFrom
          ? { availability: 'https://schema.org/InStock', availabilityStarts: home.availableFrom }
          : { availability: 'https://schema.org/OutOfStock' }),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: inMajorUnits(home.price, home.currency),
          priceCurrency: home.currency,
          unitCode: 'MON',
        },
      },
      about: {
        '@type': kinds[home.homeType] ?? 'Accommodation',
        name: about.title,
        floorSize: { '@type': 'QuantitativeValue', value: home.area, unitCode: 'MTK' },
        occupancy: { '@type': 'QuantitativeValue', maxValue: home.accommodates },
        numberOfRooms: home.roomsInformation.length || undefined,
        petsAllowed: home.petRule !== 'NOT_ALLOWED',
        smokingAllowed: home.smokingRule !== 'NOT_ALLOWED',
        amenityFeature: home.amenities
          .filter((amenity) => words.has('amenity', amenity))
          .map((amenity) => ({
            '@type': 'LocationFeatureSpecification',
            name: say('amenity', amenity),
            value: true,
          })),
        address: {
          '@type': 'PostalAddress',
          addressLocality: home.city,
          postalCode: home.zipCode,
          addressCountry: home.country,
        },
      },
    },
    breadcrumbs(origin, [
      { name: say('publicSearch', 'title'), path: `/${language}` },
      { name: say('publicSearch', 'titleIn', { city: home.city }), path: place },
      { name: about.title, path: listingPath(language, home) },
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

/** A list of homes as structured data. */
export function homeList(words: Words, origin: string, name: string, homes: readonly CardAnswer[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: homes.length,
    itemListElement: homes.map((home, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: origin + listingPath(words.language, home),
      name: titleOf(words, home),
    })),
  }
}

function absolute(origin: string, url: string): string {
  return new URL(url, origin).href
}

function inMajorUnits(amount: number, isoCode: string): number {
  return amount / 10 ** (findCurrency(isoCode)?.fractionDigits ?? 2)
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
