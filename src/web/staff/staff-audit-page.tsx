import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { AuditEntryRow } from '../shared/audit-entry-row.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import classes from './staff-page.module.css'

const staffAuditQuery = graphql(`
  query StaffAudit($landlordId: ID!, $before: ID) {
    staffAuditLog(landlordId: $landlordId, first: 50, before: $before) {
      nodes {
        ...AuditEntry
      }
      hasMore
    }
  }
`)

function staffAuditOptions(landlordId: string) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'audit', landlordId],
    queryFn: async ({ pageParam }) =>
      (await request(staffAuditQuery, { landlordId, before: pageParam })).staffAuditLog,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.nodes.at(-1)?._id ?? null) : null),
  })
}

/** Loads the newest entries. */
export const loader: PageLoader<'staffAudit'> = ({ queryClient, params }) =>
  queryClient.fetchInfiniteQuery(staffAuditOptions(params.landlordId))

/** What happened in one landlord's world, for staff. */
export function StaffAuditPage() {
  const t = useTranslations('staff')
  const audit = useTranslations('audit')
  const { landlordId } = useRouteParams('staffAudit')
  const log = useSuspenseInfiniteQuery(staffAuditOptions(landlordId))
  const entries = log.data.pages.flatMap((page) => page.nodes)
  return (
    <Page title={t('auditOf')} back={<PageLink page="staff">{t('title')}</PageLink>}>
      {entries.length === 0 ? (
        <p className={classes.hint}>{audit('empty')}</p>
      ) : (
        <Card padded={false}>
          <ol className={classes.rows}>
            {entries.map((entry) => (
              <AuditEntryRow key={entry._id} entry={entry} />
            ))}
          </ol>
        </Card>
      )}
      {log.hasNextPage && (
        <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {audit('more')}
        </Button>
      )}
    </Page>
  )
}
