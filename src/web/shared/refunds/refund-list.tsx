import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RefundState } from '../../../domain/catalogue/payments.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { Button } from '../../ui/button.tsx'
import { Pill, type Tone } from '../../ui/pill.tsx'
import type { Refund } from './refund-queries.ts'
import classes from './refunds.module.css'

const TONES = {
  CREATED: 'blue',
  UNKNOWN: 'amber',
  PENDING: 'blue',
  SUCCEEDED: 'pine',
  FAILED: 'red',
  CANCELED: 'red',
  SETTLED: 'stone',
} as const satisfies Record<RefundState, Tone>

/** How many refunds are shown at once; the others wait behind a button. */
const MOST_AT_ONCE = 5

/**
 * Refunds with their reasons and how far they are: those that did not arrive first, then the newest; `side` says whose
 * sentences are told.
 */
export function RefundList(props: {
  refunds: readonly Refund[]
  side: 'landlord' | 'tenant' | 'staff'
  /** What can be done about one of them. */
  children?: (refund: Refund) => ReactNode
}) {
  const { refunds, side, children } = props
  const t = useTranslations('paid')
  const [all, setAll] = useState(false)
  const newest = refunds.toReversed()
  const stuck = newest.filter((refund) => refund.canBeTransferred.value)
  const sorted = [...stuck, ...newest.filter((refund) => !refund.canBeTransferred.value)]
  const shown = all ? sorted : sorted.slice(0, MOST_AT_ONCE)
  return (
    <>
      <ul className={classes.list}>
        {shown.map((refund) => (
          <RefundItem key={refund._id} refund={refund} side={side}>
            {children?.(refund)}
          </RefundItem>
        ))}
      </ul>
      {shown.length < refunds.length && (
        <Button size="small" className={classes.more} onClick={() => setAll(true)}>
          {t('more', { count: refunds.length })}
        </Button>
      )}
    </>
  )
}

function RefundItem(props: { refund: Refund; side: 'landlord' | 'tenant' | 'staff'; children: ReactNode }) {
  const { refund, side, children } = props
  const t = useTranslations('paid')
  const format = useFormat()
  const reason = useCatalogueText('catalogue.refundReason')
  const state = useCatalogueText('catalogue.refundState')
  const failure = useCatalogueText('catalogue.refundFailure')
  const money = (amount: number) => format.money(amount, refund.currency, 'no')
  const why = failure(refund.failure ?? 'OTHER')
  const arrived = refund.transferredOn ?? refund.arrivedAt?.slice(0, 10)
  const day = format.day(arrived ?? refund.createdAt.slice(0, 10))
  return (
    <li>
      <div className={classes.head}>
        <strong>
          {t('refund', {
            amount: money(refund.amount),
            reason: reason(refund.reason),
          })}
        </strong>
        <Pill tone={TONES[refund.state]}>{state(refund.state)}</Pill>
      </div>
      {refund.explanation && <small>{refund.explanation}</small>}
      {refund.state !== 'SETTLED' && (
        <small>{t(arrived ? 'on' : 'sent', { state: state(refund.state), day })}</small>
      )}
      {refund.canBeTransferred.value && <small>{t(`failed.${side}`, { why })}</small>}
      {refund.canBeTransferred.reason === 'PAYMENT_DISPUTED' && <small>{t(`waits.${side}`, { why })}</small>}
      {refund.settledAmount > 0 && (
        <small>{t(`settled.${side}`, { amount: money(refund.settledAmount) })}</small>
      )}
      {side !== 'landlord' && <AccountOf refund={refund} side={side} />}
      {children}
    </li>
  )
}

/** Where a refund is transferred that could not go back the way it came. */
function AccountOf({ refund, side }: { refund: Refund; side: 'tenant' | 'staff' }) {
  const t = useTranslations('paid.account')
  const format = useFormat()
  const { account } = refund
  if (!account)
    return refund.canBeTransferred.value && <small>{t(side === 'tenant' ? 'ask' : 'missing')}</small>
  const { accountHolder: holder, iban, givenAt, holderMatch } = account
  return (
    <small>
      {refund.canBeTransferred.value
        ? t('given', { holder, iban, day: format.day(givenAt.slice(0, 10)) })
        : t('transferred', { holder, iban })}
      {side === 'staff' && holderMatch === 'OTHER' && ` ${t('other')}`}
    </small>
  )
}
