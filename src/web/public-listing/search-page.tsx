import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { readSearch } from '../../domain/public/public-search.ts'
import { errorMessage } from '../shared/error-message.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useSearch } from '../shared/use-search.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { Results, useSearchTitle } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import classes from './search.module.css'
import { publicSearchOptions } from './search-queries.ts'

/** Searches before the page shows. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(publicSearchOptions(readSearch(search)))

/** The public search: by city, days, people, price, size, pets and kind of home; all of it stands in the address. */
export function SearchPage() {
  const t = useTranslations('publicSearch')
  const tErrors = useTranslations('errors')
  const [parts, setParts] = useSearch()
  const search = readSearch(parts)
  const query = useQuery({ ...publicSearchOptions(search), placeholderData: keepPreviousData })
  const title = useSearchTitle(search.category, query.data?.city ?? null)
  return (
    <Page title={title} lead={t('lead')}>
      <div className={classes.columns}>
        <SearchForm
          key={JSON.stringify(search)}
          search={search}
          places={query.data?.places ?? []}
          onSearch={setParts}
        />
        {query.data ? (
          <Results
            result={query.data}
            page={search.page}
            link={{ page: 'publicSearch', search: parts }}
            busy={query.isPlaceholderData}
          />
        ) : query.isError ? (
          <ErrorPanel message={errorMessage(tErrors, query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    </Page>
  )
}
