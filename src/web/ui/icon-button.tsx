import { UnstyledButton, createPolymorphicComponent, type UnstyledButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './icon-button.module.css'

/** Properties of an IconButton. */
export interface IconButtonProps extends UnstyledButtonProps {
  /** Its name for everybody who doesn't see the icon, and the tooltip for those who do. */
  label: string
  children: ReactNode
}

function PlainIconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <UnstyledButton
      type="button"
      {...rest}
      className={[classes.button, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      {children}
    </UnstyledButton>
  )
}

/** A square button with an icon only; 40 px, 44 px for fingers. */
export const IconButton = createPolymorphicComponent<'button', IconButtonProps>(PlainIconButton)
