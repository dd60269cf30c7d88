import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { StaffDeletionsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { PAGE_SIZE, pageOf, Pager } from '../shared/pager.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { useNow } from '../ui/countdown.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import classes from './staff-page.module.css'

const deletionsQuery = graphql(`
  query StaffDeletions($page: Int!, $pageSize: Int!) {
    deletionRequests(page: $page, pageSize: $pageSize) {
      totalCount
      nodes {
        _id
        requestedAt
        withdrawUntil
        withdrawnAt
        user {
          _id
          firstName
          lastName
          email
        }
      }
    }
  }
`)

function deletionsOptions(page: number) {
  return queryOptions({
    queryKey: ['staff', 'deletions', page],
    queryFn: async () => (await request(deletionsQuery, { page, pageSize: PAGE_SIZE })).deletionRequests,
  })
}

/** Loads the newest wishes. */
export const loader: PageLoader = ({ queryClient, search }) =>
  queryClient.ensureQueryData(deletionsOptions(pageOf(search)))

/** Who has asked to be deleted, and until when that can be taken back. */
export function DeletionsPage() {
  const t = useTranslations('staff.deletions')
  const staff = useTranslations('staff')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const page = pageOf(search)
  const { data, error, refetch } = useQuery({
    ...deletionsOptions(page),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{staff('title')}</PageLink>}>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.totalCount === 0 && (
        <EmptyState
          illustration={<AllDoneIllustration />}
          title={t('empty')}
          text={t('emptyText')}
          level={2}
        />
      )}
      {data && data.totalCount > 0 && (
        <Card padded={false}>
          <ul className={classes.rows}>
            {data.nodes.map((deletion) => (
              <DeletionRow key={deletion._id} deletion={deletion} />
            ))}
          </ul>
        </Card>
      )}
      {data && <Pager total={data.totalCount} />}
    </Page>
  )
}

function DeletionRow({ deletion }: { deletion: StaffDeletionsQuery['deletionRequests']['nodes'][number] }) {
  const t = useTranslations('staff.deletions')
  const format = useFormat()
  const now = useNow()
  const { user, withdrawnAt, withdrawUntil, requestedAt } = deletion
  const isOpen = Date.parse(withdrawUntil) > now
  const state = withdrawnAt ? 'withdrawn' : isOpen ? 'open' : 'due'
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{`${user.firstName} ${user.lastName}`}</strong>
        <small>{user.email}</small>
      </div>
      <div className={classes.what}>
        <small>{t('requested', { when: format.instant(requestedAt) })}</small>
        <small>{t('until', { when: format.instant(withdrawUntil) })}</small>
      </div>
      <div className={classes.buttons}>
        <Pill tone={state === 'due' ? 'red' : state === 'open' ? 'amber' : 'stone'}>{t(state)}</Pill>
      </div>
    </li>
  )
}
