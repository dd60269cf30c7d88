import { useTranslations } from 'use-intl'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat } from '../shared/format.ts'
import { fullName } from '../shared/full-name.ts'
import { useReasonText } from '../shared/status-text.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints, DialogPointsSkeleton } from './dialog-points.tsx'
import { FailureNotice, RetryLoading, useSubmitLabel } from './failure-notice.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'
import { useConfirmBooking } from './request-mutations.ts'

/** The landlord's confirmation, which makes the booking (AFTER_LANDLORD_CONFIRMED_BOOKING). */
export function ConfirmDialog(props: RequestDialogProps) {
  const { listingRequest, opened, onClose, load } = props
  const t = useTranslations('request.confirmDialog')
  const request = useTranslations('request')
  const format = useFormat()
  const reasonText = useReasonText()
  const navigate = usePageNavigate()
  const confirm = useConfirmBooking(listingRequest)
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const offer = listingRequest?.latestBookingOffer
  const overtaken = failureOf(confirm.error).kind === 'OVERTAKEN'
  const submitLabel = useSubmitLabel(confirm.error, t('submit'))
  const question = useFreshCalendars(listingRequest?.id, {
    enabled: opened && offer?.canConfirm.value === true,
  })
  const busy = confirm.isPending || question.isWaiting
  const submit = () => {
    if (!offer?.canConfirm.value || busy || overtaken) return
    question.beforeYes(send)
  }
  const send = () => {
    confirm.mutate(undefined, {
      onSuccess: (answered) => {
        const bookingId = answered.kept ? null : answered.result
        showToast({
          text: t('done', { name }),
          action: bookingId
            ? { label: request('actions.booking'), run: () => void navigate('bookings', { bookingId }) }
            : undefined,
        })
        onClose()
      },
    })
  }
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      busy={busy}
      onSubmit={submit}
      title={t('title', { name: name || '…' })}
      footer={
        overtaken ? (
          <Button variant="primary" size="large" onClick={onClose} data-autofocus>
            {request('failure.seen')}
          </Button>
        ) : load.error && !listingRequest ? (
          <RetryLoading load={load} />
        ) : (
          <>
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={busy}
              disabled={!offer?.canConfirm.value}
              data-autofocus
            >
              {submitLabel}
            </Button>
            <Button size="large" onClick={onClose} disabled={busy}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.body}>
        {listingRequest ? (
          <DialogPoints
            label={request('acceptDialog.happens')}
            points={[
              {
                key: 'booked',
                text: t('booked', {
                  unit: offer?.unitName ?? listingRequest.listing.name,
                  dates: format.dayRange(listingRequest.from, listingRequest.to),
                }),
              },
              {
                key: 'invoice',
                text: t('invoice', {
                  amount: format.money(listingRequest.landlordFeeCharge, listingRequest.currency, 'no'),
                }),
              },
              ...(listingRequest.overlappingListingRequests.length > 0
                ? [{ key: 'others', text: t('others'), harm: true }]
                : []),
            ]}
          />
        ) : (
          !load.error && <DialogPointsSkeleton />
        )}
        {!overtaken && <FreshCalendarsNotice question={question} />}
        {offer?.canConfirm.value === false && !confirm.error && (
          <p className={classes.refused}>{reasonText(offer.canConfirm.reason)}</p>
        )}
        <FailureNotice error={confirm.error} loadError={load.error} />
      </div>
    </AdaptiveDialog>
  )
}
