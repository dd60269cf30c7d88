import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusalText } from '../refusal-text.ts'
import type { VerdictReason } from '../../../domain/catalogue/reasons.ts'
import type { PaymentFailure, PaymentState } from '../../../domain/catalogue/payments.ts'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import { paymentSetupQuery } from './payment-setup.ts'
import { StripeFields } from './stripe-fields.tsx'
import { TestCardFrame } from './test-card-frame.tsx'
import classes from './pay-dialog.module.css'

/** How far a payment is, as the server has it from the provider. */
export interface SeenPayment {
  state: PaymentState
  failure: PaymentFailure | null
  surplus: number
}

/** Something that is paid by card, and how; amounts in minor units. */
export interface Payable {
  amount: number
  currency: string
  /** What it is for, below the amount. */
  facts: { term: string; value: ReactNode; detail?: ReactNode }[]
  /** What is said once it is paid, and when more came in than was owed. */
  paidText: string
  surplusText: (amount: string) => string
  /** Nothing is to be paid any more. */
  isOver: boolean
  /** Why it can't be paid now; null if it can. */
  reason: VerdictReason | null
  /** Somebody has begun to pay it. */
  isBegun: boolean
  /** Answers the secret by which the browser goes on. */
  start: () => Promise<string>
  check: () => Promise<SeenPayment | null>
  /** What shows it is out of date. */
  refresh: () => Promise<unknown>
}

/** The dialog in which something is paid by card; `children` is its inside, `PayingCard` once it is known what is paid. */
export function PayDialog(props: {
  opened: boolean
  title: string
  onClose: () => void
  children: (onBusy: (busy: boolean) => void) => ReactNode
}) {
  const [isPaying, setIsPaying] = useState(false)
  return (
    <AdaptiveDialog opened={props.opened} onClose={props.onClose} busy={isPaying} title={props.title}>
      {props.children(setIsPaying)}
    </AdaptiveDialog>
  )
}

/** Says what is paid, takes the card, and says how it ended. */
export function PayingCard(props: {
  payable: Payable
  onBusy: (busy: boolean) => void
  onClose: () => void
}) {
  const { payable, onBusy, onClose } = props
  const t = useTranslations('paying')
  const format = useFormat()
  const amount = format.money(payable.amount, payable.currency, 'no')
  const steps = usePaySteps(payable, onBusy)
  return (
    <div className={classes.steps}>
      <DefinitionList items={[{ term: t('amount'), value: <strong>{amount}</strong> }, ...payable.facts]} />
      <End steps={steps} payable={payable} />
      {steps.clientSecret && !steps.isOver && (
        <CardFields clientSecret={steps.clientSecret} amount={amount} onTried={steps.check} onBusy={onBusy} />
      )}
      <Buttons steps={steps} amount={amount} payable={payable} onClose={onClose} />
    </div>
  )
}

type PaySteps = ReturnType<typeof usePaySteps>

/** What was begun and what the server knows of it; nothing that the card's page says is believed. */
function usePaySteps(payable: Payable, onBusy: (busy: boolean) => void) {
  const started = useMutation({ mutationFn: payable.start, onError: payable.refresh })
  const checked = useMutation({
    mutationFn: payable.check,
    onSettled: async () => {
      onBusy(false)
      await payable.refresh()
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
function End({ steps, payable }: { steps: PaySteps; payable: Payable }) {
  const t = useTranslations('paying')
  const errors = useTranslations('errors')
  const refusalText = useRefusalText()
  const failures = useCatalogueText('catalogue.paymentFailure')
  const format = useFormat()
  const { payment, state } = steps
  if (state === 'SUCCEEDED') {
    const surplus = payment?.surplus ?? 0
    return (
      <div role="status" className={classes.paid}>
        <strong>{t('paidTitle')}</strong>
        {surplus < payable.amount && <p>{payable.paidText}</p>}
        {surplus > 0 && <p>{payable.surplusText(format.money(surplus, payable.currency, 'no'))}</p>}
      </div>
    )
  }
  if (state === 'UNKNOWN' || steps.lost) return <Note>{refusalText('PAYMENT_UNKNOWN')}</Note>
  if (state === 'PROCESSING') return <Note>{refusalText('PAYMENT_RUNNING')}</Note>
  if (state === 'CANCELED') return <Note>{t('calledOff')}</Note>
  if (state === 'FAILED' && payment?.failure) return <ErrorPanel message={failures(payment.failure)} />
  if (steps.refusal) return <ErrorPanel message={errorMessage(errors, steps.refusal)} />
  if (!steps.clientSecret && payable.reason) return <Note>{refusalText(payable.reason)}</Note>
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

function Buttons(props: { steps: PaySteps; amount: string; payable: Payable; onClose: () => void }) {
  const { steps, amount, payable, onClose } = props
  const t = useTranslations('paying')
  const closed = useClosedWhileActing('binds')
  const isUnclear =
    steps.state === 'UNKNOWN' ||
    steps.state === 'PROCESSING' ||
    Boolean(steps.lost) ||
    (!steps.clientSecret && payable.isBegun && payable.reason !== null && !payable.isOver)
  if (steps.state === 'SUCCEEDED' || payable.isOver) {
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
