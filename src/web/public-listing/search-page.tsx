import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconList, IconMap2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAP_VIEW } from '../../domain/public/map-address.ts'
import { readSearch } from '../../domain/public/public-search.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { type Search, useSearch } from '../shared/use-search.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { publicMapOptions } from './map-queries.ts'
import { Results, useSearchTitle } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchMap } from './search-map.tsx'
import classes from './search.module.css'
import { publicSearchOptions } from './search-queries.ts'

/** Searches before the page shows. */
export const loader: PageLoader = async ({ queryClient, search: parts }) => {
  const search = readSearch(parts)
  await Promise.all([
    queryClient.ensureQueryData(publicSearchOptions(search)),
    // Without the map the list is there all the same; the map says itself what went wrong.
    parts.view === MAP_VIEW && queryClient.prefetchQuery(publicMapOptions(search)),
  ])
}

/** The public search: by city, days, people, price, size, pets and kind of home; all of it stands in the address. */
export function SearchPage() {
  const t = useTranslations('publicSearch')
  const tErrors = useTranslations('errors')
  const [parts, setParts] = useSearch()
  const search = readSearch(parts)
  const isMap = parts.view === MAP_VIEW
  const query = useQuery({ ...publicSearchOptions(search), placeholderData: keepPreviousData })
  const title = useSearchTitle(search.category, query.data?.city ?? null)
  const [lifted, setLifted] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (groupId: string | null) => {
    setChosen(groupId)
    if (groupId) scrollToCard(groupId)
  }
  return (
    <Page
      title={title}
      lead={t('lead')}
      width={isMap ? 'wide' : 'normal'}
      actions={<Views parts={parts} isMap={isMap} />}
    >
      <div className={isMap ? classes.mapColumns : classes.columns}>
        <SearchForm
          // What is typed stays while the map is moved.
          key={JSON.stringify({ ...search, bounds: null, page: 1 })}
          search={search}
          places={query.data?.places ?? []}
          isBesideMap={isMap}
          onSearch={setParts}
        />
        {isMap && (
          <div className={classes.mapSide}>
            <a href="#results" className={classes.skip}>
              {t('skipMap')}
            </a>
            <SearchMap
              search={search}
              inAddress={parts.bounds ?? ''}
              onWindow={(bounds, how) => setParts({ bounds, page: undefined }, how)}
              lifted={lifted}
              onLook={setLifted}
              chosen={chosen}
              onChoose={choose}
              isListed={query.data?.nodes.some(({ groupId }) => groupId === chosen) ?? false}
            />
          </div>
        )}
        {query.data ? (
          <Results
            result={query.data}
            page={search.page}
            link={{ page: 'publicSearch', search: parts }}
            busy={query.isPlaceholderData}
            besideMap={isMap ? { lifted: lifted ?? chosen, onLook: setLifted } : undefined}
          />
        ) : query.isError ? (
          <div className={classes.list}>
            <ErrorPanel message={errorMessage(tErrors, query.error)} onRetry={() => void query.refetch()} />
          </div>
        ) : (
          <div className={classes.list}>
            <ListSkeleton />
          </div>
        )}
      </div>
    </Page>
  )
}

/** The list alone, or with the map. They are addresses, so that they also work before any script has run. */
function Views(props: { parts: Search; isMap: boolean }) {
  const { parts, isMap } = props
  const t = useTranslations('publicSearch')
  const to = (view: string | undefined) => ({ ...parts, view, bounds: undefined, page: undefined })
  return (
    <nav className={classes.views} aria-label={t('views')}>
      <PageLink
        page="publicSearch"
        search={to(undefined)}
        className={classes.view}
        data-current={!isMap}
        keepScroll
      >
        <IconList size={18} aria-hidden />
        {t('asList')}
      </PageLink>
      <PageLink
        page="publicSearch"
        search={to(MAP_VIEW)}
        className={classes.view}
        data-current={isMap}
        aria-current={isMap ? 'page' : undefined}
        keepScroll
      >
        <IconMap2 size={18} aria-hidden />
        {t('asMap')}
      </PageLink>
    </nav>
  )
}

/** Brings the card of a chosen marker into sight where it stands beside the map; on a phone the map shows it itself. */
function scrollToCard(groupId: string): void {
  if (!window.matchMedia('(min-width: 960px)').matches) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document
    .querySelector(`[data-group="${CSS.escape(groupId)}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
}
