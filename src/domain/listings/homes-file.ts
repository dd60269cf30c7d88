import type { ListingLanguage } from '../catalogue/language.ts'
import { ValidationError } from '../kernel/errors.ts'
import { asOneLine, plain } from '../kernel/text.ts'
import { TITLE_MAX_LENGTH } from '../kernel/text-limits.ts'
import { type DayOrder, readDay } from '../kernel/written-day.ts'
import {
  readArea,
  readCount,
  readCountry,
  readCurrency,
  readFloor,
  readHomeType,
  readRent,
  readStreet,
} from './homes-file-cells.ts'
import { fieldOfHead, type HomeField } from './homes-file-heads.ts'
import { checkChangedListing, type ListingPayload, parseListingPayload } from './listing-content.ts'

/** Most homes of one file (ours): what is done is done in one transaction. */
export const MAX_IMPORTED_HOMES = 1000

/** The fields without which no home can be begun. */
export const NEEDED_HOME_FIELDS = ['CITY'] as const satisfies readonly HomeField[]

/** What importing does with a line of a file, or why it leaves it out. */
export const HOME_OUTCOMES = [
  'ADD',
  'SAME',
  'DOUBLE',
  'CITY_MISSING',
  'WRONG',
] as const satisfies readonly string[]

/** One of these outcomes. */
export type HomeOutcome = (typeof HOME_OUTCOMES)[number]

/** How the columns and cells of a file are to be understood. */
export interface HomesFormat {
  fields: readonly (HomeField | null)[]
  dayOrder: DayOrder
  /** Where a line names no country. */
  country: string
  /** The language of titles and descriptions. */
  textLanguage: ListingLanguage
}

/** A line of a file as it is understood. */
export interface HomeLine {
  line: number
  name: string
  city: string
  externalId: string | null
  /** What the home begins with; null where something can't be read. */
  payload: HomePayload | null
  /** What can't be read, or can't be true of a home. */
  wrong: HomeField[]
}

/** A payload that says where the home is and what it is called. */
export type HomePayload = ListingPayload & Required<Pick<ListingPayload, 'name' | 'address'>>

/** A line with what is done about it. */
export interface PlannedHome extends HomeLine {
  outcome: HomeOutcome
}

/** What each column of a file is by its head; a field is one column's. */
export function recognizeHomeColumns(heads: readonly string[]): (HomeField | null)[] {
  const fields = heads.map((head) => fieldOfHead(plain(head)))
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : null))
}

/** Reads the lines of a file. */
export function readHomeLines(
  lines: readonly { number: number; cells: readonly string[] }[],
  format: HomesFormat,
): HomeLine[] {
  return lines.map(({ number, cells }) => readHome(number, cells, format))
}

function readHome(line: number, cells: readonly string[], format: HomesFormat): HomeLine {
  const wrong: HomeField[] = []
  const textOf = (field: HomeField) => (cells[format.fields.indexOf(field)] ?? '').trim()
  const read = <Value>(field: HomeField, reader: (text: string) => Value | null): Value | undefined => {
    const text = textOf(field)
    if (text === '') return undefined
    const value = reader(text)
    if (value === null) wrong.push(field)
    return value ?? undefined
  }
  const street = format.fields.includes('STREET_NUMBER')
    ? { street: textOf('STREET'), streetNumber: textOf('STREET_NUMBER') }
    : readStreet(textOf('STREET'))
  const city = asOneLine(textOf('CITY'))
  const currency = read('CURRENCY', readCurrency) ?? readCurrency(textOf('PRICE')) ?? 'EUR'
  const words = (text: string | undefined) => (text ? { [format.textLanguage]: text } : undefined)
  const name = asOneLine(textOf('NAME')) || asOneLine(`${street.street} ${street.streetNumber}`) || city
  const content = {
    name,
    externalId: asOneLine(textOf('EXTERNAL_ID')) || undefined,
    address: {
      ...street,
      zipCode: textOf('ZIP_CODE'),
      city,
      country: read('COUNTRY', readCountry) ?? format.country,
    },
    homeType: read('HOME_TYPE', readHomeType),
    area: read('AREA', readArea),
    floor: read('FLOOR', readFloor),
    accommodates: read('ACCOMMODATES', readCount),
    price: read('PRICE', (text) => readRent(text, currency)),
    deposit: read('DEPOSIT', (text) => readRent(text, currency)),
    currency,
    availableFrom: read('AVAILABLE_FROM', (text) => readDay(text, format.dayOrder)),
    minBookingDuration: read('MIN_BOOKING_DURATION', readCount),
    maxBookingDuration: read('MAX_BOOKING_DURATION', readCount),
    title: words(read('TITLE', (text) => (text.length > TITLE_MAX_LENGTH ? null : text))),
    descriptionV2: words(textOf('DESCRIPTION')),
  }
  const base = { line, name, city, externalId: content.externalId ?? null }
  if (city === '' || wrong.length > 0) return { ...base, payload: null, wrong }
  return { ...base, ...checked(content) }
}

/** What is told as a listing takes it, by the same rules as in its wizard. */
function checked(content: object): Pick<HomeLine, 'payload' | 'wrong'> {
  const told = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
  try {
    const payload = parseListingPayload(told) as HomePayload
    checkChangedListing({
      price: payload.price ?? 0,
      currency: payload.currency ?? 'EUR',
      area: payload.area ?? 0,
      minBookingDuration: payload.minBookingDuration ?? null,
      maxBookingDuration: payload.maxBookingDuration ?? null,
    })
    return { payload, wrong: [] }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { payload: null, wrong: [...new Set(Object.keys(error.fields).map(fieldOfPath))] }
  }
}

const FIELD_OF_PATH: Readonly<Record<string, HomeField>> = {
  name: 'NAME',
  externalId: 'EXTERNAL_ID',
  'address.street': 'STREET',
  'address.streetNumber': 'STREET_NUMBER',
  'address.zipCode': 'ZIP_CODE',
  'address.city': 'CITY',
  'address.country': 'COUNTRY',
  area: 'AREA',
  floor: 'FLOOR',
  accommodates: 'ACCOMMODATES',
  price: 'PRICE',
  deposit: 'DEPOSIT',
  minBookingDuration: 'MIN_BOOKING_DURATION',
  maxBookingDuration: 'MAX_BOOKING_DURATION',
}

function fieldOfPath(path: string): HomeField {
  const field = FIELD_OF_PATH[path]
  if (field) return field
  if (path.startsWith('title')) return 'TITLE'
  if (path.startsWith('descriptionV2')) return 'DESCRIPTION'
  throw new Error(`No column of a file of homes is ${path}`)
}

/** What of a home tells it from others: its number, and its name with its street and city. */
export interface HomeIdentity {
  externalId: string | null
  name: string
  street: string
  streetNumber: string
  city: string
}

/** Says of each line what importing the file would do, the earlier lines first; `known` are the landlord's homes. */
export function planHomes(lines: readonly HomeLine[], known: readonly HomeIdentity[]): PlannedHome[] {
  const here = new KnownHomes(known)
  const before = new KnownHomes([])
  return lines.map((line) => {
    const outcome = outcomeOf(line, here, before)
    if (outcome === 'ADD') before.add(identityOf(line))
    return { ...line, outcome }
  })
}

function outcomeOf(line: HomeLine, here: KnownHomes, before: KnownHomes): HomeOutcome {
  if (line.city === '') return 'CITY_MISSING'
  if (!line.payload) return 'WRONG'
  if (here.has(identityOf(line))) return 'SAME'
  return before.has(identityOf(line)) ? 'DOUBLE' : 'ADD'
}

function identityOf({ payload, name, city, externalId }: HomeLine): HomeIdentity {
  const { street = '', streetNumber = '' } = payload?.address ?? {}
  return { externalId, name, street, streetNumber, city }
}

/** Homes that are told apart by their numbers where both have one, else by name and place. */
class KnownHomes {
  readonly #numbers = new Set<string>()
  readonly #places = new Set<string>()
  readonly #placesWithoutNumber = new Set<string>()

  constructor(homes: readonly HomeIdentity[]) {
    for (const home of homes) this.add(home)
  }

  add(home: HomeIdentity): void {
    this.#places.add(placeOf(home))
    if (home.externalId) this.#numbers.add(plain(home.externalId))
    else this.#placesWithoutNumber.add(placeOf(home))
  }

  has(home: HomeIdentity): boolean {
    if (!home.externalId) return this.#places.has(placeOf(home))
    return this.#numbers.has(plain(home.externalId)) || this.#placesWithoutNumber.has(placeOf(home))
  }
}

function placeOf({ name, street, streetNumber, city }: HomeIdentity): string {
  return [name, street, streetNumber, city].map(plain).join(' ')
}
