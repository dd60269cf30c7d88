import { useTranslations } from 'use-intl'
import { DeclinedPeople } from '../shared/declined-people.tsx'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat } from '../shared/format.ts'
import { fullName } from '../shared/full-name.ts'
import { useReasonText } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints, DialogPointsSkeleton, type DialogPoint } from './dialog-points.tsx'
import { FailureNotice, RetryLoading, useSubmitLabel } from './failure-notice.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import type { RequestDialogProps } from './request-dialogs.tsx'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'
import { useAccept } from './request-mutations.ts'
import { SendLater } from './send-later.tsx'

/** Says what accepting does, to the tenant and to others, then does exactly that. */
export function AcceptDialog(props: RequestDialogProps) {
  const { listingRequest, opened, onClose, load } = props
  const t = useTranslations('request.acceptDialog')
  const failures = useTranslations('request.failure')
  const queued = useTranslations('queuedAnswers')
  const format = useFormat()
  const reasonText = useReasonText()
  const accept = useAccept(listingRequest)
  const points = useAcceptPoints(listingRequest)
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const seen = listingRequest ? declinedBy(listingRequest).map((other) => other.listingRequestId) : []
  const declined = seen.length
  const label = declined > 0 ? t('submitDeclining', { count: declined }) : t('submit')
  const submitLabel = useSubmitLabel(accept.error, label)
  const overtaken = failureOf(accept.error).kind === 'OVERTAKEN'
  const verdict = listingRequest?.status.canBeAccepted
  const question = useFreshCalendars(listingRequest?.id, { enabled: opened && verdict?.value === true })
  const busy = accept.isPending || question.isWaiting
  const submit = () => {
    if (!listingRequest || !verdict?.value || busy || overtaken) return
    question.beforeYes(send)
  }
  const send = () => {
    accept.mutate(seen, {
      onSuccess: ({ kept }) => {
        showToast(
          kept ? { text: queued('kept.accept', { name }), tone: 'info' } : { text: t('done', { name }) },
        )
        onClose()
      },
    })
  }
  const later = () => {
    if (!accept.keep(seen)) return
    showToast({ text: queued('kept.accept', { name }), tone: 'info' })
    onClose()
  }
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      busy={busy}
      onSubmit={submit}
      title={t('title', { name: name || '…' })}
      description={
        listingRequest &&
        t('subtitle', {
          dates: format.dayRange(listingRequest.from, listingRequest.to),
          listing: listingRequest.listing.name,
        })
      }
      footer={
        overtaken ? (
          <Button variant="primary" size="large" onClick={onClose} data-autofocus>
            {failures('seen')}
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
              disabled={!verdict?.value}
              data-autofocus
            >
              {submitLabel}
            </Button>
            <SendLater error={accept.error} answer={ACCEPT} request={listingRequest} onLater={later} />
            <Button size="large" onClick={onClose} disabled={busy}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.body}>
        {listingRequest
          ? verdict?.value && !overtaken && <DialogPoints label={t('happens')} points={points} />
          : !load.error && <DialogPointsSkeleton />}
        {!overtaken && <FreshCalendarsNotice question={question} />}
        {verdict?.value === false && !accept.error && (
          <p className={classes.refused}>{reasonText(verdict.reason)}</p>
        )}
        <FailureNotice error={accept.error} loadError={load.error} isLoaded={listingRequest !== undefined} />
      </div>
    </AdaptiveDialog>
  )
}

const ACCEPT = { kind: 'accept', input: null } as const

function declinedBy(listingRequest: InboxRequest) {
  return listingRequest.overlappingListingRequests.filter((other) => other.wouldBeDeclined)
}

function useAcceptPoints(listingRequest: InboxRequest | undefined): DialogPoint[] {
  const t = useTranslations('request.acceptDialog')
  if (!listingRequest) return []
  const name = fullName(listingRequest.tenantInformation)
  const declined = declinedBy(listingRequest)
  const stay = listingRequest.overlappingListingRequests.length - declined.length
  const points: DialogPoint[] =
    listingRequest.type === 'EXTENSION'
      ? [{ key: 'contract', text: t('contractAtOnce', { name }) }]
      : [
          { key: 'hours', text: t('hours', { name }) },
          { key: 'nothing', text: t('nothingReserved') },
        ]
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
