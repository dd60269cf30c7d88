import { Link } from '@tanstack/react-router'
import { type ComponentPropsWithRef, createContext, type ReactNode, use } from 'react'
import type { PathParams, RouteName } from '../routes.ts'
import { usePath } from './use-path.ts'

/** Properties of a PageLink beside those of an anchor. */
export interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  page: RouteName
  params?: PathParams
  search?: PathParams
  replace?: boolean
  /** Leaves the page scrolled as it is, for example when a list stays beside the detail. */
  keepScroll?: boolean
}

const EXACT = { exact: true }

/** True inside a menu: what its links lead to takes its place in the history, so that Back doesn't open it again. */
export const InMenu = createContext(false)

/** A link to a named route in the current language; fetches the page's data on intent. */
export function PageLink({ page, params, search, replace, keepScroll, ...rest }: PageLinkProps) {
  const toPath = usePath()
  const isInMenu = use(InMenu)
  return (
    <Link
      // A page below this one is not this one.
      activeOptions={EXACT}
      {...rest}
      to={toPath(page, params)}
      search={search ?? {}}
      replace={replace ?? isInMenu}
      resetScroll={!keepScroll}
    />
  )
}

/** Makes the words of a rich text a link: `t.rich('hint', { link: linkTo('login') })`. */
export function linkTo(page: RouteName, search?: PathParams) {
  return (words: ReactNode) => (
    <PageLink page={page} search={search}>
      {words}
    </PageLink>
  )
}
