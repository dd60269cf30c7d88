import { showToast } from '../ui/toast-store.ts'

/** Copies a text and says so; where the browser refuses, says that it has to be done by hand. */
export async function copyText(text: string, words: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ text: words.copied })
  } catch {
    // Without the permission, or outside of HTTPS: the text stands there to be marked.
    showToast({ text: words.notCopied, tone: 'error' })
  }
}
