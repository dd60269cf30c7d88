import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { showToast } from '../ui/toast-store.ts'
import { sendRentsUndo } from './rent-queries.ts'

/** Longer than a usual notice: what was done to many homes takes a moment to be looked at. */
const UNDO_MILLISECONDS = 15_000

/** Says that rents were changed, or from when they will, with a button that takes it back. */
export function useDoneRents() {
  const t = useTranslations('rents')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  return ({ batchId, changed }: { batchId: string; changed: number }, day: string | null) => {
    const undo = async () => {
      try {
        showToast({ text: t('undone', await sendRentsUndo(batchId, crypto.randomUUID())) })
      } catch (failure) {
        showToast({ tone: 'error', text: errorMessage(errors, failure) })
      }
      await queryClient.invalidateQueries()
    }
    showToast({
      text: day ? t('planned', { count: changed, day }) : t('done', { count: changed }),
      autoClose: UNDO_MILLISECONDS,
      action: { run: () => void undo() },
    })
  }
}
