import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { StayDeadline } from '../shared/stay-deadline.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { QueuedAnswerNotice } from '../shared/queued-answer-notice.tsx'
import { useOverlay } from '../shared/use-overlay.ts'
import { useQueuedAnswer } from '../shared/use-queued-answers.ts'
import { LimitedRejectDialog } from './limited-reject-dialog.tsx'
import { LimitedSuggestDialog } from './limited-suggest-dialog.tsx'
import { type LimitedRequest, limitedRequestOptions, useLimitedAccept } from './limited-queries.ts'
import classes from './limited-page.module.css'

const MessageThread = lazy(() =>
  import('../shared/messages/message-thread.tsx').then((module) => ({ default: module.MessageThread })),
)

/** One request: who and when, and the answer whether the apartment is free. */
export function LimitedDetail(props: { bookingRequestId: string; listingRequestId: string | undefined }) {
  const t = useTranslations('limited')
  const errors = useTranslations('errors')
  const { listingId, groupId } = useRouteParams('inbox', 'listingRequests', 'groupRequests')
  const { data, error, refetch } = useQuery(
    limitedRequestOptions({ listingId, groupId }, props.bookingRequestId, props.listingRequestId),
  )
  const name = data ? `${data.tenantInformation.firstName} ${data.tenantInformation.lastName}` : t('request')
  return (
    <Page title={name} width="narrow" back={<BackToList />} aside={<StatusBadge badge={data?.badge} />}>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <DetailSkeleton />}
      {data && <LimitedFacts listingRequest={data} />}
      {data && <LimitedAnswer listingRequest={data} />}
      {data && (
        <LaterPart>
          <MessageThread side="LANDLORD" listingRequestId={data.id} />
        </LaterPart>
      )}
    </Page>
  )
}

function BackToList() {
  const t = useTranslations('limited')
  const { listingId, groupId } = useRouteParams('inbox', 'listingRequests', 'groupRequests')
  const page = listingId ? 'listingRequests' : groupId ? 'groupRequests' : 'inbox'
  return (
    <PageLink page={page} params={{ listingId, groupId }}>
      {t('back')}
    </PageLink>
  )
}

function LimitedFacts({ listingRequest }: { listingRequest: LimitedRequest }) {
  const t = useTranslations('limited')
  const format = useFormat()
  const reasonForStay = useCatalogueText('reasonForStay')
  const { listing, adults, children } = listingRequest
  const { street, streetNumber, zipCode, city } = listing.address
  return (
    <Card>
      <DefinitionList
        items={[
          {
            term: t('listing'),
            value: listing.name,
            detail: `${street} ${streetNumber}, ${zipCode} ${city}`,
          },
          {
            term: t('stay'),
            value: format.dayRange(listingRequest.from, listingRequest.to),
            detail: format.duration(listingRequest.duration),
          },
          { term: t('guests'), value: t('people', { adults, children }) },
          { term: t('pets'), value: listingRequest.pets ? t('withPets') : t('noPets') },
          { term: t('why'), value: reasonForStay(listingRequest.reasonForStay) },
          { term: t('free'), value: t('freeUnits', { count: listingRequest.freeUnits }) },
        ]}
      />
    </Card>
  )
}

function LimitedAnswer({ listingRequest }: { listingRequest: LimitedRequest }) {
  const t = useTranslations('limited')
  const errors = useTranslations('errors')
  const queued = useTranslations('queuedAnswers')
  const reasonText = useReasonText()
  const format = useFormat()
  const answer = useQueuedAnswer(listingRequest.id)
  const [suggesting, setSuggesting] = useOverlay('suggest')
  const accept = useLimitedAccept(listingRequest)
  const [rejecting, setRejecting] = useOverlay('reject')
  const { canBeAccepted, canBeRejected } = listingRequest.status
  const { canSuggestDates, suggestion } = listingRequest
  const name = listingRequest.tenantInformation.firstName
  const submit = () => {
    if (accept.isPending) return
    accept.mutate(undefined, {
      onSuccess: ({ kept }) =>
        showToast(
          kept ? { text: queued('kept.accept', { name }), tone: 'info' } : { text: t('accepted', { name }) },
        ),
    })
  }
  if (answer && !answer.refusal) return <QueuedAnswerNotice answer={answer} />
  if (!canBeAccepted.value && !canBeRejected.value) {
    return <p className={classes.sub}>{reasonText(canBeAccepted.reason)}</p>
  }
  return (
    <div className={classes.answer}>
      {answer && <QueuedAnswerNotice answer={answer} />}
      {suggestion && (
        <p className={classes.sub}>
          {t('suggestionWaits', { name, dates: format.dayRange(suggestion.from, suggestion.to) })}
        </p>
      )}
      {listingRequest.autoDeclineAt && canBeAccepted.value && (
        <StayDeadline deadline={listingRequest.autoDeclineAt} whose="LANDLORD" />
      )}
      <div className={classes.buttons}>
        <Button
          variant="primary"
          size="large"
          busy={accept.isPending}
          disabled={!canBeAccepted.value}
          aria-describedby={`accept-${listingRequest.id}`}
          onClick={submit}
        >
          {t('accept')}
        </Button>
        <Button size="large" disabled={!canSuggestDates.value} onClick={() => setSuggesting(true)}>
          {t('suggest')}
        </Button>
        <Button size="large" disabled={!canBeRejected.value} onClick={() => setRejecting(true)}>
          {t('reject')}
        </Button>
      </div>
      <p id={`accept-${listingRequest.id}`} className={classes.sub}>
        {canBeAccepted.value ? t('acceptWhat', { name }) : reasonText(canBeAccepted.reason)}
      </p>
      {accept.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, accept.error)}
        </p>
      )}
      <LimitedSuggestDialog
        listingRequest={listingRequest}
        opened={suggesting}
        onClose={() => setSuggesting(false)}
      />
      <LimitedRejectDialog
        listingRequest={listingRequest}
        opened={rejecting}
        onClose={() => setRejecting(false)}
      />
    </div>
  )
}
