import { useTranslations } from 'use-intl'
import { Page } from '../shared/page.tsx'

/** All requests, or those of one listing or group. */
export function InboxPage() {
  const t = useTranslations('shell.nav')
  return <Page title={t('inbox')}>{null}</Page>
}
