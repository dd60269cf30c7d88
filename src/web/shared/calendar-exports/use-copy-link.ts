import { useTranslations } from 'use-intl'
import { showToast } from '../../ui/toast-store.ts'

/** Copies a link and says so; where the browser refuses, says that it has to be done by hand. */
export function useCopyLink() {
  const t = useTranslations('calendarExports')
  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ text: t('copied') })
    } catch {
      // Without the permission, or outside of HTTPS: the link is shown to be marked.
      showToast({ text: t('notCopied'), tone: 'error' })
    }
  }
}
