import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import {
  checkPayment,
  type Invoice,
  paymentSetupQuery,
  standingInvoiceQuery,
  startPayment,
} from './payment-queries.ts'
import { StripeFields } from './stripe-fields.tsx'
import { TestCardFrame } from './test-card-frame.tsx'
import classes from './pay-dialog.module.css'

/** Pays the invoice of a booking by card: says what is paid, takes the card, and says how it ended. */
export function PayDialog({ bookingId, onClose }: { bookingId: string | null; onClose: () => void }) {
  const t = useTranslations('payments')
  const errors = useTranslations('errors')
  const [isPaying, setIsPaying] = useState(false)
  const query = useQuery({ ...standingInvoiceQuery(bookingId ?? ''), enabled: bookingId !== null })
  const invoice = query.data
  return (
    <AdaptiveDialog
      opened={bookingId !== null}
      onClose={onClose}
      busy={isPaying}
      title={invoice ? t('payTitle', { number: invoice.bcId }) : t('pay')}
    >
      {query.isPending && <Bone height="160px" />}
      {query.isError && (
        <ErrorPanel
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && !invoice && <p>{t('noInvoice')}</p>}
      {invoice && <Paying invoice={invoice} onBusy={setIsPaying} onClose={onClose} />}
    </AdaptiveDialog>
  )
}

function Paying(props: { invoice: Invoice; onBusy: (busy: boolean) => void; onClose: () => void }) {
  const { invoice, onBusy, onClose } = props
  const t = useTranslations('payments')
  const format = useFormat()
  const { bookingLink: booking } = invoice
  const amount = format.money(invoice.openAmount || invoice.amount, invoice.currency, 'no')
  const steps = usePaySteps(invoice, onBusy)
  return (
    <div className={classes.steps}>
      <DefinitionList
        items={[
          { term: t('amount'), value: <strong>{amount}</strong> },
          { term: t('for'), value: booking.tenantNames, detail: booking.apartmentName },
          { term: t('stay'), value: format.dayRange(booking.from, booking.to) },
        ]}
      />
      <End steps={steps} invoice={invoice} />
      {steps.clientSecret && !steps.isOver && (
        <CardFields clientSecret={steps.clientSecret} amount={amount} onTried={steps.check} onBusy={onBusy} />
      )}
      <Buttons steps={steps} amount={amount} invoice={invoice} onClose={onClose} />
    </div>
  )
}

type PaySteps = ReturnType<typeof usePaySteps>

/** What was begun and what the server knows of it; nothing that the card's page says is believed. */
function usePaySteps(invoice: Invoice, onBusy: (busy: boolean) => void) {
  const queryClient = useQueryClient()
  const bookingId = invoice.bookingLink._id
  const refresh = () =>
    Promise.all(['invoices', 'money'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  const started = useMutation({
    mutationFn: () => startPayment(bookingId, invoice.openAmount),
    onError: refresh,
  })
  const checked = useMutation({
    mutationFn: () => checkPayment(bookingId),
    onSettled: async () => {
      onBusy(false)
      await refresh()
    },
  })
  const state = checked.data?.state ?? null
  return {
    clientSecret: started.data ?? null,
    start: () => {
      checked.reset()
      started.mutate()
    },
    check: () => checked.mutate(),
    isBusy: started.isPending || checked.isPending,
    refusal: started.error,
    lost: checked.error,
    payment: checked.data ?? null,
    state,
    /** No card can change anything now. */
    isOver: state === 'SUCCEEDED' || state === 'PROCESSING' || state === 'UNKNOWN' || state === 'CANCELED',
  }
}

/** How it stands, as a sentence and a next step. */
function End({ steps, invoice }: { steps: PaySteps; invoice: Invoice }) {
  const t = useTranslations('payments')
  const errors = useTranslations('errors')
  const failures = useCatalogueText('catalogue.paymentFailure')
  const format = useFormat()
  const { payment, state } = steps
  if (state === 'SUCCEEDED') {
    const surplus = payment?.surplus ?? 0
    return (
      <div role="status" className={classes.paid}>
        <strong>{t('paidTitle')}</strong>
        <p>{t('paidText', { number: invoice.bcId })}</p>
        {surplus > 0 && <p>{t('surplus', { amount: format.money(surplus, invoice.currency, 'no') })}</p>}
      </div>
    )
  }
  if (state === 'UNKNOWN' || steps.lost) return <Note>{errors('conditions.PAYMENT_UNKNOWN')}</Note>
  if (state === 'PROCESSING') return <Note>{errors('conditions.PAYMENT_RUNNING')}</Note>
  if (state === 'CANCELED') return <Note>{t('calledOff')}</Note>
  if (state === 'FAILED' && payment?.failure) return <ErrorPanel message={failures(payment.failure)} />
  if (steps.refusal) return <ErrorPanel message={errorMessage(errors, steps.refusal)} />
  const { reason } = invoice.canBePaid
  if (!steps.clientSecret && reason) return <Note>{errors(`conditions.${reason}`)}</Note>
  return null
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className={classes.note}>
      {children}
    </p>
  )
}

function CardFields(props: {
  clientSecret: string
  amount: string
  onTried: () => void
  onBusy: (busy: boolean) => void
}) {
  const setup = useQuery(paymentSetupQuery()).data
  if (!setup) return null
  return setup.publishableKey ? (
    <StripeFields {...props} publishableKey={setup.publishableKey} />
  ) : (
    <TestCardFrame clientSecret={props.clientSecret} onTried={props.onTried} />
  )
}

function Buttons(props: { steps: PaySteps; amount: string; invoice: Invoice; onClose: () => void }) {
  const { steps, amount, invoice, onClose } = props
  const t = useTranslations('payments')
  const closed = useClosedWhileActing('binds')
  const isUnclear =
    steps.state === 'UNKNOWN' ||
    steps.state === 'PROCESSING' ||
    Boolean(steps.lost) ||
    (!steps.clientSecret && invoice.payment !== null && !invoice.canBePaid.value && !invoice.isPaid)
  if (steps.state === 'SUCCEEDED' || invoice.isPaid || invoice.isCredited) {
    return (
      <Button variant="primary" onClick={onClose}>
        {t('close')}
      </Button>
    )
  }
  if (isUnclear) {
    return (
      <Button variant="primary" busy={steps.isBusy} onClick={steps.check}>
        {t('ask')}
      </Button>
    )
  }
  if (steps.clientSecret && steps.state !== 'CANCELED') return null
  return (
    <Button
      variant="primary"
      size="large"
      fullWidth
      busy={steps.isBusy}
      disabled={closed !== null}
      reason={closed ?? undefined}
      onClick={steps.start}
      data-autofocus
    >
      {t('goOn', { amount })}
    </Button>
  )
}
