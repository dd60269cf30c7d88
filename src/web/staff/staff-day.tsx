import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { StaffDayQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { RouteName } from '../routes.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
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
})

const PAGE_OF: Record<StaffTask['kind'], RouteName> = {
  CALL: 'staff',
  DOCUMENT: 'staffReview',
  IDENTITY: 'staffReview',
  SOLVENCY: 'staffReview',
  SECOND_CHANCE: 'staffSecondChances',
  PERMISSION: 'staffPermissions',
  DELETION: 'staffDeletions',
}

/** What waits for whoever is here, by their permissions: how much of it, since when, and the way to it. */
export function StaffDay() {
  const t = useTranslations('staff.day')
  const format = useFormat()
  const { data: tasks } = useSuspenseQuery(staffDayOptions)
  return (
    <Card as="section" aria-labelledby="staff-day" padded={false}>
      <h2 id="staff-day" className={classes.dayTitle}>
        {t('title')}
      </h2>
      {tasks.length === 0 && <p className={classes.dayEmpty}>{t('nothing')}</p>}
      <ul className={classes.rows}>
        {tasks.map(({ kind, count, oldest, email }) => (
          <li key={kind} className={classes.dayRow}>
            <PageLink page={PAGE_OF[kind]} search={email ? { q: email } : {}}>
              {t(`task.${kind}`, { count, number: format.number(count) })}
            </PageLink>
            <small className={classes.hint}>
              {t(kind === 'CALL' ? 'first' : 'oldest', { when: format.instant(oldest) })}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
