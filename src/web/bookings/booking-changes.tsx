import { IconArrowsExchange, IconCalendarMinus, IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseDay } from '../../domain/kernel/day.ts'
import { lastDayLeft } from '../../domain/rentals/stays/shorter-stay.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { LaterDialog } from '../shared/later-part.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import classes from './booking-detail.module.css'
import type { BookingNode } from './booking-queries.ts'
import { LongerStayDialog, useLongerReason } from './longer-stay-dialog.tsx'
import { ShorterStayDialog } from './shorter-stay-dialog.tsx'
import { ShorterWish, useWishSentence } from './shorter-wish.tsx'
import { type StayProposal, stayProposalsQuery } from './stay-proposal-queries.ts'
import { WithdrawProposalDialog } from './withdraw-proposal-dialog.tsx'

// Few move while they live there.
const RunningMoveDialog = lazy(() =>
  import('../shared/blocks/running-move-dialog.tsx').then((module) => ({
    default: module.RunningMoveDialog,
  })),
)

/** What was and can be agreed about a stay that isn't over: its last day, and its apartment. */
export function BookingChanges({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookingChanges')
  const errors = useTranslations('errors')
  const reasonText = useLongerReason()
  const closed = useClosedWhileActing('binds')
  const moveReason = useMoveReason()
  const query = useQuery(stayProposalsQuery(booking._id, booking.listing.partOfGroup))
  const [dialog, setDialog] = useState<'longer' | 'shorter' | 'move' | 'withdraw' | null>(null)
  const close = () => setDialog(null)
  const { stayProposals: proposals = [], longerStay, shorterStay, runningMove } = query.data ?? {}
  const open = proposals.find(({ state }) => state === 'OPEN')
  const canOffer = longerStay?.canOffer
  const canMove = runningMove?.canOffer.value ?? false
  return (
    <Card as="section" className={classes.card} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {query.isPending && <Bone height="44px" />}
      {query.isError && (
        <ErrorPanel
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {proposals.length > 0 && (
        <ul className={classes.chain}>
          {proposals.map((proposal) => (
            <li key={proposal._id}>
              <Proposal proposal={proposal} name={booking.tenantNames} />
            </li>
          ))}
        </ul>
      )}
      {open?.proposedBy === 'TENANT' && <ShorterWish booking={booking} wish={open} closed={closed} />}
      {open?.proposedBy === 'LANDLORD' && (
        <Button
          size="small"
          disabled={closed !== null}
          {...(closed && { reason: closed })}
          onClick={() => setDialog('withdraw')}
        >
          {t('withdraw')}
        </Button>
      )}
      {longerStay && canOffer && !open && (
        <>
          <Button
            size="small"
            icon={<IconCalendarPlus size={18} aria-hidden />}
            disabled={!canOffer.value || closed !== null}
            {...(!canOffer.value
              ? { reason: reasonText(canOffer.reason) }
              : closed
                ? { reason: closed }
                : {})}
            onClick={() => setDialog('longer')}
          >
            {t('offer')}
          </Button>
          {dialog === 'longer' && <LongerStayDialog booking={booking} longer={longerStay} onClose={close} />}
        </>
      )}
      {shorterStay && !open && (
        <>
          <Button
            size="small"
            icon={<IconCalendarMinus size={18} aria-hidden />}
            disabled={!shorterStay.canOffer.value || closed !== null}
            {...(!shorterStay.canOffer.value
              ? { reason: reasonText(shorterStay.canOffer.reason) }
              : closed
                ? { reason: closed }
                : {})}
            onClick={() => setDialog('shorter')}
          >
            {t('offerShorter')}
          </Button>
          {dialog === 'shorter' && shorterStay.lastDays && (
            <ShorterStayDialog booking={booking} lastDays={shorterStay.lastDays} onClose={close} />
          )}
        </>
      )}
      {runningMove && !open && (
        <>
          <Button
            size="small"
            icon={<IconArrowsExchange size={18} aria-hidden />}
            disabled={!canMove || closed !== null}
            {...(!canMove
              ? { reason: moveReason(runningMove.canOffer.reason) }
              : closed
                ? { reason: closed }
                : {})}
            onClick={() => setDialog('move')}
          >
            {t('offerMove')}
          </Button>
          {dialog === 'move' && (
            <LaterDialog onClose={close}>
              <RunningMoveDialog bookingId={booking._id} opened onClose={close} />
            </LaterDialog>
          )}
        </>
      )}
      {open && dialog === 'withdraw' && (
        <WithdrawProposalDialog proposal={open} name={booking.tenantNames} onClose={close} />
      )}
    </Card>
  )
}

/** Why no move can be proposed; before the stay has begun that is no matter of agreement. */
function useMoveReason(): (reason: string | null | undefined) => string {
  const t = useTranslations('bookingChanges.moveReasons')
  const reasonText = useLongerReason()
  return (reason) => (reason && t.has(reason) ? t(reason) : reasonText(reason))
}

function Proposal(props: { proposal: StayProposal; name: string }) {
  if (props.proposal.kind === 'MOVE') return <MoveOffer {...props} />
  return props.proposal.proposedBy === 'TENANT' ? <Wish {...props} /> : <Offer {...props} />
}

function MoveOffer({ proposal, name }: { proposal: StayProposal; name: string }) {
  const t = useTranslations('bookingChanges')
  const moveReason = useMoveReason()
  const format = useFormat()
  const { state, canBeTaken, message } = proposal
  return (
    <>
      {t(`moveStates.${state}`, {
        name,
        day: format.day(proposal.from, 'long'),
        unit: proposal.unitName ?? '',
        before: proposal.unitBefore ?? '',
        rent: format.money(proposal.monthlyRent, proposal.currency),
        until: format.instant(proposal.answerUntil),
        when: proposal.endedAt ? format.instant(proposal.endedAt) : '',
      })}{' '}
      {state === 'OPEN' && !canBeTaken.value && t('stuck', { reason: moveReason(canBeTaken.reason) })}
      {message && <p className={classes.words}>{message}</p>}
    </>
  )
}

function Wish({ proposal, name }: { proposal: StayProposal; name: string }) {
  const sentence = useWishSentence()
  // Once it is answered, what counts is the answer.
  const words = proposal.state === 'OPEN' ? proposal.message : proposal.answerMessage
  return (
    <>
      {sentence(proposal, name)}
      {words && <p className={classes.words}>{words}</p>}
    </>
  )
}

function Offer({ proposal, name }: { proposal: StayProposal; name: string }) {
  const t = useTranslations('bookingChanges')
  const reasonText = useLongerReason()
  const format = useFormat()
  const { state, canBeTaken, listingRequestId, bookingRequestId } = proposal
  const isLonger = proposal.kind === 'LONGER'
  const sentence = t(isLonger ? `states.${state}` : `shorterStates.${state}`, {
    name,
    day: format.day(isLonger ? proposal.to : lastDayLeft({ from: parseDay(proposal.from) }), 'long'),
    duration: format.duration(proposal.duration),
    rent: format.money(proposal.rent, proposal.currency, 'no'),
    until: format.instant(proposal.answerUntil),
    when: proposal.endedAt ? format.instant(proposal.endedAt) : '',
  })
  return (
    <>
      {sentence}{' '}
      {state === 'OPEN' && !canBeTaken.value && t('stuck', { reason: reasonText(canBeTaken.reason) })}
      {state === 'TAKEN' && listingRequestId && bookingRequestId && (
        <PageLink page="inbox" params={{ bookingRequestId, listingRequestId }}>
          {t('toRequest')}
        </PageLink>
      )}
    </>
  )
}
