import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { RefundDialog } from '../shared/refunds/refund-dialog.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField } from '../ui/fields.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { AnswerDisputeDialog } from './answer-dispute-dialog.tsx'
import classes from './books-page.module.css'
import { Pager, pageOf } from '../shared/pager.tsx'
import { useKept } from './kept.tsx'
import { PaymentRow } from './payment-row.tsx'
import { paymentsOptions, refundForStaff, type StaffPayment, type StuckRefund } from './payments-queries.ts'
import { RefundTransferDialog } from './refund-transfer-dialog.tsx'

/** What tenants have paid: refunds, those that failed, and contested payments that have to be answered. */
export function PaymentsView() {
  const t = useTranslations('books.payments')
  const errors = useTranslations('errors')
  const [search, setSearch] = useSearch()
  const needsWork = search.open === 'true'
  const [refunded, setRefunded] = useOverlayOf<StaffPayment>('refund')
  const [stuck, setStuck] = useOverlayOf<{ paymentId: string; refund: StuckRefund }>('refund-transfer')
  const [answered, setAnswered] = useOverlayOf<{ payment: StaffPayment; at: number }>('dispute')
  const { data, error, refetch } = useQuery({
    ...paymentsOptions(search.q ?? '', needsWork, pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const kept = useKept({ paymentIds: data?.nodes.map(({ _id }) => _id) ?? [] })
  const dispute = answered?.payment.disputes[answered.at]
  return (
    <>
      <div className={classes.filters}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
        <CheckField
          label={t('needsWork')}
          checked={needsWork}
          onChange={(event) =>
            setSearch({ open: event.currentTarget.checked ? 'true' : undefined, page: undefined })
          }
        />
      </div>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('none')}
          text={t(needsWork ? 'noneWork' : 'noneText')}
          level={2}
        />
      )}
      {data && data.nodes.length > 0 && (
        <RowsCard>
          {data.nodes.map((payment) => (
            <PaymentRow
              key={payment._id}
              payment={payment}
              kept={kept.get(payment._id)}
              onRefund={() => setRefunded(payment)}
              onTransfer={(refund) => setStuck({ paymentId: payment._id, refund })}
              onAnswer={(at) => setAnswered({ payment, at })}
            />
          ))}
        </RowsCard>
      )}
      {data && <Pager total={data.totalCount} />}
      {refunded && (
        <RefundDialog
          key={refunded._id}
          paid={refunded.payment}
          side="staff"
          send={refundForStaff}
          onClose={() => setRefunded(null)}
        />
      )}
      {stuck && <RefundTransferDialog key={stuck.refund._id} {...stuck} onClose={() => setStuck(null)} />}
      {answered && dispute && (
        <AnswerDisputeDialog
          key={dispute._id}
          payment={answered.payment}
          dispute={dispute}
          onClose={() => setAnswered(null)}
        />
      )}
    </>
  )
}
