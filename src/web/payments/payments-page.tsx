import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { listingChoicesQuery } from '../shared/figures/listing-choices.ts'
import { PageLink } from '../shared/page-link.tsx'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { paymentSetupQuery } from '../shared/paying/payment-setup.ts'
import { Page } from '../shared/page.tsx'
import { TestModeNote, TestModePill } from '../shared/test-mode.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { VirtualList } from '../ui/virtual-list.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { moneyOverviewQuery, readMoneyPlace } from './money-queries.ts'
import { MoneySection } from './money-section.tsx'
import { MovedPayments } from './moved-payments.tsx'
import { OwnTerms, ownTermsQuery } from './own-terms.tsx'
import { PayInvoice } from './pay-invoice.tsx'
import { PayoutAccountSection } from './payout-account.tsx'
import { payoutAccountQuery } from './payout-account-queries.ts'
import { PayoutsSection } from './payouts.tsx'
import { nextPayoutsQuery, payoutListQuery } from './payouts-queries.ts'
import { invoiceListQuery, readShown, type Shown, SHOWN } from './payment-queries.ts'
import classes from './payments-page.module.css'

/** Fetches the figures, the first window of the list, and who carries payments out. */
export const loader: PageLoader = ({ queryClient, search }) =>
  Promise.all([
    queryClient.prefetchQuery(moneyOverviewQuery(readMoneyPlace(search))),
    queryClient.prefetchQuery(listingChoicesQuery()),
    queryClient.prefetchInfiniteQuery(invoiceListQuery(readShown(search))),
    queryClient.ensureQueryData(paymentSetupQuery()),
    queryClient.prefetchQuery(payoutAccountQuery()),
    queryClient.prefetchQuery(ownTermsQuery()),
    queryClient.prefetchQuery(nextPayoutsQuery()),
    queryClient.prefetchInfiniteQuery(payoutListQuery()),
  ])

/** What was earned, invoiced and paid out, and all invoices and credit notes; an open one is paid here by card. */
export function PaymentsPage() {
  const t = useTranslations('payments')
  const money = useTranslations('money')
  const [search, setSearch] = useSearch()
  const shown = readShown(search)
  return (
    <Page title={t('title')} lead={t('lead')} aside={<TestModePill />}>
      <TestModeNote />
      <MoneySection />
      <PayoutAccountSection />
      <PayoutsSection />
      <MovedPayments />
      <OwnTerms />
      <h2 className={classes.heading}>{money('invoices')}</h2>
      <PageTabs label={t('filters')}>
        {SHOWN.map((one) => (
          <PageTab
            key={one}
            page="payments"
            search={{ ...search, pay: undefined, show: one === 'all' ? undefined : one }}
            replace
            keepScroll
            isOpen={one === shown}
          >
            {t(`show.${one}`)}
          </PageTab>
        ))}
      </PageTabs>
      <InvoiceList shown={shown} />
      <PayInvoice
        key={search.pay}
        bookingId={search.pay ?? null}
        onClose={() => setSearch({ pay: undefined }, { replace: true })}
      />
    </Page>
  )
}

function InvoiceList({ shown }: { shown: Shown }) {
  const t = useTranslations('payments')
  const errors = useTranslations('errors')
  const list = useInfiniteQuery({ ...invoiceListQuery(shown), placeholderData: keepPreviousData })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  if (list.isPending) return <ListSkeleton rows={6} />
  const failed = list.isError && (
    <ErrorPanel
      title={t('failed')}
      message={errorMessage(errors, list.error)}
      busy={list.isFetching}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : list.refetch())}
    />
  )
  if (!list.data) return failed
  const nodes = list.data.pages.flatMap((page) => page.nodes)
  if (nodes.length === 0) return failed || <NoInvoice shown={shown} />
  return (
    <>
      <Card padded={false} className={classes.list} aria-busy={list.isPlaceholderData}>
        <VirtualList
          items={nodes}
          label={t('list')}
          estimateSize={92}
          getKey={(invoice) => invoice.bcId}
          renderItem={(invoice) => <InvoiceRow invoice={invoice} />}
          onEndReached={() => {
            if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
          }}
        />
      </Card>
      {isFetchingNextPage && <VisuallyHidden role="status">{t('loadingMore')}</VisuallyHidden>}
      {failed}
    </>
  )
}

function NoInvoice({ shown }: { shown: Shown }) {
  const t = useTranslations('payments')
  const isDone = shown === 'open' || shown === 'overdue'
  return (
    <EmptyState
      illustration={isDone ? <AllDoneIllustration /> : <PapersIllustration />}
      title={t(`empty.${shown}`)}
      text={t(isDone ? 'emptyDone' : 'emptyText')}
      action={shown !== 'all' && <PageLink page="payments">{t('showAll')}</PageLink>}
    />
  )
}
