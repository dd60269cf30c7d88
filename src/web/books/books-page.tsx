import { useTranslations } from 'use-intl'
import { oneOf } from '../../domain/kernel/text.ts'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { type Search, useSearch } from '../shared/use-search.ts'
import { pageOf } from '../shared/pager.tsx'
import { AccountsView } from './accounts-view.tsx'
import { BankView } from './bank-view.tsx'
import { checkOptions, invoicesOptions, linesOptions } from './books-queries.ts'
import { differenceStateOf, invoiceStateOf, lineStateOf, taxStateOf } from './books-search.ts'
import { InvoicesView } from './invoices-view.tsx'
import { paymentsOptions } from './payments-queries.ts'
import { PaymentsView } from './payments-view.tsx'
import { differencesOptions, providerOptions } from './provider-queries.ts'
import { ProviderView } from './provider-view.tsx'
import { taxDataOptions } from './tax-data-queries.ts'
import { TaxDataView } from './tax-data-view.tsx'
import { landlordsOptions, paidReferralsOptions } from './terms-queries.ts'
import { TermsView } from './terms-view.tsx'

const VIEWS = ['invoices', 'payments', 'bank', 'provider', 'terms', 'tax', 'accounts'] as const

function viewOf(search: Search): (typeof VIEWS)[number] {
  return oneOf(VIEWS, search.view) ?? 'invoices'
}

/** Loads what the chosen part shows first. */
export const loader: PageLoader = ({ queryClient, search }) => {
  const page = pageOf(search)
  switch (viewOf(search)) {
    case 'invoices':
      return queryClient.ensureQueryData(invoicesOptions(search.q ?? '', invoiceStateOf(search), page))
    case 'payments':
      return queryClient.ensureQueryData(paymentsOptions(search.q ?? '', search.open === 'true', page))
    case 'bank':
      return queryClient.ensureQueryData(linesOptions(lineStateOf(search), page))
    case 'provider':
      return search.account
        ? queryClient.ensureQueryData(differencesOptions(search.account, differenceStateOf(search), page))
        : queryClient.ensureQueryData(providerOptions(page))
    case 'terms':
      return Promise.all([
        queryClient.ensureQueryData(landlordsOptions(search.q ?? '')),
        queryClient.ensureQueryData(paidReferralsOptions()),
      ])
    case 'tax':
      return queryClient.ensureQueryData(taxDataOptions(taxStateOf(search), search.q ?? '', page))
    case 'accounts':
      return queryClient.ensureQueryData(checkOptions)
  }
}

/** Where staff keep the books: the invoices of all landlords, what bank and payment provider tell, the accounts and their check. */
export function BooksPage() {
  const t = useTranslations('books')
  const [search] = useSearch()
  const view = viewOf(search)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageTabs label={t('views')}>
        {VIEWS.map((one) => (
          <PageTab
            key={one}
            page="staffBooks"
            search={one === 'invoices' ? {} : { view: one }}
            isOpen={one === view}
          >
            {t(`view.${one}`)}
          </PageTab>
        ))}
        <PageTab page="staffTaxReports" isOpen={false}>
          {t('taxReports')}
        </PageTab>
      </PageTabs>
      {view === 'invoices' && <InvoicesView />}
      {view === 'payments' && <PaymentsView />}
      {view === 'bank' && <BankView />}
      {view === 'provider' && <ProviderView />}
      {view === 'terms' && <TermsView />}
      {view === 'tax' && <TaxDataView />}
      {view === 'accounts' && <AccountsView />}
    </Page>
  )
}
