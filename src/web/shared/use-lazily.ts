import { useCallback, useState, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { PageUnreachableError } from '../http.ts'
import { errorMessage } from './error-message.ts'
import { showToast } from '../ui/toast-store.ts'

/**
 * A part whose code comes when it is wanted: null until it is there. Where it can't be loaded a toast says so, the page
 * stays as it is, and the next wish tries again.
 */
export function useLazily<Props>(
  load: () => Promise<ComponentType<Props>>,
): [part: ComponentType<Props> | null, want: () => void] {
  const errors = useTranslations('errors')
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  const want = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      (cause: unknown) =>
        showToast({ tone: 'error', text: errorMessage(errors, new PageUnreachableError(cause)) }),
    )
  }, [load, errors])
  return [part, want]
}
