import { useTranslations } from 'use-intl'
import type { BookingPhase } from '../gen/graphql.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoBookingsIllustration } from '../ui/illustrations/no-bookings.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { NARROWINGS } from './booking-filter.ts'
import classes from './bookings-page.module.css'

/** A tab without bookings: why, and what leads to one. */
export function NoBooking(props: { phase: BookingPhase; narrowed: boolean }) {
  const t = useTranslations('bookings')
  const [, setSearch] = useSearch()
  return (
    <Card className={classes.empty}>
      {props.narrowed ? (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('nothingTitle')}
          text={t('nothingText')}
          action={
            <Button
              onClick={() =>
                setSearch(Object.fromEntries(['q', ...NARROWINGS].map((name) => [name, undefined])))
              }
            >
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          illustration={<NoBookingsIllustration />}
          title={t(`empty.${props.phase}`)}
          text={t(`emptyText.${props.phase}`)}
          action={
            props.phase === 'UPCOMING' && (
              <Button component={PageLink} page="inbox" variant="primary">
                {t('emptyAction')}
              </Button>
            )
          }
        />
      )}
    </Card>
  )
}
