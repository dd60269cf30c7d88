import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { PublicCategory } from '../../domain/catalogue/pictures.ts'
import { SEARCH_PAGE_SIZE } from '../../domain/public/public-search.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PathParams, RouteName } from '../routes.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListingCard } from './listing-card.tsx'
import { trackListings } from '../shared/tracker/event-queue.ts'
import classes from './search.module.css'
import type { SearchResult } from './search-queries.ts'
import { utcToday } from '../shared/today.ts'

/** Properties of the Results. */
export interface ResultsProps {
  result: SearchResult
  /** From 1 on. */
  page: number
  /** Where the other pages of the list are. */
  link: { page: RouteName; params?: PathParams; search?: PathParams }
  busy?: boolean
  besideMap?: BesideMap
}

/** Where a map shows the same: which card is lifted out of the others, and who wants to know which is looked at. */
interface BesideMap {
  lifted: string | null
  onLook: (groupId: string | null) => void
}

/** The listings of a search as cards, and the ways to its other pages. */
export function Results({ result, page, link, busy, besideMap }: ResultsProps) {
  const t = useTranslations('publicSearch')
  const today = utcToday()
  const { nodes, totalCount, isMore } = result
  useEffect(() => {
    trackListings(
      'ListingViewedInSearchResultsList',
      nodes.map(({ groupId }) => groupId),
    )
  }, [nodes])
  return (
    <section
      id="results"
      tabIndex={-1}
      className={classes.results}
      aria-busy={busy || undefined}
      aria-label={t('results')}
    >
      <h2 className={classes.count} aria-live="polite">
        {isMore ? t('countMore', { count: totalCount }) : t('count', { count: totalCount })}
      </h2>
      {link.search?.bounds && (
        <p className={classes.window}>
          {t('inWindow')}
          <PageLink {...link} search={{ ...link.search, bounds: undefined, page: undefined }} keepScroll>
            {t('allHomes')}
          </PageLink>
        </p>
      )}
      {nodes.length === 0 ? (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('emptyTitle')}
          text={t(link.search?.bounds ? 'emptyWindow' : 'emptyText')}
        />
      ) : (
        <div className={classes.cards}>
          {nodes.map((listing, at) => (
            <Slot key={listing.groupId} groupId={listing.groupId} besideMap={besideMap}>
              <ListingCard listing={listing} today={today} eager={at < 3} />
            </Slot>
          ))}
        </div>
      )}
      <Pages page={page} pages={Math.ceil(totalCount / SEARCH_PAGE_SIZE)} link={link} />
    </section>
  )
}

/** The place of a card. Its marker is lifted while it is looked at, and it comes into sight when its marker is chosen. */
function Slot(props: { groupId: string; besideMap: BesideMap | undefined; children: ReactNode }) {
  const { groupId, besideMap, children } = props
  if (!besideMap) return children
  const { lifted, onLook } = besideMap
  return (
    <div
      className={classes.slot}
      data-group={groupId}
      data-lifted={lifted === groupId || undefined}
      onPointerEnter={() => onLook(groupId)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(groupId)}
      onBlur={() => onLook(null)}
    >
      {children}
    </div>
  )
}

function Pages(props: { page: number; pages: number; link: ResultsProps['link'] }) {
  const t = useTranslations('publicSearch')
  const { page, pages, link } = props
  if (pages < 2 && page === 1) return null
  const to = (wanted: number) => ({
    ...link,
    search: { ...link.search, page: wanted > 1 ? String(wanted) : undefined },
  })
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      {page > 1 && (
        <Button component={PageLink} {...to(page - 1)} rel="prev">
          {t('previous')}
        </Button>
      )}
      <span>{t('page', { page, pages: Math.max(page, pages) })}</span>
      {page < pages && (
        <Button component={PageLink} {...to(page + 1)} rel="next">
          {t('next')}
        </Button>
      )}
    </nav>
  )
}

/** The heading of a list of listings: of a kind, of a city, of both, or of all. */
export function useSearchTitle(category: PublicCategory | null, city: string | null): string {
  const t = useTranslations('publicSearch')
  const tCategory = useTranslations('catalogue.publicCategory')
  if (category && city) return t('titleCategoryIn', { category: tCategory(category), city })
  if (category) return t('titleCategory', { category: tCategory(category) })
  return city ? t('titleIn', { city }) : t('title')
}
