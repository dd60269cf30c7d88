import { Outlet, useParams, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import type { Language } from '../../domain/catalogue/language.ts'
import { I18nProvider } from '../i18n/i18n-provider.tsx'
import { rememberLanguage } from '../i18n/languages.ts'
import { readMessages } from '../i18n/messages.ts'
import { Toasts } from '../ui/toasts.tsx'
import { TopProgress } from '../ui/top-progress.tsx'
import { useTimeZone } from '../shared/use-time-zone.ts'
import { useBootstrap, useViewer } from '../shared/viewer.ts'
import { NavigationAnnouncer } from './navigation-announcer.tsx'

// Hardly anybody ever sees it.
const AccountBanner = lazy(() =>
  import('./account-banner.tsx').then((module) => ({ default: module.AccountBanner })),
)

/** Texts of the path's language, progress bar, toasts and announcements around every page. */
export function LanguageLayout() {
  const { language } = useParams({ strict: false }) as { language: Language }
  const viewer = useViewer()
  const { isDemoVisit } = useBootstrap()
  const timeZone = useTimeZone()
  const loading = useRouterState({ select: (state) => state.status === 'pending' })
  useEffect(() => {
    document.documentElement.lang = language
    rememberLanguage(language)
  }, [language])
  return (
    <I18nProvider language={language} timeZone={timeZone} messages={readMessages(language)}>
      <TopProgress loading={loading} />
      <Outlet />
      {(isDemoVisit || (viewer && (viewer.impersonation ?? viewer.recoveryReadyAt ?? viewer.frozen))) && (
        <Suspense fallback={null}>
          <AccountBanner viewer={viewer} />
        </Suspense>
      )}
      <Toasts />
      <NavigationAnnouncer />
    </I18nProvider>
  )
}
