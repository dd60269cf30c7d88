import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { arePartsWhole } from '../../domain/money/bank-line.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { amountText } from '../shared/amount-text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type BankLine, invoicesOptions, settleLine } from './books-queries.ts'
import classes from './books-page.module.css'

/** An invoice that gets a part of a line. */
interface Chosen {
  invoiceId: string
  number: string
  landlordName: string
  openAmount: number
  typed: string
}

/** Books a line: the invoices that get a part of it, as suggested or looked for, each with its amount. */
export function SettleLineDialog({ line, onClose }: { line: BankLine | null; onClose: () => void }) {
  const t = useTranslations('books.settleDialog')
  const language = useLocale()
  const format = useFormat()
  const currency = line?.currency ?? 'EUR'
  const textOf = (amount: number) => amountText(amount, currency, language)
  const [chosen, setChosen] = useState((): Chosen[] =>
    (line?.parts ?? []).flatMap(({ invoice, amount }) =>
      invoice ? [{ ...invoice, invoiceId: invoice._id, typed: textOf(amount) }] : [],
    ),
  )
  const [tried, setTried] = useState(false)
  const parts = chosen.map(({ invoiceId, typed }) => ({
    invoiceId,
    amount: parseAmount(typed, currency) ?? 0,
  }))
  const left = (line?.amount ?? 0) - parts.reduce((sum, { amount }) => sum + amount, 0)
  const isWhole = line !== null && arePartsWhole(parts, line)
  const settling = useOnce({
    send: settleLine,
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (line && isWhole) settling.run({ lineId: line._id, parts })
  }
  const add = (invoice: Omit<Chosen, 'typed'>) =>
    setChosen([
      ...chosen,
      {
        ...invoice,
        typed: textOf(chosen.length === 0 ? left : Math.max(0, Math.min(left, invoice.openAmount))),
      },
    ])
  return (
    <AnswerDialog
      opened={line !== null}
      onClose={onClose}
      busy={settling.busy}
      onSubmit={submit}
      title={t('title', { amount: format.money(line?.amount ?? 0, currency) })}
      description={line && [line.otherName, line.remittance].filter(Boolean).join(' · ')}
      submit={t('submit')}
      cancel={t('cancel')}
      error={settling.error}
      failure={!settling.error && tried && !isWhole ? t('notWhole') : undefined}
    >
      <div className={classes.form}>
        {chosen.map((one, at) => (
          <div key={one.invoiceId} className={classes.part}>
            <TextField
              label={t('part', { number: one.number, name: one.landlordName })}
              description={t('partOpen', { amount: format.money(one.openAmount, currency) })}
              value={one.typed}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => {
                const { value: typed } = event.currentTarget
                setChosen(chosen.with(at, { ...one, typed }))
              }}
            />
            <Button
              size="small"
              aria-label={t('removePart', { number: one.number })}
              onClick={() => setChosen(chosen.filter(({ invoiceId }) => invoiceId !== one.invoiceId))}
            >
              {t('remove')}
            </Button>
          </div>
        ))}
        <InvoiceFinder
          currency={currency}
          without={new Set(chosen.map(({ invoiceId }) => invoiceId))}
          onChoose={add}
        />
        <p role="status">
          {left === 0
            ? t('all')
            : t(left > 0 ? 'left' : 'tooMuch', { amount: format.money(Math.abs(left), currency) })}
        </p>
        <p className={classes.hint}>{t('surplusHint')}</p>
      </div>
    </AnswerDialog>
  )
}

const mostFound = 5

function InvoiceFinder(props: {
  currency: string
  without: ReadonlySet<string>
  onChoose: (invoice: Omit<Chosen, 'typed'>) => void
}) {
  const t = useTranslations('books.settleDialog')
  const errors = useTranslations('errors')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { data, error, isFetching } = useQuery({
    ...invoicesOptions(search, null, 1),
    enabled: search.length > 1,
  })
  const found = (search.length > 1 ? (data?.nodes ?? []) : [])
    .filter(
      ({ _id, documentType, currency }) =>
        documentType === 'INVOICE' && currency === props.currency && !props.without.has(_id),
    )
    .slice(0, mostFound)
  return (
    <div className={classes.finder}>
      <TextField
        type="search"
        label={t('find')}
        description={t('findHint')}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && <ErrorPanel message={errorMessage(errors, error)} />}
      {search.length > 1 && data && !isFetching && found.length === 0 && <p>{t('nothingFound')}</p>}
      {found.map((invoice) => (
        <Button
          key={invoice._id}
          size="small"
          onClick={() => {
            setTyped('')
            props.onChoose({ ...invoice, invoiceId: invoice._id })
          }}
        >
          {t('choose', {
            number: invoice.number,
            name: invoice.landlordName,
            amount: format.money(invoice.openAmount, invoice.currency),
          })}
        </Button>
      ))}
    </div>
  )
}
