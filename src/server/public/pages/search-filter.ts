import { ValidationError } from '../../../domain/kernel/errors.ts'
import { toMinorUnits } from '../../../domain/kernel/money.ts'
import { type MapBounds, type MapWindow, windowOfBounds } from '../../../domain/public/map-window.ts'
import { currenciesByListings, searchCurrency } from '../../../domain/public/search-currency.ts'
import { searchedStay } from '../../../domain/public/searched-stay.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { citiesOf, countsIn, placesOf } from './places.ts'
import type { GroupFilter } from './search-sql.ts'

/** GraphQL MapBounds. */
export const mapBoundsInput = builder.inputType('MapBounds', {
  description: 'In degrees (WGS 84); with an east that is west of its west it goes over the date line.',
  fields: (t) => ({
    west: t.float({ required: true }),
    south: t.float({ required: true }),
    east: t.float({ required: true }),
    north: t.float({ required: true }),
  }),
})

/** GraphQL PublicSearchFilter. */
export const searchFilterInput = builder.inputType('PublicSearchFilter', {
  fields: (t) => ({
    place: t.string({ description: "A city's name, or that name as it stands in an address: 'munchen'." }),
    category: t.field({ type: catalogueEnum('publicCategory') }),
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
    bounds: t.field({
      type: mapBoundsInput,
      description: 'Only what the map shows there: homes of which no place is known are left out.',
    }),
  }),
})

type Filter = typeof searchFilterInput.$inferInput

/** What a search means here and now. */
export interface MeantSearch {
  /** Null where all cities are searched, or none has that name. */
  city: string | null
  currency: string
  /** Null where nothing can fit. */
  groups: GroupFilter | null
}

/** Reads a search; throws ValidationError for an amount or bounds that are none. */
export async function meantSearch(ctx: Context, filter: Filter): Promise<MeantSearch> {
  const cities = filter.place ? await citiesOf(ctx, filter.place) : null
  const counts = countsIn(await placesOf(ctx), cities)
  const currency = searchCurrency(counts)
  const { from, to } = filter
  const stay = from && to ? searchedStay({ from, to }, ctx.today()) : null
  const groups: GroupFilter = {
    cities,
    category: filter.category ?? null,
    stay,
    guests: filter.guests ?? null,
    maxPrice: highestPrice(filter, currency),
    currencies: currenciesByListings(counts),
    minArea: filter.minArea ?? null,
    pets: filter.pets ?? false,
    window: filter.bounds ? windowIn(filter.bounds) : null,
  }
  // Days for which nobody may ask find nothing, as their request would.
  const isImpossible = from && to && !stay
  return { city: cities?.[0] ?? null, currency, groups: isImpossible ? null : groups }
}

/** The window of bounds; ValidationError where they are none. */
export function windowIn(bounds: MapBounds): MapWindow {
  const window = windowOfBounds(bounds)
  if (!window) throw new ValidationError({ bounds: 'listing.invalid' })
  return window
}

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
