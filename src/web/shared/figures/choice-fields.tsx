import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SelectField } from '../../ui/fields.tsx'
import { listingChoicesQuery } from './listing-choices.ts'
import classes from './figures.module.css'

/** Whose figures are shown: a group, or with null those of all listings. */
export function ListingField(props: { groupId: string | null; onChange: (groupId: string | null) => void }) {
  const t = useTranslations('figures')
  const groups = useQuery(listingChoicesQuery()).data ?? []
  return (
    <SelectField
      size="sm"
      aria-label={t('listing')}
      label={undefined}
      className={classes.listings}
      value={props.groupId ?? ''}
      data={[
        { value: '', label: t('allListings') },
        ...groups
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((group) => ({ value: group.groupId, label: group.name })),
      ]}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
    />
  )
}

/** The currency that figures are in. */
export function CurrencyField(props: {
  currencies: readonly string[]
  shown: string
  onChange: (currency: string) => void
}) {
  const t = useTranslations('figures')
  return (
    <SelectField
      size="sm"
      aria-label={t('currency')}
      label={undefined}
      className={classes.currencies}
      value={props.shown}
      data={props.currencies.map((currency) => ({ value: currency, label: currency }))}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}
