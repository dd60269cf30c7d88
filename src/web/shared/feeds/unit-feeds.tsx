import { IconPlus } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Section } from '../../ui/section.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { errorMessage } from '../error-message.ts'
import { useSearch } from '../use-search.ts'
import { useViewer } from '../viewer.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import { AddFeedDialog } from './add-feed-dialog.tsx'
import { FeedCard } from './feed-card.tsx'
import { FeedConflicts } from './feed-conflicts.tsx'
import { FeedDialogs } from './feed-dialogs.tsx'
import { type Feed, unitFeedsOptions } from './feed-queries.ts'
import classes from './feeds.module.css'
import { PartnerSources } from './partner-sources.tsx'
import { SettledConflicts } from './settled-conflicts.tsx'

/** Begins to fetch the feeds of a unit, before they are shown. */
export function prefetchUnitFeeds(queryClient: QueryClient, listingId: string): Promise<void> {
  return queryClient.prefetchQuery(unitFeedsOptions(listingId))
}

/** The calendars of other platforms that block days of a unit: what they say, what is to be settled, and new ones. */
export function UnitFeeds({ listingId }: { listingId: string }) {
  const t = useTranslations('feeds')
  const errors = useTranslations('errors')
  const query = useQuery(unitFeedsOptions(listingId))
  const [search, setSearch] = useSearch()
  const isFull = useViewer()?.access !== 'LIMITED'
  const feeds = query.data
  const closed = useClosedWhileActing('calendars')
  const isAdding = search.feeds === 'new' && closed === null
  const close = () => setSearch({ feeds: undefined }, { replace: true })
  const add = (
    <Button
      icon={<IconPlus size={18} aria-hidden />}
      onClick={() => setSearch({ feeds: 'new' })}
      disabled={closed !== null}
      {...(closed && { reason: closed })}
    >
      {t('add')}
    </Button>
  )
  return (
    <Section title={t('title')} actions={isFull && feeds && feeds.length > 0 && add}>
      <p className={classes.lead}>{t('lead')}</p>
      {isFull && <FeedConflicts listingId={listingId} />}
      {feeds ? (
        <Feeds feeds={feeds} add={isFull && add} />
      ) : query.error ? (
        <ErrorPanel
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Card aria-busy="true">
          <Bone width="70%" />
          <Bone width="45%" />
        </Card>
      )}
      {isFull && <SettledConflicts listingId={listingId} />}
      {isFull && <PartnerSources listingId={listingId} />}
      <AddFeedDialog key={`new ${isAdding}`} listingId={listingId} opened={isAdding} onClose={close} />
      <FeedDialogs feeds={feeds ?? []} asked={search.feeds} onClose={close} />
    </Section>
  )
}

function Feeds(props: { feeds: readonly Feed[]; add: ReactNode }) {
  const t = useTranslations('feeds')
  if (props.feeds.length === 0) {
    return (
      <Card className={classes.empty}>
        <strong>{t('empty.title')}</strong>
        <p>{t('empty.text')}</p>
        {props.add}
      </Card>
    )
  }
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {props.feeds.map((feed) => (
        <FeedCard key={feed.id} feed={feed} />
      ))}
    </ul>
  )
}
