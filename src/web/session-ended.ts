import { isLanguage } from './i18n/languages.ts'
import { loginPath } from './routes.ts'
import { keepTyped } from './shared/typed.ts'

let isLeaving = false

/**
 * The session has ended, by a logout elsewhere or by its time: the login comes with the wanted path (D8), and what was
 * typed waits for it. A whole new page, since the first HTML knows the person.
 */
export function leaveForLogin(viewerId: string): void {
  if (isLeaving) return
  isLeaving = true
  keepTyped(viewerId)
  const { pathname, search, hash } = window.location
  const language = pathname.split('/')[1]
  window.location.assign(loginPath(isLanguage(language) ? language : 'en', pathname + search + hash))
}
