import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BOARD_SECTIONS } from '../../domain/catalogue/missing.ts'
import { CallOffer, prefetchCallOffer } from '../shared/call-offer.tsx'
import { errorMessage } from '../shared/error-message.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { BoardPart } from './board-part.tsx'
import { DoneList } from './done-list.tsx'
import { type Board, missingOptions, readHomesFilter } from './missing-queries.ts'
import { ToPublish } from './to-publish.tsx'
import classes from './missing.module.css'

/** Fetches the board with the first homes, and whether a call can be arranged. */
export const loader: PageLoader<'onboarding'> = ({ queryClient, viewer, search }) => {
  prefetchCallOffer(queryClient, viewer)
  return queryClient.ensureInfiniteQueryData(missingOptions(readHomesFilter(search)))
}

/** What is missing for payout, taxes, contracts and publishing: each datum once, why, by which law, who sees it, and where it is given. */
export function MissingPage() {
  const t = useTranslations('missing')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const filter = readHomesFilter(search)
  const query = useInfiniteQuery({ ...missingOptions(filter), placeholderData: keepPreviousData })
  const [first] = query.data?.pages ?? []
  if (!first) {
    return (
      <Page title={t('title')}>
        {query.error && (
          <ErrorPanel
            title={t('failed')}
            message={errorMessage(errors, query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </Page>
    )
  }
  const board = first.missingBoard
  const open = board.items.filter(({ isDone }) => !isDone)
  const done = board.items.filter(({ isDone }) => isDone)
  return (
    <Page
      title={t('title')}
      lead={
        board.asked > 0
          ? t('lead', { count: board.asked, minutes: board.minutes, hours: wholeHours(board.minutes) })
          : undefined
      }
      actions={board.done + board.asked > 0 && <Progress done={board.done} all={board.done + board.asked} />}
    >
      {board.asked === 0 && <NothingToDo board={board} />}
      {BOARD_SECTIONS.filter((section) => section !== 'PUBLISH').map((section) => (
        <BoardPart
          key={section}
          title={t(`section.${section}`)}
          section={section}
          items={open.filter((item) => item.section === section)}
          identity={board.identity}
          taxDataRequest={first.taxDataRequest}
        />
      ))}
      <ToPublish
        pages={query.data?.pages.map((page) => page.missingBoard.homes) ?? []}
        filter={filter}
        busy={query.isFetchingNextPage}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
      />
      {done.length > 0 && <DoneList items={done} />}
      <CallOffer />
    </Page>
  )
}

/** Said where nothing is asked: of whoever has given all, or has nothing to give anything for. */
function NothingToDo({ board }: { board: Board }) {
  const t = useTranslations('missing')
  const isBegun = board.items.length > 0
  const isWaiting = board.items.some((item) => item.isWaiting)
  return (
    <EmptyState
      illustration={<AllDoneIllustration />}
      title={isBegun ? t('nothing') : t('nobody')}
      text={isWaiting ? t('waitingText') : isBegun ? t('nothingText') : t('nobodyText')}
      level={2}
      action={
        <Button component={PageLink} page={isBegun ? 'homepage' : 'welcome'} variant="primary">
          {isBegun ? t('toListings') : t('toWelcome')}
        </Button>
      }
    />
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const t = useTranslations('missing')
  const words = t('progress', { done, all })
  return (
    <div className={classes.progress}>
      <meter value={done} min={0} max={all} aria-label={words} />
      <span aria-hidden>{words}</span>
    </div>
  )
}

/** Nobody counts minutes for longer than one and a half hours. */
function wholeHours(minutes: number): number {
  return minutes < 90 ? 0 : Math.round(minutes / 60)
}
