import { ValidationError } from '../../../domain/kernel/errors.ts'
import { toMinorUnits } from '../../../domain/kernel/money.ts'
import { slugOf } from '../../../domain/kernel/place.ts'
import { SEARCH_MAX, SEARCH_PAGE_SIZE } from '../../../domain/public/public-search.ts'
import {
  type CurrencyCount,
  currenciesByListings,
  searchCurrency,
} from '../../../domain/public/search-currency.ts'
import { searchedStay } from '../../../domain/public/searched-stay.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { publicListingType } from '../../listings/listings/public-listing-type.ts'
import { listGroupsInOrder } from './describe-listing.ts'
import { citiesOf, countsIn, placesOf } from './places.ts'
import { findPublicGroups, type PublicPlace } from './search-sql.ts'

const longestPage = 48
const firstOf = <Item>(items: readonly Item[]): Item | null => items[0] ?? null

const categoryType = catalogueEnum('publicCategory')

const filterInput = builder.inputType('PublicSearchFilter', {
  fields: (t) => ({
    place: t.string({ description: "A city's name, or that name as it stands in an address: 'munchen'." }),
    category: t.field({ type: categoryType }),
    from: t.field({ type: 'Day', description: 'Together with `to`: free on all these days.' }),
    to: t.field({ type: 'Day' }),
    guests: t.int(),
    maxPrice: t.float({
      description:
        "Per month, in minor units of the search's currency; listings in other currencies are left out then.",
    }),
    maxPriceInWholeUnits: t.int({
      description: 'The same as people write it: in euros, not in cents. The lower of both counts.',
    }),
    minArea: t.int({ description: 'In square metres.' }),
    pets: t.boolean({ description: 'True: only where pets are welcome or can be arranged.' }),
  }),
})

type Filter = typeof filterInput.$inferInput

const currencyCountType = builder.objectRef<CurrencyCount>('PublicCurrency').implement({
  policy: 'public',
  fields: (t) => ({ currency: t.exposeString('currency'), total: t.exposeInt('total') }),
})

const placeType = builder.objectRef<PublicPlace>('PublicPlace').implement({
  policy: 'public',
  fields: (t) => ({
    slug: t.string({ resolve: ({ city }) => slugOf(city) }),
    city: t.exposeString('city'),
    total: t.exposeInt('total'),
    priceFrom: t.exposeFloat('priceFrom'),
    currency: t.exposeString('currency', { description: 'The one that most listings have.' }),
    currencies: t.field({
      type: [currencyCountType],
      description: 'How many listings have which currency, the one of most first.',
      resolve: ({ currencies }) => currencies,
    }),
  }),
})

interface Found {
  total: number
  ids: string[]
  /** Null where all cities are searched, or none has that name. */
  city: string | null
  currency: string
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
    currency: t.exposeString('currency', {
      description:
        'That of most listings of the place: what the highest price is in. Listings in others come after, the cheapest of each first.',
    }),
    nodes: t.field({
      type: [publicListingType],
      resolve: ({ ids }, _, ctx) => listGroupsInOrder(ctx.db, ids),
    }),
    places: t.field({
      type: [placeType],
      description: 'All cities with published listings, those with most first.',
      resolve: (_, __, ctx) => placesOf(ctx),
    }),
  }),
})

builder.queryField('publicSearch', (t) =>
  t.field({
    type: foundType,
    policy: 'public',
    scope: 'any',
    description:
      'Published listings that fit, the cheapest first; prices are compared within one currency only.',
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

/** The highest price in minor units; null where it doesn't matter. */
function highestPrice({ maxPrice, maxPriceInWholeUnits }: Filter, currency: string): number | null {
  const inMinor = amountOf(maxPrice, 'maxPrice')
  const inWhole = amountOf(maxPriceInWholeUnits, 'maxPriceInWholeUnits')
  const amounts = [inMinor, inWhole === null ? null : toMinorUnits(inWhole, currency)]
  const given = amounts.filter((amount) => amount !== null)
  return given.length > 0 ? Math.min(...given) : null
}

function amountOf(given: number | null | undefined, field: string): number | null {
  if (given === null || given === undefined) return null
  const amount = Math.round(given)
  if (amount < 0 || !Number.isSafeInteger(amount)) throw new ValidationError({ [field]: 'listing.invalid' })
  return amount
}

async function search(
  ctx: Context,
  filter: Filter,
  window: { offset: number; limit: number },
): Promise<Found> {
  const cities = filter.place ? await citiesOf(ctx, filter.place) : null
  const counts = countsIn(await placesOf(ctx), cities)
  const found = { city: cities ? firstOf(cities) : null, currency: searchCurrency(counts) }
  const { from, to } = filter
  const stay = from && to ? searchedStay({ from, to }, ctx.today()) : null
  // Days for which nobody may ask find nothing, as their request would.
  if (from && to && !stay) return { ...found, total: 0, ids: [] }
  const groups = await findPublicGroups(
    ctx.db,
    {
      cities,
      category: filter.category ?? null,
      stay,
      guests: filter.guests ?? null,
      maxPrice: highestPrice(filter, found.currency),
      currencies: currenciesByListings(counts),
      minArea: filter.minArea ?? null,
      pets: filter.pets ?? false,
    },
    window,
  )
  return { ...found, ...groups }
}
