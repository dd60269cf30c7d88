import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './request-form.module.css'

/** A number of people with buttons for one more and one fewer. */
export function PersonStepper(props: {
  label: string
  hint?: string
  value: number
  minimum: number
  maximum: number
  onMore: () => void
  onFewer: () => void
  error?: string
}) {
  const { label, value, minimum, maximum } = props
  const t = useTranslations('requestForm.people')
  const id = useId()
  return (
    <div className={classes.stepperRow}>
      <div role="group" aria-labelledby={id} className={classes.stepper}>
        <span id={id} className={classes.stepperLabel}>
          {label} {props.hint && <small>{props.hint}</small>}
        </span>
        <IconButton
          label={t('fewer', { label })}
          className={classes.step}
          disabled={value <= minimum}
          onClick={props.onFewer}
        >
          <IconMinus size={18} aria-hidden />
        </IconButton>
        <output aria-live="polite">{value}</output>
        <IconButton
          label={t('more', { label })}
          className={classes.step}
          disabled={value >= maximum}
          onClick={props.onMore}
        >
          <IconPlus size={18} aria-hidden />
        </IconButton>
      </div>
      {props.error && <p className={classes.error}>{props.error}</p>}
    </div>
  )
}
