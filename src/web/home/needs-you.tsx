import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import type { PathParams, RouteName } from '../routes.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { Bone, ListSkeleton } from '../ui/skeletons.tsx'
import {
  needsYouCalendarsQuery,
  needsYouQuery,
  type NeedsYouItem,
  type PayoutObstacleFound,
  payoutObstacleQuery,
} from './home-queries.ts'
import { NeedyCalendarRow } from './needy-calendar-row.tsx'
import classes from './needs-you.module.css'

// Whoever's money comes, as most people's does, loads nothing of it.
const PayoutObstacleRow = lazy(() =>
  import('./payout-obstacle-row.tsx').then((module) => ({ default: module.PayoutObstacleRow })),
)

/** What needs the landlord, each with its deadline and one button. */
export function NeedsYou() {
  const t = useTranslations('home.needsYou')
  const needs = useQuery(needsYouQuery)
  const calendars = useQuery(needsYouCalendarsQuery)
  const obstacle = useQuery(payoutObstacleQuery)
  const count =
    (obstacle.data ? 1 : 0) +
    (needs.data?.needsYou.totalCount ?? 0) +
    (calendars.data?.needsYouCalendars.totalCount ?? 0)
  return (
    <Section title={t('title')} aside={count > 0 && <Pill tone="amber">{t('count', { count })}</Pill>}>
      <NeedsYouBody />
    </Section>
  )
}

function NeedsYouBody() {
  const t = useTranslations('home.needsYou')
  const errors = useTranslations('errors')
  const needs = useQuery(needsYouQuery)
  const calendars = useQuery(needsYouCalendarsQuery)
  const obstacle = useQuery(payoutObstacleQuery)
  if (needs.isPending || calendars.isPending || obstacle.isPending) return <ListSkeleton rows={3} />
  // Half of it would say that nothing else waits.
  if (!needs.data || !calendars.data || obstacle.isError) {
    return (
      <ErrorPanel
        title={t('failed')}
        message={errorMessage(errors, needs.error ?? calendars.error ?? obstacle.error)}
        busy={needs.isFetching || calendars.isFetching || obstacle.isFetching}
        onRetry={() => {
          void needs.refetch()
          void calendars.refetch()
          void obstacle.refetch()
        }}
      />
    )
  }
  const { nodes, totalCount } = needs.data.needsYou
  const { nodes: needy, totalCount: needyCount } = calendars.data.needsYouCalendars
  if (nodes.length + needy.length === 0 && !obstacle.data) return <NothingWaits />
  return (
    <Card padded={false}>
      <ul>
        {obstacle.data && obstacle.data.reason !== 'TAX_DATA_SOON' && <Obstacle obstacle={obstacle.data} />}
        {nodes.map((item) => (
          <NeedsYouRow key={`${item.nextStep.kind}${item.id}`} request={item} />
        ))}
        {/* Weeks are left: what has hours comes first. */}
        {obstacle.data?.reason === 'TAX_DATA_SOON' && <Obstacle obstacle={obstacle.data} />}
        {needy.map((calendar) => (
          <NeedyCalendarRow
            key={`${calendar.listingId}${calendar.feedId ?? calendar.source}`}
            calendar={calendar}
          />
        ))}
      </ul>
      {totalCount > nodes.length && (
        <div className={classes.more}>
          <Button
            component={PageLink}
            page="inbox"

            size="small"
            variant="quiet"
          >
            {t('more', { count: totalCount })}
          </Button>
        </div>
      )}
      {needyCount > needy.length && (
        <div className={classes.more}>
          <Button component={PageLink} page="calendar" size="small" variant="quiet">
            {t('moreCalendars', { count: needyCount })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Its place is kept until it is there. */
function Obstacle({ obstacle }: { obstacle: PayoutObstacleFound }) {
  const bones = (
    <li className={classes.row}>
      <Bone height="40px" />
    </li>
  )
  return (
    <Suspense fallback={bones}>
      <PayoutObstacleRow obstacle={obstacle} />
    </Suspense>
  )
}

const LOOKS = {
  SIGN: { tone: 'violet', button: 'violet' },
  CONFIRM: { tone: 'pine', button: 'primary' },
  ANSWER: { tone: 'blue', button: 'primary' },
  OFFLINE_CONTRACT: { tone: 'amber', button: 'plain' },
  OWN_CONTRACT: { tone: 'amber', button: 'primary' },
  OTHER_CONTRACT: { tone: 'amber', button: 'primary' },
  GO_ON_WITHOUT_INCOME: { tone: 'amber', button: 'primary' },
} as const

function isLandlordsStep(kind: string): kind is keyof typeof LOOKS {
  return kind in LOOKS
}

function NeedsYouRow({ request }: { request: NeedsYouItem }) {
  const t = useTranslations('home.needsYou')
  const format = useFormat()
  const { kind, deadline } = request.nextStep
  const name = `${request.tenantInformation.firstName} ${request.tenantInformation.lastName}`
  // What waits for somebody else does not stand here.
  if (!isLandlordsStep(kind)) return null
  const look = LOOKS[kind]
  return (
    <li className={classes.row} data-tone={look.tone}>
      <div className={classes.words}>
        <p className={classes.sentence}>
          {t.rich(kind, {
            name,
            type: request.type,
            from: format.day(request.from, 'short'),
            to: format.day(request.to, 'short'),
            b: bold,
          })}
        </p>
        <small>
          <NeedsYouContext request={request} />
        </small>
      </div>
      {deadline && (
        <span className={classes.deadline}>
          <Countdown deadline={deadline} />
        </span>
      )}
      <Button
        component={PageLink}
        {...targetOf(request)}
        variant={look.button}
        size="small"
        aria-label={t(`buttonLabel.${kind}`, { name })}
        className={classes.button}
      >
        {t(`button.${kind}`)}
      </Button>
    </li>
  )
}

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}

function NeedsYouContext({ request }: { request: NeedsYouItem }) {
  const t = useTranslations('home.needsYou')
  const format = useFormat()
  const stay = format.dayRange(request.from, request.to)
  if (request.nextStep.kind !== 'ANSWER') {
    const amount = format.money(request.tenantPayments.totalRent, request.currency)
    return t('contractContext', { listing: request.listing.name, stay, amount })
  }
  return t('answerContext', {
    listing: request.listing.name,
    stay,
    // -1 stands for a single apartment, whose free units say nothing.
    units: request.listing.partOfGroup ? request.freeUnits : -1,
    others: request.overlappingListingRequests.filter((other) => other.wouldBeDeclined).length,
  })
}

function targetOf(request: NeedsYouItem): { page: RouteName; params: PathParams } {
  if (request.nextStep.kind === 'SIGN' && request.latestBookingOffer) {
    return { page: 'contractSign', params: { offerId: request.latestBookingOffer._id } }
  }
  return {
    page: 'inbox',
    params: { bookingRequestId: request.bookingRequestId, listingRequestId: request.id },
  }
}

/** Said where nothing needs the landlord. */
function NothingWaits() {
  const t = useTranslations('home.needsYou')
  return (
    <Card className={classes.done}>
      <AllDoneIllustration width={150} />
      <div>
        <h3>{t('doneTitle')}</h3>
        <p>{t('doneText')}</p>
      </div>
    </Card>
  )
}
