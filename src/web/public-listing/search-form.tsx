import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAP_VIEW } from '../../domain/public/map-address.ts'
import { type PublicSearch, slugOfCategory } from '../../domain/public/public-search.ts'
import { currenciesByListings, searchCurrency } from '../../domain/public/search-currency.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { Search } from '../shared/use-search.ts'
import { usePath } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../ui/fields.tsx'
import { useOfferedCategories } from './category-links.tsx'
import { isWrongStay, PlaceAndDays, type TypedDays } from './place-and-days.tsx'
import classes from './search.module.css'
import type { SearchResult } from './search-queries.ts'

const NAMES = ['place', 'category', 'from', 'to', 'guests', 'maxPrice', 'minArea', 'pets'] as const

/** What is looked for. It is a form of the address, so that it also works before any script has run. */
export function SearchForm(props: {
  search: PublicSearch
  places: SearchResult['places']
  /** Beside a map: folded away, and the form keeps it. */
  isBesideMap?: boolean
  onSearch: (parts: Search) => void
}) {
  const { search, places } = props
  const t = useTranslations('publicSearch')
  const tCategory = useTranslations('catalogue.publicCategory')
  const categories = useOfferedCategories()
  const action = usePath()('publicSearch')
  const [place, setPlace] = useState(search.place ?? '')
  const { currency, others } = currenciesIn(places, place)
  const [days, setDays] = useState<TypedDays>({ from: search.from ?? '', to: search.to ?? '' })
  const [wrongDays, setWrongDays] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const parts = Object.fromEntries(NAMES.map((name) => [name, textOf(form.get(name))]))
    const isWrong = isWrongStay({ from: parts.from ?? '', to: parts.to ?? '' })
    setWrongDays(isWrong)
    if (!isWrong) props.onSearch({ ...parts, city: undefined, page: undefined, bounds: undefined })
  }
  const whereAndWhen = (
    <PlaceAndDays
      places={places}
      place={place}
      onPlace={setPlace}
      days={days}
      onDays={setDays}
      isWrong={wrongDays}
    />
  )
  const show = (
    <Button type="submit" variant="primary" fullWidth icon={<IconSearch size={18} aria-hidden />}>
      {t('apply')}
    </Button>
  )
  return (
    <Card as="aside" className={props.isBesideMap ? classes.foldedFilters : classes.filters}>
      <form
        method="get"
        action={action}
        onSubmit={submit}
        className={classes.form}
        aria-label={t('filters')}
        noValidate
      >
        {props.isBesideMap && <input type="hidden" name="view" value={MAP_VIEW} />}
        {!props.isBesideMap && whereAndWhen}
        <details open={isNarrowedFurther(search)}>
          <summary>{t(props.isBesideMap ? 'filters' : 'moreFilters')}</summary>
          <div className={classes.form}>
            {props.isBesideMap && whereAndWhen}
            <SelectField
              label={t('category')}
              name="category"
              defaultValue={search.category ? slugOfCategory(search.category) : ''}
              data={[
                { value: '', label: t('anyCategory') },
                ...categories.map((value) => ({
                  value: slugOfCategory(value),
                  label: tCategory(value),
                })),
              ]}
            />
            <div className={classes.pair}>
              <NumberInput label={t('guests')} name="guests" value={search.guests} />
              <NumberInput label={t('minArea')} name="minArea" value={search.minArea} />
            </div>
            <NumberInput
              label={t('maxPrice', { currency })}
              description={others.length > 0 && t('maxPriceOthers', { currencies: others.join(', ') })}
              name="maxPrice"
              value={search.maxPrice}
            />
            <CheckField label={t('pets')} name="pets" value="1" defaultChecked={search.pets} />
            {props.isBesideMap && show}
            <PageLink
              page="publicSearch"
              search={props.isBesideMap ? { view: MAP_VIEW } : undefined}
              className={classes.reset}
            >
              {t('reset')}
            </PageLink>
          </div>
        </details>
        {!props.isBesideMap && show}
      </form>
    </Card>
  )
}

/** Whether more is looked for than a place and days: then what it is stands open. */
function isNarrowedFurther({ category, guests, minArea, maxPrice, pets }: PublicSearch): boolean {
  return Boolean(category ?? guests ?? minArea ?? maxPrice) || pets
}

function NumberInput(props: { label: string; description?: ReactNode; name: string; value: number | null }) {
  const { value, ...rest } = props
  return <TextField {...rest} inputMode="numeric" pattern="[0-9]*" defaultValue={value ?? ''} />
}

/** What prices of a place are in, of all for none: the currency of the search, and those that come after it. */
function currenciesIn(places: SearchResult['places'], place: string) {
  const counts = places.filter(({ slug }) => !place || slug === place).flatMap(({ currencies }) => currencies)
  return { currency: searchCurrency(counts), others: currenciesByListings(counts).slice(1) }
}

function textOf(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}
