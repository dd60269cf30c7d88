import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import classes from './books-page.module.css'
import { DifferencesView, useAccountName } from './differences-view.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { orderRun, type ProviderAccount, providerOptions, type ProviderState } from './provider-queries.ts'

/** What the payment provider says beside the books: all accounts, or one with what lies between. */
export function ProviderView() {
  const [{ account }] = useSearch()
  return account ? <DifferencesView accountId={account} /> : <AccountList />
}

function AccountList() {
  const t = useTranslations('books.provider')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const { data, error, refetch } = useQuery({
    ...providerOptions(pageOf(search)),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { totalCount, nodes } = data.providerAccounts
  return (
    <>
      <RunCard state={data} />
      <Section title={t('accounts')}>
        {nodes.length === 0 ? (
          <EmptyState
            illustration={<PapersIllustration />}
            title={t('noAccounts')}
            text={t('noAccountsText')}
            level={2}
          />
        ) : (
          <RowsCard>
            {nodes.map((account) => (
              <AccountRow key={account._id} account={account} />
            ))}
          </RowsCard>
        )}
        <Pager total={totalCount} />
      </Section>
    </>
  )
}

function RunCard({ state }: { state: ProviderState }) {
  const { lastProviderRun: last, providerRunUnderWay: underWay } = state
  const t = useTranslations('books.provider')
  const errors = useTranslations('errors')
  const format = useFormat()
  const ordering = useOnce({ send: orderRun })
  const values = last && {
    count: last.differences,
    lines: last.lines,
    when: last.finishedAt ? format.instant(last.finishedAt) : '',
  }
  const said = (found: NonNullable<typeof values>) =>
    last?.accounts === 0 ? t('off') : t(found.count === 0 ? 'same' : 'differ', found)
  return (
    <Card className={classes.check} data-wrong={(last?.differences ?? 0) > 0 || undefined}>
      <div role="status">
        <strong>{values ? said(values) : t('never')}</strong>
        {last && last.failures > 0 && <p>{t('failures', { count: last.failures })}</p>}
        {underWay && <p>{t('underWay', { when: format.instant(underWay.startedAt) })}</p>}
      </div>
      {ordering.error && <ErrorPanel message={errorMessage(errors, ordering.error)} />}
      <div className={classes.buttons}>
        <Button busy={ordering.busy || underWay !== null} onClick={() => ordering.run(last?._id ?? null)}>
          {t('now')}
        </Button>
      </div>
    </Card>
  )
}

function AccountRow({ account }: { account: ProviderAccount }) {
  const t = useTranslations('books.provider')
  const format = useFormat()
  const nameOf = useAccountName()
  const { available, pending, booked, currency, openCount } = account
  const money = (amount: number) => format.money(amount, currency)
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>
          <PageLink page="staffBooks" search={{ view: 'provider', account: account._id }}>
            {nameOf(account)}
          </PageLink>
        </strong>
        <small>{t('compared', { when: format.instant(account.comparedAt) })}</small>
      </div>
      <div className={classes.what}>
        <small>{t('says', { amount: money(available + pending) })}</small>
        <small>{t('booked', { amount: money(booked) })}</small>
        {account.failure && account.failedAt && (
          <small>{t('failed', { when: format.instant(account.failedAt), cause: account.failure })}</small>
        )}
      </div>
      <div className={classes.buttons}>
        <Pill tone={openCount > 0 ? 'red' : 'pine'}>
          {openCount > 0 ? t('open', { count: openCount }) : t('fits')}
        </Pill>
      </div>
    </li>
  )
}
