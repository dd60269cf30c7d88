import { type ReactNode, useEffect, useRef } from 'react'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import classes from './page-tabs.module.css'

/** The views of a page or list, each at an address of its own; `label` says what they choose. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  )
}

/** Properties of a PageTab beside those of its link. */
export interface PageTabProps extends Omit<PageLinkProps, 'ref' | 'className' | 'aria-current'> {
  isOpen: boolean
  /** How many it shows; '' while that isn't known, undefined where it isn't told. */
  count?: ReactNode
}

/** One of the views of a page. */
export function PageTab({ isOpen, count, children, ...link }: PageTabProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  // Where not all fit beside each other, the open one is to be seen.
  useEffect(() => {
    const row = tab.current?.parentElement
    if (!isOpen || !tab.current || !row) return
    row.scrollLeft = tab.current.offsetLeft - row.offsetLeft - (row.clientWidth - tab.current.offsetWidth) / 2
  }, [isOpen])
  return (
    <PageLink {...link} ref={tab} aria-current={isOpen ? 'page' : undefined} className={classes.tab}>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={classes.count}>{count}</span>
        </>
      )}
    </PageLink>
  )
}
