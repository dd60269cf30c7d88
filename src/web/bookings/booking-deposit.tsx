import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Deposit } from '../shared/deposit/deposit-facts.ts'
import { DepositPill, DepositView } from '../shared/deposit/deposit-view.tsx'
import shared from '../shared/refunds/refunds.module.css'
import { TestModePill } from '../shared/test-mode.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './booking-detail.module.css'
import { useClosedMoney } from './booking-hold.tsx'
import { DepositReceivedDialog } from './deposit-received-dialog.tsx'
import { DepositSettleDialog } from './deposit-settle-dialog.tsx'

/** The deposit of a stay: what is recorded of it, and the ways to record more. */
export function BookingDeposit({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('deposit')
  const closed = useClosedMoney()
  const [dialog, setDialog] = useState<'record' | 'settle' | null>(null)
  if (deposit.state === 'NONE') return null
  const isSettled = deposit.settledOn != null
  const button = { size: 'small', disabled: closed !== null, reason: closed ?? undefined } as const
  return (
    <Card as="section" className={classes.card}>
      <div className={shared.head}>
        <h3>
          {t('title')} <TestModePill />
        </h3>
        <DepositPill deposit={deposit} />
      </div>
      <DepositView deposit={deposit} />
      {deposit.canBeRecorded.value && (
        <Button {...button} onClick={() => setDialog('record')}>
          {t(deposit.receivedOn ? 'correct' : 'record')}
        </Button>
      )}
      {deposit.canBeSettled.value && (
        <Button {...button} onClick={() => setDialog('settle')}>
          {t(isSettled ? 'settleAgain' : 'settle')}
        </Button>
      )}
      {dialog === 'record' && <DepositReceivedDialog deposit={deposit} onClose={() => setDialog(null)} />}
      {dialog === 'settle' && <DepositSettleDialog deposit={deposit} onClose={() => setDialog(null)} />}
    </Card>
  )
}
