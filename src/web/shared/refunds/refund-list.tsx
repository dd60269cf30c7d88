import { useTranslations } from 'use-intl'
import type { DisputeState, RefundState } from '../../../domain/catalogue/money.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { Pill, type Tone } from '../../ui/pill.tsx'
import type { Paid, Refund } from './refund-queries.ts'
import classes from './refunds.module.css'

const TONES = {
  CREATED: 'blue',
  UNKNOWN: 'amber',
  PENDING: 'blue',
  SUCCEEDED: 'pine',
  FAILED: 'red',
  CANCELED: 'red',
} as const satisfies Record<RefundState, Tone>

/** Refunds, each with its reason and how far it is; `side` says whose sentence is told where one failed. */
export function RefundList({ refunds, side }: { refunds: readonly Refund[]; side: 'landlord' | 'tenant' }) {
  const t = useTranslations('paid')
  const format = useFormat()
  const reason = useCatalogueText('catalogue.refundReason')
  const state = useCatalogueText('catalogue.refundState')
  const failure = useCatalogueText('catalogue.refundFailure')
  return (
    <ul className={classes.list}>
      {refunds.map((refund) => {
        const isStuck = refund.state === 'FAILED' || refund.state === 'CANCELED'
        const arrived = refund.transferredOn ?? refund.arrivedAt?.slice(0, 10)
        const why = failure(refund.failure ?? 'OTHER')
        return (
          <li key={refund._id}>
            <span>
              <strong>
                {t('refund', {
                  amount: format.money(refund.amount, refund.currency, 'no'),
                  reason: reason(refund.reason),
                })}
              </strong>
              {refund.explanation && <small>{refund.explanation}</small>}
              <small>
                {arrived
                  ? t('on', { state: state(refund.state), day: format.day(arrived) })
                  : t('sent', { state: state(refund.state), day: format.day(refund.createdAt.slice(0, 10)) })}
              </small>
              {isStuck && <small>{t(side === 'tenant' ? 'back.failed' : 'failed', { why })}</small>}
            </span>
            <Pill tone={TONES[refund.state]}>{state(refund.state)}</Pill>
          </li>
        )
      })}
    </ul>
  )
}

const DISPUTE_TONES = {
  WARNING_NEEDS_RESPONSE: 'amber',
  WARNING_UNDER_REVIEW: 'blue',
  WARNING_CLOSED: 'stone',
  NEEDS_RESPONSE: 'amber',
  UNDER_REVIEW: 'blue',
  WON: 'pine',
  LOST: 'red',
} as const satisfies Record<DisputeState, Tone>

/** Contested payments: what is held and why, what is done about it and when it is decided. */
export function DisputeList({ paid }: { paid: Paid }) {
  const t = useTranslations('paid')
  const format = useFormat()
  const reason = useCatalogueText('catalogue.disputeReason')
  const state = useCatalogueText('catalogue.disputeState')
  return (
    <ul className={classes.list}>
      {paid.disputes.map((dispute) => {
        const { answerUntil, decidedAt } = dispute
        const decided = decidedAt ? format.day(decidedAt.slice(0, 10)) : ''
        const isOpen = !decidedAt
        return (
          <li key={dispute._id}>
            <span>
              <strong>
                {t('contested', { amount: format.money(dispute.amount, dispute.currency, 'no') })}
              </strong>
              <small>{reason(dispute.reason)}</small>
              {isOpen && <small>{t(dispute.isHeld ? 'held' : 'asks')}</small>}
              {isOpen && dispute.isAnswered && <small>{t('answered')}</small>}
              {isOpen && !dispute.isAnswered && answerUntil && (
                <small>{t('until', { day: format.day(answerUntil.slice(0, 10)) })}</small>
              )}
              {dispute.state === 'WON' && <small>{t('won', { day: decided })}</small>}
              {dispute.state === 'LOST' && (
                <small>
                  {t('lost', { day: decided })} {t(paid.purpose === 'LANDLORD_FEE' ? 'lostFee' : 'lostRent')}
                </small>
              )}
            </span>
            <Pill tone={DISPUTE_TONES[dispute.state]}>{state(dispute.state)}</Pill>
          </li>
        )
      })}
    </ul>
  )
}
