import { useTranslations } from 'use-intl'
import { DeclinedPeople } from '../shared/declined-people.tsx'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat, fullName } from '../shared/format.ts'
import { useFeeWords } from '../shared/use-fee-words.ts'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints, type DialogPoint } from './dialog-points.tsx'
import { RentOfRequest } from './inbox-later.ts'
import type { InboxRequest } from './inbox-request-query.ts'
import { RequestDialogFrame } from './request-dialog-frame.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import { useAccept } from './request-mutations.ts'

/** Says what accepting does, to the tenant and to others, then does exactly that. */
export function AcceptDialog(props: RequestDialogProps) {
  const { listingRequest, opened, onClose } = props
  const t = useTranslations('request.acceptDialog')
  const queued = useTranslations('queuedAnswers')
  const format = useFormat()
  const accept = useAccept(listingRequest)
  const points = useAcceptPoints(listingRequest)
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const seen = listingRequest ? declinedBy(listingRequest).map((other) => other.listingRequestId) : []
  const declined = seen.length
  const verdict = listingRequest?.status.canBeAccepted
  const question = useFreshCalendars(listingRequest?.id, { enabled: opened && verdict?.value === true })
  const send = () => accept.mutate(seen, { onSuccess: ({ kept }) => done(kept) })
  const later = () => {
    if (accept.keep(seen)) done(true)
  }
  const done = (kept: boolean) => {
    showToast(kept ? { text: queued('kept.accept', { name }), tone: 'info' } : { text: t('done', { name }) })
    onClose()
  }
  return (
    <RequestDialogFrame
      {...props}
      title={t('title', { name: name || '…' })}
      description={
        listingRequest &&
        t('subtitle', {
          dates: format.dayRange(listingRequest.from, listingRequest.to),
          listing: listingRequest.listing.name,
        })
      }
      verdict={verdict}
      answer={accept}
      isWaiting={question.isWaiting}
      submitLabel={declined > 0 ? t('submitDeclining', { count: declined }) : t('submit')}
      submitVariant="primary"
      submitAutofocus
      onSubmit={() => question.beforeYes(send)}
      later={{ answer: ACCEPT, onLater: later }}
      cancelLabel={t('cancel')}
    >
      {listingRequest && <RentOfRequest request={listingRequest} />}
      {verdict?.value && !accept.isOvertaken && <DialogPoints label={t('happens')} points={points} />}
      {!accept.isOvertaken && <FreshCalendarsNotice question={question} />}
    </RequestDialogFrame>
  )
}

const ACCEPT = { kind: 'accept', input: null } as const

function declinedBy(listingRequest: InboxRequest) {
  return listingRequest.overlappingListingRequests.filter((other) => other.wouldBeDeclined)
}

function useAcceptPoints(listingRequest: InboxRequest | undefined): DialogPoint[] {
  const t = useTranslations('request.acceptDialog')
  const words = useFeeWords()
  const rentPoint = useRentPoint()
  if (!listingRequest) return []
  const name = fullName(listingRequest.tenantInformation)
  const declined = declinedBy(listingRequest)
  const stay = listingRequest.overlappingListingRequests.length - declined.length
  const points: DialogPoint[] =
    listingRequest.type === 'EXTENSION'
      ? [
          { key: 'contract', text: t('contractAtOnce', { name }) },
          {
            key: 'invoice',
            text: listingRequest.bookingFee
              ? t('invoice', { sum: words.sum(listingRequest.bookingFee, listingRequest.currency) })
              : t('noInvoice'),
          },
        ]
      : [
          { key: 'hours', text: t('hours', { name }) },
          { key: 'nothing', text: t('nothingReserved') },
        ]
  const rent = rentPoint(listingRequest)
  if (rent) points.unshift(rent)
  if (declined.length === 0) points.push({ key: 'nobody', text: t('nobodyDeclined') })
  else {
    points.push({
      key: 'declined',
      harm: true,
      text: <DeclinedPeople sentence={t('declined', { count: declined.length })} people={declined} />,
    })
  }
  if (stay > 0) points.push({ key: 'stay', text: t('othersStay', { count: stay }) })
  return points
}

/** That no free unit costs what was asked for; who asked pays that nevertheless. */
function useRentPoint(): (listingRequest: InboxRequest) => DialogPoint | null {
  const t = useTranslations('request.acceptDialog.otherRent')
  const format = useFormat()
  return ({ unitOfOtherRent: other, listing, tenantInformation, currency, price, listPrice }) => {
    if (!other) return null
    const values = {
      unit: other.unitName,
      rent: format.money(other.rent, currency),
      asked: format.money(other.asked, currency),
      name: fullName(tenantInformation),
      list: price === listPrice ? 'no' : 'yes',
    }
    const text = t(listing.partOfGroup ? 'unit' : 'home', values)
    return { key: 'rent', text, harm: other.rent > other.asked }
  }
}
