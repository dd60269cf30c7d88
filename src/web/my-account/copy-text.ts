import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-store.ts'

/** Copies a text and says so; where the browser refuses, says that it has to be done by hand. */
export function useCopy() {
  const t = useTranslations('myAccount')
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ text: t('copied') })
    } catch {
      // Without the permission, or outside of HTTPS: the text stands there to be marked.
      showToast({ text: t('notCopied'), tone: 'error' })
    }
  }
}
