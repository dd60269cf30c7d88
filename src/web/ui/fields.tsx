import {
  Checkbox,
  NativeSelect,
  PasswordInput,
  TextInput,
  Textarea,
  type CheckboxProps,
  type NativeSelectProps,
  type PasswordInputProps,
  type TextInputProps,
  type TextareaProps,
} from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './fields.module.css'

const inputClasses = {
  input: classes.input,
  label: classes.label,
  description: classes.description,
  error: classes.error,
  root: classes.root,
}

/** One line of text: label above, hint between, `error` in words below. */
export function TextField(props: TextInputProps) {
  return <TextInput withAsterisk={false} classNames={inputClasses} {...props} />
}

/** A password with a button to see it. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTranslations('ui')
  return (
    <PasswordInput
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      classNames={{ ...inputClasses, innerInput: classes.innerInput, visibilityToggle: classes.toggle }}
      {...props}
    />
  )
}

/** A day 'YYYY-MM-DD' with the browser's own calendar; `min` and `max` bound it. */
export function DayField(
  props: Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
    value: string
    onChange: (day: string) => void
  },
) {
  const { onChange, ...rest } = props
  return (
    <TextInput
      type="date"
      withAsterisk={false}
      classNames={inputClasses}
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A whole number. */
export function NumberField(
  props: Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
    value: number | ''
    onChange: (value: number | '') => void
  },
) {
  const { onChange, value, ...rest } = props
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      withAsterisk={false}
      classNames={inputClasses}
      {...rest}
      value={value}
      onChange={(event) =>
        onChange(Number.isNaN(event.currentTarget.valueAsNumber) ? '' : event.currentTarget.valueAsNumber)
      }
    />
  )
}

/** One of a list, by the browser's own select: `data` is [{ value, label }]. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect withAsterisk={false} classNames={inputClasses} {...props} />
}

/** Several lines of text; grows no further than `rows` unless dragged. */
export function TextareaField(props: TextareaProps) {
  return <Textarea withAsterisk={false} rows={4} resize="vertical" classNames={inputClasses} {...props} />
}

/** A tick with its sentence. */
export function CheckField(props: CheckboxProps) {
  return (
    <Checkbox
      size="md"
      classNames={{
        input: classes.check,
        label: classes.checkLabel,
        error: classes.error,
        description: classes.description,
      }}
      {...props}
    />
  )
}
