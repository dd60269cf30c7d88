import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PayDialog, PayingCard } from '../shared/paying/pay-dialog.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { checkPayment, type Invoice, standingInvoiceQuery, startPayment } from './payment-queries.ts'

/** Pays the invoice of a booking by card. */
export function PayInvoice({ bookingId, onClose }: { bookingId: string | null; onClose: () => void }) {
  const t = useTranslations('payments')
  const errors = useTranslations('errors')
  const query = useQuery({ ...standingInvoiceQuery(bookingId ?? ''), enabled: bookingId !== null })
  const invoice = query.data
  return (
    <PayDialog
      opened={bookingId !== null}
      onClose={onClose}
      title={invoice ? t('payTitle', { number: invoice.bcId }) : t('pay')}
    >
      {(onBusy) => (
        <>
          {query.isPending && <Bone height="160px" />}
          {query.isError && (
            <ErrorPanel
              message={errorMessage(errors, query.error)}
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          )}
          {query.isSuccess && !invoice && <p>{t('noInvoice')}</p>}
          {invoice && <PayingInvoice invoice={invoice} onBusy={onBusy} onClose={onClose} />}
        </>
      )}
    </PayDialog>
  )
}

function PayingInvoice(props: { invoice: Invoice; onBusy: (busy: boolean) => void; onClose: () => void }) {
  const { invoice } = props
  const t = useTranslations('payments')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { bookingLink: booking } = invoice
  return (
    <PayingCard
      {...props}
      payable={{
        amount: invoice.openAmount || invoice.amount,
        currency: invoice.currency,
        facts: [
          { term: t('for'), value: booking.tenantNames, detail: booking.apartmentName },
          { term: t('stay'), value: format.dayRange(booking.from, booking.to) },
        ],
        paidText: t('paidText', { number: invoice.bcId }),
        surplusText: (amount) => t('surplus', { amount }),
        isOver: invoice.isPaid || invoice.isCredited,
        reason: invoice.canBePaid.reason ?? null,
        isBegun: invoice.payment !== null,
        start: () => startPayment(booking._id, invoice.openAmount),
        check: () => checkPayment(booking._id),
        refresh: () =>
          Promise.all(
            ['invoices', 'money'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
          ),
      }}
    />
  )
}
