import { useTranslations } from 'use-intl'
import { request } from '../../graphql.ts'
import { createBankAccountMutation } from './contacts-queries.ts'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'

const EMPTY = { accountHolder: '', iban: '', bic: '', bankName: '' }

/** Adds an account to which rents or deposits are paid. */
export function BankAccountDialog(props: CreateDialogProps) {
  const t = useTranslations('listingEdit.newContact')
  return (
    <CreateDialog
      {...props}
      title={t('accountTitle')}
      submit={t('create')}
      start={EMPTY}
      fields={[
        { name: 'accountHolder', label: t('accountHolder'), autoComplete: 'name' },
        { name: 'iban', label: t('iban'), autoComplete: 'off' },
        { name: 'bic', label: t('bic'), autoComplete: 'off' },
        { name: 'bankName', label: t('bankName'), autoComplete: 'off' },
      ]}
      errorText={useFieldError()}
      send={async (input, idempotencyKey) =>
        (await request(createBankAccountMutation, { input, idempotencyKey })).createBankAccount
          .bankAccountId ?? undefined
      }
    />
  )
}
