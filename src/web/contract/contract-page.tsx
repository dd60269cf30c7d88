import { useTranslations } from 'use-intl'
import { Page } from '../shared/page.tsx'

/** The contract, for the side that signs it. */
export function ContractPage() {
  const t = useTranslations('shell.nav')
  return <Page title={t('bookings')}>{null}</Page>
}
