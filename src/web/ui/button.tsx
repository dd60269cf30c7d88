import { UnstyledButton, createPolymorphicComponent, type UnstyledButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './button.module.css'

/** Look of a button: one primary per view, violet for signing alone, danger for harm. */
export type ButtonVariant = 'primary' | 'violet' | 'plain' | 'danger' | 'danger-filled' | 'quiet'

/** Properties of a Button beside those of the element or component it becomes. */
export interface ButtonProps extends UnstyledButtonProps {
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  /** Shows that it works and ignores further clicks; the label stays readable. */
  busy?: boolean
  disabled?: boolean
  /** Why it is disabled: shown below the button, which stays reachable by keyboard (product principle 3). */
  reason?: string
  icon?: ReactNode
  fullWidth?: boolean
  children?: ReactNode
  onClick?: unknown
}

function PlainButton(props: ButtonProps) {
  const {
    variant = 'plain',
    size = 'medium',
    busy = false,
    disabled = false,
    reason,
    icon,
    fullWidth,
    children,
    onClick,
    ...rest
  } = props
  const off = busy || disabled
  return (
    <>
      <UnstyledButton
        type="button"
        {...rest}
        className={[classes.button, props.className].filter(Boolean).join(' ')}
        data-variant={variant}
        data-size={size}
        data-full-width={fullWidth || undefined}
        data-disabled={off || undefined}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        onClick={(event: React.MouseEvent<HTMLButtonElement>) => {
          if (off) return event.preventDefault()
          if (typeof onClick === 'function') onClick(event)
        }}
      >
        {busy ? <span className={classes.spinner} /> : icon}
        {children}
      </UnstyledButton>
      {disabled && reason && <span className={classes.reason}>{reason}</span>}
    </>
  )
}

/** A button, or with `component={Link}` a link that looks like one. */
export const Button = createPolymorphicComponent<'button', ButtonProps>(PlainButton)
