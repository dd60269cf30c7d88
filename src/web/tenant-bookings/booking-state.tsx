import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { daysBetween, parseDay } from '../../domain/kernel/day.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './booking-page.module.css'
import { ExtensionDialog } from './extension-dialog.tsx'
import { openExtensionOf } from './open-extension.ts'
import type { ExtensionOptions, MaybeExtension, TenantBooking } from './tenant-booking-queries.ts'
import { utcToday } from '../shared/today.ts'

interface StateProps {
  booking: TenantBooking
  extension: ExtensionOptions | null
  requests: readonly MaybeExtension[]
}

/** How the stay stands in a sentence, and the one thing to do: to stay longer. */
export function BookingState(props: StateProps) {
  const { booking } = props
  return (
    <Card as="section" className={classes.state} data-phase={booking.phase}>
      <p className={classes.sentence}>
        <PhaseSentence booking={booking} />
      </p>
      {booking.canceled ? <Cancellation booking={booking} /> : <Longer {...props} />}
    </Card>
  )
}

function PhaseSentence({ booking }: { booking: TenantBooking }) {
  const t = useTranslations('tenantBooking.phase')
  const format = useFormat()
  const today = utcToday()
  const days = Math.max(
    0,
    daysBetween(today, parseDay(booking.phase === 'UPCOMING' ? booking.from : booking.to)),
  )
  switch (booking.phase) {
    case 'UPCOMING':
      return t('UPCOMING', { day: format.day(booking.from, 'long'), days })
    case 'CURRENT':
      return t('CURRENT', { day: format.day(booking.to, 'long'), days })
    case 'PAST':
      return t('PAST', { day: format.day(booking.to, 'long') })
    case 'CANCELLED':
      return booking.isEndAgreed && booking.stayedUntil
        ? t('AGREED', { day: format.day(booking.stayedUntil, 'long') })
        : t('CANCELLED')
  }
}

function Cancellation({ booking }: { booking: TenantBooking }) {
  const t = useTranslations('tenantBooking.canceled')
  const reasonText = useTranslations('catalogue.bookingCancellationReason')
  const format = useFormat()
  const {
    canceledAt,
    cancellationReason: reason,
    landlordCancellationNote: note,
    stayedUntil,
    isEndAgreed,
  } = booking
  return (
    <>
      <p>
        {canceledAt &&
          t(isEndAgreed ? 'agreedAt' : 'at', {
            landlord: booking.landlord.firstName,
            when: format.instant(canceledAt),
          })}{' '}
        {reason && !isEndAgreed && t('reason', { reason: reasonText(reason) })}
      </p>
      {note && <p className={classes.note}>{note}</p>}
      <p>
        {stayedUntil
          ? t(isEndAgreed ? 'agreedRent' : 'stayed', {
              day: format.day(stayedUntil, 'long'),
              rent: format.money(booking.actualCost, booking.currency, 'no'),
            })
          : t('nothing')}
      </p>
      <div className={classes.go}>
        <Button component={PageLink} page="start" variant="primary">
          {t('find')}
        </Button>
      </div>
    </>
  )
}

function Longer({ booking, extension, requests }: StateProps) {
  const t = useTranslations('tenantBooking.longer')
  const tStatus = useTranslations('tenantStatus')
  const reasonText = useReasonText()
  const format = useFormat()
  const [search, setSearch] = useSearch()
  const open = openExtensionOf(booking, requests)
  if (open) {
    return (
      <div className={classes.go}>
        <Button
          component={PageLink}
          page="tenantRequest"
          params={{ bookingRequestId: open.bookingRequestId, listingRequestId: open.id }}
        >
          {t('toRequest')}
        </Button>
        <small>
          {t('asked', { day: format.day(open.to), status: tStatus(`${open.tenantStatus}.label`) })}
        </small>
      </div>
    )
  }
  if (!extension || booking.phase === 'PAST') return null
  const { canRequest } = extension
  return (
    <div className={classes.go}>
      <Button
        variant="primary"
        icon={<IconCalendarPlus size={19} aria-hidden />}
        disabled={!canRequest.value}
        reason={canRequest.value ? undefined : reasonText(canRequest.reason)}
        onClick={() => setSearch({ dialog: 'extend' })}
      >
        {t('ask')}
      </Button>
      {canRequest.value && (
        <small>
          {extension.freeUntil ? t('freeUntil', { day: format.day(extension.freeUntil) }) : t('free')}
        </small>
      )}
      {canRequest.value && (
        <ExtensionDialog
          booking={booking}
          extension={extension}
          opened={search.dialog === 'extend'}
          onClose={() => setSearch({ dialog: undefined }, { replace: true })}
        />
      )}
    </div>
  )
}
