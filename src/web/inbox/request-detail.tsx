import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { PageTitle } from '../shared/page.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { QueuedAnswerNotice } from '../shared/queued-answer-notice.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { StayDeadline } from '../shared/stay-deadline.tsx'
import { useQueuedAnswer } from '../shared/use-queued-answers.ts'
import { Card } from '../ui/card.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import { MessageThread, RequestBelow, RequestEvents, RequestVerification } from './inbox-later.ts'
import { RequestButtons, RequestHint } from './request-actions.tsx'
import { RequestAround } from './request-around.tsx'
import { RequestChecks } from './request-checks.tsx'
import classes from './request-detail.module.css'
import type { DialogKind } from './request-dialogs.tsx'
import { RequestFacts } from './request-facts.tsx'
import { useMarkViewed } from './request-mutations.ts'
import { RequestOverlaps } from './request-overlaps.tsx'
import { RequestTenant } from './request-tenant.tsx'

/** Everything about one request; opening it marks it as seen, once. */
export function RequestDetail(props: {
  request: InboxRequest
  /** The request fills the page (phone), so its name is the page's h1. */
  alone: boolean
  onDialog: (kind: DialogKind) => void
}) {
  const { request } = props
  useViewedOnce(request)
  return (
    <article className={classes.detail} aria-labelledby="request-heading">
      <RequestHead request={request} alone={props.alone} />
      <RequestAnswer request={request} onDialog={props.onDialog} />
      <div className={classes.main}>
        <RequestFacts request={request} />
        <RequestAround key={request.id} request={request} />
        <RequestOverlaps key={`overlaps${request.id}`} request={request} />
        <LaterPart>
          <MessageThread
            side="LANDLORD"
            listingRequestId={request.id}
            about={{ from: request.from, to: request.to }}
          />
        </LaterPart>
        <LaterPart>
          <RequestEvents request={request} />
        </LaterPart>
      </div>
      <div className={classes.aside}>
        <RequestChecks request={request} />
        <RequestTenant tenant={request.tenantInformation} />
        {request.verification && (
          <LaterPart>
            <RequestVerification request={request} verification={request.verification} />
          </LaterPart>
        )}
        <LaterPart>
          <RequestBelow request={request} />
        </LaterPart>
      </div>
    </article>
  )
}

/** What can be done now; an answer that waits for a connection stands in its place. */
function RequestAnswer(props: { request: InboxRequest; onDialog: (kind: DialogKind) => void }) {
  const { request } = props
  const answer = useQueuedAnswer(request.id)
  return (
    <Card className={classes.actions}>
      {answer && <QueuedAnswerNotice answer={answer} />}
      {(!answer || answer.refusal) && (
        <>
          <div className={classes.buttons}>
            <RequestButtons request={request} onDialog={props.onDialog} />
          </div>
          <RequestHint request={request} />
        </>
      )}
    </Card>
  )
}

function RequestHead(props: { request: InboxRequest; alone: boolean }) {
  const { request } = props
  const t = useTranslations('request')
  const format = useFormat()
  const { firstName, lastName } = request.tenantInformation
  const { listing } = request
  const Heading = props.alone ? 'h1' : 'h2'
  const name = `${firstName} ${lastName}`
  return (
    <header className={classes.head}>
      <PageTitle text={t('pageTitle', { name, listing: listing.name })} />
      <div>
        <Heading id="request-heading" tabIndex={-1} className={classes.name}>
          {name}
        </Heading>
        <p className={classes.sub}>
          <PageLink page={listing.partOfGroup ? 'groupRequests' : 'listingRequests'} params={idsOf(listing)}>
            {listing.partOfGroup ? t('oneApartmentIn', { listing: listing.name }) : listing.name}
          </PageLink>
          <span>{request.userFriendlyId}</span>
          <time dateTime={request.requestedAt} title={format.instant(request.requestedAt)}>
            {t('requested', { when: format.relative(request.requestedAt) })}
          </time>
        </p>
      </div>
      <div className={classes.pills}>
        <StatusBadge badge={request.badge} />
        <Deadline request={request} />
      </div>
    </header>
  )
}

function idsOf(listing: InboxRequest['listing']) {
  return listing.partOfGroup ? { groupId: listing.groupId } : { listingId: listing._id }
}

/** Until when the landlord answers, or the tenant. */
function Deadline(props: { request: InboxRequest }) {
  const { kind, deadline, deadlineFor } = props.request.nextStep
  const isShown = kind === 'ANSWER' || deadlineFor === 'TENANT'
  return deadline && deadlineFor && isShown ? <StayDeadline deadline={deadline} whose={deadlineFor} /> : null
}

function useViewedOnce(request: InboxRequest) {
  const { mutate } = useMarkViewed()
  const { id, viewedByLandlord } = request
  useEffect(() => {
    if (viewedByLandlord || marked.has(id)) return
    marked.add(id)
    mutate(id, { onError: () => marked.delete(id) })
  }, [id, viewedByLandlord, mutate])
}

/** Requests that this tab has marked, so that a slow answer doesn't mark them twice. */
const marked = new Set<string>()
