import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { amountText } from '../shared/amount-text.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { TextField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './listing-edit.module.css'
import { NOT_READABLE, readDecimal, readInteger, useTypedText } from './typed-text.ts'

interface NumberProps {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  value: number | null
  onChange: (value: number | null) => void
  /** Behind the number, such as m². */
  unit?: ReactNode
  disabled?: boolean
  /** What a link to the field calls it. */
  'data-field'?: string
}

/** A whole number; empty is null. */
export function IntegerField(props: NumberProps) {
  return <Typed {...props} read={readInteger} inputMode="numeric" />
}

/** A number with a fraction; empty is null. */
export function DecimalField(props: NumberProps) {
  return <Typed {...props} read={readDecimal} inputMode="decimal" />
}

function Typed(
  props: NumberProps & {
    read: (text: string) => number | null | typeof NOT_READABLE
    inputMode: 'numeric' | 'decimal'
  },
) {
  const { value, onChange, read, unit, error, ...rest } = props
  const t = useTranslations('listingEdit')
  const language = useLocale()
  const write = (number: number | null) =>
    number === null ? '' : new Intl.NumberFormat(language, { useGrouping: false }).format(number)
  const typed = useTypedText(value, write, read, onChange)
  return (
    <TextField
      {...rest}
      value={typed.text}
      autoComplete="off"
      rightSection={unit && <span className={classes.unit}>{unit}</span>}
      onChange={(event) => typed.onText(event.currentTarget.value)}
      error={typed.isReadable ? error : t('noNumber')}
    />
  )
}

/** An amount in minor units; empty is null. */
export function AmountField(props: Omit<NumberProps, 'unit'> & { currency: string }) {
  const { value, onChange, currency, error, ...rest } = props
  const t = useTranslations('listingEdit')
  const language = useLocale()
  const read = (text: string) => {
    if (text.trim() === '') return null
    return parseAmount(text, currency) ?? NOT_READABLE
  }
  const typed = useTypedText(
    value,
    (amount) => (amount === null ? '' : amountText(amount, currency, language)),
    read,
    onChange,
  )
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed.text}
      rightSection={<span className={classes.unit}>{currency}</span>}
      onChange={(event) => typed.onText(event.currentTarget.value)}
      error={typed.isReadable ? error : t('noAmount')}
    />
  )
}

/** A small count with buttons for one more and one fewer. */
export function CountField(props: {
  label: string
  value: number
  minimum?: number
  maximum: number
  onChange: (value: number) => void
  error?: string
}) {
  const { label, value, minimum = 0, maximum } = props
  const t = useTranslations('listingEdit')
  const id = useId()
  return (
    <div>
      <div role="group" aria-labelledby={id} className={classes.count}>
        <span id={id}>{label}</span>
        <IconButton
          label={t('fewer', { label })}
          disabled={value <= minimum}
          onClick={() => props.onChange(value - 1)}
        >
          <IconMinus size={18} aria-hidden />
        </IconButton>
        <output aria-live="polite">{value}</output>
        <IconButton
          label={t('more', { label })}
          disabled={value >= maximum}
          onClick={() => props.onChange(value + 1)}
        >
          <IconPlus size={18} aria-hidden />
        </IconButton>
      </div>
      {props.error && <p className={classes.error}>{props.error}</p>}
    </div>
  )
}
