import { IconCalendarX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useReasonText } from '../shared/reason-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import type { BookingNode } from './booking-queries.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import classes from './booking-detail.module.css'

/** What the landlord can do with a booking; the open dialog stands in the URL. */
export function BookingActions({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings.cancel')
  const reasonText = useReasonText()
  const closed = useClosedWhileActing('binds')
  const [search, setSearch] = useSearch()
  if (booking.canceled) return null
  const { value, reason } = booking.canBeCanceled
  return (
    <div className={classes.actions}>
      <Button
        variant="danger"
        icon={<IconCalendarX size={18} aria-hidden />}
        disabled={!value}
        {...(!value && { reason: closed ?? reasonText(reason) })}
        onClick={() => setSearch({ dialog: 'cancel' })}
      >
        {t('open')}
      </Button>
      <CancelDialog
        booking={booking}
        opened={search.dialog === 'cancel' && value}
        onClose={() => setSearch({ dialog: undefined }, { replace: true })}
      />
    </div>
  )
}
