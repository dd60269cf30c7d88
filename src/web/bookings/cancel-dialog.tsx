import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { BOOKING_CANCELLATION_REASONS } from '../../domain/catalogue/contracts.ts'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { amountText } from '../shared/amount-text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { isPossibleLastDay } from '../shared/last-day-field.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SelectField, TextareaField, TextField } from '../ui/fields.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type Consequences, consequencesQuery, sendCancellation } from './booking-cancellation-query.ts'
import type { BookingNode } from './booking-queries.ts'
import { CancelConsequences } from './cancel-consequences.tsx'
import { type CancelDraft, checkCancelDraft } from './cancel-draft.ts'
import classes from './cancel-dialog.module.css'

const EMPTY: CancelDraft = { reason: '', lastDay: '', note: '', refund: null }

/** Asks why a booking is cancelled, says what that does, then does exactly that. */
export function CancelDialog(props: { booking: BookingNode; opened: boolean; onClose: () => void }) {
  const { booking, opened, onClose } = props
  const t = useTranslations('bookings.cancel')
  const errors = useTranslations('errors')
  const language = useLocale()
  const format = useFormat()
  const reasonText = useReasonText()
  const [draft, setDraft] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const first = useQuery({ ...consequencesQuery(booking._id, null), enabled: opened })
  const possible = first.data?.possibleLastDays ?? null
  const wished = possible && isPossibleLastDay(draft.lastDay, possible) ? draft.lastDay : null
  const query = useQuery({ ...consequencesQuery(booking._id, wished), enabled: opened })
  const consequences = query.data
  const problems = checkCancelDraft(draft, possible)
  const paid = consequences?.ends[0]?.refunds.find(({ purpose }) => purpose === 'FIRST_MONTH_RENT')
  // Where nobody moves in there is nothing to choose: all of it goes back.
  const typed = wished ? draft.refund : null
  const refund = refundOf(typed, paid, booking.currency)
  // What a day that nobody has chosen would do is no consequence yet.
  const isKnown = consequences && (!possible || wished !== null)
  const cancellation = useCancellation(booking, () => {
    setDraft(EMPTY)
    setTried(false)
    onClose()
  })
  const submit = () => {
    setTried(true)
    if (!consequences || query.isPlaceholderData) return
    if (!draft.reason || Object.keys(problems).length > 0 || refund.isWrong) return
    cancellation.run({
      cancellationReason: draft.reason,
      note: draft.note,
      lastDay: wished,
      refund: typed === null ? null : refund.amount,
      seen: consequences.fingerprint ?? null,
    })
  }
  const failure = cancellation.error ?? (consequences ? null : query.error)
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={cancellation.busy}
      onSubmit={submit}
      size="large"
      title={t('title', { name: booking.tenantNames })}
      description={t('subtitle', {
        range: format.dayRange(booking.from, booking.to),
        place: booking.listing.partOfGroup ? booking.listing.apartmentName : booking.listing.name,
      })}
      submit={wished ? t('submitLastDay', { day: format.day(wished, 'long') }) : t('submit')}
      variant="danger-filled"
      disabled={!consequences?.canBeCanceled.value}
      cancel={t('keep')}
    >
      <div className={classes.body}>
        {consequences?.canBeCanceled.value === false ? (
          <p className={classes.refused}>{reasonText(consequences.canBeCanceled.reason)}</p>
        ) : (
          <>
            <CancelFields
              draft={draft}
              possible={possible}
              problems={tried ? problems : {}}
              onChange={(changes) => setDraft({ ...draft, ...changes })}
            />
            {isKnown && paid && wished && (
              <TextField
                label={t('refund', { currency: booking.currency })}
                description={t('refundHint', { kept: format.money(paid.kept, booking.currency, 'no') })}
                value={draft.refund ?? amountText(paid.amount, booking.currency, language)}
                inputMode="decimal"
                autoComplete="off"
                error={
                  refund.isWrong &&
                  t('refundWrong', { most: format.money(paid.kept, booking.currency, 'no') })
                }
                onChange={(event) => setDraft({ ...draft, refund: event.currentTarget.value })}
              />
            )}
            {isKnown && <CancelConsequences consequences={consequences} refund={refund.amount} />}
            {consequences && !isKnown && <p className={classes.refused}>{t('chooseLastDay')}</p>}
            {!consequences && !query.error && <ConsequencesSkeleton />}
            <TextareaField
              label={t('note')}
              description={t('noteHint')}
              value={draft.note}
              maxLength={EXPLANATION_MAX_LENGTH}
              rows={3}
              onChange={(event) => setDraft({ ...draft, note: event.currentTarget.value })}
            />
          </>
        )}
        {failure && (
          <ErrorPanel
            message={errorMessage(errors, failure)}
            {...(!consequences && { onRetry: () => void query.refetch(), busy: query.isFetching })}
          />
        )}
      </div>
    </AnswerDialog>
  )
}

/** What of the paid rent goes back: what is typed, or what goes back by itself. */
function refundOf(
  typed: string | null,
  paid: Consequences['ends'][number]['refunds'][number] | undefined,
  currency: string,
): { amount: number; isWrong: boolean } {
  if (!paid) return { amount: 0, isWrong: false }
  if (typed === null) return { amount: paid.amount, isWrong: false }
  const amount = parseAmount(typed, currency)
  return { amount: amount ?? 0, isWrong: amount === null || amount < 0 || amount > paid.kept }
}

function useCancellation(booking: BookingNode, onDone: () => void) {
  const t = useTranslations('bookings.cancel')
  return useOnce({
    send: (
      input: Omit<Parameters<typeof sendCancellation>[0], 'bookingId' | 'idempotencyKey'>,
      idempotencyKey,
    ) => sendCancellation({ ...input, bookingId: booking._id, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('done', { name: booking.tenantNames }) })
      onDone()
    },
  })
}

function CancelFields(props: {
  draft: CancelDraft
  possible: Consequences['possibleLastDays']
  problems: ReturnType<typeof checkCancelDraft>
  onChange: (changes: Partial<CancelDraft>) => void
}) {
  const { draft, possible, problems, onChange } = props
  const t = useTranslations('bookings.cancel')
  const format = useFormat()
  const reason = useCatalogueText('catalogue.bookingCancellationReason')
  return (
    <>
      <SelectField
        label={t('reason')}
        value={draft.reason}
        required
        data-autofocus
        error={problems.reason && t(problems.reason)}
        data={[
          { value: '', label: t('chooseReason') },
          ...BOOKING_CANCELLATION_REASONS.map((value) => ({ value, label: reason(value) })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange({ reason: BOOKING_CANCELLATION_REASONS.find((known) => known === value) ?? '' })
        }}
      />
      {possible && (
        <DayField
          label={t('lastDay')}
          description={t('lastDayHint')}
          value={draft.lastDay}
          min={possible.from}
          max={possible.to}
          error={
            problems.lastDay &&
            t(problems.lastDay, { from: format.day(possible.from), to: format.day(possible.to) })
          }
          onChange={(lastDay) => onChange({ lastDay })}
        />
      )}
    </>
  )
}

function ConsequencesSkeleton() {
  return (
    <div className={classes.bones} aria-busy="true">
      <Bone width="80%" />
      <Bone width="65%" />
      <Bone width="72%" />
    </div>
  )
}
