import { useTranslations } from 'use-intl'
import { request } from '../../graphql.ts'
import { createContactPersonMutation } from './contacts-queries.ts'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'

const EMPTY = { firstName: '', lastName: '', email: '', phone: '' }

/** Adds somebody whom tenants may talk to. */
export function ContactPersonDialog(props: CreateDialogProps) {
  const t = useTranslations('listingEdit.newContact')
  return (
    <CreateDialog
      {...props}
      title={t('personTitle')}
      submit={t('create')}
      start={EMPTY}
      fields={[
        { name: 'firstName', label: t('firstName'), autoComplete: 'given-name' },
        { name: 'lastName', label: t('lastName'), autoComplete: 'family-name' },
        { name: 'email', label: t('email'), autoComplete: 'email', type: 'email' },
        { name: 'phone', label: t('phone'), autoComplete: 'tel', type: 'tel' },
      ]}
      errorText={useFieldError()}
      send={async (input, idempotencyKey) =>
        (await request(createContactPersonMutation, { input, idempotencyKey })).createContactPerson
          .contactPerson?.id
      }
    />
  )
}
