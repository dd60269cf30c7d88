import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PayoutState } from '../../domain/catalogue/payouts.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { TestModePill } from '../shared/test-mode.tsx'
import { Card } from '../ui/card.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import classes from './booking-detail.module.css'

const PayoutsOfBooking = graphql(`
  query PayoutsOfBooking($bookingId: ID!) {
    landlordPayouts(bookingId: $bookingId) {
      nodes {
        _id
        createdAt
        state
      }
    }
  }
`)

const TONES: Record<PayoutState, Tone> = {
  PENDING: 'blue',
  IN_TRANSIT: 'blue',
  PAID: 'pine',
  FAILED: 'red',
  UNKNOWN: 'amber',
}

/** The payouts in which money of a booking was paid out or netted; nothing where there are none. */
export function BookingPayouts({ bookingId }: { bookingId: string }) {
  const t = useTranslations('bookings.payouts')
  const states = useCatalogueText('catalogue.payoutState')
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['payouts', 'of', bookingId],
    queryFn: async () => (await request(PayoutsOfBooking, { bookingId })).landlordPayouts?.nodes ?? [],
    staleTime: 30_000,
  })
  if (!data || data.length === 0) return null
  return (
    <Card as="section" className={classes.card}>
      <h3>
        {t('title')} <TestModePill />
      </h3>
      <ul className={classes.invoices}>
        {data.map(({ _id: payout, createdAt, state }) => (
          <li key={payout}>
            <PageLink page="payments" search={{ payout }}>
              {t('payoutOf', { day: format.day(createdAt.slice(0, 10)) })}
            </PageLink>{' '}
            <Pill tone={TONES[state]}>{states(state)}</Pill>
          </li>
        ))}
      </ul>
    </Card>
  )
}
