import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MoneyWaitingPartsFragment, MoneyWaitingReason } from '../gen/graphql.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { useSearchWith } from './money-place-controls.tsx'
import type { Money } from './money-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import classes from './money.module.css'

/** Why not all money has come: what waits, when something happens next, and what to do. */
export function MoneyReason({ money }: { money: Money }) {
  const t = useTranslations('money')
  const payFor = useSearchWith()({ pay: money.whyNotPaid?.bookingId ?? undefined })
  const here = useLocation({ select: (location) => location.href })
  const waiting = money.whyNotPaid
  if (!waiting) return null
  const { reason, bookingId } = waiting
  const isLate = reason !== 'NOT_DUE_YET'
  return (
    <Card className={classes.reason}>
      <Pill tone={isLate ? 'amber' : 'pine'}>{t(isLate ? 'whyNotPaid' : 'allInTime')}</Pill>
      {[waiting, ...money.alsoNotPaid].map((one) => (
        <Sentence key={one.reason} waiting={one} currency={money.currency} />
      ))}
      {bookingId && reason === 'INVOICE_OVERDUE' && (
        <Button component={PageLink} page="payments" search={payFor} keepScroll>
          {t('payInvoice')}
        </Button>
      )}
      {bookingId && reason !== 'INVOICE_OVERDUE' && (
        <Button component={PageLink} page="bookings" params={{ bookingId }}>
          {t('toBooking')}
        </Button>
      )}
      {reason === 'PAYOUT_TAX_DATA' && (
        <Button component={PageLink} page="billingDetails" search={{ highlights: 'dac7', redirect: here }}>
          {t('toTaxData')}
        </Button>
      )}
    </Card>
  )
}

function Sentence({ waiting, currency }: { waiting: MoneyWaitingPartsFragment; currency: string }) {
  const t = useTranslations('money')
  const format = useFormat()
  const amount = useMoneyFormat(currency)
  const { reason, nextOn } = waiting
  return (
    <p>
      {t.rich(`reasons.${reason}`, {
        amount: amount(waiting.amount),
        day: waiting.dueOn ? format.day(waiting.dueOn) : '',
        tenant: waiting.tenantNames,
        apartment: waiting.apartmentName,
        number: waiting.number ?? '',
        strong,
      })}{' '}
      {nextOn && isDated(reason) && t(`next.${reason}`, { day: format.day(nextOn) })}
    </p>
  )
}

/** The reasons that end by themselves on a day. */
const DATED = [
  'RENT_NOT_MARKED',
  'TENANT_HAS_NOT_PAID',
  'INVOICE_OVERDUE',
  'PAYOUT_WAITS',
  'PAYOUT_IN_TRANSIT',
  'PAYOUT_DATA_WAIT',
  'PAYOUT_HELD',
  'PAYOUT_SCHEDULED',
] as const satisfies readonly MoneyWaitingReason[]

function isDated(reason: MoneyWaitingReason): reason is (typeof DATED)[number] {
  return DATED.some((one) => one === reason)
}

function strong(words: ReactNode) {
  return <strong>{words}</strong>
}
