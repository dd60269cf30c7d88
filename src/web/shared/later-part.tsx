import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { errorMessage, isNamedError } from './error-message.ts'

/**
 * A part of a page that is loaded after it. Where that fails it says so in its place: the page stays, and what is
 * being written on it.
 */
export function LaterPart(props: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'part'} errorComponent={PartFailed}>
      <Suspense fallback={props.fallback ?? null}>{props.children}</Suspense>
    </CatchBoundary>
  )
}

function PartFailed({ error }: ErrorComponentProps) {
  const t = useTranslations('errors')
  // Code that can't be fetched is told by browsers in words of their own. None fetches again what it once failed to.
  const message = isNamedError(error) ? errorMessage(t, error) : t('ConnectionError')
  return <ErrorPanel message={message} onRetry={() => window.location.reload()} />
}
