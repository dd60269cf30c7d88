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
import { consequencesQuery } from './booking-cancellation-query.ts'
import type { BookingNode } from './booking-queries.ts'
import { CancelConsequences } from './cancel-consequences.tsx'
import classes from './cancel-dialog.module.css'
import { useLongerReason } from './longer-stay-dialog.tsx'
import { sendShorterStay } from './stay-proposal-queries.ts'

/** Offers a tenant to end the stay earlier: the last day, what that comes to once they agree, and a few words. */
export function ShorterStayDialog(props: {
  booking: BookingNode
  lastDays: { from: string; to: string }
  onClose: () => void
}) {
  const { booking, lastDays, onClose } = props
  const t = useTranslations('bookingChanges.shorter')
  const reasonText = useLongerReason()
  const format = useFormat()
  const [lastDay, setLastDay] = useState('')
  const [message, setMessage] = useState('')
  const isPossible = isPossibleLastDay(lastDay, lastDays)
  const query = useQuery({ ...consequencesQuery(booking._id, lastDay), enabled: isPossible })
  const consequences = isPossible && !query.isPlaceholderData ? query.data : null
  const once = useOnce({
    send: (typed: { lastDay: string; message: string }, idempotencyKey) =>
      sendShorterStay({ bookingId: booking._id, ...typed, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('done', { name: booking.tenantNames }) })
      onClose()
    },
  })
  const refund = consequences?.ends[0]?.refunds.find(({ purpose }) => purpose === 'FIRST_MONTH_RENT')
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={once.busy}
      size="large"
      title={t('title', { name: booking.tenantNames })}
      description={t('text', { name: booking.tenantNames, day: format.day(booking.to, 'long') })}
      onSubmit={() => once.run({ lastDay, message: message.trim() })}
      submit={t('submit')}
      disabled={!consequences}
      cancel={t('cancel')}
      error={once.error ?? query.error}
      failure={once.error instanceof ConditionNotMetError ? reasonText(once.error.reason) : undefined}
    >
      <div className={classes.body}>
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
        {consequences ? (
          <CancelConsequences
            consequences={consequences}
            refund={refund?.amount ?? 0}
            title={t('happens', { name: booking.tenantNames })}
          />
        ) : isPossible && !query.error ? (
          <Bone height="96px" />
        ) : (
          <p className={classes.refused}>{t('choose')}</p>
        )}
        <p>{t('next', { name: booking.tenantNames })}</p>
        <TextareaField
          label={t('message')}
          description={t('messageHint', { name: booking.tenantNames })}
          value={message}
          maxLength={EXPLANATION_MAX_LENGTH}
          rows={3}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}
