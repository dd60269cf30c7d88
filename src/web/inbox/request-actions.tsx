import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { Button } from '../ui/button.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './request-actions.module.css'
import type { DialogKind } from './request-dialogs.tsx'
import { useWaitingText } from './request-waiting.ts'

/** The buttons of a request: its one primary action, and declining where that is still a question. */
export function RequestButtons(props: { request: InboxRequest; onDialog: (kind: DialogKind) => void }) {
  const { request, onDialog } = props
  const t = useTranslations('request.actions')
  const reasonText = useReasonText()
  const { kind, verdict } = request.nextStep
  const offerId = request.latestBookingOffer?._id
  const { canBeRejected } = request.status
  const isBeingMade = request.landlordStatus === 'CREATING_CONTRACT'
  const owesContract = kind === 'OWN_CONTRACT' || kind === 'OTHER_CONTRACT'
  const refused = { disabled: !verdict.value, reason: verdict.value ? undefined : reasonText(verdict.reason) }
  return (
    <>
      {kind === 'ANSWER' && (
        <Button variant="primary" size="large" fullWidth {...refused} onClick={() => onDialog('accept')}>
          {t('accept')}
        </Button>
      )}
      {kind === 'CONFIRM' && (
        <Button variant="primary" size="large" fullWidth {...refused} onClick={() => onDialog('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {kind === 'SIGN' && !verdict.value && (
        <Button variant="violet" size="large" fullWidth {...refused}>
          {t('sign')}
        </Button>
      )}
      {kind === 'SIGN' && verdict.value && offerId && (
        <Button
          component={PageLink}
          page="contractSign"
          params={{ offerId }}
          variant="violet"
          size="large"
          fullWidth
        >
          {t('sign')}
        </Button>
      )}
      {kind === 'OFFLINE_CONTRACT' && !verdict.value && (
        <Button variant="primary" size="large" fullWidth {...refused}>
          {t('record')}
        </Button>
      )}
      {kind === 'OFFLINE_CONTRACT' && verdict.value && offerId && (
        <Button
          component={PageLink}
          page="contractSign"
          params={{ offerId }}
          variant="primary"
          size="large"
          fullWidth
        >
          {t('record')}
        </Button>
      )}
      {(kind === 'WAIT' || kind === 'NONE') && offerId && !request.booking && !isBeingMade && (
        <Button component={PageLink} page="contractSign" params={{ offerId }} fullWidth>
          {t('contract')}
        </Button>
      )}
      {owesContract && (
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
      {!owesContract && request.nextStep.canChangeTerms && (
        <Button component={PageLink} page="contractTerms" params={idsOf(request)} fullWidth>
          {t('terms')}
        </Button>
      )}
      {request.booking && (
        <Button component={PageLink} page="bookings" params={{ bookingId: request.booking._id }} fullWidth>
          {t('booking')}
        </Button>
      )}
      {kind === 'ANSWER' && <SuggestButton request={request} onSuggest={() => onDialog('suggest')} />}
      {request.status.canTakeAcceptBack.value && (
        <Button variant="danger" fullWidth onClick={() => onDialog('take-back')}>
          {t('takeBack')}
        </Button>
      )}
      {(kind === 'ANSWER' || canBeRejected.value) && (
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

function idsOf(request: InboxRequest) {
  return { bookingRequestId: request.bookingRequestId, listingRequestId: request.id }
}

function SuggestButton(props: { request: InboxRequest; onSuggest: () => void }) {
  const t = useTranslations('request.actions')
  const reasonText = useReasonText()
  const { canSuggestDates, status, suggestion } = props.request
  // What forbids the answer itself is told once, below the primary action.
  const isShownAbove = canSuggestDates.reason === status.canBeAccepted.reason
  return (
    <Button
      fullWidth
      disabled={!canSuggestDates.value}
      reason={canSuggestDates.value || isShownAbove ? undefined : reasonText(canSuggestDates.reason)}
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
  switch (request.nextStep.kind) {
    case 'ANSWER':
      return t(request.type === 'EXTENSION' ? 'acceptExtension' : 'accept', { name })
    case 'SIGN':
      return t('sign', { name })
    case 'CONFIRM':
      return t('confirm', { name })
    case 'OFFLINE_CONTRACT':
      return t('record')
    default:
      return waiting
  }
}
