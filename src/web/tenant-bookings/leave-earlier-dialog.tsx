import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { isPossibleLastDay, LastDayField } from '../shared/last-day-field.tsx'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField } from '../ui/fields.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './booking-page.module.css'
import { useLeavingReason } from './leave-earlier.tsx'
import { EndMoney } from './shorter-offer.tsx'
import type { TenantBooking } from './tenant-booking-queries.ts'
import { proposeToLeave, shorterEndOptions } from './tenant-proposal-queries.ts'

/** Asks to leave earlier: the last day, what that comes to if the landlord agrees, and a few words. */
export function LeaveEarlierDialog(props: {
  booking: TenantBooking
  lastDays: { from: string; to: string }
  onClose: () => void
}) {
  const { booking, lastDays, onClose } = props
  const t = useTranslations('tenantBooking.leaving.dialog')
  const reasonText = useLeavingReason()
  const format = useFormat()
  const [lastDay, setLastDay] = useState('')
  const [message, setMessage] = useState('')
  const isPossible = isPossibleLastDay(lastDay, lastDays)
  const query = useQuery({ ...shorterEndOptions(booking._id, lastDay), enabled: isPossible })
  const end = isPossible && !query.isPlaceholderData ? query.data : null
  const landlord = booking.landlord.firstName
  const once = useOnce({
    send: (shown: { lastDay: string; rent: number; refund: number; message: string }, idempotencyKey) =>
      proposeToLeave({ bookingId: booking._id, ...shown, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('sent', { landlord }) })
      onClose()
    },
  })
  const day = isPossible ? format.day(lastDay, 'long') : ''
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={once.busy}
      title={t('title')}
      description={t('text', { landlord, booked: format.day(booking.to, 'long') })}
      onSubmit={() => {
        if (!end) return
        once.run({ lastDay, rent: end.rent, refund: end.refund, message: message.trim() })
      }}
      submit={t('submit')}
      disabled={!end}
      cancel={t('cancel')}
      compact
      error={once.error ?? query.error}
      failure={once.error instanceof ConditionNotMetError ? reasonText(once.error.reason) : undefined}
    >
      <div className={classes.fields}>
        <LastDayField
          label={t('lastDay')}
          between={t('between', {
            earliest: format.day(lastDays.from),
            latest: format.day(lastDays.to),
          })}
          possible={lastDays}
          value={lastDay}
          onChange={setLastDay}
        />
        {end ? (
          <section className={classes.meaning} aria-label={t('meaning', { landlord })} aria-live="polite">
            <b>{t('meaning', { landlord })}</b>
            <p>{t('leave', { day })}</p>
            <EndMoney end={end} currency={booking.currency} landlord={landlord} />
            <p>{t('next', { landlord })}</p>
          </section>
        ) : isPossible && !query.error ? (
          <Bone height="96px" />
        ) : (
          <p>{t('choose')}</p>
        )}
        <TextareaField
          label={t('message')}
          description={t('messageHint', { landlord })}
          value={message}
          maxLength={EXPLANATION_MAX_LENGTH}
          rows={3}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}
