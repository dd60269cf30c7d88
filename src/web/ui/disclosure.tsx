import type { ReactNode, Ref } from 'react'
import classes from './disclosure.module.css'

/** One of several things that say more once they are opened; works without scripts. */
export function Disclosure({
  summary,
  children,
  isOpen,
  ref,
}: {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  ref?: Ref<HTMLDetailsElement>
}) {
  return (
    <details ref={ref} className={classes.disclosure} open={isOpen || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
