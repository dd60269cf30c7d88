import { useTranslations } from 'use-intl'
import { request } from '../../graphql.ts'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'
import { createContactPersonMutation, updateContactPersonMutation } from './payout-mutations.ts'
import type { ContactPerson } from './payout-queries.ts'

const EMPTY = { id: null, firstName: '', lastName: '', email: '', phone: '' }

/** Adds somebody whom tenants may talk to, or changes what is told about them. */
export function ContactPersonDialog(props: CreateDialogProps & { changed?: ContactPerson }) {
  const { changed, ...dialog } = props
  const t = useTranslations('payoutParts')
  const { id: contactPersonId, ...start } = changed ?? EMPTY
  return (
    <CreateDialog
      {...dialog}
      title={changed ? t('changePersonTitle') : t('personTitle')}
      submit={changed ? t('save') : t('create')}
      start={start}
      fields={[
        { name: 'firstName', label: t('firstName'), autoComplete: 'given-name' },
        { name: 'lastName', label: t('lastName'), autoComplete: 'family-name' },
        { name: 'email', label: t('email'), autoComplete: 'email', type: 'email' },
        { name: 'phone', label: t('phone'), autoComplete: 'tel', type: 'tel' },
      ]}
      errorText={useFieldError()}
      send={async (input, idempotencyKey) => {
        if (contactPersonId) {
          const variables = { contactPersonId, input, idempotencyKey }
          return (await request(updateContactPersonMutation, variables)).updateContactPerson.contactPerson?.id
        }
        return (await request(createContactPersonMutation, { input, idempotencyKey })).createContactPerson
          .contactPerson?.id
      }}
    />
  )
}
