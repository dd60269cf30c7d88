import { ACCESS_TOKEN_PARAMETER } from '../domain/catalogue/interface.ts'
import type { Language } from '../domain/catalogue/language.ts'
import type { BootstrapViewer } from './bootstrap.ts'
import { loginPath, path, referralPath, safeRedirect } from './routes.ts'
import { arrivalOf } from './shared/viewer.ts'

/** Who may open a page. */
export interface Guarded {
  /** By default somebody who is logged in (D2); 'guest' sends those away. */
  access: 'viewer' | 'public' | 'guest'
  /**
   * Set where an access token opens the page without a login (D2); 'keep' leaves the token in the address even when
   * somebody is logged in.
   */
  accessToken?: 'strip' | 'keep'
}

/** Somebody who is about to open a page. */
export interface Visit {
  language: Language
  viewer: BootstrapViewer | null
  /** Path, query and hash as asked for. */
  href: string
  /** The access token of this visit, from its first address. */
  accessToken: string | null
}

/** Where somebody is sent instead of the page, or null when they may stay (D2). */
export function redirectOf(page: Guarded, visit: Visit): string | null {
  const { language, viewer, href } = visit
  const isLoggedIn = viewer !== null && viewer.role !== 'LINK'
  const wanted = new URL(href, 'https://own.invalid')
  if (isLoggedIn && page.accessToken !== 'keep' && wanted.searchParams.has(ACCESS_TOKEN_PARAMETER)) {
    return withoutToken(wanted)
  }
  if (page.access === 'viewer' && !isLoggedIn) {
    const token = wanted.searchParams.get(ACCESS_TOKEN_PARAMETER) ?? visit.accessToken
    // After a reload the token stands in a cookie that only the server reads, and the viewer says so.
    if (page.accessToken && (token || viewer?.role === 'LINK')) return null
    return loginPath(language, href)
  }
  if (page.access === 'guest' && isLoggedIn) {
    const redirect = wanted.searchParams.get('redirect')
    return redirect ? safeRedirect(redirect) : path(arrivalOf(viewer), { language })
  }
  const isReferral = /^\/\w+\/(referral|reference)\//.test(wanted.pathname)
  return isReferral && wanted.pathname !== referralPath(language)
    ? referralPath(language) + wanted.search
    : null
}

// The token stays out of everything that is kept or sent on.
function withoutToken(wanted: URL): string {
  wanted.searchParams.delete(ACCESS_TOKEN_PARAMETER)
  return wanted.pathname + wanted.search + wanted.hash
}
