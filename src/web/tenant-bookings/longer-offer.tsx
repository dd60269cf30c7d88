import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BookingConflictError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { QuestionDialog } from '../shared/question-dialog.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './booking-page.module.css'
import type { OwnStayProposal, TenantBooking } from './tenant-booking-queries.ts'
import { declineProposal, takeProposal } from './tenant-proposal-queries.ts'

/** The offer to stay longer that waits for an answer, taken with one tap; nothing without one. */
export function LongerOffer(props: { booking: TenantBooking; proposals: readonly OwnStayProposal[] }) {
  const offer = props.proposals.find(({ state, kind }) => state === 'OPEN' && kind === 'LONGER')
  return offer ? <Offer key={offer._id} booking={props.booking} offer={offer} /> : null
}

function Offer({ booking, offer }: { booking: TenantBooking; offer: OwnStayProposal }) {
  const t = useTranslations('tenantBooking.offer')
  const errors = useTranslations('errors')
  const reasonText = useReasonText()
  const format = useFormat()
  const navigate = usePageNavigate()
  const [isDeclining, setDeclining] = useState(false)
  const landlord = booking.landlord.firstName
  const day = format.day(offer.to, 'long')
  const once = useOnce({
    send: (proposalId: string, key) => takeProposal(proposalId, key),
    onDone: (extension) => {
      showToast({ text: t('taken', { day }) })
      if (!extension) return
      const { bookingRequestId, id } = extension
      void navigate('tenantRequest', { bookingRequestId, listingRequestId: id })
    },
  })
  const { value: canTake, reason } = offer.canBeTaken
  return (
    <Card
      as="section"
      className={classes.state}
      data-phase="UPCOMING"
      aria-label={t('offered', { landlord, day })}
    >
      <p className={classes.sentence}>{t('offered', { landlord, day })}</p>
      <p>
        {t('terms', {
          duration: format.duration(offer.duration),
          from: format.day(offer.from, 'long'),
          rent: format.money(offer.rent, offer.currency, 'no'),
          until: format.instant(offer.answerUntil),
        })}
      </p>
      {offer.message && <p className={classes.note}>{offer.message}</p>}
      <p>{t('next')}</p>
      {once.error && (
        <ErrorPanel
          message={
            once.error instanceof BookingConflictError
              ? t('conflict', { landlord })
              : errorMessage(errors, once.error)
          }
        />
      )}
      <div className={classes.go}>
        <Button
          variant="primary"
          icon={<IconCalendarPlus size={19} aria-hidden />}
          busy={once.busy}
          disabled={!canTake}
          reason={canTake ? undefined : t('stuck', { reason: reasonText(reason) })}
          onClick={() => once.run(offer._id)}
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

/** Asks before an offer about the last day is declined. */
export function DeclineOfferDialog(props: { offer: OwnStayProposal; landlord: string; onClose: () => void }) {
  const { offer, landlord, onClose } = props
  const t = useTranslations('tenantBooking.offer')
  return (
    <QuestionDialog
      title={t('declineTitle')}
      text={t('declineText', { landlord })}
      submit={t('declineSubmit')}
      cancel={t('keep')}
      send={(key) => declineProposal(offer._id, key)}
      done={t('declined')}
      onClose={onClose}
    />
  )
}
