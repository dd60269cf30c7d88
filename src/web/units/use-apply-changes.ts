import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { showToast } from '../ui/toast-store.ts'
import { chunksOf, type DoneChange, undoOf, type UnitChange } from './unit-edits.ts'
import { sendChanges } from './unit-mutations.ts'

/** Longer than a usual notice: what was done to hundreds of units takes a moment to be looked at. */
const UNDO_MILLISECONDS = 15_000

/** Changes units part by part, says how far it is, and offers to take it back. */
export function useApplyChanges(groupId: string) {
  const t = useTranslations('units')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const stopped = useRef(false)

  const undo = useCallback(
    async (done: readonly DoneChange[]) => {
      try {
        for (const changes of chunksOf(undoOf(done), false)) {
          await sendChanges({ groupId, changes, seen: null, idempotencyKey: crypto.randomUUID() })
        }
        showToast({ text: t('undone') })
      } catch (failure) {
        const isChanged = failure instanceof Error && failure.name === 'ValidationError'
        showToast({ tone: 'error', text: isChanged ? t('undoTooLate') : errorMessage(errors, failure) })
      }
      await queryClient.invalidateQueries()
    },
    [groupId, t, errors, queryClient],
  )

  const apply = async (changes: readonly UnitChange[], seen: string | null): Promise<boolean> => {
    const done: DoneChange[] = []
    stopped.current = false
    setError(null)
    setProgress({ done: 0, total: changes.length })
    let sent = 0
    let failure: Error | null = null
    try {
      for (const part of chunksOf(changes, seen !== null)) {
        if (stopped.current) break
        done.push(
          ...(await sendChanges({ groupId, changes: part, seen, idempotencyKey: crypto.randomUUID() })),
        )
        sent += part.length
        setProgress({ done: sent, total: changes.length })
      }
    } catch (thrown) {
      failure = thrown instanceof Error ? thrown : new Error(String(thrown))
    }
    setProgress(null)
    setError(failure)
    if (done.length > 0) {
      showToast({
        text: t('changed', { count: done.length }),
        autoClose: UNDO_MILLISECONDS,
        action: { run: () => void undo(done) },
      })
    }
    await queryClient.invalidateQueries()
    return failure === null
  }
  return {
    apply,
    undo,
    progress,
    error,
    clearError: () => setError(null),
    stop: () => {
      stopped.current = true
    },
  }
}
