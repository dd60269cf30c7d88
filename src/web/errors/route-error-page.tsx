import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageUnreachableError } from '../http.ts'
import { EmptyPage } from '../shared/page.tsx'
import { loginPath } from '../routes.ts'
import { Button } from '../ui/button.tsx'
import { OfflineIllustration } from '../ui/illustrations/offline.tsx'
import { ServerGoneIllustration } from '../ui/illustrations/later.tsx'
import { PageSkeleton } from '../ui/skeletons.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { HomeButton, Missing } from './not-found-page.tsx'

/** A page that could not be shown: what happened in words, and how to go on. */
export function RouteErrorPage({ error: thrown, reset }: ErrorComponentProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (error.name === 'ResourceNotFoundError') return <Missing />
  if (error.name === 'AuthenticationRequiredError') return <ToLogin />
  return <Failed error={error} reset={reset} />
}

function Failed({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('errors')
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const [busy, setBusy] = useState(false)
  const title = t(TITLES[error.name] ?? 'pages.failedTitle')

  const retry = async () => {
    if (error instanceof PageUnreachableError && navigator.onLine) return window.location.reload()
    setBusy(true)
    queries.reset()
    await router.invalidate()
    setBusy(false)
    reset()
  }
  return (
    <div role="alert">
      <EmptyPage
        illustration={error.name === 'ConnectionError' ? <OfflineIllustration /> : <ServerGoneIllustration />}
        title={title}
        text={errorMessage(t, error)}
        action={
          <>
            {error.name !== 'NotAllowedError' && (
              <Button variant="primary" busy={busy} onClick={() => void retry()}>
                {t('pages.retry')}
              </Button>
            )}
            <HomeButton secondary={error.name !== 'NotAllowedError'} />
          </>
        }
      />
    </div>
  )
}

const TITLES: Record<string, 'pages.offlineTitle' | 'pages.forbiddenTitle'> = {
  ConnectionError: 'pages.offlineTitle',
  NotAllowedError: 'pages.forbiddenTitle',
}

// The session has ended: the whole page is loaded anew, since the first HTML knows the person.
function ToLogin() {
  const language = useLocale()
  const here = useLocation({ select: (location) => location.href })
  useEffect(() => {
    window.location.assign(loginPath(language, here))
  }, [language, here])
  return <PageSkeleton />
}
