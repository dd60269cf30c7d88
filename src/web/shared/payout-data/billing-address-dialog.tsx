import { useLocale, useTranslations } from 'use-intl'
import { listCountries } from '../../../domain/catalogue/countries.ts'
import { request } from '../../graphql.ts'
import { SelectField } from '../../ui/fields.tsx'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'
import { createBillingAddressMutation, updateBillingAddressMutation } from './payout-mutations.ts'
import type { BillingAddress } from './payout-queries.ts'

/** Adds an address to which bills go, or changes one. */
export function BillingAddressDialog(
  props: CreateDialogProps & { country: string; changed?: BillingAddress },
) {
  const { country, changed, ...dialog } = props
  const t = useTranslations('payoutParts')
  const language = useLocale()
  const { id: billingAddressId, ...start } = changed ?? {
    id: null,
    name: '',
    addressLine1: '',
    addressLine2: '',
    zipCode: '',
    city: '',
    region: '',
    country,
  }
  return (
    <CreateDialog
      {...dialog}
      title={changed ? t('changeAddressTitle') : t('addressTitle')}
      description={changed && t('changeAddressLead')}
      submit={changed ? t('save') : t('create')}
      start={start}
      fields={[
        { name: 'name', label: t('name'), autoComplete: 'name' },
        { name: 'addressLine1', label: t('addressLine1'), autoComplete: 'address-line1' },
        { name: 'addressLine2', label: t('addressLine2'), autoComplete: 'address-line2' },
        { name: 'zipCode', label: t('zipCode'), autoComplete: 'postal-code' },
        { name: 'city', label: t('city'), autoComplete: 'address-level2' },
        { name: 'region', label: t('region'), autoComplete: 'address-level1' },
      ]}
      errorText={useFieldError()}
      send={async (input, idempotencyKey) => {
        if (billingAddressId) {
          const variables = { billingAddressId, input, idempotencyKey }
          return (await request(updateBillingAddressMutation, variables)).updateBillingAddress.billingAddress
            ?.id
        }
        return (await request(createBillingAddressMutation, { input, idempotencyKey })).createBillingAddress
          .billingAddress?.id
      }}
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
