import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { DUE_SOON_HOURS } from '../../domain/kernel/constants.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useNow } from '../ui/countdown.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { Bone, ListSkeleton } from '../ui/skeletons.tsx'
import {
  needsYouCalendarsQuery,
  needsYouQuery,
  type NeedsYouItem,
  type NeedsYouWish,
  payoutObstacleQuery,
} from './home-queries.ts'
import { NeedyCalendarRow } from './needy-calendar-row.tsx'
import { NeedsYouRow } from './needs-you-row.tsx'
import classes from './needs-you.module.css'
import type { RareRowProps } from './rare-row.tsx'

// Whoever's money comes and whose tenants stay, as with most people, loads nothing of it.
const RareRow = lazy(() => import('./rare-row.tsx').then((module) => ({ default: module.RareRow })))

/** What needs the landlord, each with its deadline and one button. */
export function NeedsYou() {
  const t = useTranslations('home.needsYou')
  const needs = useQuery(needsYouQuery)
  const calendars = useQuery(needsYouCalendarsQuery)
  const obstacle = useQuery(payoutObstacleQuery)
  const count =
    (obstacle.data ? 1 : 0) +
    (needs.data?.needsYou.totalCount ?? 0) +
    (needs.data?.needsYouWishes.totalCount ?? 0) +
    (calendars.data?.needsYouCalendars.totalCount ?? 0)
  return (
    <Section title={t('title')} aside={count > 0 && <Pill tone="amber">{t('count', { count })}</Pill>}>
      <NeedsYouBody />
    </Section>
  )
}

function NeedsYouBody() {
  const now = useNow()
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
  const items = [...nodes, ...needs.data.needsYouWishes.nodes].toSorted((a, b) => endOf(a) - endOf(b))
  if (items.length + needy.length === 0 && !obstacle.data) return <NothingWaits />
  const obstacleRow = obstacle.data && <Rare obstacle={obstacle.data} />
  const isSoon = (item: Item) => endOf(item) - now <= DUE_SOON_HOURS * 3_600_000
  const rowOf = (item: Item) =>
    'id' in item ? (
      <NeedsYouRow key={item.id} request={item} isSoon={isSoon(item)} />
    ) : (
      <Rare key={item.bookingId} wish={item} isSoon={isSoon(item)} />
    )
  return (
    <Card padded={false}>
      <ul>
        {items.filter(isSoon).map(rowOf)}
        {obstacle.data?.reason !== 'TAX_DATA_SOON' && obstacleRow}
        {items.filter((item) => !isSoon(item)).map(rowOf)}
        {/* Weeks are left: what has hours comes first. */}
        {obstacle.data?.reason === 'TAX_DATA_SOON' && obstacleRow}
        {needy.map((calendar) => (
          <NeedyCalendarRow
            key={`${calendar.listingId}${calendar.feedId ?? calendar.source}`}
            calendar={calendar}
          />
        ))}
      </ul>
      {totalCount > nodes.length && (
        <div className={classes.more}>
          <Button component={PageLink} page="inbox" size="small" variant="quiet">
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

type Item = NeedsYouItem | NeedsYouWish

/** The last instant that a browser knows, in epoch milliseconds. */
const NEVER = 8.64e15

/** When the landlord's time for it is over, in epoch milliseconds. */
function endOf(item: Item): number {
  if (!('id' in item)) return Date.parse(item.deadline)
  const { deadline, deadlineFor } = item.nextStep
  return deadline !== null && deadlineFor === 'LANDLORD' ? Date.parse(deadline) : NEVER
}

/** Its place is kept until it is there. */
function Rare(props: RareRowProps) {
  const bones = (
    <li className={classes.row}>
      <Bone height="40px" />
    </li>
  )
  return (
    <Suspense fallback={bones}>
      <RareRow {...props} />
    </Suspense>
  )
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
