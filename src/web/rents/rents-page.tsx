import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { Card } from '../ui/card.tsx'
import { ChangeForm } from './change-form.tsx'
import { RentHistory } from './rent-history.tsx'
import { rentHistoryQuery, rentHomesQuery } from './rent-queries.ts'
import classes from './rents.module.css'

/** Fetches the homes and what their rents were. */
export const loader: PageLoader<'rents'> = ({ queryClient }) =>
  Promise.all([queryClient.ensureQueryData(rentHomesQuery), queryClient.ensureQueryData(rentHistoryQuery)])

/** The rents of all homes: many changed at once, from a day on, and what was changed before. */
export function RentsPage() {
  const t = useTranslations('rents')
  const { data: homes } = useSuspenseQuery(rentHomesQuery)
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="performance">{t('back')}</PageLink>}>
      <div className={classes.column}>
        {homes.length === 0 ? <Card>{t('empty')}</Card> : <ChangeForm homes={homes} />}
        <RentHistory />
      </div>
    </Page>
  )
}
