import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { StaffDayQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { RouteName } from '../routes.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import classes from './staff-page.module.css'

const dayQuery = graphql(`
  query StaffDay {
    staffDay {
      kind
      count
      oldest
      email
    }
  }
`)

type StaffTask = StaffDayQuery['staffDay'][number]

/** What waits for somebody of the staff; asked again every minute. */
export const staffDayOptions = queryOptions({
  queryKey: ['staff', 'day'],
  queryFn: async () => (await request(dayQuery)).staffDay,
  refetchInterval: 60_000,
  // Whoever has just decided something and comes back doesn't find it here any more.
  staleTime: 2_000,
})

const PAGE_OF: Record<StaffTask['kind'], RouteName> = {
  CALL: 'staff',
  DOCUMENT: 'staffReview',
  IDENTITY: 'staffReview',
  SOLVENCY: 'staffReview',
  RECOVERY: 'staffRecoveries',
  MESSAGE_REPORT: 'staffReports',
  SECOND_CHANCE: 'staffSecondChances',
  PERMISSION: 'staffPermissions',
  DELETION: 'staffDeletions',
}

/** What waits for whoever is here, by their permissions: how much of it, since when, and the way to it. */
export function StaffDay() {
  const t = useTranslations('staff.day')
  const errors = useTranslations('errors')
  const { data: tasks, error, refetch } = useQuery(staffDayOptions)
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!tasks) return null
  return (
    <Card as="section" aria-labelledby="staff-day" padded={false}>
      <h2 id="staff-day" className={classes.dayTitle}>
        {t('title')}
      </h2>
      {tasks.length === 0 && <p className={classes.dayEmpty}>{t('nothing')}</p>}
      {tasks.length > 0 && (
        <ul className={classes.rows}>
          {tasks.map((task) => (
            <TaskRow key={task.kind} task={task} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function TaskRow({ task }: { task: StaffTask }) {
  const { kind, count, oldest } = task
  const t = useTranslations('staff.day')
  const format = useFormat()
  return (
    <li className={classes.dayRow}>
      <PageLink page={PAGE_OF[kind]} search={searchOf(task)}>
        {t(`task.${kind}`, { count, number: format.number(count) })}
      </PageLink>
      <small className={classes.hint}>
        {t(kind === 'CALL' ? 'first' : 'oldest', { count, when: format.instant(oldest) })}
      </small>
    </li>
  )
}

// All that is checked stands on one page, and whoever a call is with is found by their address.
function searchOf({ kind, email }: StaffTask): Record<string, string> {
  if (PAGE_OF[kind] === 'staffReview') return { kind }
  return email === null ? {} : { q: email }
}
