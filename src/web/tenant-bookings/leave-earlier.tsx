import { IconCalendarMinus } from '@tabler/icons-react'
import { lazy, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseDay } from '../../domain/kernel/day.ts'
import { lastDayLeft } from '../../domain/rentals/stays/shorter-stay.ts'
import { useFormat } from '../shared/format.ts'
import { LaterDialog } from '../shared/later-part.tsx'
import { QuestionDialog } from '../shared/question-dialog.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './booking-page.module.css'
import { EndMoney } from './shorter-offer.tsx'
import type { OwnStayProposal, ShorterOptions, TenantBooking } from './tenant-booking-queries.ts'
import { withdrawLeaving } from './tenant-proposal-queries.ts'

// Few leave earlier: what asks for it is loaded by those who do.
const LeaveEarlierDialog = lazy(() =>
  import('./leave-earlier-dialog.tsx').then((module) => ({ default: module.LeaveEarlierDialog })),
)

/** The tenant's own proposal to leave earlier: how it stands, or the way to make one; nothing once the stay is over. */
export function LeaveEarlier(props: {
  booking: TenantBooking
  shorter: ShorterOptions
  proposals: readonly OwnStayProposal[]
}) {
  const { booking, shorter, proposals } = props
  const t = useTranslations('tenantBooking.leaving')
  const reasonText = useLeavingReason()
  const [search, setSearch] = useSearch()
  if (booking.canceled || booking.phase === 'PAST') return null
  const { canOffer, lastDays } = shorter
  // The latest comes first; an older answer is settled by what came after it.
  const [latest] = proposals
  const close = () => setSearch({ dialog: undefined }, { replace: true })
  const own = latest?.proposedBy === 'TENANT' ? latest : null
  if (own?.state === 'OPEN') return <Waiting booking={booking} own={own} />
  return (
    <Card as="section" className={classes.state} data-phase="PAST" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {own && <Ended own={own} landlord={booking.landlord.firstName} />}
      <p>{t('text', { landlord: booking.landlord.firstName })}</p>
      <div className={classes.go}>
        <Button
          icon={<IconCalendarMinus size={19} aria-hidden />}
          disabled={!canOffer.value}
          reason={canOffer.value ? undefined : reasonText(canOffer.reason)}
          onClick={() => setSearch({ dialog: 'leave' })}
        >
          {t('ask')}
        </Button>
      </div>
      {lastDays && search.dialog === 'leave' && (
        <LaterDialog onClose={close}>
          <LeaveEarlierDialog booking={booking} lastDays={lastDays} onClose={close} />
        </LaterDialog>
      )}
    </Card>
  )
}

/** The sentence for why a tenant can't ask to leave earlier. */
export function useLeavingReason(): (reason: string | null | undefined) => string {
  const t = useTranslations('tenantBooking.leaving.reasons')
  const reasonText = useReasonText()
  return useCallback((reason) => (reason && t.has(reason) ? t(reason) : reasonText(reason)), [t, reasonText])
}

function useLastDay(own: OwnStayProposal): string {
  return useFormat().day(lastDayLeft({ from: parseDay(own.from) }), 'long')
}

function Ended({ own, landlord }: { own: OwnStayProposal; landlord: string }) {
  const t = useTranslations('tenantBooking.leaving.states')
  const format = useFormat()
  const when = own.endedAt ? format.instant(own.endedAt) : ''
  const day = useLastDay(own)
  if (!t.has(own.state)) return null
  return (
    <>
      <p>{t(own.state, { landlord, day, when })}</p>
      {own.answerMessage && <p className={classes.note}>{own.answerMessage}</p>}
    </>
  )
}

function Waiting({ booking, own }: { booking: TenantBooking; own: OwnStayProposal }) {
  const t = useTranslations('tenantBooking.leaving')
  const reasonText = useLeavingReason()
  const format = useFormat()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const landlord = booking.landlord.firstName
  const day = useLastDay(own)
  const title = t('asked', { day })
  const { end, canBeTaken } = own
  return (
    <Card as="section" className={classes.state} data-phase="UPCOMING" aria-label={title}>
      <p className={classes.sentence}>{title}</p>
      <p>
        {t('waiting', {
          landlord,
          until: format.instant(own.answerUntil),
          booked: format.day(own.to, 'long'),
        })}
      </p>
      {own.message && <p className={classes.note}>{own.message}</p>}
      {!canBeTaken.value && <p>{t('stuck', { landlord, reason: reasonText(canBeTaken.reason) })}</p>}
      {end && canBeTaken.value && <EndMoney end={end} currency={own.currency} landlord={landlord} />}
      <div className={classes.go}>
        <Button onClick={() => setWithdrawing(true)}>{t('withdraw')}</Button>
      </div>
      {isWithdrawing && (
        <WithdrawLeavingDialog own={own} landlord={landlord} onClose={() => setWithdrawing(false)} />
      )}
    </Card>
  )
}

function WithdrawLeavingDialog(props: { own: OwnStayProposal; landlord: string; onClose: () => void }) {
  const { own, landlord, onClose } = props
  const t = useTranslations('tenantBooking.leaving')
  const format = useFormat()
  return (
    <QuestionDialog
      title={t('withdrawTitle')}
      text={t('withdrawText', { landlord, booked: format.day(own.to, 'long') })}
      submit={t('withdraw')}
      cancel={t('keep')}
      send={(key) => withdrawLeaving(own._id, key)}
      done={t('withdrawn')}
      onClose={onClose}
    />
  )
}
