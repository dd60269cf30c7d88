import { useTranslations } from 'use-intl'
import { request } from '../../graphql.ts'
import {
  BillingDetailsFields,
  type BillingDetailsForm,
  commercialTypeOf,
  startOf,
} from './billing-details-fields.tsx'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'
import { createBillingDetailsMutation, updateBillingDetailsMutation } from './payout-mutations.ts'
import type { BillingDetails } from './payout-queries.ts'

/** Adds billing details, or changes them; a tax number that is left empty stays as it is. */
export function BillingDetailsDialog(props: CreateDialogProps & { changed?: BillingDetails }) {
  const { changed, ...dialog } = props
  const t = useTranslations('payoutParts')
  const errorText = useFieldError()
  return (
    <CreateDialog<never, BillingDetailsForm>
      {...dialog}
      title={changed ? t('changeDetailsTitle') : t('detailsTitle')}
      description={t('detailsLead')}
      submit={changed ? t('save') : t('create')}
      start={startOf(changed)}
      fields={[]}
      errorText={errorText}
      send={async ({ type, taxId, birthDate, establishments, ...rest }, idempotencyKey) => {
        const input = {
          ...rest,
          type: commercialTypeOf(type),
          birthDate: birthDate || null,
          taxId: taxId === '' ? null : taxId,
          establishments: [...establishments],
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
      {(input, change, wrong) => (
        <BillingDetailsFields
          input={input}
          change={change}
          hasTaxId={changed?.hasTaxId ?? false}
          missing={changed?.dac7Compliance.missing ?? []}
          errorOf={(field) => (wrong[field] ? errorText(wrong[field]) : undefined)}
        />
      )}
    </CreateDialog>
  )
}
