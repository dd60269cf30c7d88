import { useTranslations } from 'use-intl'
import { FURNITURE_STANDARDS, type FurnitureStandard } from '../../domain/catalogue/listings.ts'
import { LANDLORD_FEE_PERCENT, MIN_AREA } from '../../domain/kernel/constants.ts'
import {
  expectedRent,
  LARGEST_ESTIMATED_AREA,
  RENT_CITIES,
  type RentCity,
} from '../../domain/listings/expected-rent.ts'
import { CreateLink } from '../shared/create-link.tsx'
import { useFormat } from '../shared/format.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { ExampleListings, exampleListingsOptions } from './example-listings.tsx'
import classes from './explore-page.module.css'

const USUAL_AREA = '50'

/** Fetches listings of the city that others let. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(exampleListingsOptions(cityOf(search)))

/** For somebody without a listing: the rent to expect for city, size and furniture, and what others let there. */
export function ExplorePage() {
  const t = useTranslations('explore')
  const standards = useTranslations('furnitureStandard')
  const [search, setSearch] = useSearch()
  const city = cityOf(search)
  const area = search.area ?? USUAL_AREA
  const standard = standardOf(search)
  const isKnown = expectedRent(city, Number(area), standard) !== null
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={classes.columns}>
        <Card as="section" className={classes.form} aria-label={t('form')}>
          <SelectField
            label={t('city')}
            value={city}
            data={RENT_CITIES.map((name) => ({ value: name, label: name }))}
            onChange={(event) => setSearch({ city: event.currentTarget.value }, { replace: true })}
          />
          <TextField
            label={t('area')}
            inputMode="numeric"
            value={area}
            error={!isKnown && t('areaWrong', { from: MIN_AREA, to: LARGEST_ESTIMATED_AREA })}
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

function Estimate(props: { city: RentCity; area: number; standard: FurnitureStandard }) {
  const t = useTranslations('explore')
  const format = useFormat()
  const rent = expectedRent(props.city, props.area, props.standard)
  return (
    <Card as="section" className={classes.estimate} aria-label={t('estimate')} aria-live="polite">
      <p>{t('estimateOf', { city: props.city, area: format.number(props.area || 0) })}</p>
      <p className={classes.amount}>
        {rent
          ? t('range', {
              lowest: format.money(rent.lowest, 'EUR', 'yes'),
              highest: format.money(rent.highest, 'EUR', 'yes'),
            })
          : '–'}
      </p>
      <p>{t('month')}</p>
      <small>{t('fee', { percent: LANDLORD_FEE_PERCENT })}</small>
      <Button component={CreateLink} variant="primary" size="large">
        {t('create')}
      </Button>
    </Card>
  )
}

function cityOf(search: Record<string, string | undefined>): RentCity {
  return RENT_CITIES.find((city) => city === search.city) ?? 'Berlin'
}

function standardOf(search: Record<string, string | undefined>): FurnitureStandard {
  return FURNITURE_STANDARDS.find((standard) => standard === search.standard) ?? 'MEDIUM'
}
