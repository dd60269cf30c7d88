import { IconEye, IconEyeOff, IconSelector } from '@tabler/icons-react'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FieldFrame, useFieldIds, type FieldProps } from './field-frame.tsx'
import classes from './fields.module.css'
import { IconButton } from './icon-button.tsx'

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'size'> &
  FieldProps & {
    /** Inside the box, before and after the text: an icon, a small button. */
    leftSection?: ReactNode
    rightSection?: ReactNode
  }

/** One line of text: label above, hint between, `error` in words below. */
export function TextField(props: InputProps) {
  const { label, description, error, size, leftSection, rightSection, className, ...input } = props
  const ids = useFieldIds(props)
  return (
    <FieldFrame {...{ label, description, error, className, ids }}>
      <span className={classes.box} data-size={size} data-error={error ? true : undefined}>
        {leftSection && <span className={classes.left}>{leftSection}</span>}
        <input {...input} {...ids.input} className={classes.input} />
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </span>
    </FieldFrame>
  )
}

/** A password with a button to see it. */
export function PasswordField(props: InputProps) {
  const t = useTranslations('ui')
  const [seen, setSeen] = useState(false)
  const Icon = seen ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={seen ? 'text' : 'password'}
      rightSection={
        <IconButton label={t('showPassword')} aria-pressed={seen} onClick={() => setSeen(!seen)}>
          <Icon size={19} stroke={1.7} aria-hidden />
        </IconButton>
      }
    />
  )
}

/** One of a list, by the browser's own select: `data` is [{ value, label }]. */
export function SelectField(
  props: Omit<ComponentPropsWithRef<'select'>, 'size'> &
    FieldProps & { data: readonly { value: string; label: string; disabled?: boolean }[] },
) {
  const { label, description, error, size, className, data, ...select } = props
  const ids = useFieldIds(props)
  return (
    <FieldFrame {...{ label, description, error, className, ids }}>
      <span className={classes.box} data-size={size} data-error={error ? true : undefined}>
        <select {...select} {...ids.input} className={classes.input}>
          {data.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <IconSelector size={17} aria-hidden className={classes.chevron} />
      </span>
    </FieldFrame>
  )
}

/** Several lines of text. */
export function TextareaField(props: ComponentPropsWithRef<'textarea'> & FieldProps) {
  const { label, description, error, size, className, ...textarea } = props
  const ids = useFieldIds(props)
  return (
    <FieldFrame {...{ label, description, error, className, ids }}>
      <span className={classes.box} data-size={size} data-error={error ? true : undefined}>
        <textarea rows={4} {...textarea} {...ids.input} className={classes.input} />
      </span>
    </FieldFrame>
  )
}

/** A tick with its sentence. */
export function CheckField(
  props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & Omit<FieldProps, 'size'>,
) {
  const { label, description, error, className, ...input } = props
  const ids = useFieldIds(props)
  return (
    <div className={[classes.checkField, className].filter(Boolean).join(' ')}>
      <input {...input} {...ids.input} type="checkbox" className={classes.check} />
      <div>
        <label htmlFor={ids.input.id}>{label}</label>
        {description && (
          <p id={ids.description} className={classes.description}>
            {description}
          </p>
        )}
        {error && (
          <p id={ids.error} className={classes.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
