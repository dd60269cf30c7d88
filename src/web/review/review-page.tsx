import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { REVIEW_KINDS } from '../../domain/catalogue/checks.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useSingleKeys } from '../shared/keys/single-keys.ts'
import { useMediaQuery } from '../shared/use-media-query.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { ReviewFilter } from './review-filter.tsx'
import { KeysButton } from '../shared/keys/keys-button.tsx'
import { ReviewHelp } from './review-help.tsx'
import { REVIEW_KEYS } from './review-keys.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewPane } from './review-pane.tsx'
import { keyOf, PAGE_SIZE, queueOptions, type ReviewItem } from './review-queries.ts'
import classes from './review.module.css'
import { useClaim } from './use-claim.ts'
import { NO_TURN, usePictureTurn } from './use-picture-turn.ts'

const kindOf = (text: string | undefined) => oneOf(REVIEW_KINDS, text ?? '') ?? null

/** Loads what waits longest. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(queueOptions(kindOf(search.kind), PAGE_SIZE))

/** From this width on list and item stand side by side; below, one of them fills the page. */
const WIDE = '(min-width: 960px)'

/** Where staff check documents, identities and solvency, one after the other. */
export function ReviewPage() {
  const t = useTranslations('review')
  const errors = useTranslations('errors')
  const [search, setSearch] = useSearch()
  const [limit, setLimit] = useState(PAGE_SIZE)
  const wide = useMediaQuery(WIDE)
  const [helpOpened, setHelpOpened] = useOverlay('review-help')
  const kind = kindOf(search.kind)
  const { data, error, refetch } = useQuery({
    ...queueOptions(kind, limit),
    placeholderData: keepPreviousData,
  })
  const nodes = data?.nodes ?? []
  const item = nodes.find((node) => keyOf(node) === search.item) ?? null
  const claim = useClaim(item)
  const turning = usePictureTurn(search.item)
  // Where the item stood that has left the list: the next one has taken its place.
  const place = useRef(0)
  const index = item ? nodes.indexOf(item) : -1
  const open = (next: ReviewItem | undefined) =>
    setSearch({ item: next && keyOf(next), do: undefined }, { replace: search.item !== undefined })
  const move = (step: 1 | -1) => {
    const wanted = index >= 0 ? index + step : step === 1 ? place.current : place.current - 1
    const next = nodes[Math.min(Math.max(wanted, 0), nodes.length - 1)]
    if (!next) return
    open(next)
    document.getElementById(`review-${keyOf(next)}`)?.scrollIntoView({ block: 'nearest' })
  }
  const openNext = () => {
    place.current = Math.max(0, index)
    open(nodes[index + 1] ?? nodes[index - 1])
  }
  const answer = (dialog: 'accept' | 'refuse') => claim.isOwn && setSearch({ do: dialog })
  useSingleKeys(REVIEW_KEYS, {
    next: () => move(1),
    previous: () => move(-1),
    claim: () => !claim.isOwn && item?.canClaim.value && claim.take(),
    accept: () => answer('accept'),
    refuse: () => answer('refuse'),
    release: () => claim.giveBack(),
    zoomIn: () => turning.zoom(1),
    zoomOut: () => turning.zoom(-1),
    rotate: turning.rotate,
    nextPage: turning.nextPage,
    help: () => setHelpOpened(true),
  })
  const isShown = search.item !== undefined
  const waiting = (data?.counts ?? []).reduce((sum, { total }) => sum + total, 0)
  const listed = kind ? (data?.counts.find((count) => count.kind === kind)?.total ?? 0) : waiting
  return (
    <Page
      title={t('title')}
      lead={data ? t('lead', { count: waiting }) : undefined}
      width="wide"
      back={<PageLink page="staff">{t('back')}</PageLink>}
      actions={<KeysButton onClick={() => setHelpOpened(true)} />}
    >
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (waiting > 0 || kind || isShown) && (
        <div className={classes.sides}>
          {(wide || !isShown) && (
            <section className={classes.listSide} aria-label={t('list')}>
              <ReviewFilter kind={kind} counts={data.counts} />
              <ReviewList nodes={nodes} chosen={search.item} kind={kind} />
              {nodes.length === 0 && <p className={classes.muted}>{t('noneOfKind')}</p>}
              {listed > nodes.length && (
                <Button onClick={() => setLimit(limit + PAGE_SIZE)}>
                  {t('more', { count: listed - nodes.length })}
                </Button>
              )}
            </section>
          )}
          {isShown && (
            <ReviewPane
              key={search.item}
              item={item}
              claim={claim}
              turn={item ? turning.turn : NO_TURN}
              turning={turning}
              alone={!wide}
              kind={kind}
              onDecided={openNext}
              onNext={() => move(1)}
            />
          )}
          {wide && !isShown && <p className={classes.placeholder}>{t('choose')}</p>}
        </div>
      )}
      {data && waiting === 0 && !kind && !isShown && (
        <EmptyState
          illustration={<AllDoneIllustration />}
          title={t('empty')}
          text={t('emptyText')}
          level={2}
        />
      )}
      <ReviewHelp opened={helpOpened} onClose={() => setHelpOpened(false)} />
    </Page>
  )
}
