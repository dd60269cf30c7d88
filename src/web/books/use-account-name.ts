import { useTranslations } from 'use-intl'
import { useCatalogueText } from '../shared/status-text.ts'
import type { ProviderAccount } from './provider-queries.ts'

/** Names an account at the payment provider: whose it is, its currency, and that it is a test where it is one. */
export function useAccountName(): (account: ProviderAccount) => string {
  const t = useTranslations('books.provider')
  const modeText = useCatalogueText('catalogue.invoiceLiveMode')
  return ({ landlordName, currency, mode }) =>
    t('account', { name: landlordName ?? t('own'), currency, mode: modeText(mode) })
}
