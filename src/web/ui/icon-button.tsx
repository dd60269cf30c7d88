import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import classes from './icon-button.module.css'

interface OwnProps {
  /** Its name for everybody who doesn't see the icon, and the tooltip for those who do. */
  label: string
  children: ReactNode
}

/** Properties of an IconButton and those of the element or component that it is made of. */
export type IconButtonProps<As extends ElementType> = OwnProps & { component?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof OwnProps | 'component'
  >

/** A square button with an icon only; 40 px, 44 px for fingers. With `component={Link}` a link that looks like one. */
export function IconButton<As extends ElementType = 'button'>(props: IconButtonProps<As>) {
  const {
    component: Element = 'button',
    label,
    children,
    className,
    ...rest
  }: IconButtonProps<ElementType> = props
  return (
    <Element
      type={Element === 'button' ? 'button' : undefined}
      {...rest}
      className={[classes.button, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      {children}
    </Element>
  )
}
