import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay, parseDay } from '../../../domain/kernel/day.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { DayField } from '../../ui/day-field.tsx'
import { TextareaField } from '../../ui/fields.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useFormat } from '../format.ts'
import { useReasonText } from '../reason-text.ts'
import { useOnce } from '../use-once.ts'
import classes from './move-booking-dialog.module.css'
import type { PlaceForBooking } from './move-booking-query.ts'
import { PlaceChoice } from './place-choice.tsx'
import { runningMovePlacesQuery, runningMoveQuery, sendMoveOffer } from './running-move-query.ts'

/** Proposes another apartment of the group to whoever lives in one: from which day, which one, and a few words (decision 136). */
export function RunningMoveDialog(props: { bookingId: string; opened: boolean; onClose: () => void }) {
  const { bookingId, opened, onClose } = props
  const t = useTranslations('moveBooking.running')
  const reasonText = useMoveReason()
  const format = useFormat()
  const query = useQuery({ ...runningMoveQuery(bookingId), enabled: opened })
  const [day, setDay] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const running = query.data
  const days = running?.days
  const isPossible = isWithin(day, days)
  const places = useQuery({ ...runningMovePlacesQuery(bookingId, day), enabled: opened && isPossible })
  const place = isPossible ? places.data?.find(({ listingId }) => listingId === chosen) : undefined
  const name = running?.name ?? ''
  const once = useOnce<PlaceForBooking, unknown>({
    send: ({ listingId, seen }, idempotencyKey) =>
      sendMoveOffer({ bookingId, listingId, day, seen, message: message.trim(), idempotencyKey }),
    onDone: () => {
      showToast({ text: t('done', { name }) })
      onClose()
    },
  })
  const isRefused = running && !running.canOffer.value
  const between = days
    ? t('between', { earliest: format.day(days.from, 'long'), latest: format.day(days.to, 'long') })
    : undefined
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={once.busy}
      title={t('title')}
      description={running ? t('description', { name, unit: running.unitName }) : undefined}
      onSubmit={() => place && once.run(place)}
      submit={t('submit')}
      disabled={!place?.verdict.value || places.isFetching || !running?.canOffer.value}
      reason={isRefused ? reasonText(running.canOffer.reason) : undefined}
      cancel={t('cancel')}
      compact
      error={once.error ?? query.error ?? places.error}
      failure={once.error instanceof ConditionNotMetError ? reasonText(once.error.reason) : undefined}
    >
      <div className={classes.places}>
        {query.isPending && <Bone height="54px" />}
        {running && days && (
          <>
            <p>{t('lead', { name })}</p>
            <p>{t('same', { rent: format.money(running.monthlyRent, running.currency) })}</p>
            <DayField
              label={t('day')}
              description={between}
              value={day}
              min={days.from}
              max={days.to}
              required
              onChange={setDay}
              error={day !== '' && !isPossible ? between : undefined}
            />
            {isPossible && places.isPending && <Bone height="54px" />}
            {isPossible && places.data && (
              <PlaceChoice
                units={places.data}
                currency={running.currency}
                chosen={chosen}
                onChoose={setChosen}
              />
            )}
            <p>{t('next', { name })}</p>
            <TextareaField
              label={t('message')}
              description={t('messageHint', { name })}
              value={message}
              maxLength={EXPLANATION_MAX_LENGTH}
              rows={3}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          </>
        )}
      </div>
    </AnswerDialog>
  )
}

function isWithin(day: string, days: { from: string; to: string } | null | undefined): boolean {
  if (!days || !isDay(day)) return false
  const chosen = parseDay(day)
  return parseDay(days.from) <= chosen && chosen <= parseDay(days.to)
}

function useMoveReason(): (reason: string | null | undefined) => string {
  const t = useTranslations('moveBooking.running.reasons')
  const reasonText = useReasonText()
  return (reason) => (reason && t.has(reason) ? t(reason) : reasonText(reason))
}
