import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { RefundDialog } from '../shared/refunds/refund-dialog.tsx'
import { DisputeList } from '../shared/refunds/dispute-list.tsx'
import { RefundList } from '../shared/refunds/refund-list.tsx'
import { type Paid, paidOptions, sendRefund } from '../shared/refunds/refund-queries.ts'
import shared from '../shared/refunds/refunds.module.css'
import { useReasonText } from '../shared/reason-text.ts'
import { TestModePill } from '../shared/test-mode.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './booking-detail.module.css'
import { useClosedMoney } from './booking-hold.tsx'

/** What the tenant has paid through the product, what of it went back or is contested, and the way to give it back. */
export function BookingPaid({ bookingId }: { bookingId: string }) {
  const t = useTranslations('paid')
  const { data = [] } = useQuery(paidOptions(bookingId))
  const [chosen, setChosen] = useState<Paid | null>(null)
  if (data.length === 0) return null
  return (
    <Card as="section" className={classes.card}>
      <h3>
        {t('title')} <TestModePill />
      </h3>
      {data.map((paid) => (
        <PaidPart key={paid._id} paid={paid} onRefund={() => setChosen(paid)} />
      ))}
      {chosen && (
        <RefundDialog
          key={chosen._id}
          paid={chosen}
          side="landlord"
          send={sendRefund}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  )
}

function PaidPart({ paid, onRefund }: { paid: Paid; onRefund: () => void }) {
  const t = useTranslations('paid')
  const format = useFormat()
  const reasonText = useReasonText()
  const closed = useClosedMoney()
  const { canBeRefunded } = paid
  const what = t(`what.${paid.purpose}`)
  return (
    <div className={shared.paid}>
      <div className={shared.head}>
        <strong>{what}</strong>
        <strong>{format.money(paid.amount, paid.currency, 'no')}</strong>
      </div>
      <p className={classes.note}>
        {paid.paidAt &&
          t(paid.refunds.length > 0 ? 'paidLeft' : 'paidOn', {
            day: format.day(paid.paidAt.slice(0, 10)),
            amount: format.money(paid.refundableAmount, paid.currency, 'no'),
          })}
      </p>
      {paid.surplus > 0 && <p className={classes.note}>{t('surplus')}</p>}
      {paid.refunds.length > 0 && <RefundList refunds={paid.refunds} side="landlord" />}
      {paid.disputes.length > 0 && <DisputeList paid={paid} side="landlord" />}
      {paid.purpose === 'FIRST_MONTH_RENT' &&
        paid.surplus === 0 &&
        canBeRefunded.reason !== 'ALL_REFUNDED' && (
          <Button
            size="small"
            disabled={!canBeRefunded.value || closed !== null}
            reason={
              closed ?? (canBeRefunded.value ? undefined : (reasonText(canBeRefunded.reason) ?? undefined))
            }
            aria-label={t('giveNamed', { what })}
            onClick={onRefund}
          >
            {t('give')}
          </Button>
        )}
    </div>
  )
}
