import type { HTMLAttributes } from 'react'
import classes from './card.module.css'

/** A white surface with a hairline; `padded` by default, `as` another element where the meaning asks for it. */
export function Card({
  as: Element = 'div',
  padded = true,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' | 'aside'; padded?: boolean }) {
  return (
    <Element
      {...rest}
      data-padded={padded || undefined}
      className={[classes.card, className].filter(Boolean).join(' ')}
    />
  )
}
