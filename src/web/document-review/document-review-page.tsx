import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/all-done.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReviewCard } from './review-card.tsx'
import classes from './document-review-page.module.css'
import { PAGE_SIZE, reviewOptions } from './review-queries.ts'

function pageOf(page: string | undefined): number {
  return Math.max(1, Math.floor(Number(page)) || 1)
}

/** Loads the documents that wait longest. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(reviewOptions(pageOf(search.page)))

/** Where staff look at tenants' documents, one after the other. */
export function DocumentReviewPage() {
  const t = useTranslations('documentReview')
  const errors = useTranslations('errors')
  const [search, setSearch] = useSearch()
  const page = pageOf(search.page)
  const { data, error, refetch } = useQuery({ ...reviewOptions(page), placeholderData: keepPreviousData })
  const refused = data?.nodes.find(({ document }) => document.fileId === search.refuse) ?? null
  const turnTo = (next: number) => setSearch({ page: next > 1 ? String(next) : undefined })
  return (
    <Page
      title={t('title')}
      lead={data ? t('lead', { count: data.totalCount }) : undefined}
      width="narrow"
      back={<PageLink page="staff">{t('back')}</PageLink>}
    >
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && (
        <EmptyState
          illustration={<AllDoneIllustration />}
          title={t('empty')}
          text={t('emptyText')}
          level={2}
        />
      )}
      {data && data.nodes.length > 0 && (
        <ul className={classes.list}>
          {data.nodes.map((item) => (
            <ReviewCard
              key={item.document.fileId}
              item={item}
              onRefuse={() => setSearch({ refuse: item.document.fileId })}
            />
          ))}
        </ul>
      )}
      {data && data.totalCount > PAGE_SIZE && (
        <div className={classes.buttons}>
          <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
            {t('older')}
          </Button>
          <Button disabled={page * PAGE_SIZE >= data.totalCount} onClick={() => turnTo(page + 1)}>
            {t('newer')}
          </Button>
        </div>
      )}
      <RefuseDialog
        key={refused?.document.fileId}
        item={refused}
        onClose={() => setSearch({ refuse: undefined }, { replace: true })}
      />
    </Page>
  )
}
