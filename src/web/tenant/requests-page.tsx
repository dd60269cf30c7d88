import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { EmptyInboxIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { VirtualList } from '../ui/virtual-list.tsx'
import { listingName } from './listing-name.ts'
import classes from './requests-page.module.css'
import { StatusPill, useStatusSentence } from './status-pill.tsx'
import { compareTenantRequests, groupOf, REQUEST_GROUPS, stayPhase } from './request-groups.ts'
import { tenantRequestsOptions, type TenantRequestItem } from './tenant-queries.ts'
import { utcToday } from '../shared/today.ts'

/** Fetches the requests before the page shows. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(tenantRequestsOptions())

/** All requests of a tenant, those that need an answer or a signature first. */
export function TenantRequestsPage() {
  const t = useTranslations('tenant')
  const { data } = useSuspenseQuery(tenantRequestsOptions())
  const requests = data.toSorted(compareTenantRequests)
  const waiting = requests.filter((request) => groupOf(request) === 'actionable').length
  if (requests.length === 0) return <NoRequests />
  return (
    <Page
      title={t('listTitle')}
      lead={waiting > 0 ? t('needsYou', { count: waiting }) : t('nothingNeedsYou')}
      width="narrow"
      actions={
        <Button component={PageLink} page="tenantProfile">
          {t('profile')}
        </Button>
      }
    >
      <div className={classes.groups}>
        {REQUEST_GROUPS.map((group) => {
          const own = requests.filter((request) => groupOf(request) === group)
          if (own.length === 0) return null
          return (
            <Section key={group} title={t(`groups.${group}`)} aside={<small>{own.length}</small>}>
              <VirtualList
                items={own}
                label={t(`groups.${group}`)}
                estimateSize={126}
                gap={10}
                getKey={(request) => request.id}
                renderItem={(request) => <RequestCard request={request} />}
              />
            </Section>
          )
        })}
      </div>
    </Page>
  )
}

function NoRequests() {
  const t = useTranslations('tenant')
  return (
    <Page title={t('listTitle')} width="narrow">
      <EmptyState
        illustration={<EmptyInboxIllustration />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button component={PageLink} page="start" variant="primary">
            {t('find')}
          </Button>
        }
      />
    </Page>
  )
}

function RequestCard(props: { request: TenantRequestItem }) {
  const { request } = props
  const t = useTranslations('tenant')
  const format = useFormat()
  const sentence = useStatusSentence()
  const { kind, deadline, deadlineFor } = request.nextStep
  const turn = kind === 'SIGN' ? 'sign' : kind === 'ACCEPT_PROPOSAL' ? 'acceptOffline' : null
  const today = utcToday()
  const isOver = request.tenantStatus === 'BOOKED' && stayPhase(request, today) === 'over'
  return (
    <Card as="article" className={classes.card}>
      <img src={request.listing.coverImage.urls.small} alt="" width={104} height={78} loading="lazy" />
      <div className={classes.words}>
        <div className={classes.head}>
          <h3>
            <PageLink
              page="tenantRequest"
              params={{ bookingRequestId: request.bookingRequestId, listingRequestId: request.id }}
              className={classes.link}
            >
              {listingName(request.listing, useLocale())}
            </PageLink>
          </h3>
          <StatusPill status={request.tenantStatus} suggested={request.canAnswerSuggestion.value} />
          {request.unreadMessages > 0 && (
            <Pill tone="blue">{t('newMessages', { count: request.unreadMessages })}</Pill>
          )}
          {deadline && deadlineFor === 'TENANT' && <Countdown deadline={deadline} />}
        </div>
        <p className={classes.facts}>
          <span>{format.dayRange(request.from, request.to)}</span>
          <span>{format.duration(request.duration)}</span>
          <span>{format.money(request.totalRent, request.currency)}</span>
        </p>
        <p>
          {request.suggestion && request.canAnswerSuggestion.value
            ? t('suggestion.inList', {
                landlord: request.landlordFirstName,
                range: format.dayRange(request.suggestion.from, request.suggestion.to),
              })
            : isOver
              ? t('booked.over.title', { day: format.day(request.to) })
              : sentence(request)}
        </p>
        {request.booking && (
          <Button
            component={PageLink}
            page="tenantBooking"
            params={{ bookingId: request.booking._id }}
            size="small"
            className={classes.action}
          >
            {t('actions.booking')}
          </Button>
        )}
        {turn && request.offer && (
          <Button
            component={PageLink}
            page="tenantContractSign"
            params={{ offerId: request.offer._id }}
            variant="violet"
            size="small"
            className={classes.action}
          >
            {t(`actions.${turn}`)}
          </Button>
        )}
      </div>
    </Card>
  )
}
