import { useTranslations } from 'use-intl'
import { Page } from '../shared/page.tsx'

/** The tenant's own requests. */
export function TenantRequestsPage() {
  const t = useTranslations('shell.nav')
  return <Page title={t('myRequests')}>{null}</Page>
}
