import { useTranslations } from 'use-intl'
import { PUBLICATION_HISTORIES } from '../../domain/listings/listing-order.ts'
import { SavedViews } from '../shared/saved-views.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { TableDownload } from '../shared/table-download.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { FILTER_STATES, NO_FILTER, readListingFilter, homeTableQuery } from './listing-filter.ts'
import classes from './listings.module.css'

/** Search and filters of the listings overview; all of it lives in the URL. */
export function ListingFilters(props: { cities: readonly string[] }) {
  const t = useTranslations('home.listings')
  const states = useTranslations('currentState')
  const [search, setSearch] = useSearch()
  const narrow = (changes: Record<string, string | undefined>) => setSearch(changes, { replace: true })
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
        onChange={(event) => narrow({ city: event.currentTarget.value || undefined })}
      />
      <SelectField
        size="sm"
        aria-label={t('state')}
        className={classes.city}
        value={filter.state ?? ''}
        data={[
          { value: '', label: t('anyState') },
          ...FILTER_STATES.map((state) => ({ value: state, label: states(state, { day: 'none' }) })),
        ]}
        onChange={(event) => narrow({ state: event.currentTarget.value || undefined })}
      />
      <SelectField
        size="sm"
        aria-label={t('publication')}
        className={classes.city}
        value={filter.publication ?? ''}
        data={[
          { value: '', label: t('anyPublication') },
          ...PUBLICATION_HISTORIES.map((value) => ({ value, label: t(`publications.${value}`) })),
        ]}
        onChange={(event) => narrow({ publication: event.currentTarget.value || undefined })}
      />
      <Toggle name="incomplete" on={filter.incomplete} narrow={narrow} />
      <Toggle name="archived" on={filter.archived} narrow={narrow} />
      <SavedViews
        page="LISTINGS"
        current={{ ...filter }}
        onOpen={(view) => setSearch({ ...NO_FILTER, ...view })}
      />
      <TableDownload path="/api/homes.csv" query={homeTableQuery(filter)} />
    </div>
  )
}

function Toggle(props: {
  name: 'incomplete' | 'archived'
  on: 'yes' | undefined
  narrow: (changes: Record<string, string | undefined>) => void
}) {
  const t = useTranslations('home.listings')
  return (
    <Button
      size="small"
      aria-pressed={props.on === 'yes'}
      className={classes.toggle}
      onClick={() => props.narrow({ [props.name]: props.on ? undefined : 'yes' })}
    >
      {t(props.name)}
    </Button>
  )
}
