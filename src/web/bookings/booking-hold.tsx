import { useTranslations } from 'use-intl'
import {
  GOING_ON_ABOUT_BOOKING,
  isBookingHeld,
  STOPPED_ABOUT_BOOKING,
} from '../../domain/people/booking-hold.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './booking-detail.module.css'
import type { BookingNode } from './booking-queries.ts'

/** What a hold on the landlord's account stops about a booking, and what goes on; nothing without a hold, or once it was cancelled. */
export function BookingHold({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings.hold')
  const viewer = useViewer()
  if (booking.canceled || !viewer) return null
  const { frozen = null, role = null, worldName } = viewer
  if (!isBookingHeld({ frozen, role })) return null
  const isOwn = frozen === 'PERSON'
  return (
    <Card as="section" className={classes.held} aria-label={t('label')}>
      <h3>{isOwn ? t('title') : t('titleOf', { name: worldName ?? '' })}</h3>
      <div className={classes.heldParts}>
        <div>
          <strong>{t('stopped')}</strong>
          <ul>
            {keysOf(STOPPED_ABOUT_BOOKING).map((key) => (
              <li key={key}>{t(`stops.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <strong>{t('goesOn')}</strong>
          <ul>
            {keysOf(GOING_ON_ABOUT_BOOKING).map((key) => (
              <li key={key}>{t(`going.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      {isOwn && (
        <Button size="small" component={PageLink} page="accountHold">
          {t('more')}
        </Button>
      )}
    </Card>
  )
}

/** Why money of a booking can't be given back or recorded now: staff act as the landlord, or an account is on hold; null where it can. */
export function useClosedMoney(): string | null {
  const acting = useClosedWhileActing('binds')
  const reasonText = useReasonText()
  const isFrozen = Boolean(useViewer()?.frozen)
  return acting ?? (isFrozen ? reasonText('ACCOUNT_FROZEN') : null)
}

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[]
}
