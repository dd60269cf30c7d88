import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { PathParams, RouteName } from '../routes.ts'
import { usePageNavigate, usePath } from '../shared/use-path.ts'

/**
 * A link for the rows of a timeline: the router's own watches the address and fetches ahead, which costs too much where
 * hundreds scroll by. The Tab key goes past it, since the grid has one stop and Enter opens it.
 */
export function PlainLink({
  page,
  params,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> & { page: RouteName; params: PathParams }) {
  const toPath = usePath()
  const navigate = usePageNavigate()
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(page, params)
  }
  return (
    <a {...rest} tabIndex={-1} href={toPath(page, params)} onClick={onClick}>
      {children}
    </a>
  )
}
