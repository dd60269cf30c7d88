import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { BookingPhase } from '../../domain/rentals/booking.ts'
import { useFormat } from '../shared/format.ts'
import { KeyHandoverLinks } from '../shared/key-handover/key-handover-links.tsx'
import { listingText } from '../shared/listing-words.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { Pill, type Tone } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { BookingArriving } from './booking-arriving.tsx'
import { BookingAside } from './booking-aside.tsx'
import { BookingChain } from './booking-chain.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingState } from './booking-state.tsx'
import classes from './booking-page.module.css'
import { Dues } from './dues.tsx'
import { LeaveEarlier } from './leave-earlier.tsx'
import { LongerOffer } from './longer-offer.tsx'
import { MoveOffer } from './move-offer.tsx'
import { Refunds, StayDeposit } from './money-back.tsx'
import { ShorterOffer } from './shorter-offer.tsx'
import { tenantBookingOptions } from './tenant-booking-queries.ts'
import { Transfers } from './transfers.tsx'

/** Fetches the stay. */
export const loader: PageLoader<'tenantBooking'> = ({ queryClient, params }) =>
  queryClient.ensureQueryData(tenantBookingOptions(params.bookingId))

const TONES: Record<BookingPhase, Tone> = {
  UPCOMING: 'blue',
  CURRENT: 'pine',
  PAST: 'stone',
  CANCELLED: 'red',
}

/** One stay of a tenant: when and where, whom to talk to, the contract, and the way to stay longer. */
export function TenantBookingPage() {
  const { bookingId } = useRouteParams('tenantBooking')
  return <Stay key={bookingId} bookingId={bookingId} />
}

function Stay({ bookingId }: { bookingId: string }) {
  const t = useTranslations('tenantBooking')
  const tPhase = useTranslations('bookingPhase')
  const format = useFormat()
  const { data } = useSuspenseQuery(tenantBookingOptions(bookingId))
  const { booking, dues, transfers, refunds, extension, requests, proposals, shorter } = data
  const { listing } = booking
  const name = listingText(listing.title, useLocale()).text || listing.unitName || listing.name
  return (
    <Page
      title={t('title', { listing: name })}
      lead={format.dayRange(booking.from, booking.to)}
      aside={<Pill tone={TONES[booking.phase]}>{tPhase(booking.phase)}</Pill>}
      back={<PageLink page="tenantRequests">{t('back')}</PageLink>}
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          <LongerOffer booking={booking} proposals={proposals} />
          <MoveOffer booking={booking} proposals={proposals} />
          <ShorterOffer booking={booking} proposals={proposals} />
          <BookingState booking={booking} extension={extension ?? null} requests={requests} />
          {shorter && <LeaveEarlier booking={booking} shorter={shorter} proposals={proposals} />}
          <Dues booking={booking} dues={dues} />
          {transfers && <Transfers booking={booking} targets={transfers} dues={dues} />}
          <Refunds refunds={refunds} />
          <StayDeposit deposit={booking.depositRecord} />
          <Section title={t('facts')}>
            <BookingFacts booking={booking} />
          </Section>
          <BookingArriving booking={booking} />
          <KeyHandoverLinks side="TENANT" bookingId={bookingId} />
          <BookingChain booking={booking} />
        </div>
        <BookingAside booking={booking} />
      </div>
    </Page>
  )
}
