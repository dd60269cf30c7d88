import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MANAGING_PERMISSION } from '../../domain/people/permission-table.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { Holders } from './holders.tsx'
import { OwnPermissions } from './own-permissions.tsx'
import { permissionsOptions, servicesOptions } from './permissions-queries.ts'
import { WaitingList } from './waiting-list.tsx'

/** Loads what the viewer may see of it. */
export const loader: PageLoader = async ({ queryClient, search, viewer }) => {
  await Promise.all([
    viewer?.permissions.includes(MANAGING_PERMISSION) &&
      queryClient.ensureQueryData(permissionsOptions(search.q ?? '')),
    viewer?.permissions.includes('TEST') && queryClient.ensureQueryData(servicesOptions()),
  ])
}

/** What somebody of the staff may do; whoever manages permissions gives, takes and confirms those of others here (C6). */
export function PermissionsPage() {
  const t = useTranslations('staffPermissions')
  const errors = useTranslations('errors')
  const permissions = useViewer()?.permissions ?? []
  const isManager = permissions.includes(MANAGING_PERMISSION)
  const [search] = useSearch()
  const { data, error, refetch } = useQuery({
    ...permissionsOptions(search.q ?? ''),
    enabled: isManager,
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title={t('title')}
      lead={isManager ? t('leadManager') : t('lead')}
      back={<PageLink page="staff">{t('back')}</PageLink>}
    >
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {data && data.permissionRequests.length > 0 && <WaitingList requests={data.permissionRequests} />}
      {isManager && (
        <Holders holders={data?.permissionHolders}>{!data && !error && <ListSkeleton />}</Holders>
      )}
      <OwnPermissions permissions={permissions} />
    </Page>
  )
}
