import { useQuery } from '@tanstack/react-query'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseDay } from '../../domain/kernel/day.ts'
import { lastDayLeft } from '../../domain/rentals/stays/shorter-stay.ts'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { consequencesQuery } from './booking-cancellation-query.ts'
import classes from './booking-detail.module.css'
import type { BookingNode } from './booking-queries.ts'
import { CancelConsequences } from './cancel-consequences.tsx'
import dialogClasses from './cancel-dialog.module.css'
import { acceptWish, declineWish, type StayProposal } from './stay-proposal-queries.ts'

interface WishProps {
  booking: BookingNode
  wish: StayProposal
}

/** How a tenant's proposal to leave earlier stands, in a sentence. */
export function useWishSentence(): (wish: StayProposal, name: string) => string {
  const t = useTranslations('bookingChanges.wish.states')
  const format = useFormat()
  return (wish, name) =>
    t(wish.state, {
      name,
      day: format.day(lastDayOf(wish), 'long'),
      rent: format.money(wish.rent, wish.currency, 'no'),
      until: format.instant(wish.answerUntil),
      when: wish.endedAt ? format.instant(wish.endedAt) : '',
    })
}

function lastDayOf(wish: StayProposal): string {
  return lastDayLeft({ from: parseDay(wish.from) })
}

/** The two answers to a tenant's proposal to leave earlier. */
export function ShorterWish({ booking, wish, closed }: WishProps & { closed: string | null }) {
  const t = useTranslations('bookingChanges.wish')
  const wishReason = useWishReason()
  const [dialog, setDialog] = useState<'accept' | 'decline' | null>(null)
  const close = () => setDialog(null)
  const { value: canAccept, reason } = wish.canBeTaken
  const stuck = canAccept ? closed : wishReason(reason)
  return (
    <>
      <div className={classes.answers}>
        <Button
          size="small"
          variant="primary"
          icon={<IconCalendarCheck size={18} aria-hidden />}
          disabled={stuck !== null}
          {...(stuck !== null && { reason: stuck })}
          onClick={() => setDialog('accept')}
        >
          {t('accept')}
        </Button>
        <Button
          size="small"
          disabled={closed !== null}
          {...(closed !== null && { reason: closed })}
          onClick={() => setDialog('decline')}
        >
          {t('decline')}
        </Button>
      </div>
      {dialog === 'accept' && <AcceptWishDialog booking={booking} wish={wish} onClose={close} />}
      {dialog === 'decline' && <DeclineWishDialog booking={booking} wish={wish} onClose={close} />}
    </>
  )
}

function useWishReason(): (reason: string | null | undefined) => string {
  const t = useTranslations('bookingChanges.wish.reasons')
  const reasonText = useReasonText()
  return (reason) => (reason && t.has(reason) ? t(reason) : reasonText(reason))
}

/** Agrees that the tenant leaves earlier: everything that it comes to, and a few words. */
function AcceptWishDialog({ booking, wish, onClose }: WishProps & { onClose: () => void }) {
  const t = useTranslations('bookingChanges.wish.accepting')
  const wishReason = useWishReason()
  const format = useFormat()
  const [message, setMessage] = useState('')
  const lastDay = lastDayOf(wish)
  const day = format.day(lastDay, 'long')
  const name = booking.tenantNames
  const query = useQuery(consequencesQuery(wish.bookingId, lastDay))
  const consequences = query.data
  const once = useOnce({
    send: (answer: { message: string; seen: string }, idempotencyKey) =>
      acceptWish({ proposalId: wish._id, ...answer, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('done', { name, day }) })
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
      title={t('title', { name, day })}
      description={t('text', { booked: format.day(wish.to, 'long') })}
      onSubmit={() => {
        if (consequences?.fingerprint) once.run({ message: message.trim(), seen: consequences.fingerprint })
      }}
      submit={t('submit', { day })}
      disabled={!consequences?.fingerprint || query.isFetching}
      cancel={t('cancel')}
      error={once.error ?? query.error}
      failure={once.error instanceof ConditionNotMetError ? wishReason(once.error.reason) : undefined}
    >
      <div className={dialogClasses.body}>
        {consequences ? (
          <CancelConsequences consequences={consequences} refund={refund?.amount ?? 0} title={t('happens')} />
        ) : (
          !query.error && <Bone height="96px" />
        )}
        <AnswerWords name={name} message={message} onChange={setMessage} />
      </div>
    </AnswerDialog>
  )
}

/** Doesn't agree that the tenant leaves earlier, with a few words. */
function DeclineWishDialog({ booking, wish, onClose }: WishProps & { onClose: () => void }) {
  const t = useTranslations('bookingChanges.wish.declining')
  const format = useFormat()
  const [message, setMessage] = useState('')
  const name = booking.tenantNames
  const once = useOnce({
    send: (words: string, idempotencyKey) =>
      declineWish({ proposalId: wish._id, message: words, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('done', { name }) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={once.busy}
      title={t('title')}
      description={t('text', { name, booked: format.day(wish.to, 'long') })}
      onSubmit={() => once.run(message.trim())}
      submit={t('submit')}
      cancel={t('cancel')}
      compact
      error={once.error}
    >
      <AnswerWords name={name} message={message} onChange={setMessage} />
    </AnswerDialog>
  )
}

function AnswerWords(props: { name: string; message: string; onChange: (message: string) => void }) {
  const t = useTranslations('bookingChanges.wish')
  return (
    <TextareaField
      label={t('message')}
      description={t('messageHint', { name: props.name })}
      value={props.message}
      maxLength={EXPLANATION_MAX_LENGTH}
      rows={3}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  )
}
