import { useTranslations } from 'use-intl'
import { SavedViews } from '../shared/saved-views.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { readListingFilter } from './listing-filter.ts'
import classes from './listings.module.css'

/** Search, city and 'vacant soon' of the listings overview; all of it lives in the URL. */
export function ListingFilters(props: { cities: readonly string[] }) {
  const t = useTranslations('home.listings')
  const [search, setSearch] = useSearch()
  const filter = readListingFilter(search)
  // A city of the URL stays choosable while the list of cities is on its way.
  const cities =
    filter.city && !props.cities.includes(filter.city) ? [filter.city, ...props.cities] : props.cities
  return (
    <div className={classes.filters}>
      <SearchField
        param="q"
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        className={classes.search}
      />
      <SelectField
        size="sm"
        aria-label={t('city')}
        className={classes.city}
        value={filter.city ?? ''}
        data={[{ value: '', label: t('allCities') }, ...cities.map((city) => ({ value: city, label: city }))]}
        onChange={(event) => setSearch({ city: event.currentTarget.value || undefined }, { replace: true })}
      />
      <Button
        size="small"
        aria-pressed={filter.state === 'VACANT_SOON'}
        className={classes.toggle}
        onClick={() => setSearch({ state: filter.state ? undefined : 'VACANT_SOON' }, { replace: true })}
      >
        {t('vacantSoon')}
      </Button>
      <SavedViews
        page="LISTINGS"
        current={{ q: filter.q, city: filter.city, state: filter.state }}
        onOpen={(view) => setSearch({ q: undefined, city: undefined, state: undefined, ...view })}
      />
    </div>
  )
}
