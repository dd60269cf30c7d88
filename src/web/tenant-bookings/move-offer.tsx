import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addDays, parseDay } from '../../domain/kernel/day.ts'
import { BookingConflictError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { QuestionDialog } from '../shared/question-dialog.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './booking-page.module.css'
import type { OwnStayProposal, TenantBooking } from './tenant-booking-queries.ts'
import { agreeToMove, declineProposal } from './tenant-proposal-queries.ts'

/** The proposal to move to another apartment that waits for an answer, with what it means; nothing without one. */
export function MoveOffer(props: { booking: TenantBooking; proposals: readonly OwnStayProposal[] }) {
  const offer = props.proposals.find(({ state, kind }) => state === 'OPEN' && kind === 'MOVE')
  return offer ? <Offer key={offer._id} booking={props.booking} offer={offer} /> : null
}

function Offer({ booking, offer }: { booking: TenantBooking; offer: OwnStayProposal }) {
  const t = useTranslations('tenantBooking.move')
  const errors = useTranslations('errors')
  const reasonText = useReasonText()
  const format = useFormat()
  const [isDeclining, setDeclining] = useState(false)
  const landlord = booking.landlord.firstName
  const [unit, before] = [offer.unitName ?? '', offer.unitBefore ?? '']
  const from = parseDay(offer.from)
  const words = { landlord, unit, before, day: format.day(from, 'long') }
  const once = useOnce({
    send: (_: null, key) => agreeToMove(offer._id, key),
    onDone: () => showToast({ text: t('taken', words) }),
  })
  const { canBeTaken } = offer
  const reason = (why: string | null | undefined) =>
    t('stuck', {
      reason: why && t.has(`reasons.${why}`) ? t(`reasons.${why}`, words) : reasonText(why),
    })
  return (
    <Card as="section" className={classes.state} data-phase="CURRENT" aria-label={t('offered', words)}>
      <p className={classes.sentence}>{t('offered', words)}</p>
      {offer.message && <p className={classes.note}>{offer.message}</p>}
      <p>
        {t('days', {
          ...words,
          last: format.day(addDays(from, -1), 'long'),
          end: format.day(offer.to, 'long'),
        })}
      </p>
      <p>{t('money', { rent: format.money(offer.monthlyRent, offer.currency) })}</p>
      <p>{t('until', { before, until: format.instant(offer.answerUntil) })}</p>
      {once.error && (
        <ErrorPanel
          message={
            once.error instanceof BookingConflictError
              ? t('conflict', words)
              : errorMessage(errors, once.error)
          }
        />
      )}
      <div className={classes.go}>
        <Button
          variant="primary"
          icon={<IconArrowsExchange size={19} aria-hidden />}
          busy={once.busy}
          disabled={!canBeTaken.value}
          reason={canBeTaken.value ? undefined : reason(canBeTaken.reason)}
          onClick={() => once.run(null)}
        >
          {t('take', words)}
        </Button>
        <Button disabled={once.busy} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
      {isDeclining && (
        <QuestionDialog
          title={t('declineTitle')}
          text={t('declineText', words)}
          submit={t('declineSubmit')}
          cancel={t('keep')}
          send={(key) => declineProposal(offer._id, key)}
          done={t('declined')}
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  )
}
