import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { newUnitsDraft, NewUnitsForm, readNewUnits } from './new-units-form.tsx'
import { sendDeletion, sendNewUnits } from './unit-mutations.ts'
import { deletionDryRunQuery, type UnitNode } from './unit-queries.ts'

/** Adds numbered units to a group, or makes a group of a single listing. */
export function AddDialog(props: {
  groupId: string
  name: string
  units: readonly UnitNode[]
  isGroup: boolean
  opened: boolean
  onClose: () => void
}) {
  const { groupId, units, isGroup, opened, onClose } = props
  const t = useTranslations('units')
  const [draft, setDraft] = useState<ReturnType<typeof newUnitsDraft> | null>(null)
  const shown = draft ?? newUnitsDraft(props.name, units, isGroup)
  const { input, wrong } = readNewUnits(shown, units.length, isGroup)
  const undo = useRemoval(groupId)
  const adding = useOnce({
    send: (_: null, idempotencyKey) => sendNewUnits({ groupId, input, isGroup, idempotencyKey }),
    onDone: (addedIds) => {
      showToast({
        text: isGroup ? t('added', { count: addedIds.length }) : t('converted', { count: input.quantity }),
        ...(isGroup && { action: { run: () => void undo(addedIds) } }),
      })
      setDraft(null)
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={adding.busy}
      onSubmit={() => adding.run(null)}
      title={isGroup ? t('addTitle') : t('convertTitle')}
      description={isGroup ? t('addText') : t('convertText')}
      submit={isGroup ? t('add') : t('convert')}
      disabled={wrong.length > 0}
      cancel={t('cancel')}
      compact
      error={adding.error}
    >
      <NewUnitsForm draft={shown} units={units} isGroup={isGroup} onChange={setDraft} />
    </AnswerDialog>
  )
}

/** Deletes units that were just added; nobody waits for them yet. */
function useRemoval(groupId: string) {
  const t = useTranslations('units')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  return async (listingIds: readonly string[]) => {
    try {
      const { fingerprint } = await queryClient.fetchQuery(deletionDryRunQuery(groupId, listingIds))
      await sendDeletion({ groupId, listingIds, seen: fingerprint, idempotencyKey: crypto.randomUUID() })
      showToast({ text: t('undone') })
    } catch (failure) {
      showToast({ tone: 'error', text: errorMessage(errors, failure) })
    }
    await queryClient.invalidateQueries()
  }
}
