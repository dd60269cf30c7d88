import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { DisputeList } from '../shared/refunds/dispute-list.tsx'
import { RefundList } from '../shared/refunds/refund-list.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import classes from './books-page.module.css'
import { type Kept, KeptNote } from './kept.tsx'
import type { StaffPayment, StuckRefund } from './payments-queries.ts'

/** A payment with what went back of it and what is contested, and what staff can do. */
export function PaymentRow(props: {
  payment: StaffPayment
  kept: Kept | undefined
  onRefund: () => void
  onTransfer: (refund: StuckRefund) => void
  onAnswer: (at: number) => void
}) {
  const { payment, landlordName, canBeRefunded, disputes } = props.payment
  const t = useTranslations('books.payments')
  const paid = useTranslations('paid')
  const format = useFormat()
  const purpose = useCatalogueText('catalogue.paymentPurpose')
  const name = t('of', { tenant: payment.tenantNames, listing: payment.listingName })
  const money = (amount: number) => format.money(amount, payment.currency, 'no')
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>{landlordName}</small>
        <small>
          {purpose(payment.purpose)}
          {payment.paidAt && ` · ${paid('paidOn', { day: format.day(payment.paidAt.slice(0, 10)) })}`}
        </small>
        <KeptNote kept={props.kept} />
      </div>
      <div className={classes.what}>
        <span className={classes.amount}>{money(payment.amount)}</span>
        {payment.refunds.length > 0 && <RefundList refunds={payment.refunds} side="staff" />}
        {payment.disputes.length > 0 && (
          <DisputeList paid={payment} side="staff">
            {(disputeId) => <Answer dispute={disputes.find(({ _id }) => _id === disputeId)} />}
          </DisputeList>
        )}
      </div>
      <div className={classes.buttons}>
        {payment.refunds
          .filter((refund) => refund.canBeTransferred.value)
          .map((refund) => (
            <Button
              key={refund._id}
              size="small"
              aria-label={t('transferFor', { amount: money(refund.amount - refund.settledAmount) })}
              onClick={() => props.onTransfer(refund)}
            >
              {t('transfer')}
            </Button>
          ))}
        {disputes.map(
          (one, at) =>
            one.canBeAnswered.value && (
              <Button
                key={one._id}
                size="small"
                aria-label={t('answerFor', { amount: money(one.dispute.amount) })}
                onClick={() => props.onAnswer(at)}
              >
                {t('answer')}
              </Button>
            ),
        )}
        {canBeRefunded.value && (
          <Button size="small" aria-label={t('refundFor', { name })} onClick={props.onRefund}>
            {t('refund')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What staff have answered, and where the provider did not take it. */
function Answer({ dispute }: { dispute: StaffPayment['disputes'][number] | undefined }) {
  const t = useTranslations('books.payments')
  const format = useFormat()
  const answerText = useCatalogueText('catalogue.disputeAnswer')
  if (!dispute) return null
  const { answer, answeredAt, answerFailure } = dispute
  return (
    <>
      {answer && answeredAt && (
        <small>{t('sent', { answer: answerText(answer), day: format.day(answeredAt.slice(0, 10)) })}</small>
      )}
      {answerFailure && <small>{t('notTaken', { why: answerFailure })}</small>}
    </>
  )
}
