import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { useFormat } from '../shared/format.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { BookedCard } from './booked-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { listingName } from './listing-name.ts'
import { OtherRequests } from './other-requests.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { RequestAside } from './request-aside.tsx'
import { RequestDetails } from './request-details.tsx'
import { RequestEvents } from './request-events.tsx'
import classes from './request-page.module.css'
import { StatusPill } from './status-pill.tsx'
import { StatusWords } from './status-words.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { tenantRequestOptions, tenantRequestsOptions, type TenantRequest } from './tenant-queries.ts'

// The page says what to do before it says what was written.
const MessageThread = lazy(() =>
  import('../shared/messages/message-thread.tsx').then((module) => ({ default: module.MessageThread })),
)

/** Fetches the request; a link without the listing request leads to the first of the booking request. */
export const loader: PageLoader<'tenantRequest'> = async ({ queryClient, params }) => {
  const { bookingRequestId, listingRequestId } = params
  if (listingRequestId) return queryClient.ensureQueryData(tenantRequestOptions(listingRequestId))
  const all = await queryClient.ensureQueryData(tenantRequestsOptions())
  const own = all.find((request) => request.bookingRequestId === bookingRequestId)
  if (!own) throw new ResourceNotFoundError()
  return queryClient.ensureQueryData(tenantRequestOptions(own.id))
}

/** One request of a tenant: how it stands, what to do now, all of it, and what happened. */
export function TenantRequestPage() {
  const { bookingRequestId, listingRequestId } = useRouteParams('tenantRequest')
  return listingRequestId ? <ById id={listingRequestId} /> : <FirstOf bookingRequestId={bookingRequestId} />
}

function FirstOf(props: { bookingRequestId: string }) {
  const { data } = useSuspenseQuery(tenantRequestsOptions())
  const own = data.find((request) => request.bookingRequestId === props.bookingRequestId)
  if (!own) throw new ResourceNotFoundError()
  return <ById id={own.id} />
}

function ById(props: { id: string }) {
  const { data } = useSuspenseQuery(tenantRequestOptions(props.id))
  return <RequestView key={data.id} request={data} />
}

function RequestView(props: { request: TenantRequest }) {
  const { request } = props
  const t = useTranslations('tenant')
  const format = useFormat()
  return (
    <Page
      title={t(request.type === 'EXTENSION' ? 'extensionTitle' : 'title', {
        listing: listingName(request.listing, useLocale()),
      })}
      lead={t('requestedOn', { id: request.userFriendlyId, when: format.instant(request.requestedAt) })}
      aside={<StatusPill status={request.tenantStatus} suggested={request.canAnswerSuggestion.value} />}
      back={<PageLink page="tenantRequests">{t('toList')}</PageLink>}
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          <SuggestionCard request={request} />
          {request.tenantStatus === 'BOOKED' && <BookedCard request={request} />}
          {request.tenantStatus !== 'BOOKED' && !request.canAnswerSuggestion.value && (
            <StatusWords request={request} />
          )}
          <DocumentsCard request={request} />
          <LaterPart>
            <MessageThread side="TENANT" listingRequestId={request.id} />
          </LaterPart>
          <Section title={t('progress')}>
            <Card>
              <ProgressSteps progress={request.progress} />
            </Card>
          </Section>
          <Section title={t('details.title')}>
            <RequestDetails request={request} />
          </Section>
          <OtherRequests request={request} />
          <Section title={t('happened')}>
            <RequestEvents request={request} />
          </Section>
        </div>
        <RequestAside request={request} />
      </div>
    </Page>
  )
}
