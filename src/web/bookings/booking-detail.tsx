import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import { BookingAbout } from './booking-about.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingCancelled } from './booking-cancelled.tsx'
import { BookingContract } from './booking-contract.tsx'
import { BookingDeposit } from './booking-deposit.tsx'
import { BookingHold } from './booking-hold.tsx'
import { BookingMoney } from './booking-money.tsx'
import { BookingPaid } from './booking-paid.tsx'
import { BookingPayouts } from './booking-payouts.tsx'
import { BookingRents } from './booking-rents.tsx'
import { BookingPhasePill, BookingPlaceAndStay } from './booking-head.tsx'
import { BookingStay } from './booking-stay.tsx'
import { BookingTenant } from './booking-tenant.tsx'
import { bookingQuery, type BookingNode, type BookingScope } from './booking-queries.ts'
import classes from './booking-detail.module.css'

// What stands below the facts is apart, so that the list and the facts don't wait for it.
const BookingChanges = lazy(() =>
  import('./booking-changes.tsx').then((module) => ({ default: module.BookingChanges })),
)
const BookingNote = lazy(() =>
  import('./booking-note.tsx').then((module) => ({ default: module.BookingNote })),
)
const KeyHandoverLinks = lazy(() =>
  import('../shared/key-handover/key-handover-links.tsx').then((module) => ({
    default: module.KeyHandoverLinks,
  })),
)

/** Everything of one booking (D3); `headless` where the page's own heading says whose it is. */
export function BookingDetail({
  id,
  scope,
  headless = false,
}: {
  id: string
  scope: BookingScope
  headless?: boolean
}) {
  const t = useTranslations('bookings')
  const errors = useTranslations('errors')
  const query = useQuery(bookingQuery(id, scope))
  if (query.isPending) return <DetailSkeleton />
  if (query.data === undefined) {
    return (
      <ErrorPanel
        title={t('failedOne')}
        message={errorMessage(errors, query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data === null) {
    return (
      <Card>
        <EmptyState
          illustration={<NotFoundIllustration />}
          title={t('missingTitle')}
          text={t('missingText')}
        />
      </Card>
    )
  }
  return <Booking booking={query.data} headless={headless} />
}

function Booking({ booking, headless }: { booking: BookingNode; headless: boolean }) {
  const t = useTranslations('bookings')
  return (
    <article className={classes.detail} aria-label={t('detail')}>
      {headless ? (
        <h2 className={classes.hidden}>{t('detail')}</h2>
      ) : (
        <header className={classes.head}>
          <div>
            <h2>{booking.tenantNames}</h2>
            <p className={classes.lead}>
              <BookingPlaceAndStay booking={booking} />
            </p>
          </div>
          <BookingPhasePill booking={booking} />
        </header>
      )}
      {booking.canceled && <BookingCancelled booking={booking} />}
      <BookingHold booking={booking} />
      <div className={classes.cards}>
        <BookingStay booking={booking} />
        {!booking.canceled && booking.phase !== 'PAST' && (
          <LaterPart>
            <BookingChanges booking={booking} />
          </LaterPart>
        )}
        <BookingTenant booking={booking} />
        <LaterPart>
          <KeyHandoverLinks side="LANDLORD" bookingId={booking._id} />
        </LaterPart>
        <LaterPart>
          <BookingNote bookingId={booking._id} />
        </LaterPart>
        <BookingMoney booking={booking} />
        <BookingRents booking={booking} />
        <BookingPaid bookingId={booking._id} />
        <BookingDeposit deposit={booking.depositRecord} />
        <BookingPayouts bookingId={booking._id} />
        <BookingContract booking={booking} />
        <BookingAbout booking={booking} />
      </div>
      <BookingActions booking={booking} />
    </article>
  )
}
