import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { BookingConflictError } from '../../domain/kernel/errors.ts'
import { MESSAGE_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { request } from '../graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { QuickLengths } from '../shared/quick-lengths.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { StayRules } from '../shared/stay-rules.tsx'
import { useOnce } from '../shared/use-once.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { DayField } from '../ui/day-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './booking-page.module.css'
import {
  extensionUntilOptions,
  requestExtensionMutation,
  type ExtensionOptions,
  type TenantBooking,
} from './tenant-booking-queries.ts'

/** Asks to stay longer: until when, what that costs, what the rules say about the whole stay, and a few words. */
export function ExtensionDialog(props: {
  booking: TenantBooking
  extension: ExtensionOptions
  opened: boolean
  onClose: () => void
}) {
  const { booking, extension, opened, onClose } = props
  const t = useTranslations('tenantBooking.dialog')
  const format = useFormat()
  const navigate = usePageNavigate()
  const [to, setTo] = useState('')
  const [message, setMessage] = useState('')
  const [wasTried, setTried] = useState(false)
  const problem = useProblem(to, extension)
  const once = useOnce({
    send: (typed: { to: string; message: string }, idempotencyKey) =>
      request(requestExtensionMutation, { bookingId: booking._id, ...typed, idempotencyKey }),
    onDone: ({ requestExtension: { request: sent } }) => {
      showToast({ text: t('sent') })
      if (!sent) return onClose()
      void navigate('tenantRequest', { bookingRequestId: sent.bookingRequestId, listingRequestId: sent.id })
    },
  })
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={t('text', { day: format.day(extension.from, 'long') })}
      busy={once.busy}
      onSubmit={() => {
        setTried(true)
        if (!problem) once.run({ to, message: message.trim() })
      }}
      submit={t('submit')}
      cancel={t('cancel')}
      compact
      error={once.error}
      failure={once.error instanceof BookingConflictError ? t('conflict') : undefined}
    >
      <div className={classes.fields}>
        <DayField
          label={t('to')}
          description={t('between', {
            earliest: format.day(extension.earliestTo ?? extension.from),
            latest: format.day(extension.latestTo ?? extension.from),
          })}
          value={to}
          min={extension.earliestTo ?? undefined}
          max={extension.latestTo ?? undefined}
          required
          data-autofocus
          onChange={setTo}
          error={wasTried || to !== '' ? problem : undefined}
        />
        <QuickLengths days={extension} to={to} onChoose={setTo} />
        {!problem && <Meaning bookingId={booking._id} to={to} extension={extension} />}
        <TextareaField
          label={t('message')}
          description={t('messageHint', { landlord: booking.landlord.firstName })}
          value={message}
          maxLength={MESSAGE_MAX_LENGTH}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}

function useProblem(to: string, extension: ExtensionOptions): string | undefined {
  const t = useTranslations('tenantBooking.dialog')
  const reasonText = useReasonText()
  if (!isDay(to)) return t('missing')
  const reason = reasonAgainst(to, extension)
  return reason ? reasonText(reason) : undefined
}

// The same bounds as the server's rule; it has the last word.
function reasonAgainst(to: string, { earliestTo, latestTo, freeUntil }: ExtensionOptions) {
  if (earliestTo && to < earliestTo) return 'BELOW_MINIMUM'
  if (freeUntil && to > freeUntil) return 'UNAVAILABLE'
  return latestTo && to > latestTo ? 'ABOVE_MAXIMUM' : null
}

/** What staying until that day comes to, and every rule on the whole chain of stays. */
function Meaning(props: { bookingId: string; to: string; extension: ExtensionOptions }) {
  const t = useTranslations('tenantBooking.dialog')
  const format = useFormat()
  const { data, isPlaceholderData } = useQuery(extensionUntilOptions(props.bookingId, props.to))
  if (!data) return null
  const { from, currency, rentPerMonth: price, calculationMethod } = props.extension
  const { totalRent } = data
  return (
    <section aria-label={t('meaning')} className={classes.meaning} aria-live="polite">
      <p>
        {t('comesTo', {
          duration: format.duration(data.duration),
          rent: format.money(totalRent, currency, 'no'),
        })}
      </p>
      {/* The former day's rent stands until the new day's has come, and has other lines. */}
      {!isPlaceholderData && (
        <RentMade rent={{ from, to: props.to, price, totalRent, currency, calculationMethod }} />
      )}
      <StayRules rules={data.checks} />
      <small>{t('next')}</small>
    </section>
  )
}
