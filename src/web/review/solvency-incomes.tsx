import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import {
  incomesError,
  type NetIncome,
  rentCoverTenths,
} from '../../domain/rentals/verification/rent-cover.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ClaimAgain, RanOut } from './claim-notice.tsx'
import classes from './review.module.css'
import { decideSolvency, type SolvencyInput, type SolvencyToReview } from './solvency-queries.ts'
import type { Claim } from './use-claim.ts'

/** What both dialogs about an income are given. */
export interface SolvencyDialogProps {
  opened: boolean
  id: string
  check: SolvencyToReview
  claim: Claim
  onClose: () => void
  onDecided: () => void
}

interface Typed {
  key: string
  amount: string
  months: string
}

const blank = (months = '1'): Typed => ({ key: crypto.randomUUID(), amount: '', months })

/** A figure for each document at first, a whole year's for a statement of a year. */
const blanksOf = ({ documents, mostIncomes }: SolvencyToReview): Typed[] =>
  documents.slice(0, mostIncomes).map(({ type }) => blank(type.endsWith('FINANCIAL_STATEMENT') ? '12' : '1'))

// Without a figure there is no income: what is left empty is wrong, and not zero.
function incomeOf({ amount, months }: Typed): NetIncome {
  const typed = amount.trim() === '' ? null : parseAmount(amount, 'EUR')
  return { amount: typed ?? Number.NaN, months: /^\d+$/.test(months.trim()) ? Number(months) : Number.NaN }
}

/** The net incomes that the documents tell, divided by the rent at once: what comes of it is shown before it is sent. */
export function IncomesDialog({ opened, id, check, claim, onClose, onDecided }: SolvencyDialogProps) {
  const t = useTranslations('review.incomes')
  const format = useFormat()
  const [rows, setRows] = useState(() => blanksOf(check))
  const [wrong, setWrong] = useState<string | null>(null)
  const incomes = rows.map(incomeOf)
  const times = incomesError(incomes) ? null : rentCoverTenths(incomes, check.monthlyRent) / 10
  const once = useOnce<SolvencyInput, unknown>({
    send: decideSolvency,
    onDone: () => {
      showToast({ text: t('done') })
      onDecided()
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) setWrong(error.fields['incomes'] ?? null)
    },
  })
  const submit = () => {
    const found = incomesError(incomes)
    setWrong(found && `solvency.incomes.${found}`)
    if (!found) once.run({ id, incomes, errorType: null })
  }
  const set = (key: string, change: Partial<Typed>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  const rent = format.money(check.monthlyRent, check.currency)
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={`${check.firstName} ${check.lastName}`}
      busy={once.busy}
      onSubmit={submit}
      submit={t('submit')}
      disabled={!claim.isOwn}
      cancel={t('cancel')}
      between={<ClaimAgain claim={claim} />}
      compact
      error={!(once.error instanceof ValidationError) && once.error}
    >
      <p>{t('lead')}</p>
      {check.fallbackErrorType === 'CURRENCY_NOT_EURO' && <p>{t('currency')}</p>}
      {rows.map((row, index) => (
        <fieldset key={row.key} className={classes.income}>
          <legend>{t('figure', { number: index + 1 })}</legend>
          <TextField
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            value={row.amount}
            rightSection={<span className={classes.unit}>EUR</span>}
            onChange={(event) => set(row.key, { amount: event.currentTarget.value })}
          />
          <TextField
            label={t('months')}
            inputMode="numeric"
            autoComplete="off"
            value={row.months}
            onChange={(event) => set(row.key, { months: event.currentTarget.value })}
          />
          {rows.length > 1 && (
            <IconButton
              label={t('remove', { number: index + 1 })}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            >
              <IconTrash size={19} aria-hidden />
            </IconButton>
          )}
        </fieldset>
      ))}
      {rows.length < check.mostIncomes && (
        <div>
          <Button
            size="small"
            icon={<IconPlus size={17} aria-hidden />}
            onClick={() => setRows([...rows, blank()])}
          >
            {t('add')}
          </Button>
        </div>
      )}
      {wrong && (
        <p role="alert" className={classes.over}>
          {t(`errors.${wrong}`, { months: check.mostMonths, figures: check.mostIncomes })}
        </p>
      )}
      <p role="status" className={times === null ? classes.muted : classes.fine}>
        {times === null ? t('open', { rent }) : t('covered', { rent, times })}
      </p>
      <p>{t('follows')}</p>
      <RanOut claim={claim} />
    </AnswerDialog>
  )
}
