import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { showToast } from '../ui/toast-store.ts'

/** Longer than a usual notice: what was done to many homes takes a moment to be looked at. */
const UNDO_MILLISECONDS = 15_000

/** Says what was changed, or from when it will be, with a button that takes it back and says what that came to. */
export function useDoneChange() {
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  return (text: string, takeBack: () => Promise<string>) => {
    const undo = async () => {
      try {
        showToast({ text: await takeBack() })
      } catch (failure) {
        showToast({ tone: 'error', text: errorMessage(errors, failure) })
      }
      await queryClient.invalidateQueries()
    }
    showToast({ text, autoClose: UNDO_MILLISECONDS, action: { run: () => void undo() } })
  }
}
