import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SelectField } from '../ui/fields.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { invoicesOptions, type StaffInvoice } from './books-queries.ts'
import { invoiceStateOf, SHOWN_STATES } from './books-search.ts'
import classes from './books-page.module.css'
import { InvoiceRow } from './invoice-row.tsx'
import { useKept } from './kept.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'

/** Invoices and credit notes of all landlords, with what staff do by hand. */
export function InvoicesView() {
  const t = useTranslations('books')
  const errors = useTranslations('errors')
  const stateText = useCatalogueText('catalogue.invoiceState')
  const [search, setSearch] = useSearch()
  const state = invoiceStateOf(search)
  const [paid, setPaid] = useOverlayOf<StaffInvoice>('transfer')
  const [givenUp, setGivenUp] = useOverlayOf<StaffInvoice>('write-off')
  const [reminded, setReminded] = useOverlayOf<StaffInvoice>('reminder')
  const { data, error, refetch } = useQuery({
    ...invoicesOptions(search.q ?? '', state, pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const kept = useKept({ invoiceIds: data?.nodes.map(({ _id }) => _id) ?? [] })
  return (
    <>
      <div className={classes.filters}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
        <SelectField
          size="sm"
          aria-label={t('state')}
          value={state ?? ''}
          data={[
            { value: '', label: t('allStates') },
            ...SHOWN_STATES.map((value) => ({ value, label: stateText(value) })),
          ]}
          onChange={(event) => setSearch({ state: event.currentTarget.value || undefined, page: undefined })}
        />
      </div>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('noInvoices')}
          text={search.q || state ? t('noInvoicesFound') : t('noInvoicesYet')}
          level={2}
        />
      )}
      {data && data.nodes.length > 0 && (
        <RowsCard>
          {data.nodes.map((invoice) => (
            <InvoiceRow
              key={invoice._id}
              invoice={invoice}
              kept={kept.get(invoice._id)}
              onPaid={() => setPaid(invoice)}
              onGiveUp={() => setGivenUp(invoice)}
              onRemind={() => setReminded(invoice)}
            />
          ))}
        </RowsCard>
      )}
      {data && <Pager total={data.totalCount} />}
      <TransferDialog key={`paid ${paid?._id}`} invoice={paid} onClose={() => setPaid(null)} />
      <WriteOffDialog key={`off ${givenUp?._id}`} invoice={givenUp} onClose={() => setGivenUp(null)} />
      <ReminderDialog key={`remind ${reminded?._id}`} invoice={reminded} onClose={() => setReminded(null)} />
    </>
  )
}
