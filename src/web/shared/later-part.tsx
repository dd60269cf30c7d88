import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
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

/** A dialog that is loaded when it is opened: where that fails a toast says so, and it is closed again. */
export function LaterDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const sentence = useSentence()
  const tell = (error: unknown) => {
    showToast({ tone: 'error', text: sentence(error) })
    onClose()
  }
  return (
    <CatchBoundary getResetKey={() => 'dialog'} errorComponent={Nothing} onCatch={tell}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}

function PartFailed({ error }: ErrorComponentProps) {
  // A browser does not fetch again what it once failed to fetch.
  return <ErrorPanel message={useSentence()(error)} onRetry={() => window.location.reload()} />
}

/** Code that can't be fetched is told by browsers in words of their own. */
function useSentence(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => (isNamedError(error) ? errorMessage(t, error) : t('ConnectionError'))
}
