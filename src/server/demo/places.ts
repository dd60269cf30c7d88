import { type Day, addDays } from '../../domain/kernel/day.ts'
import { publicPointOf } from '../../domain/listings/map-point.ts'
import { type DemoClock, startAfter } from './clock.ts'
import { type DemoPicture, demoPictures } from './pictures/demo-pictures.ts'
import { emresPlaces, norasPlaces } from './berlin-places.ts'
import { henrikesPlaces } from './henrikes-places.ts'
import { janasPlaces } from './janas-places.ts'
import { pictureCategoryOf, contentColumns } from './place-content.ts'
import { placeDetails } from './place-details.ts'
import type { PlaceFacts } from './place-facts.ts'
import { houseRules, placeTexts } from './place-texts.ts'
import { emre, henrike, jana, nora, type Person } from './people.ts'
import { demoId } from './random.ts'
import type { DemoRows } from './rows.ts'

/** One unit of a demo listing with its availability window. */
export interface DemoUnit {
  id: string
  name: string
  floor: number
  /** Of its own, in minor units; null for that of its house. */
  price: number | null
  availableFrom: Day
  availableTo: Day | null
  createdAt: Temporal.Instant
}

/** A demo listing with its units; the price in minor units. */
export interface Place {
  groupId: string
  facts: PlaceFacts
  landlord: Person
  price: number
  deposit: number
  published: boolean
  units: DemoUnit[]
}

/** The listings of all landlords. */
export function demoPlaces(clock: DemoClock): Place[] {
  return [
    ...janasPlaces.map((facts) => placeOf(clock, facts, jana)),
    ...henrikesPlaces.map((facts) => placeOf(clock, facts, henrike)),
    ...norasPlaces.map((facts) => placeOf(clock, facts, nora)),
    ...emresPlaces.map((facts) => placeOf(clock, facts, emre)),
  ]
}

function placeOf(clock: DemoClock, facts: PlaceFacts, landlord: Person): Place {
  const price = facts.price * 100
  return {
    groupId: demoId(`place/${facts.key}`),
    facts,
    landlord,
    price,
    deposit: price * 2,
    published: facts.published ?? true,
    units: Array.from({ length: facts.units ?? 1 }, (_, index) => unitOf(clock, facts, index)),
  }
}

function unitOf(clock: DemoClock, facts: PlaceFacts, index: number): DemoUnit {
  const createdAt = clock.now.subtract({ hours: 24 * (facts.years * 365 + 9) + index })
  const number = String(index + 1).padStart(2, '0')
  const floor = facts.units ? Math.floor(index / 8) : facts.floor
  const isTop = facts.units !== undefined && floor === Math.floor((facts.units - 1) / 8)
  return {
    id: demoId(`unit/${facts.key}/${index}`),
    name: facts.units ? `${facts.name} ${number}` : facts.name,
    floor,
    price: isTop && facts.topFloorPrice ? facts.topFloorPrice * 100 : null,
    availableFrom: availableFrom(clock, facts),
    availableTo: facts.key === 'gartenhaus' ? addDays(startAfter(clock, -60), -1) : null,
    createdAt,
  }
}

/** One listing opens only in some weeks; the others are open since they came to us. */
function availableFrom(clock: DemoClock, facts: PlaceFacts): Day {
  return facts.key === 'neubau' ? startAfter(clock, 45) : addDays(clock.today, -(facts.years * 365 + 9))
}

/** Adds the rows of a listing: its content, its units, its pictures. */
export function addPlace(rows: DemoRows, clock: DemoClock, place: Place): void {
  rows.groups.push(groupRow(clock, place))
  for (const [index, unit] of place.units.entries()) {
    rows.listings.push({
      id: unit.id,
      group_id: place.groupId,
      landlord_id: place.landlord.id,
      external_id: place.facts.units ? `LIN-${String(index + 1).padStart(2, '0')}` : place.facts.externalId,
      apartment_name: unit.name,
      floor: unit.floor,
      price: unit.price,
      location_in_building: placeDetails[place.facts.key]?.location ?? {},
      available_from: unit.availableFrom,
      available_to: unit.availableTo,
      published: place.published,
      last_published_at: place.facts.pictures ? unit.createdAt.add({ hours: 30 }) : null,
      created_at: unit.createdAt,
    })
  }
  addPictures(rows, place)
}

function groupRow(clock: DemoClock, { facts, ...place }: Place): DemoRows['groups'][number] {
  const text = placeTexts[facts.key]
  return {
    id: place.groupId,
    landlord_id: place.landlord.id,
    part_of_group: facts.units !== undefined,
    name: facts.name,
    title: text?.title ?? {},
    description: text?.description ?? {},
    street: facts.street,
    street_number: facts.number,
    zip_code: facts.zip,
    city: facts.city,
    country: facts.country,
    price: place.price,
    currency: 'EUR',
    deposit: place.deposit,
    final_cleaning_fee: finalCleaningFeeOf(facts),
    area: facts.area,
    accommodates: facts.accommodates,
    amenities: [...facts.amenities],
    home_type: facts.homeType ?? 'ENTIRE_APARTMENT',
    furniture_standard: facts.standard,
    pet_rule: facts.pets ?? 'NOT_ALLOWED',
    house_rules: houseRules,
    method_of_booking: facts.confirmed ? 'AFTER_LANDLORD_CONFIRMED_BOOKING' : 'AFTER_TENANT_SIGNED_CONTRACT',
    online_signing: !facts.onPaper,
    contract_name: facts.contractName ?? (facts.units ? 'GERMANY_COMMERCIAL' : 'GERMANY_PRIVATE'),
    min_booking_duration: facts.minMonths ?? null,
    max_booking_duration: facts.maxMonths ?? null,
    created_at: place.units[0]?.createdAt ?? clock.now,
    dropbox_images_synced_at: facts.units ? clock.now.subtract({ hours: 30 }) : null,
    ...contentColumns(facts),
    ...pointColumns(clock, facts),
  }
}

// As their landlords have set it.
function pointColumns(clock: DemoClock, { point }: PlaceFacts) {
  const { x, y } = publicPointOf(point)
  return { ...point, point_source: 'SET', map_x: x, map_y: y, located_at: clock.now } as const
}

/** What the cleaning at the end of a stay costs, in minor units. */
export function finalCleaningFeeOf(facts: PlaceFacts): number {
  return facts.area * 180
}

function addPictures(rows: DemoRows, { facts, groupId, landlord }: Place): void {
  if (!facts.pictures) return
  const { of, cover } = facts.pictures
  const gallery = demoPictures[of].toSorted((a, b) => Number(isCover(b, cover)) - Number(isCover(a, cover)))
  for (const [position, picture] of gallery.entries()) {
    rows.pictures.push({
      id: demoId(`picture/${facts.key}/${position}`),
      group_id: groupId,
      landlord_id: landlord.id,
      position,
      name: picture.name,
      category: pictureCategoryOf(picture.category),
      content_hash: picture.contentHash,
      thumbnail_url: picture.urls.thumbnail,
      small_url: picture.urls.small,
      medium_url: picture.urls.medium,
      large_url: picture.urls.large,
    })
  }
}

function isCover(picture: DemoPicture, cover: string | undefined): boolean {
  return picture.category === cover
}
