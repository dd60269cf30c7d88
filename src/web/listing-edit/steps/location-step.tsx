import { lazy, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LISTING_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { listCountries } from '../../../domain/catalogue/countries.ts'
import { LaterPart } from '../../shared/later-part.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import classes from '../listing-edit.module.css'
import { LanguageChoice, languagesOf, LocalizedField } from '../localized-fields.tsx'
import type { StepProps } from '../step-values.ts'

// The map around it has much to load, and most who come here look at the address.
const PointField = lazy(() => import('./point-field.tsx').then((module) => ({ default: module.PointField })))

/** Where the apartment is: its address, its place in the building, and the number that some cities want. */
export function LocationStep(props: StepProps<'location'>) {
  const { values, change, errorOf, listing } = props
  const t = useTranslations('listingEdit.location')
  const language = useLocale()
  const [shown, setShown] = useState<string>(language)
  const { locationInBuilding } = values
  return (
    <>
      {values.address && <Address {...props} address={values.address} />}
      {values.address && (
        <LaterPart fallback={<Bone width="100%" height="640px" />}>
          <PointField listing={listing} />
        </LaterPart>
      )}
      {locationInBuilding && (
        <fieldset className={classes.group}>
          <legend>{t('inBuilding')}</legend>
          <LanguageChoice
            languages={languagesOf([...listing.languages, language], locationInBuilding).filter((code) =>
              LISTING_LANGUAGES.some((known) => known === code),
            )}
            value={shown}
            onChange={setShown}
          />
          <LocalizedField
            label={t('inBuildingField')}
            description={t('inBuildingHint')}
            language={shown}
            value={locationInBuilding}
            onChange={(texts) => change({ locationInBuilding: texts })}
            error={errorOf('locationInBuilding')}
          />
        </fieldset>
      )}
      {values.registrationNumber !== undefined && (
        <TextField
          label={t('registrationNumber')}
          data-field="registrationNumber"
          description={t('registrationHint')}
          value={values.registrationNumber ?? ''}
          onChange={(event) => change({ registrationNumber: event.currentTarget.value || null })}
          error={errorOf('registrationNumber')}
        />
      )}
    </>
  )
}

type AddressValues = NonNullable<StepProps<'location'>['values']['address']>

function Address(props: StepProps<'location'> & { address: AddressValues }) {
  const { address, change, errorOf } = props
  const t = useTranslations('listingEdit.location')
  const language = useLocale()
  const field = (name: keyof AddressValues) => ({
    'data-field': `address.${name}`,
    value: address[name],
    error: errorOf(`address.${name}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ address: { ...address, [name]: event.currentTarget.value } }),
  })
  return (
    <fieldset className={classes.group}>
      <legend>{t('address')}</legend>
      <SelectField
        label={t('country')}
        autoComplete="country"
        data={listCountries(language).map(({ code, name }) => ({ value: code, label: name }))}
        {...field('country')}
      />
      <div className={classes.wideNarrow}>
        <TextField label={t('street')} autoComplete="off" {...field('street')} />
        <TextField label={t('streetNumber')} autoComplete="off" {...field('streetNumber')} />
      </div>
      <div className={classes.narrowWide}>
        <TextField
          label={t('zipCode')}
          autoComplete="off"
          inputMode={hasDigitsOnly(address.country) ? 'numeric' : undefined}
          {...field('zipCode')}
        />
        <TextField label={t('city')} autoComplete="off" {...field('city')} />
      </div>
      <p className={classes.note}>{t('private')}</p>
    </fieldset>
  )
}

function hasDigitsOnly(country: string): boolean {
  return ['DE', 'AT', 'FR', 'BE', 'IT', 'ES', 'CH', 'DK', 'NO'].includes(country)
}
