import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { CreateDialog, useFieldError } from '../shared/payout-data/create-dialog.tsx'
import { CheckField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import type { MoneyBack } from './tenant-booking-queries.ts'
import { giveRefundAccount } from './tenant-money-queries.ts'

const EMPTY = { accountHolder: '', iban: '', bic: '', isOtherNameMeant: '' }
const OTHER_NAME = 'bankAccount.accountHolder.other'

/** Asks to which account a refund is transferred that could not go back the way it came. */
export function RefundAccountDialog({ refund, onClose }: { refund: MoneyBack; onClose: () => void }) {
  const t = useTranslations('paid.account')
  const tFields = useTranslations('payoutParts')
  const format = useFormat()
  const fieldError = useFieldError()
  return (
    <CreateDialog
      opened
      onClose={onClose}
      onCreated={() => showToast({ text: t('done'), tone: 'success' })}
      title={t('title')}
      description={t('text', {
        amount: format.money(refund.amount - refund.settledAmount, refund.currency, 'no'),
      })}
      submit={t('submit')}
      start={EMPTY}
      fields={[
        { name: 'accountHolder', label: tFields('accountHolder'), autoComplete: 'name' },
        { name: 'iban', label: tFields('iban'), autoComplete: 'off' },
        { name: 'bic', label: tFields('bic'), description: tFields('bicHint'), autoComplete: 'off' },
      ]}
      errorText={(key) => (key === OTHER_NAME ? t('otherWrong') : fieldError(key))}
      send={async ({ isOtherNameMeant, ...account }, idempotencyKey) => {
        // Meant was the name that stood there, and no other.
        const input = { ...account, isOtherNameMeant: isOtherNameMeant === account.accountHolder }
        await giveRefundAccount({ refundId: refund._id, input }, idempotencyKey)
        return refund._id
      }}
    >
      {(input, change, wrong) =>
        (wrong.accountHolder === OTHER_NAME || input.isOtherNameMeant !== '') && (
          <CheckField
            label={t('otherName', { holder: input.accountHolder })}
            description={t('otherNameHint')}
            checked={input.isOtherNameMeant === input.accountHolder}
            onChange={(event) =>
              change({ isOtherNameMeant: event.currentTarget.checked ? input.accountHolder : '' })
            }
          />
        )
      }
    </CreateDialog>
  )
}
