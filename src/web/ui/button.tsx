import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react'
import classes from './button.module.css'

/** Look of a button: one primary per view, violet for signing alone, danger for harm. */
export type ButtonVariant = 'primary' | 'violet' | 'plain' | 'danger' | 'danger-filled' | 'quiet'

interface OwnProps {
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
}

/** Properties of a Button and those of the element or component that it is made of. */
export type ButtonProps<As extends ElementType> = OwnProps & { component?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof OwnProps | 'component'
  >

/** A button, or with `component={Link}` a link that looks like one. */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>) {
  const {
    component: Element = 'button',
    variant = 'plain',
    size = 'medium',
    busy = false,
    disabled = false,
    reason,
    icon,
    fullWidth,
    children,
    className,
    onClick,
    ...rest
  }: ButtonProps<ElementType> = props
  const off = busy || disabled
  return (
    <>
      <Element
        type={Element === 'button' ? 'button' : undefined}
        {...rest}
        className={[classes.button, className].filter(Boolean).join(' ')}
        data-variant={variant}
        data-size={size}
        data-full-width={fullWidth || undefined}
        data-disabled={off || undefined}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        onClick={(event: MouseEvent) => {
          if (off) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {busy ? <span className={classes.spinner} /> : icon}
        {children}
      </Element>
      {disabled && reason && <span className={classes.reason}>{reason}</span>}
    </>
  )
}
