import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './request-actions.module.css'
import type { DialogKind } from './request-dialogs.tsx'
import { stepOf, verdictOfStep } from './request-step.ts'
import { useWaitingText } from './request-waiting.ts'

/** The buttons of a request: its one primary action, and declining where that is still a question. */
export function RequestButtons(props: { request: InboxRequest; onDialog: (kind: DialogKind) => void }) {
  const { request, onDialog } = props
  const t = useTranslations('request.actions')
  const reasonText = useReasonText()
  const step = stepOf(request)
  const verdict = verdictOfStep(request)
  const { canBeRejected } = request.status
  const isBeingMade = request.landlordStatus === 'CREATING_CONTRACT'
  const refused = { disabled: !verdict.value, reason: verdict.value ? undefined : reasonText(verdict.reason) }
  return (
    <>
      {step.kind === 'ACCEPT' && (
        <Button variant="primary" size="large" fullWidth {...refused} onClick={() => onDialog('accept')}>
          {t('accept')}
        </Button>
      )}
      {step.kind === 'CONFIRM' && (
        <Button variant="primary" size="large" fullWidth {...refused} onClick={() => onDialog('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {step.kind === 'SIGN' && !verdict.value && (
        <Button variant="violet" size="large" fullWidth {...refused}>
          {t('sign')}
        </Button>
      )}
      {step.kind === 'SIGN' && verdict.value && (
        <Button
          component={PageLink}
          page="contractSign"
          params={{ offerId: step.offerId }}
          variant="violet"
          size="large"
          fullWidth
        >
          {t('sign')}
        </Button>
      )}
      {step.kind === 'RECORD' && (
        <Button
          component={PageLink}
          page="contractSign"
          params={{ offerId: step.offerId }}
          variant="primary"
          size="large"
          fullWidth
        >
          {t('record')}
        </Button>
      )}
      {step.kind === 'WAIT' && step.offerId && !request.booking && !isBeingMade && (
        <Button component={PageLink} page="contractSign" params={{ offerId: step.offerId }} fullWidth>
          {t('contract')}
        </Button>
      )}
      {step.kind === 'PREPARE' && (
        <Button
          component={PageLink}
          page="contractTerms"
          params={idsOf(request)}
          variant="primary"
          size="large"
          fullWidth
        >
          {t('prepare')}
        </Button>
      )}
      {step.kind !== 'PREPARE' && TERMS_ARE_NEXT.has(request.landlordStatus) && (
        <Button component={PageLink} page="contractTerms" params={idsOf(request)} fullWidth>
          {t('terms')}
        </Button>
      )}
      {request.booking && (
        <Button component={PageLink} page="bookings" params={{ bookingId: request.booking._id }} fullWidth>
          {t('booking')}
        </Button>
      )}
      {step.kind === 'ACCEPT' && <SuggestButton request={request} onSuggest={() => onDialog('suggest')} />}
      {request.status.canTakeAcceptBack.value && (
        <Button variant="danger" fullWidth onClick={() => onDialog('take-back')}>
          {t('takeBack')}
        </Button>
      )}
      {(step.kind === 'ACCEPT' || canBeRejected.value) && (
        <Button
          variant="danger"
          fullWidth
          disabled={!canBeRejected.value}
          reason={
            canBeRejected.value || canBeRejected.reason === verdict.reason
              ? undefined
              : reasonText(canBeRejected.reason)
          }
          onClick={() => onDialog('reject')}
        >
          {t('reject')}
        </Button>
      )}
    </>
  )
}

/** Where the contract is what comes next, and can still be decided about. */
const TERMS_ARE_NEXT = new Set([
  'ACCEPTED',
  'TENANT_VERIFICATION',
  'CONTRACT_CREATED',
  'MANUAL_CONTRACT_CREATED',
])

function idsOf(request: InboxRequest) {
  return { bookingRequestId: request.bookingRequestId, listingRequestId: request.id }
}

function SuggestButton(props: { request: InboxRequest; onSuggest: () => void }) {
  const t = useTranslations('request.actions')
  const reasonText = useReasonText()
  const { canSuggestDates, status, suggestion } = props.request
  // What forbids the answer itself is told once, below the primary action.
  const isToldAbove = canSuggestDates.reason === status.canBeAccepted.reason
  return (
    <Button
      fullWidth
      disabled={!canSuggestDates.value}
      reason={canSuggestDates.value || isToldAbove ? undefined : reasonText(canSuggestDates.reason)}
      onClick={props.onSuggest}
    >
      {suggestion ? t('suggestAgain') : t('suggest')}
    </Button>
  )
}

/** What the primary action does, or whom the request waits for. */
export function RequestHint(props: { request: InboxRequest }) {
  const t = useTranslations('request.ended')
  const hint = useHint(props.request)
  const { explanation, suppressingBookingRequestId, suppressingListingRequestId } = props.request.status.data
  return (
    <div className={classes.hint}>
      <SuggestionNote request={props.request} />
      <p>{hint}</p>
      {explanation && <p>{t('explanation', { text: explanation })}</p>}
      {suppressingBookingRequestId && (
        <PageLink
          page="inbox"
          params={{
            bookingRequestId: suppressingBookingRequestId,
            listingRequestId: suppressingListingRequestId ?? undefined,
          }}
        >
          {t('suppressing')}
        </PageLink>
      )}
    </div>
  )
}

/** Which dates wait for the tenant's answer. */
function SuggestionNote({ request }: { request: InboxRequest }) {
  const t = useTranslations('request.suggestion')
  const format = useFormat()
  const { suggestion, autoDeclineAt } = request
  if (!suggestion) return null
  return (
    <p>
      {t('waits', {
        name: request.tenantInformation.firstName,
        dates: format.dayRange(suggestion.from, suggestion.to),
        until: autoDeclineAt ? format.instant(autoDeclineAt) : 'none',
      })}
    </p>
  )
}

function useHint(request: InboxRequest): string {
  const t = useTranslations('request.hint')
  const waiting = useWaitingText(request)
  const name = request.tenantInformation.firstName
  switch (stepOf(request).kind) {
    case 'ACCEPT':
      return t(request.type === 'EXTENSION' ? 'acceptExtension' : 'accept', { name })
    case 'SIGN':
      return t('sign', { name })
    case 'CONFIRM':
      return t('confirm', { name })
    case 'RECORD':
      return t('record')
    case 'PREPARE':
    case 'WAIT':
      return waiting
  }
}
