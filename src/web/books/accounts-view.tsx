import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { INVOICE_LIVE_MODES } from '../../domain/catalogue/invoices.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { type BooksState, checkOptions, orderCheck } from './books-queries.ts'
import classes from './books-page.module.css'

/** The accounts of the books with what they hold, and whether the books are right. */
export function AccountsView() {
  const t = useTranslations('books')
  const errors = useTranslations('errors')
  const { data, error, refetch } = useQuery(checkOptions)
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <CheckCard state={data} />
      <Section title={t('accounts')}>
        {data.ledgerAccounts.length === 0 ? (
          <EmptyState
            illustration={<PapersIllustration />}
            title={t('noAccounts')}
            text={t('noAccountsText')}
            level={2}
          />
        ) : (
          INVOICE_LIVE_MODES.map((mode) => (
            <ModeAccounts key={mode} mode={mode} accounts={data.ledgerAccounts} />
          ))
        )}
      </Section>
    </>
  )
}

function CheckCard({ state }: { state: BooksState }) {
  const { lastBooksCheck: last, booksCheckUnderWay: underWay } = state
  const t = useTranslations('books.check')
  const errors = useTranslations('errors')
  const format = useFormat()
  const ordering = useOnce({ send: orderCheck })
  const values = last && {
    entries: format.number(last.entries),
    documents: format.number(last.documents),
    when: last.finishedAt ? format.instant(last.finishedAt) : '',
    count: last.faultCount,
  }
  return (
    <Card className={classes.check} data-wrong={(last?.faultCount ?? 0) > 0 || undefined}>
      <div role="status">
        {values ? (
          <strong>{t(values.count === 0 ? 'right' : 'wrong', values)}</strong>
        ) : (
          <strong>{t('never')}</strong>
        )}
        {last && last.unwritten > 0 && <p>{t('unwritten', { count: last.unwritten })}</p>}
        {underWay && <p>{t('underWay', { when: format.instant(underWay.startedAt) })}</p>}
      </div>
      {last && last.faults.length > 0 && (
        <ul className={classes.faults} lang="en">
          {last.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {ordering.error && <ErrorPanel message={errorMessage(errors, ordering.error)} />}
      <div className={classes.buttons}>
        <Button busy={ordering.busy || underWay !== null} onClick={() => ordering.run(last?._id ?? null)}>
          {t('now')}
        </Button>
      </div>
    </Card>
  )
}

function ModeAccounts(props: { mode: string; accounts: BooksState['ledgerAccounts'] }) {
  const t = useTranslations('books')
  const kindText = useCatalogueText('catalogue.ledgerAccountKind')
  const modeText = useCatalogueText('catalogue.invoiceLiveMode')
  const format = useFormat()
  const accounts = props.accounts.filter(({ mode }) => mode === props.mode)
  if (accounts.length === 0) return null
  return (
    <Card padded={false} className={classes.tableCard}>
      <table className={classes.table}>
        <caption>{modeText(props.mode)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col" className={classes.number}>
              {t('accountCount')}
            </th>
            <th scope="col" className={classes.number}>
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ kind, currency, provider, accounts: count, balance }) => (
            <tr key={`${kind} ${currency} ${provider}`}>
              <th scope="row">
                {kindText(kind)}
                {provider !== '' && <small> {t(provider === 'BANK' ? 'atBank' : 'atProvider')}</small>}
              </th>
              <td className={classes.number}>{format.number(count)}</td>
              <td className={classes.number}>{format.money(balance, currency, 'no')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
