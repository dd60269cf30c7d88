import { useLocale, useTranslations } from 'use-intl'
import { listCountries } from '../../../domain/catalogue/countries.ts'
import { request } from '../../graphql.ts'
import { SelectField } from '../../ui/fields.tsx'
import { createBillingAddressMutation } from './contacts-queries.ts'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'

/** Adds an address to which bills go. */
export function BillingAddressDialog(props: CreateDialogProps & { country: string }) {
  const { country, ...dialog } = props
  const t = useTranslations('listingEdit.newContact')
  const language = useLocale()
  return (
    <CreateDialog
      {...dialog}
      title={t('addressTitle')}
      submit={t('create')}
      start={{ name: '', addressLine1: '', addressLine2: '', zipCode: '', city: '', country }}
      fields={[
        { name: 'name', label: t('name'), autoComplete: 'name' },
        { name: 'addressLine1', label: t('addressLine1'), autoComplete: 'address-line1' },
        { name: 'addressLine2', label: t('addressLine2'), autoComplete: 'address-line2' },
        { name: 'zipCode', label: t('zipCode'), autoComplete: 'postal-code' },
        { name: 'city', label: t('city'), autoComplete: 'address-level2' },
      ]}
      errorText={useFieldError()}
      send={async (input, idempotencyKey) =>
        (await request(createBillingAddressMutation, { input, idempotencyKey })).createBillingAddress
          .billingAddress?.id
      }
    >
      {(input, change) => (
        <SelectField
          label={t('country')}
          autoComplete="country"
          value={input.country}
          data={listCountries(language).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => change({ country: event.currentTarget.value })}
        />
      )}
    </CreateDialog>
  )
}
