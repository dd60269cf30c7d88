import { useLocale, useTranslations } from 'use-intl'
import { listCountries } from '../../../domain/catalogue/countries.ts'
import { COMMERCIAL_TYPES, type CommercialType } from '../../../domain/catalogue/tax.ts'
import { oneOf } from '../../../domain/kernel/text.ts'
import { request } from '../../graphql.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'
import { createBillingDetailsMutation, updateBillingDetailsMutation } from './payout-mutations.ts'
import type { BillingDetails } from './payout-queries.ts'

function startOf(changed: BillingDetails | undefined) {
  const address = changed?.address
  const commercial = changed?.commercialFields
  return {
    type: commercial?.type ?? 'PRIVATE',
    firstName: changed?.firstName ?? '',
    lastName: changed?.lastName ?? '',
    birthDate: changed?.birthDate ?? '',
    companyName: commercial?.companyName ?? '',
    registrationNumber: changed?.registrationNumber ?? '',
    vatId: commercial?.vatID ?? '',
    taxId: '',
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    country: address?.country || 'DE',
  }
}

/** Adds billing details, or changes them; a tax number that is left empty stays as it is. */
export function BillingDetailsDialog(props: CreateDialogProps & { changed?: BillingDetails }) {
  const { changed, ...dialog } = props
  const t = useTranslations('payoutParts')
  const types = useTranslations('catalogue.commercialType')
  const language = useLocale()
  const errorText = useFieldError()
  return (
    <CreateDialog
      {...dialog}
      title={changed ? t('changeDetailsTitle') : t('detailsTitle')}
      description={t('detailsLead')}
      submit={changed ? t('save') : t('create')}
      start={startOf(changed)}
      fields={[]}
      errorText={errorText}
      send={async ({ type, taxId, birthDate, ...rest }, idempotencyKey) => {
        const input = {
          ...rest,
          type: typeOf(type),
          birthDate: birthDate || null,
          taxId: taxId === '' ? null : taxId,
          billingAddress: changed?.billingAddress ?? null,
        }
        if (changed) {
          const variables = { billingDetailsId: changed.id, input, idempotencyKey }
          return (await request(updateBillingDetailsMutation, variables)).updateBillingDetailsItem
            .billingDetailsItem?.id
        }
        return (await request(createBillingDetailsMutation, { input, idempotencyKey }))
          .createBillingDetailsItem.billingDetailsItem?.id
      }}
    >
      {(input, change, wrong) => {
        const field = (name: Exclude<keyof typeof input, 'type' | 'country'>) => ({
          value: input[name],
          onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
            change({ [name]: event.currentTarget.value })
          },
          error: wrong[name] && errorText(wrong[name]),
        })
        const isCompany = input.type === 'COMPANY'
        return (
          <>
            <ChoiceField
              legend={t('type')}
              compact
              choices={COMMERCIAL_TYPES.map((value) => ({ value, label: types(value) }))}
              value={typeOf(input.type)}
              onChange={(type) => change({ type })}
            />
            {isCompany && (
              <TextField label={t('companyName')} autoComplete="organization" {...field('companyName')} />
            )}
            <TextField label={t('firstName')} autoComplete="given-name" {...field('firstName')} />
            <TextField label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
            {!isCompany && (
              <TextField label={t('birthDate')} type="date" autoComplete="bday" {...field('birthDate')} />
            )}
            <TextField label={t('addressLine1')} autoComplete="address-line1" {...field('addressLine1')} />
            <TextField label={t('addressLine2')} autoComplete="address-line2" {...field('addressLine2')} />
            <TextField label={t('zipCode')} autoComplete="postal-code" {...field('zipCode')} />
            <TextField label={t('city')} autoComplete="address-level2" {...field('city')} />
            <SelectField
              label={t('country')}
              autoComplete="country"
              value={input.country}
              data={listCountries(language).map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(event) => change({ country: event.currentTarget.value })}
            />
            {isCompany && (
              <TextField
                label={t('registrationNumber')}
                autoComplete="off"
                {...field('registrationNumber')}
              />
            )}
            <TextField
              label={t('taxId')}
              description={changed?.hasTaxId ? t('taxIdKept') : t('taxIdHint')}
              autoComplete="off"
              {...field('taxId')}
            />
            {isCompany && (
              <TextField
                label={t('vatId')}
                description={t('vatIdHint')}
                autoComplete="off"
                {...field('vatId')}
              />
            )}
          </>
        )
      }}
    </CreateDialog>
  )
}

function typeOf(text: string): CommercialType {
  return oneOf(COMMERCIAL_TYPES, text) ?? 'PRIVATE'
}
