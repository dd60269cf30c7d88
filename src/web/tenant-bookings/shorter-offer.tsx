import { IconCalendarCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseDay } from '../../domain/kernel/day.ts'
import { lastDayLeft } from '../../domain/rentals/stays/shorter-stay.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './booking-page.module.css'
import { DeclineOfferDialog } from './longer-offer.tsx'
import type { EndAmounts, OwnStayProposal, TenantBooking } from './tenant-booking-queries.ts'
import { agreeToShorter } from './tenant-proposal-queries.ts'

/** The offer to end the stay earlier that waits for an answer, with what it comes to; nothing without one. */
export function ShorterOffer(props: { booking: TenantBooking; proposals: readonly OwnStayProposal[] }) {
  const offer = props.proposals.find(
    ({ state, kind, proposedBy }) => state === 'OPEN' && kind === 'SHORTER' && proposedBy === 'LANDLORD',
  )
  return offer ? <Offer key={offer._id} booking={props.booking} offer={offer} /> : null
}

function Offer({ booking, offer }: { booking: TenantBooking; offer: OwnStayProposal }) {
  const t = useTranslations('tenantBooking.shorter')
  const errors = useTranslations('errors')
  const reasonText = useReasonText()
  const format = useFormat()
  const [isDeclining, setDeclining] = useState(false)
  const landlord = booking.landlord.firstName
  const day = format.day(lastDayLeft({ from: parseDay(offer.from) }), 'long')
  const once = useOnce({
    send: (refund: number, key) => agreeToShorter(offer._id, refund, key),
    onDone: () => showToast({ text: t('taken', { day }) }),
  })
  const { canBeTaken, end } = offer
  const title = t('offered', { landlord, day })
  return (
    <Card as="section" className={classes.state} data-phase="CURRENT" aria-label={title}>
      <p className={classes.sentence}>{title}</p>
      <p>{t('until', { booked: format.day(offer.to, 'long'), until: format.instant(offer.answerUntil) })}</p>
      {offer.message && <p className={classes.note}>{offer.message}</p>}
      {end && <Meaning end={end} currency={offer.currency} landlord={landlord} day={day} />}
      {once.error && <ErrorPanel message={errorMessage(errors, once.error)} />}
      <div className={classes.go}>
        <Button
          variant="primary"
          icon={<IconCalendarCheck size={19} aria-hidden />}
          busy={once.busy}
          disabled={!canBeTaken.value}
          reason={canBeTaken.value ? undefined : t('stuck', { reason: reasonText(canBeTaken.reason) })}
          onClick={() => end && once.run(end.refund)}
        >
          {t('take', { day })}
        </Button>
        <Button disabled={once.busy} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
      {isDeclining && (
        <DeclineOfferDialog offer={offer} landlord={landlord} onClose={() => setDeclining(false)} />
      )}
    </Card>
  )
}

/** What agreeing does: until when, what is paid less, and what comes back. */
function Meaning(props: { end: EndAmounts; currency: string; landlord: string; day: string }) {
  const t = useTranslations('tenantBooking.shorter')
  return (
    <>
      <p>{t('leave', { day: props.day })}</p>
      <EndMoney {...props} />
      <p>{t('final')}</p>
    </>
  )
}

/** What an earlier end means for the tenant's money, and what ends with it. */
export function EndMoney({
  end,
  currency,
  landlord,
}: {
  end: EndAmounts
  currency: string
  landlord: string
}) {
  const t = useTranslations('tenantBooking.shorter')
  const format = useFormat()
  const money = (amount: number) => format.money(amount, currency, 'no')
  return (
    <>
      <p>
        {t('rent', {
          rent: money(end.rent),
          before: money(end.rentBefore),
          less: money(end.rentBefore - end.rent),
        })}{' '}
        {end.refund > 0 ? t('refund', { amount: money(end.refund) }) : t('noRefund')}{' '}
        {t('direct', { landlord })}
      </p>
      {end.endsRequest && <p>{t('requestEnds')}</p>}
    </>
  )
}
