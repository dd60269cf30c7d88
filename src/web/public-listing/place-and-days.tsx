import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { slugOf } from '../../domain/listings/listing-path.ts'
import { utcToday } from '../shared/today.ts'
import { useSearch } from '../shared/use-search.ts'
import { usePageNavigate, usePath } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/fields.tsx'
import { SpanField } from '../ui/span-field.tsx'
import classes from './search.module.css'

/** Two days as they are typed; '' for none. */
export interface TypedDays {
  from: string
  to: string
}

/** Whether days were given that are no stay: one of them alone, or the last before the first. */
export function isWrongStay({ from, to }: TypedDays): boolean {
  return Boolean(from || to) && !(isDay(from) && isDay(to) && from < to)
}

/** Where and when: what every search begins with. */
export function PlaceAndDays(props: {
  places: readonly { slug: string; city: string }[]
  place: string
  onPlace: (slug: string) => void
  days: TypedDays
  onDays: (days: TypedDays) => void
  isWrong: boolean
}) {
  const { places, days, onDays } = props
  const t = useTranslations('publicSearch')
  return (
    <>
      <SelectField
        label={t('city')}
        name="place"
        value={props.place}
        onChange={(event) => props.onPlace(event.currentTarget.value)}
        data={[
          { value: '', label: t('allCities') },
          ...places.map(({ slug, city }) => ({ value: slug, label: city })),
        ]}
      />
      <SpanField
        value={days}
        onChange={(part) => onDays({ ...days, ...part })}
        first={{ label: t('from'), name: 'from', error: props.isWrong && t('datesHint') }}
        last={{ label: t('to'), name: 'to' }}
        min={utcToday()}
      />
    </>
  )
}

/** The search of the start page: a form of the address, which works before any script has run. */
export function StartSearch(props: { cities: readonly string[] }) {
  const t = useTranslations('publicSearch')
  const [search] = useSearch()
  const navigate = usePageNavigate()
  const action = usePath()('publicSearch')
  const [place, setPlace] = useState(search.city ? slugOf(search.city) : '')
  const [days, setDays] = useState<TypedDays>({ from: search.from ?? '', to: search.to ?? '' })
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = isWrongStay(days)
    setWrong(wrong)
    if (wrong) return
    const parts = { place: place || undefined, from: days.from || undefined, to: days.to || undefined }
    void navigate('publicSearch', {}, { search: parts })
  }
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={t('filters')}
      className={classes.form}
      noValidate
      onSubmit={submit}
    >
      <PlaceAndDays
        places={props.cities.map((city) => ({ slug: slugOf(city), city }))}
        place={place}
        onPlace={setPlace}
        days={days}
        onDays={setDays}
        isWrong={isWrong}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        icon={<IconSearch size={18} aria-hidden />}
      >
        {t('apply')}
      </Button>
    </form>
  )
}
