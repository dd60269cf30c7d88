import { useLocale, useTranslations } from 'use-intl'
import { CURRENCY_CODES, currencyName } from '../../../domain/catalogue/currencies.ts'
import { request } from '../../graphql.ts'
import { CheckField, SelectField } from '../../ui/fields.tsx'
import { CreateDialog, type CreateDialogProps, useFieldError } from './create-dialog.tsx'
import { createBankAccountMutation } from './payout-mutations.ts'
import type { BankAccount } from './payout-queries.ts'

const EMPTY = { accountHolder: '', iban: '', bic: '', bankName: '', currency: 'EUR', isOtherNameMeant: '' }

/**
 * Adds an account to which rents or deposits are paid; with `replaces` in the place of another one. An account of
 * somebody of another name has to be meant.
 */
export function BankAccountDialog(props: CreateDialogProps & { replaces?: BankAccount }) {
  const { replaces, ...dialog } = props
  const t = useTranslations('payoutParts')
  const language = useLocale()
  const start = replaces && {
    ...EMPTY,
    accountHolder: replaces.accountHolder,
    bankName: replaces.bankName,
    currency: replaces.currency,
  }
  return (
    <CreateDialog
      {...dialog}
      title={replaces ? t('changeAccountTitle') : t('accountTitle')}
      description={replaces && t('changeAccountLead', { iban: replaces.iban })}
      submit={replaces ? t('saveAccount') : t('create')}
      start={start ?? EMPTY}
      fields={[
        { name: 'accountHolder', label: t('accountHolder'), autoComplete: 'name' },
        { name: 'iban', label: t('iban'), autoComplete: 'off' },
        { name: 'bic', label: t('bic'), description: t('bicHint'), autoComplete: 'off' },
        { name: 'bankName', label: t('bankName'), autoComplete: 'off' },
      ]}
      errorText={useFieldError()}
      send={async ({ isOtherNameMeant, ...account }, idempotencyKey) => {
        const input = {
          ...account,
          isOtherNameMeant: isOtherNameMeant === account.accountHolder,
          replaces: replaces?.id,
        }
        const { createBankAccount } = await request(createBankAccountMutation, { input, idempotencyKey })
        return createBankAccount.bankAccountId ?? undefined
      }}
    >
      {(input, change, wrong) => (
        <>
          <SelectField
            label={t('currency')}
            value={input.currency}
            data={CURRENCY_CODES.map((code) => ({
              value: code,
              label: t('currencyOption', { code, name: currencyName(code, language) }),
            }))}
            onChange={(event) => change({ currency: event.currentTarget.value })}
            error={wrong.currency && t('errors.currency.otherCountry')}
          />
          {(wrong.accountHolder === 'bankAccount.accountHolder.other' || input.isOtherNameMeant !== '') && (
            <CheckField
              label={t('otherName', { holder: input.accountHolder })}
              description={t('otherNameHint')}
              checked={input.isOtherNameMeant === input.accountHolder}
              onChange={(event) =>
                change({ isOtherNameMeant: event.currentTarget.checked ? input.accountHolder : '' })
              }
            />
          )}
        </>
      )}
    </CreateDialog>
  )
}
