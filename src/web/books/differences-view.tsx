import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PROVIDER_DIFFERENCE_STATES } from '../../domain/catalogue/ledger.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { PageTab, PageTabs } from '../shared/page-tabs.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { differenceStateOf } from './books-search.ts'
import classes from './books-page.module.css'
import { DifferenceRow } from './difference-row.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { type Difference, differencesOptions, type ProviderAccount } from './provider-queries.ts'

/** An account at the payment provider: what both sides say of it, and each thing that lies between. */
export function DifferencesView({ accountId }: { accountId: string }) {
  const t = useTranslations('books.provider')
  const errors = useTranslations('errors')
  const stateText = useCatalogueText('catalogue.providerDifferenceState')
  const format = useFormat()
  const [search] = useSearch()
  const state = differenceStateOf(search)
  const [explained, setExplained] = useOverlayOf<Difference>('explain-difference')
  const { data, error, refetch } = useQuery({
    ...differencesOptions(accountId, state, pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const countOf = (one: string) => data?.counts.find((count) => count.state === one)?.count ?? 0
  return (
    <>
      <p>
        <PageLink page="staffBooks" search={{ view: 'provider' }}>
          {t('allAccounts')}
        </PageLink>
      </p>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && <BothSides account={data.account} />}
      {data && (
        <Section title={t('between')}>
          <PageTabs label={t('states')}>
            {PROVIDER_DIFFERENCE_STATES.map((one) => (
              <PageTab
                key={one}
                page="staffBooks"
                search={{ view: 'provider', account: accountId, differences: one }}
                keepScroll
                isOpen={one === state}
                count={format.number(countOf(one))}
              >
                {stateText(one)}
              </PageTab>
            ))}
          </PageTabs>
          {data.nodes.length === 0 ? (
            <EmptyState
              illustration={<AllDoneIllustration />}
              title={t('noDifferences')}
              text={t(state === 'OPEN' ? 'nothingOpen' : 'noneInState')}
              level={2}
            />
          ) : (
            <RowsCard>
              {data.nodes.map((difference) => (
                <DifferenceRow
                  key={difference._id}
                  difference={difference}
                  onExplain={() => setExplained(difference)}
                />
              ))}
            </RowsCard>
          )}
          <Pager total={countOf(state)} />
        </Section>
      )}
      <ExplainDialog key={explained?._id} difference={explained} onClose={() => setExplained(null)} />
    </>
  )
}

function BothSides({ account }: { account: ProviderAccount }) {
  const t = useTranslations('books.provider')
  const format = useFormat()
  const nameOf = useAccountName()
  const { available, pending, booked, openAmount, explainedAmount } = account
  const rows = [
    ['available', available],
    ['pending', pending],
    ['inBooks', booked],
    ['openAmount', openAmount],
    ['explainedAmount', explainedAmount],
  ] as const
  return (
    <Card padded={false} className={classes.tableCard}>
      <table className={classes.table}>
        <caption>
          {nameOf(account)} <small>{t('compared', { when: format.instant(account.comparedAt) })}</small>
        </caption>
        <tbody>
          {rows.map(([key, amount]) => (
            <tr key={key}>
              <th scope="row">{t(`sides.${key}`)}</th>
              <td className={classes.number}>{format.money(amount, account.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Names an account at the payment provider: whose it is, its currency, and that it is a test where it is one. */
export function useAccountName(): (account: ProviderAccount) => string {
  const t = useTranslations('books.provider')
  const modeText = useCatalogueText('catalogue.invoiceLiveMode')
  return ({ landlordName, currency, mode }) =>
    t('account', { name: landlordName ?? t('own'), currency, mode: modeText(mode) })
}
