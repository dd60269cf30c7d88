import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusalText } from '../refusal-text.ts'
import { useAccountWords } from './account-words.ts'
import { PAYOUT_PURPOSES, type PayoutPurpose } from '../../../domain/catalogue/payouts.ts'
import { Button } from '../../ui/button.tsx'
import { useLast, useOverlayOf } from '../use-overlay.ts'
import { BankAccountDialog } from './bank-account-dialog.tsx'
import { ChooseAccountDialog } from './choose-account-dialog.tsx'
import { PendingChange } from './pending-change.tsx'
import classes from './payout-parts.module.css'
import type { BankAccount, PayoutHome } from './payout-queries.ts'

/** To which accounts the rents and deposits of a home go, what waits to change, and how to choose another one. */
export function PayoutAccounts(props: { home: PayoutHome; accounts: readonly BankAccount[] | null }) {
  const { home, accounts } = props
  const t = useTranslations('payoutParts')
  const refusalText = useRefusalText()
  const words = useAccountWords()
  const [choosing, setChoosing] = useOverlayOf<PayoutPurpose>('choose-account')
  const [creating, setCreating] = useOverlayOf<PayoutPurpose>('new-account')
  const [first, setFirst] = useState<string | null>(null)
  const shown = useLast(choosing)
  const { canDecidePayout: may } = home
  const canChange = may.value && accounts !== null
  const open = (purpose: PayoutPurpose) => {
    setFirst(null)
    // Without any account there is nothing to choose from.
    if (accounts?.length === 0) setCreating(purpose)
    else setChoosing(purpose)
  }
  return (
    <div className={classes.fields}>
      {PAYOUT_PURPOSES.map((purpose) => {
        const target = purpose === 'RENT' ? home.rent : home.deposit
        const what = t(purpose === 'RENT' ? 'bankAccount' : 'depositBankAccount')
        const isFirst = purpose === 'RENT' && !target?.account
        return (
          <div key={purpose} className={classes.target}>
            <div className={classes.what}>
              <span className={classes.term}>{what}</span>
              {target?.account ? (
                <>
                  <strong>{target.account.accountHolder}</strong>
                  <small>{words.detailOf(target.account)}</small>
                </>
              ) : (
                <strong>{purpose === 'RENT' ? t('noAccount') : t('sameAccount')}</strong>
              )}
            </div>
            <Button
              size="small"
              onClick={() => open(purpose)}
              disabled={!canChange}
              aria-label={isFirst ? t('chooseFirstOf', { what }) : t('changeOf', { what })}
            >
              {isFirst ? t('chooseFirst') : t('change')}
            </Button>
            {target?.pending && <PendingChange pending={target.pending} canCancel={may.value} />}
          </div>
        )
      })}
      {!canChange && <p className={classes.hint}>{refusalText(may.reason ?? 'PAYOUT_IN_PERSON')}</p>}
      {canChange && shown && (
        <ChooseAccountDialog
          key={`${shown} ${choosing !== null} ${first ?? ''}`}
          opened={choosing !== null}
          onClose={() => setChoosing(null)}
          home={home}
          purpose={shown}
          accounts={accounts}
          first={first}
          onCreate={() => setCreating(shown, 'choose-account')}
        />
      )}
      {canChange && (
        <BankAccountDialog
          opened={creating !== null}
          onClose={() => setCreating(null)}
          onCreated={(id) => {
            setFirst(id)
            if (creating) setChoosing(creating, 'new-account')
          }}
        />
      )}
    </div>
  )
}
