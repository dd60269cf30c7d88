import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { BookingConflictError, ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { MESSAGE_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { QuickLengths, quickLastDays } from '../shared/quick-lengths.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useTakenDays } from '../shared/taken-days.ts'
import { TestModeNote } from '../shared/test-mode.tsx'
import { useFeeWords } from '../shared/use-fee-words.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import type { BookingNode } from './booking-queries.ts'
import classes from './cancel-dialog.module.css'
import { type LongerStay, longerStayUntilQuery, sendLongerStay } from './stay-proposal-queries.ts'

/** Why a longer stay can't be offered or taken, in the landlord's words. */
export function useLongerReason(): (reason: string | null | undefined) => string {
  const t = useTranslations('bookingChanges.reasons')
  const reasonText = useReasonText()
  return useCallback((reason) => (reason && t.has(reason) ? t(reason) : reasonText(reason)), [t, reasonText])
}

/** Offers a tenant to stay longer: until when, what that comes to, and a few words. */
export function LongerStayDialog(props: { booking: BookingNode; longer: LongerStay; onClose: () => void }) {
  const { booking, longer, onClose } = props
  const t = useTranslations('bookingChanges.longer')
  const reasonText = useLongerReason()
  const format = useFormat()
  // One month more is what is asked for most; it ends and changes nothing by itself.
  const [to, setTo] = useState<string>(() => quickLastDays(longer)[0]?.to ?? longer.earliestTo ?? '')
  const [message, setMessage] = useState('')
  const taken = useTakenDays({ listingIds: [booking.listing._id] })
  const query = useQuery({ ...longerStayUntilQuery(booking._id, to), enabled: isDay(to) })
  const until = isDay(to) ? query.data : null
  const problem = !isDay(to)
    ? t('missing')
    : until && !query.isPlaceholderData && !until.verdict.value
      ? reasonText(until.verdict.reason)
      : undefined
  const once = useOnce({
    send: (typed: { to: string; message: string }, idempotencyKey) =>
      sendLongerStay({ bookingId: booking._id, ...typed, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('done', { name: booking.tenantNames }) })
      onClose()
    },
  })
  const refusal = once.error instanceof ConditionNotMetError ? reasonText(once.error.reason) : undefined
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={once.busy}
      title={t('title', { name: booking.tenantNames })}
      description={t('text', { day: format.day(longer.from, 'long') })}
      onSubmit={() => once.run({ to, message: message.trim() })}
      submit={t('submit')}
      disabled={problem !== undefined || !until || query.isPlaceholderData}
      cancel={t('cancel')}
      compact
      error={once.error ?? query.error}
      failure={once.error instanceof BookingConflictError ? t('conflict') : refusal}
    >
      <div className={classes.body}>
        <DayField
          label={t('to')}
          description={t('between', {
            earliest: format.day(longer.earliestTo ?? longer.from),
            latest: format.day(longer.latestTo ?? longer.from),
          })}
          value={to}
          min={longer.earliestTo ?? undefined}
          max={longer.latestTo ?? undefined}
          required
          marked={taken}
          onChange={setTo}
          error={problem}
        />
        <QuickLengths days={longer} to={to} onChoose={setTo} />
        {!problem && (until ? <Meaning until={until} booking={booking} /> : <Bone height="72px" />)}
        <TextareaField
          label={t('message')}
          description={t('messageHint', { name: booking.tenantNames })}
          value={message}
          maxLength={MESSAGE_MAX_LENGTH}
          rows={3}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}

type Until = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof longerStayUntilQuery>['queryFn']>>>>

/** What the offer comes to once the tenant takes it and both have signed. */
function Meaning({ until, booking }: { until: Until; booking: BookingNode }) {
  const t = useTranslations('bookingChanges.longer')
  const format = useFormat()
  const words = useFeeWords()
  const { currency, tenantNames: name } = booking
  return (
    <section className={classes.consequences} aria-live="polite">
      <h3>{t('happens')}</h3>
      <TestModeNote />
      <ul className={classes.lines}>
        <li>
          {t('rent', {
            duration: format.duration(until.duration),
            rent: format.money(until.rent, currency, 'no'),
          })}
        </li>
        <li>{until.invoice ? t('invoice', { sum: words.sum(until.invoice, currency) }) : t('noInvoice')}</li>
        <li>{t('next', { name })}</li>
        <li>{t('declined', { count: until.declined })}</li>
      </ul>
    </section>
  )
}
