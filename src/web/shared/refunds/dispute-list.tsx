import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeState } from '../../../domain/catalogue/payments.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { utcToday } from '../today.ts'
import { Pill, type Tone } from '../../ui/pill.tsx'
import type { Contested, Paid } from './refund-queries.ts'
import classes from './refunds.module.css'

const TONES = {
  WARNING_NEEDS_RESPONSE: 'amber',
  WARNING_UNDER_REVIEW: 'blue',
  WARNING_CLOSED: 'stone',
  NEEDS_RESPONSE: 'amber',
  UNDER_REVIEW: 'blue',
  WON: 'pine',
  LOST: 'red',
} as const satisfies Record<DisputeState, Tone>

/** States in which staff have to answer, as the landlord is told of them, who has not. */
const OURS_TO_ANSWER: Partial<Record<DisputeState, 'contested' | 'asked'>> = {
  NEEDS_RESPONSE: 'contested',
  WARNING_NEEDS_RESPONSE: 'asked',
}

/**
 * Contested payments: what is held and why, what is done about it and what came of it; `side` says whose sentences are
 * told. A landlord's fee was paid by the landlord, whose own bank contests it.
 */
export function DisputeList(props: {
  paid: Paid
  side: 'landlord' | 'staff'
  /** What else there is to say about one of them. */
  children?: (disputeId: string) => ReactNode
}) {
  const { paid, side, children } = props
  const t = useTranslations('paid')
  const format = useFormat()
  const reason = useCatalogueText('catalogue.disputeReason')
  const state = useCatalogueText('catalogue.disputeState')
  return (
    <ul className={classes.list}>
      {paid.disputes.map((dispute) => {
        const { decidedAt } = dispute
        const day = decidedAt ? format.day(decidedAt.slice(0, 10)) : ''
        const ours = OURS_TO_ANSWER[dispute.state]
        const end = endOf(paid, dispute, side)
        return (
          <li key={dispute._id}>
            <div className={classes.head}>
              <strong>
                {t('contested', { amount: format.money(dispute.amount, dispute.currency, 'no') })}
              </strong>
              {side === 'landlord' && ours ? (
                <Pill tone="blue">{t(`dispute.state.${ours}`)}</Pill>
              ) : (
                <Pill tone={TONES[dispute.state]}>{state(dispute.state)}</Pill>
              )}
            </div>
            <small>{reason(dispute.reason)}</small>
            {!decidedAt && <small>{t(dispute.isHeld ? 'dispute.held' : 'dispute.asks')}</small>}
            {!decidedAt && <Answering paid={paid} dispute={dispute} side={side} />}
            {end && <small>{t(`dispute.${side}.${end}`, { day })}</small>}
            {children?.(dispute._id)}
          </li>
        )
      })}
    </ul>
  )
}

function Answering({ paid, dispute, side }: { paid: Paid; dispute: Contested; side: 'landlord' | 'staff' }) {
  const t = useTranslations('paid.dispute')
  const format = useFormat()
  const until = dispute.answerUntil?.slice(0, 10)
  const day = until ? format.day(until) : ''
  if (paid.purpose === 'LANDLORD_FEE' && side === 'landlord') return <small>{t('landlord.untilFee')}</small>
  if (dispute.isAnswered) return <small>{t(`${side}.answered`)}</small>
  if (!until) return null
  return <small>{until < utcToday() ? t('late', { day }) : t(`${side}.until`, { day })}</small>
}

/** The sentence about what was decided; null as long as nothing was, or where a bank only asked. */
function endOf(paid: Paid, dispute: Contested, side: 'landlord' | 'staff'): string | null {
  const isFee = paid.purpose === 'LANDLORD_FEE'
  if (dispute.state === 'WON') return isFee && side === 'landlord' ? 'wonFee' : 'won'
  if (dispute.state !== 'LOST') return null
  if (isFee) return dispute.hasReopenedInvoice ? 'lostFee' : 'lostCredited'
  if (paid.surplus > 0) return 'lostSurplus'
  return paid.purpose === 'TENANT_SERVICE_FEE' ? 'lostService' : 'lostRent'
}
