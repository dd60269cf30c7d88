import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listCountries } from '../../../domain/catalogue/countries.ts'
import { COMMERCIAL_TYPES, type CommercialType, type Dac7Datum } from '../../../domain/catalogue/tax.ts'
import { oneOf } from '../../../domain/kernel/text.ts'
import { mayLackTaxId, MEMBER_STATES } from '../../../domain/money/tax-id.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { CheckField, SelectField, TextField } from '../../ui/fields.tsx'
import { utcToday } from '../today.ts'
import type { BillingDetails } from './payout-queries.ts'
import classes from './payout-parts.module.css'

/** What the form of billing details holds while it is filled in. */
export interface BillingDetailsForm {
  type: string
  firstName: string
  lastName: string
  birthDate: string
  companyName: string
  registrationNumber: string
  vatId: string
  taxId: string
  taxCountry: string
  taxIdNotIssued: boolean
  birthCity: string
  birthCountry: string
  establishments: readonly string[]
  addressLine1: string
  addressLine2: string
  zipCode: string
  city: string
  region: string
  country: string
}

/** What the form begins with: what is known, else a person in Germany. */
export function startOf(changed: BillingDetails | undefined): BillingDetailsForm {
  const address = changed?.address
  const commercial = changed?.commercialFields
  const country = address?.country || 'DE'
  return {
    type: commercial?.type ?? 'PRIVATE',
    firstName: changed?.firstName ?? '',
    lastName: changed?.lastName ?? '',
    birthDate: changed?.birthDate ?? '',
    companyName: commercial?.companyName ?? '',
    registrationNumber: changed?.registrationNumber ?? '',
    vatId: commercial?.vatID ?? '',
    taxId: '',
    taxCountry: changed?.taxCountry ?? '',
    taxIdNotIssued: changed?.taxIdNotIssued ?? false,
    birthCity: changed?.birthCity ?? '',
    birthCountry: changed?.birthCountry ?? '',
    establishments: changed?.establishments ?? [],
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    country,
  }
}

/** The type that the form says. */
export function commercialTypeOf(text: string): CommercialType {
  return oneOf(COMMERCIAL_TYPES, text) ?? 'PRIVATE'
}

interface FieldsProps {
  input: BillingDetailsForm
  change: (changes: Partial<BillingDetailsForm>) => void
  /** The sentence of what is wrong with a field; undefined where nothing is. */
  errorOf: (field: string) => string | undefined
  /** What tax reporting lacks: where the form begins. */
  missing: readonly Dac7Datum[]
}

/** As whom somebody lets: name, address, and what identifies them for taxes. */
export function BillingDetailsFields(props: FieldsProps & { hasTaxId: boolean }) {
  const { input, change } = props
  const t = useTranslations('payoutParts')
  const types = useTranslations('catalogue.commercialType')
  const countries = useCountries()
  const field = useTexts(props)
  const isCompany = input.type === 'COMPANY'
  return (
    <>
      <ChoiceField
        legend={t('type')}
        compact
        choices={COMMERCIAL_TYPES.map((value) => ({ value, label: types(value) }))}
        value={commercialTypeOf(input.type)}
        onChange={(type) => change({ type })}
      />
      {isCompany && (
        <TextField label={t('companyName')} autoComplete="organization" {...field('companyName')} />
      )}
      <TextField label={t('firstName')} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
      {!isCompany && (
        <DayField
          label={t('birthDate')}
          {...field('birthDate')}
          max={utcToday()}
          onChange={(birthDate) => change({ birthDate })}
        />
      )}
      <TextField label={t('addressLine1')} autoComplete="address-line1" {...field('addressLine1')} />
      <TextField label={t('addressLine2')} autoComplete="address-line2" {...field('addressLine2')} />
      <TextField label={t('zipCode')} autoComplete="postal-code" {...field('zipCode')} />
      <TextField label={t('city')} autoComplete="address-level2" {...field('city')} />
      <SelectField
        label={t('country')}
        autoComplete="country"
        value={input.country}
        data={countries}
        onChange={(event) => change({ country: event.currentTarget.value })}
      />
      {isCompany && (
        <TextField label={t('registrationNumber')} autoComplete="off" {...field('registrationNumber')} />
      )}
      <TaxIdFields {...props} />
      {isCompany && <TextField label={t('vatId')} autoComplete="off" {...field('vatId', t('vatIdHint'))} />}
      {isCompany && <Establishments input={input} change={change} />}
    </>
  )
}

/** The tax number, who has issued it, and what is asked of a person to whom none was issued. */
function TaxIdFields(props: FieldsProps & { hasTaxId: boolean }) {
  const { input, change, errorOf } = props
  const t = useTranslations('payoutParts')
  const countries = useCountries()
  const field = useTexts(props)
  const country = input.taxCountry || input.country
  const name = countries.find(({ value }) => value === country)?.label ?? country
  const mayLack = mayLackTaxId(country)
  const lacks = input.taxIdNotIssued && mayLack
  const hint = country === 'DE' ? t('taxIdHint') : t('taxIdOther', { country: name })
  return (
    <>
      <SelectField
        label={t('taxCountry')}
        description={t('taxCountryHint')}
        value={country}
        data={countries}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          change({ taxCountry: chosen, taxIdNotIssued: input.taxIdNotIssued && mayLackTaxId(chosen) })
        }}
      />
      {!lacks && (
        <TextField
          label={t('taxId')}
          autoComplete="off"
          {...field('taxId', props.hasTaxId ? t('taxIdKept') : hint)}
        />
      )}
      {mayLack && (
        <CheckField
          label={t('taxIdNotIssued', { country: name })}
          description={t('taxIdNotIssuedHint')}
          checked={input.taxIdNotIssued}
          error={errorOf('taxIdNotIssued')}
          onChange={(event) => change({ taxIdNotIssued: event.currentTarget.checked, taxId: '' })}
        />
      )}
      {lacks && input.type !== 'COMPANY' && (
        <>
          <TextField label={t('birthCity')} autoComplete="off" {...field('birthCity')} />
          <SelectField
            label={t('birthCountry')}
            value={input.birthCountry}
            data={[{ value: '', label: t('none') }, ...countries]}
            error={errorOf('birthCountry')}
            onChange={(event) => change({ birthCountry: event.currentTarget.value })}
          />
        </>
      )}
    </>
  )
}

/** The member states in which a company lets through an establishment. */
function Establishments({ input, change }: Pick<FieldsProps, 'input' | 'change'>) {
  const t = useTranslations('payoutParts')
  const hint = useId()
  const chosen = new Set(input.establishments)
  return (
    <details open={chosen.size > 0}>
      <summary>{t('establishments', { count: chosen.size })}</summary>
      <p id={hint} className={classes.hint}>
        {t('establishmentsHint')}
      </p>
      <fieldset className={classes.states} aria-describedby={hint}>
        {useCountries()
          .filter(({ value }) => MEMBER_STATES.includes(value))
          .map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={chosen.has(value)}
              onChange={(event) => {
                const rest = input.establishments.filter((code) => code !== value)
                change({ establishments: event.currentTarget.checked ? [...rest, value] : rest })
              }}
            />
          ))}
      </fieldset>
    </details>
  )
}

type TextName = {
  [Name in keyof BillingDetailsForm]: BillingDetailsForm[Name] extends string ? Name : never
}[keyof BillingDetailsForm]

function useTexts({ input, change, errorOf, missing }: FieldsProps) {
  const t = useTranslations('payoutParts')
  return (name: TextName, hint?: string) => ({
    value: input[name],
    description: hint ?? (missing.some((datum) => datum === name) ? t('taxNeeds') : undefined),
    'data-autofocus': missing[0] === name || undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      change({ [name]: event.currentTarget.value })
    },
    error: errorOf(name),
  })
}

function useCountries(): { value: string; label: string }[] {
  const language = useLocale()
  return listCountries(language).map(({ code, name }) => ({ value: code, label: name }))
}
