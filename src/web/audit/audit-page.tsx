import { IconShieldCheck } from '@tabler/icons-react'
import {
  useMutation,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
  infiniteQueryOptions,
  queryOptions,
} from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { AuditEntryRow } from '../shared/audit-entry-row.tsx'
import { errorMessage } from '../shared/error-message.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { TableDownload } from '../shared/table-download.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { ImpersonationRow } from './impersonation-row.tsx'
import classes from './audit-page.module.css'

const auditQuery = graphql(`
  query AuditPage($before: ID) {
    auditLog(first: 50, before: $before) {
      nodes {
        ...AuditEntry
      }
      hasMore
    }
  }
`)

const impersonationsQuery = graphql(`
  query AuditImpersonations {
    impersonations {
      _id
      actorName
      reason
      startedAt
      endsAt
      endedAt
      isRunning
      actions
    }
  }
`)

const checkQuery = graphql(`
  query AuditCheck {
    auditCheck {
      intact
      checkedEntries
      brokenAt
    }
  }
`)

/** What happened, the newest first, fifty at a time. */
function auditOptions() {
  return infiniteQueryOptions({
    queryKey: ['audit', 'log'],
    queryFn: async ({ pageParam }) => (await request(auditQuery, { before: pageParam })).auditLog,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.nodes.at(-1)?._id ?? null) : null),
  })
}

/** When staff acted as the landlord. */
function impersonationsOptions() {
  return queryOptions({
    queryKey: ['audit', 'impersonations'],
    queryFn: async () => (await request(impersonationsQuery)).impersonations,
  })
}

/** Recomputes the chain of the log. */
async function checkAudit() {
  return (await request(checkQuery)).auditCheck
}

/** Loads the first entries and the impersonations in one batch. */
export const loader: PageLoader = ({ queryClient }) =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(auditOptions()),
    queryClient.ensureQueryData(impersonationsOptions()),
  ])

/** What happened in the landlord's world: who, when, as whom; with a check that nothing was changed. */
export function AuditPage() {
  const t = useTranslations('audit')
  const log = useSuspenseInfiniteQuery(auditOptions())
  const { data: impersonations } = useSuspenseQuery(impersonationsOptions())
  const entries = log.data.pages.flatMap((page) => page.nodes)
  return (
    <Page title={t('title')} lead={t('lead')} actions={<CheckButton />}>
      <Section title={t('staff')}>
        {impersonations.length === 0 ? (
          <p className={classes.none}>{t('noStaff')}</p>
        ) : (
          <Card padded={false}>
            <ul className={classes.rows}>
              {impersonations.map((impersonation) => (
                <ImpersonationRow key={impersonation._id} impersonation={impersonation} />
              ))}
            </ul>
          </Card>
        )}
      </Section>
      <Section title={t('entries')} actions={entries.length > 0 && <TableDownload path="/api/log.csv" />}>
        {entries.length === 0 ? (
          <p className={classes.none}>{t('empty')}</p>
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
          <div className={classes.more}>
            <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </Section>
    </Page>
  )
}

function CheckButton() {
  const t = useTranslations('audit')
  const errors = useTranslations('errors')
  const check = useMutation({ mutationFn: checkAudit })
  return (
    <div className={classes.check}>
      <Button
        icon={<IconShieldCheck size={18} aria-hidden />}
        busy={check.isPending}
        onClick={() => !check.isPending && check.mutate()}
      >
        {t('check')}
      </Button>
      <p role="status" data-broken={check.data?.intact === false || check.isError || undefined}>
        {check.error && errorMessage(errors, check.error)}
        {check.data &&
          (check.data.intact
            ? t('intact', { count: check.data.checkedEntries })
            : t('broken', { entry: check.data.brokenAt ?? '–' }))}
      </p>
    </div>
  )
}
