import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusalText } from '../refusal-text.ts'
import { useAccountWords } from './account-words.ts'
import type { PayoutPurpose } from '../../../domain/catalogue/payouts.ts'
import { canGetPayouts } from '../../../domain/money/payout-gaps.ts'
import { request } from '../../graphql.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useFreshLogin, wantsPassword } from '../fresh-login.tsx'
import { useOnce } from '../use-once.ts'
import { chooseBankAccountMutation } from './payout-mutations.ts'
import type { BankAccount, PayoutHome } from './payout-queries.ts'
import classes from './payout-parts.module.css'

const RENTS = 'RENTS'

/** Chooses which account gets the rents or deposits of a home, says from when, and asks for the password. */
export function ChooseAccountDialog(props: {
  opened: boolean
  onClose: () => void
  home: PayoutHome
  purpose: PayoutPurpose
  accounts: readonly BankAccount[]
  /** Chosen at first, such as one that was just added. */
  first: string | null
  onCreate: () => void
}) {
  const { home, purpose } = props
  const t = useTranslations('payoutParts')
  const refusalText = useRefusalText()
  const words = useAccountWords()
  const fresh = useFreshLogin()
  const target = purpose === 'RENT' ? home.rent : home.deposit
  const now = target?.account?.id ?? (purpose === 'DEPOSIT' ? RENTS : null)
  const [chosen, setChosen] = useState<string | null>(props.first ?? now)
  const choosing = useOnce({
    send: (bankAccountId: string, idempotencyKey) =>
      request(chooseBankAccountMutation, {
        bankAccountId: bankAccountId === RENTS ? null : bankAccountId,
        uses: [{ groupId: home.groupId, purpose }],
        idempotencyKey,
      }),
    onDone: () => {
      showToast({ text: t('chosen') })
      props.onClose()
    },
    onFailed: (error, sent) => fresh.retryFresh(error, () => choosing.run(sent)),
  })
  const choices = props.accounts.map((account) => {
    const { value, reason } = canGetPayouts({ ...account, archived: false }, home)
    return {
      value: account.id,
      label: account.accountHolder,
      detail: reason ? refusalText(reason) : words.detailOf(account),
      disabled: !value && account.id !== now,
    }
  })
  const sameAsRents = { value: RENTS, label: t('sameAccount'), detail: undefined, disabled: false }
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        title={t(purpose === 'RENT' ? 'chooseRent' : 'chooseDeposit', { home: home.name })}
        description={t('chooseLead')}
        submit={t('choose')}
        cancel={t('cancel')}
        busy={choosing.busy}
        disabled={chosen === null || (chosen === now && !target?.pending)}
        error={wantsPassword(choosing.error) ? null : choosing.error}
        onSubmit={() => chosen && choosing.run(chosen)}
      >
        <div className={classes.fields}>
          <ChoiceField
            legend={t('accounts')}
            hideLegend
            choices={purpose === 'DEPOSIT' ? [sameAsRents, ...choices] : choices}
            value={chosen}
            onChange={setChosen}
          />
          <div>
            <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={props.onCreate}>
              {t('createAccount')}
            </Button>
          </div>
        </div>
      </AnswerDialog>
      {fresh.question}
    </>
  )
}
