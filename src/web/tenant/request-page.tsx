import { useTranslations } from 'use-intl'
import { Page } from '../shared/page.tsx'

/** One request, step by step. */
export function TenantRequestPage() {
  const t = useTranslations('shell.nav')
  return <Page title={t('myRequests')}>{null}</Page>
}
