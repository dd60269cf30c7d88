import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FURNITURE_STANDARDS, type FurnitureStandard } from '../../domain/catalogue/listings.ts'
import { LANDLORD_FEE_PERCENT, MIN_AREA } from '../../domain/kernel/constants.ts'
import {
  HOMES_BEHIND_RENT,
  isEstimatedArea,
  LARGEST_ESTIMATED_AREA,
} from '../../domain/listings/expected-rent.ts'
import { CreateLink } from '../shared/create-link.tsx'
import { useDebouncedValue } from '../shared/debounce.ts'
import { useFormat } from '../shared/format.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { ExampleListings } from './example-listings.tsx'
import { exampleListingsOptions, expectedRentOptions, rentCitiesOptions } from './explore-queries.ts'
import classes from './explore-page.module.css'

const USUAL_AREA = '50'

/** Fetches the cities, and of the chosen one what others let there and ask for. */
export const loader: PageLoader = async ({ queryClient, search }) => {
  const city = cityOf(search, await queryClient.ensureQueryData(rentCitiesOptions()))
  const area = Number(search.area ?? USUAL_AREA)
  if (city === null) return
  await Promise.all([
    queryClient.ensureQueryData(exampleListingsOptions(city)),
    isKnownArea(area) && queryClient.ensureQueryData(expectedRentOptions(city, area, standardOf(search))),
  ])
}

/** For somebody without a listing: the rent to expect for city, size and furniture, and what others let there. */
export function ExplorePage() {
  const t = useTranslations('explore')
  const standards = useTranslations('furnitureStandard')
  const [search, setSearch] = useSearch()
  const { data: cities } = useSuspenseQuery(rentCitiesOptions())
  const city = cityOf(search, cities)
  const area = search.area ?? USUAL_AREA
  const standard = standardOf(search)
  if (city === null)
    return (
      <Page title={t('title')} lead={t('nowhere')}>
        <p>
          <Button component={CreateLink} variant="primary">
            {t('create')}
          </Button>
        </p>
      </Page>
    )
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={classes.columns}>
        <Card as="section" className={classes.form} aria-label={t('form')}>
          <SelectField
            label={t('city')}
            value={city}
            data={cities.map((name) => ({ value: name, label: name }))}
            onChange={(event) => setSearch({ city: event.currentTarget.value }, { replace: true })}
          />
          <TextField
            label={t('area')}
            inputMode="numeric"
            value={area}
            error={
              !isKnownArea(Number(area)) && t('areaWrong', { from: MIN_AREA, to: LARGEST_ESTIMATED_AREA })
            }
            onChange={(event) => setSearch({ area: event.currentTarget.value }, { replace: true })}
          />
          <ChoiceField
            legend={t('standard')}
            value={standard}
            choices={FURNITURE_STANDARDS.map((value) => ({ value, label: standards(value) }))}
            onChange={(value) => setSearch({ standard: value }, { replace: true })}
          />
        </Card>
        <Estimate city={city} area={Number(area)} standard={standard} />
      </div>
      <ExampleListings city={city} />
    </Page>
  )
}

function Estimate({ city, ...asked }: { city: string; area: number; standard: FurnitureStandard }) {
  const t = useTranslations('explore')
  const format = useFormat()
  const area = useDebouncedValue(asked.area, 300)
  const isAsked = isKnownArea(area)
  const { data, isError } = useQuery({
    ...expectedRentOptions(city, area, asked.standard),
    enabled: isAsked,
  })
  const { homes = 0, lowest = null, highest = null } = (isAsked && data) || {}
  return (
    <Card as="section" className={classes.estimate} aria-label={t('estimate')} aria-live="polite">
      <p>{t('estimateOf', { city, area: format.number(area || 0) })}</p>
      {lowest !== null && highest !== null && (
        <>
          <p className={classes.amount}>
            {t('range', {
              lowest: format.money(lowest, 'EUR', 'yes'),
              highest: format.money(highest, 'EUR', 'yes'),
            })}
          </p>
          <p>{t('month')}</p>
          <small>{t('source', { homes, city })}</small>
        </>
      )}
      {isAsked && data && lowest === null && <p>{t('tooFew', { found: homes, ...HOMES_BEHIND_RENT })}</p>}
      {isError && <p>{t('failed')}</p>}
      <small>{t('fee', { percent: LANDLORD_FEE_PERCENT })}</small>
      <Button component={CreateLink} variant="primary" size="large">
        {t('create')}
      </Button>
    </Card>
  )
}

function isKnownArea(area: number): boolean {
  return Number.isInteger(area) && isEstimatedArea(area)
}

function cityOf(search: Record<string, string | undefined>, cities: readonly string[]): string | null {
  return cities.find((city) => city === search.city) ?? cities[0] ?? null
}

function standardOf(search: Record<string, string | undefined>): FurnitureStandard {
  return FURNITURE_STANDARDS.find((standard) => standard === search.standard) ?? 'MEDIUM'
}
