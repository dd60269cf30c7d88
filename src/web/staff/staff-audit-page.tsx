import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isUuid } from '../../domain/kernel/text.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { AuditEntryRow } from '../shared/audit-entry-row.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { type Search, useRouteParams, useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import classes from './staff-page.module.css'

const staffAuditQuery = graphql(`
  query StaffAudit($landlordId: ID!, $before: ID, $impersonationId: ID) {
    staffAuditLog(landlordId: $landlordId, first: 50, before: $before, impersonationId: $impersonationId) {
      nodes {
        ...AuditEntry
      }
      hasMore
    }
  }
`)

function staffAuditOptions(landlordId: string, { impersonation }: Search) {
  const impersonationId = impersonation && isUuid(impersonation) ? impersonation : null
  return infiniteQueryOptions({
    queryKey: ['staff', 'audit', landlordId, impersonationId],
    queryFn: async ({ pageParam }) =>
      (await request(staffAuditQuery, { landlordId, before: pageParam, impersonationId })).staffAuditLog,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.nodes.at(-1)?._id ?? null) : null),
  })
}

/** Loads the newest entries. */
export const loader: PageLoader<'staffAudit'> = ({ queryClient, params, search }) =>
  queryClient.fetchInfiniteQuery(staffAuditOptions(params.landlordId, search))

/** What happened in one landlord's world, for staff: all of it, or what was done in one time of acting as the landlord. */
export function StaffAuditPage() {
  const t = useTranslations('staff')
  const audit = useTranslations('audit')
  const { landlordId } = useRouteParams('staffAudit')
  const acting = useTranslations('staffImpersonations')
  const [search] = useSearch()
  const log = useSuspenseInfiniteQuery(staffAuditOptions(landlordId, search))
  const entries = log.data.pages.flatMap((page) => page.nodes)
  return (
    <Page
      title={t('auditOf')}
      lead={search.impersonation && acting('onlyOne')}
      back={
        search.impersonation ? (
          <PageLink page="staffImpersonations">{acting('title')}</PageLink>
        ) : (
          <PageLink page="staff">{t('title')}</PageLink>
        )
      }
      actions={
        search.impersonation && (
          <Button component={PageLink} page="staffAudit" params={{ landlordId }}>
            {acting('wholeLog')}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className={classes.hint}>{audit('empty')}</p>
      ) : (
        <RowsCard ordered>
          {entries.map((entry) => (
            <AuditEntryRow key={entry._id} entry={entry} />
          ))}
        </RowsCard>
      )}
      {log.hasNextPage && (
        <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {audit('more')}
        </Button>
      )}
    </Page>
  )
}
