import type { RoomType } from '../../catalogue/listings.ts'
import { isPostalCodeOf } from '../listing-address.ts'
import type { ListingPayload } from '../listing-content.ts'
import { TITLE_MAX_LENGTH } from '../../kernel/text-limits.ts'
import type { Advert, AdvertRooms } from './found-advert.ts'

/** What of an advert somebody can take over, part by part, in the order in which it is shown; city and country stand in the form. */
export const ADVERT_PARTS = [
  'title',
  'street',
  'zipCode',
  'homeType',
  'area',
  'rooms',
  'floor',
  'price',
  'deposit',
  'finalCleaningFee',
  'availableFrom',
  'minBookingDuration',
  'amenities',
  'description',
] as const satisfies readonly (keyof Advert)[]

/** One of these parts. */
export type AdvertPart = (typeof ADVERT_PARTS)[number]

/** Whether an advert says something of a part. */
export function isTold(advert: Advert, part: AdvertPart): boolean {
  return part === 'amenities' ? advert.amenities.length > 0 : advert[part] !== null && advert[part] !== ''
}

/** What a listing begins with of an advert: the parts that somebody has confirmed, at the place that the form names. */
export function contentOfAdvert(
  advert: Advert,
  kept: ReadonlySet<AdvertPart>,
  place: { city: string; country: string },
): ListingPayload {
  const own = <Part extends AdvertPart>(part: Part) => (kept.has(part) ? advert[part] : null)
  const { language } = advert
  const zipCode = own('zipCode')?.value ?? ''
  const { street, streetNumber } = own('street')?.value ?? { street: '', streetNumber: '' }
  const title = own('title')?.value.slice(0, TITLE_MAX_LENGTH)
  const description = own('description')
  const [price, deposit, fee] = [own('price'), own('deposit'), own('finalCleaningFee')]
  const [area, rooms, floor] = [own('area'), own('rooms'), own('floor')]
  const [homeType, availableFrom, shortest] = [
    own('homeType'),
    own('availableFrom'),
    own('minBookingDuration'),
  ]
  return {
    ...((street !== '' || zipCode !== '') && {
      address: {
        city: place.city,
        country: place.country,
        street,
        streetNumber,
        zipCode: isPostalCodeOf(place.country, zipCode) ? zipCode : '',
      },
    }),
    ...((title || description) && { listingLanguages: [language] }),
    ...(title && { title: { [language]: title } }),
    ...(description && { descriptionV2: { [language]: description } }),
    ...(homeType && { homeType: homeType.value }),
    ...(area && { area: area.value }),
    ...(rooms && { roomsInformation: roomsOf(rooms.value) }),
    ...(floor && { floor: floor.value }),
    ...((price ?? deposit ?? fee) && { currency: advert.currency as ListingPayload['currency'] }),
    ...(price && { price: price.value }),
    ...(deposit && { deposit: deposit.value }),
    ...(fee && { finalCleaningFee: fee.value }),
    ...(availableFrom && { availableFrom: availableFrom.value }),
    ...(shortest && { minBookingDuration: shortest.value }),
    ...(kept.has('amenities') && { amenities: advert.amenities.map(({ value }) => value) }),
  }
}

// Which beds stand in them no advert tells so that it could be counted.
function roomsOf({ bedrooms, livingRooms }: AdvertRooms) {
  const room = (roomType: RoomType) => ({
    roomType,
    singleBedsCount: 0,
    doubleBedsCount: 0,
    guestBedsCount: 0,
    couchBedsCount: 0,
    othersCount: 0,
  })
  return [
    ...Array.from({ length: bedrooms }, () => room('BEDROOM')),
    ...Array.from({ length: livingRooms }, () => room('LIVING_DINING_ROOM')),
  ]
}
