import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { StaffDeletionsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useFormat } from '../shared/format.ts'
import { ListCard } from '../shared/list-card.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { PAGE_SIZE, pageOf, Pager } from '../shared/pager.tsx'
import { useSearch } from '../shared/use-search.ts'
import { useNow } from '../ui/countdown.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
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
        startedAt
        waitsFor
        step
        steps
        doneAt
        digest
        counts {
          kind
          deleted
          emptied
        }
        keptUntil
        endWaitsFor
        destroyed {
          kind
          deleted
          emptied
        }
        destroyedAt
        endedAt
        providers {
          _id
          provider
          dueAt
          tries
          failure
          provenAt
          wasThere
        }
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
  const [search] = useSearch()
  const page = pageOf(search)
  const query = useQuery({
    ...deletionsOptions(page),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{staff('title')}</PageLink>}>
      <ListCard
        query={query}
        items={data?.nodes}
        total={data?.totalCount}
        illustration={<AllDoneIllustration />}
        title={t('empty')}
        text={t('emptyText')}
      >
        {(deletion) => <DeletionRow key={deletion._id} deletion={deletion} />}
      </ListCard>
      {data && <Pager total={data.totalCount} />}
    </Page>
  )
}

type Deletion = StaffDeletionsQuery['deletionRequests']['nodes'][number]

const tones = {
  withdrawn: 'stone',
  open: 'amber',
  due: 'amber',
  waits: 'red',
  runs: 'amber',
  done: 'pine',
} as const

function stateOf({ withdrawnAt, withdrawUntil, waitsFor, startedAt, doneAt }: Deletion, now: number) {
  if (withdrawnAt) return 'withdrawn'
  if (doneAt) return 'done'
  if (startedAt) return 'runs'
  if (Date.parse(withdrawUntil) > now) return 'open'
  return waitsFor.length > 0 ? 'waits' : 'due'
}

function DeletionRow({ deletion }: { deletion: Deletion }) {
  const t = useTranslations('staff.deletions')
  const obstacles = useTranslations('catalogue.deletionObstacle')
  const format = useFormat()
  const { user, withdrawUntil, requestedAt, doneAt, step, steps } = deletion
  const state = stateOf(deletion, useNow())
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{doneAt ? t('erased') : `${user.firstName} ${user.lastName}`}</strong>
        <small>{doneAt ? user._id : user.email}</small>
      </div>
      <div className={classes.what}>
        <small>{t('requested', { when: format.instant(requestedAt) })}</small>
        {doneAt ? (
          <Proof deletion={deletion} doneAt={doneAt} />
        ) : (
          <small>{t('until', { when: format.instant(withdrawUntil) })}</small>
        )}
        <End deletion={deletion} />
        {deletion.providers.map((one) => (
          <AtProvider key={one._id} of={one} />
        ))}
        {state === 'waits' && deletion.waitsFor.map((one) => <small key={one}>{obstacles(one)}</small>)}
      </div>
      <div className={classes.buttons}>
        <Pill tone={tones[state]}>{t(state, { step, steps })}</Pill>
      </div>
    </li>
  )
}

/** What the law still keeps of somebody who was erased, what of it was destroyed, and what hinders that. */
function End({ deletion }: { deletion: Deletion }) {
  const t = useTranslations('staff.deletions')
  const obstacles = useTranslations('catalogue.deletionObstacle')
  const format = useFormat()
  const { keptUntil, endWaitsFor, destroyed, destroyedAt, endedAt } = deletion
  return (
    <>
      {keptUntil && <small>{t('keptUntil', { day: format.day(keptUntil) })}</small>}
      {destroyedAt && (
        <small>{t('destroyed', { ...summed(destroyed), when: format.instant(destroyedAt) })}</small>
      )}
      {endedAt && <small>{t('ended', { when: format.instant(endedAt) })}</small>}
      {endWaitsFor.length > 0 && <small>{t('endWaits')}</small>}
      {endWaitsFor.map((one) => (
        <small key={one}>{obstacles(one)}</small>
      ))}
    </>
  )
}

function summed(counts: Deletion['counts']) {
  const sum = (of: 'deleted' | 'emptied') => counts.reduce((all, one) => all + one[of], 0)
  return { deleted: sum('deleted'), emptied: sum('emptied') }
}

/** What one provider outside has to delete, and how far that is. */
function AtProvider({ of }: { of: Deletion['providers'][number] }) {
  const t = useTranslations('staff.deletions.providers')
  const format = useFormat()
  const name = t(`names.${of.provider}`)
  if (of.provenAt)
    return <small>{t(of.wasThere ? 'gone' : 'unknown', { name, when: format.instant(of.provenAt) })}</small>
  const when = format.instant(of.dueAt)
  return (
    <small>
      {of.failure === '' ? t('due', { name, when }) : t('failed', { name, when, count: of.tries })}
      {of.failure !== '' && (
        <>
          {' '}
          <code>{of.failure}</code>
        </>
      )}
    </small>
  )
}

/** That an erasure was carried out: what was counted, and the digest by which the log outside of the database names it. */
function Proof({ deletion, doneAt }: { deletion: Deletion; doneAt: string }) {
  const t = useTranslations('staff.deletions')
  const format = useFormat()
  return (
    <>
      <small>{t('doneAt', { when: format.instant(doneAt) })}</small>
      <small>{t('counted', summed(deletion.counts))}</small>
      <Disclosure summary={t('proof')}>
        <ul>
          {deletion.counts.map(({ kind, deleted, emptied }) => (
            <li key={kind}>
              <code>{kind}</code>: {t('counted', { deleted, emptied })}
            </li>
          ))}
        </ul>
        <small>{t('digest')}</small> <code className={classes.digest}>{deletion.digest}</code>
      </Disclosure>
    </>
  )
}
