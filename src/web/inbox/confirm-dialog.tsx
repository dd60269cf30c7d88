import { useTranslations } from 'use-intl'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat, fullName } from '../shared/format.ts'
import { useFeeWords } from '../shared/use-fee-words.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints } from './dialog-points.tsx'
import { RequestDialogFrame } from './request-dialog-frame.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import { useConfirmBooking } from './request-mutations.ts'

/** The landlord's confirmation, which makes the booking (AFTER_LANDLORD_CONFIRMED_BOOKING). */
export function ConfirmDialog(props: RequestDialogProps) {
  const { listingRequest, opened, onClose } = props
  const t = useTranslations('request.confirmDialog')
  const request = useTranslations('request')
  const format = useFormat()
  const words = useFeeWords()
  const navigate = usePageNavigate()
  const confirm = useConfirmBooking(listingRequest)
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const offer = listingRequest?.latestBookingOffer
  const verdict = listingRequest?.nextStep.verdict
  const question = useFreshCalendars(listingRequest?.id, { enabled: opened && verdict?.value === true })
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
    <RequestDialogFrame
      {...props}
      title={t('title', { name: name || '…' })}
      verdict={verdict}
      answer={confirm}
      isWaiting={question.isWaiting}
      submitLabel={t('submit')}
      submitVariant="primary"
      submitAutofocus
      onSubmit={() => question.beforeYes(send)}
      cancelLabel={t('cancel')}
    >
      {listingRequest && (
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
              text: listingRequest.bookingFee
                ? t('invoice', { sum: words.sum(listingRequest.bookingFee, listingRequest.currency) })
                : t('noInvoice'),
            },
            ...(listingRequest.overlappingListingRequests.length > 0
              ? [{ key: 'others', text: t('others'), harm: true }]
              : []),
          ]}
        />
      )}
      {!confirm.isOvertaken && <FreshCalendarsNotice question={question} />}
    </RequestDialogFrame>
  )
}
