import { IconShieldCheck } from '@tabler/icons-react'
import { queryOptions, useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { AuditEntryRow } from '../shared/audit-entry-row.tsx'
import { errorMessage } from '../shared/error-message.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { TableDownload } from '../shared/table-download.tsx'
import { useSearch } from '../shared/use-search.ts'
import { ownTimeZone, useTimeZone } from '../shared/use-time-zone.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditChoicesOptions, auditOptions, isNarrowed, readLogFilter } from './audit-queries.ts'
import { linkOfEntry } from './entry-link.ts'
import { ImpersonationRow } from './impersonation-row.tsx'
import classes from './audit-page.module.css'

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

/** Loads the first entries, what they can be narrowed to, and the impersonations in one batch. */
export const loader: PageLoader = ({ queryClient, search }) => {
  const filter = readLogFilter(search, ownTimeZone())
  return Promise.all([
    queryClient.prefetchInfiniteQuery(auditOptions(filter)),
    queryClient.prefetchQuery(auditChoicesOptions(filter.groupId ?? null)),
    queryClient.ensureQueryData(impersonationsOptions()),
  ])
}

/** What happened in the landlord's world: who, when, on what; with a check that nothing was changed. */
export function AuditPage() {
  const t = useTranslations('audit')
  const { data: impersonations } = useSuspenseQuery(impersonationsOptions())
  return (
    <Page title={t('title')} lead={t('lead')} actions={<CheckButton />}>
      <Section title={t('staff')}>
        {impersonations.length === 0 ? (
          <p className={classes.none}>{t('noStaff')}</p>
        ) : (
          <RowsCard>
            {impersonations.map((impersonation) => (
              <ImpersonationRow key={impersonation._id} impersonation={impersonation} />
            ))}
          </RowsCard>
        )}
      </Section>
      <LogEntries />
    </Page>
  )
}

function LogEntries() {
  const t = useTranslations('audit')
  const [search] = useSearch()
  const filter = readLogFilter(search, useTimeZone())
  const log = useSuspenseInfiniteQuery(auditOptions(filter))
  const entries = log.data.pages.flatMap((page) => page.nodes)
  const narrowed = isNarrowed(filter)
  return (
    <Section
      title={t('entries')}
      actions={entries.length > 0 && <TableDownload path="/api/log.csv" query={{ ...filter }} />}
    >
      <AuditFilters
        groupId={filter.groupId ?? null}
        narrowed={narrowed}
        actorName={entries.find(({ personId }) => personId === filter.person)?.actorName ?? null}
      />
      {entries.length === 0 ? (
        <p className={classes.none}>{t(narrowed ? 'noneLeft' : 'empty')}</p>
      ) : (
        <RowsCard ordered>
          {entries.map((entry) => (
            <AuditEntryRow
              key={entry._id}
              entry={entry}
              link={linkOfEntry(entry)}
              ofPerson={{ ...search, person: entry.personId ?? 'MEZZO' }}
            />
          ))}
        </RowsCard>
      )}
      {log.hasNextPage && (
        <div className={classes.more}>
          <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Section>
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
