import { PUBLIC_CATEGORIES } from '../../domain/catalogue/public-category.ts'
import { ValidationError } from '../../domain/errors.ts'
import { slugOf } from '../../domain/place.ts'
import { SEARCH_MAX, SEARCH_PAGE_SIZE } from '../../domain/public-search.ts'
import { searchedStay } from '../../domain/searched-stay.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { publicListingType } from '../listings/public-listing-type.ts'
import { listGroupsInOrder } from './groups.ts'
import { citiesOf, placesOf } from './places.ts'
import { findPublicGroups, type PublicPlace } from './search-sql.ts'

const longestPage = 48
const firstOf = <Item>(items: readonly Item[]): Item | null => items[0] ?? null

const categoryType = builder.enumType('PublicCategory', { values: PUBLIC_CATEGORIES })

const filterInput = builder.inputType('PublicSearchFilter', {
  fields: (t) => ({
    place: t.string({ description: "A city's name, or that name as it stands in an address: 'munchen'." }),
    category: t.field({ type: categoryType }),
    from: t.field({ type: 'Day', description: 'Together with `to`: free on all these days.' }),
    to: t.field({ type: 'Day' }),
    guests: t.int(),
    maxPrice: t.float({
      description:
        'Per month, in minor units of the currency that most homes of the place have; others are left out then.',
    }),
    minArea: t.int({ description: 'In square metres.' }),
    pets: t.boolean({ description: 'True: only where pets are welcome or can be arranged.' }),
  }),
})

type Filter = typeof filterInput.$inferInput

const placeType = builder.objectRef<PublicPlace>('PublicPlace').implement({
  policy: 'public',
  fields: (t) => ({
    slug: t.string({ resolve: ({ city }) => slugOf(city) }),
    city: t.exposeString('city'),
    total: t.exposeInt('total'),
    priceFrom: t.exposeFloat('priceFrom'),
    currency: t.exposeString('currency'),
  }),
})

interface Found {
  total: number
  ids: string[]
  /** Null where all cities are searched, or none has that name. */
  city: string | null
}

const foundType = builder.objectRef<Found>('PublicSearchResult').implement({
  policy: 'public',
  fields: (t) => ({
    totalCount: t.exposeInt('total', { description: `Counted up to ${SEARCH_MAX}.` }),
    isMore: t.boolean({
      description: 'Whether there are at least as many as are counted.',
      resolve: ({ total }) => total >= SEARCH_MAX,
    }),
    city: t.exposeString('city', { nullable: true, description: 'The city that the place names.' }),
    nodes: t.field({
      type: [publicListingType],
      resolve: ({ ids }, _, ctx) => listGroupsInOrder(ctx.db, ids),
    }),
    places: t.field({
      type: [placeType],
      description: 'All cities with published homes, those with most first.',
      resolve: (_, __, ctx) => placesOf(ctx),
    }),
  }),
})

builder.queryField('publicSearch', (t) =>
  t.field({
    type: foundType,
    policy: 'public',
    scope: 'any',
    description: 'Published homes that fit, the cheapest first.',
    args: {
      filter: t.arg({ type: filterInput, required: true }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: SEARCH_PAGE_SIZE }),
    },
    resolve: (_, { filter, offset, limit }, ctx) =>
      search(ctx, filter, {
        offset: Math.min(SEARCH_MAX, Math.max(0, offset ?? 0)),
        limit: Math.min(longestPage, Math.max(1, limit ?? SEARCH_PAGE_SIZE)),
      }),
  }),
)

function amountOf(maxPrice: number): number {
  const amount = Math.round(maxPrice)
  if (amount < 0 || !Number.isSafeInteger(amount)) throw new ValidationError({ maxPrice: 'listing.invalid' })
  return amount
}

/** The currency of most homes in the cities, or of all: prices of others can't be compared without rates. */
function currencyOf(places: readonly PublicPlace[], cities: readonly string[] | null): string {
  const totals = new Map<string, number>()
  for (const { city, currency, total } of places) {
    if (!cities || cities.includes(city)) totals.set(currency, (totals.get(currency) ?? 0) + total)
  }
  const [most] = [...totals].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? 'EUR'
}

async function search(
  ctx: Context,
  filter: Filter,
  window: { offset: number; limit: number },
): Promise<Found> {
  const cities = filter.place ? await citiesOf(ctx, filter.place) : null
  const { from, to } = filter
  const stay = from && to ? searchedStay({ from, to }, ctx.today()) : null
  // Days for which nobody may ask find nothing, as their request would.
  if (from && to && !stay) return { total: 0, ids: [], city: cities ? firstOf(cities) : null }
  const found = await findPublicGroups(
    ctx.db,
    {
      cities,
      category: filter.category ?? null,
      stay,
      guests: filter.guests ?? null,
      maxPrice: filter.maxPrice === null || filter.maxPrice === undefined ? null : amountOf(filter.maxPrice),
      currency: currencyOf(await placesOf(ctx), cities),
      minArea: filter.minArea ?? null,
      pets: filter.pets ?? false,
    },
    window,
  )
  return { ...found, city: cities ? firstOf(cities) : null }
}
