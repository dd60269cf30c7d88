import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../../domain/calendar-answer.ts'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import type { BlockDraft, OwnBlock } from './block-draft.ts'
import { sendBlockOrder, undoOf, type BlockOrder, type BlocksDone } from './block-orders.ts'
import { blocksDryRunQuery, isHarmless } from './block-queries.ts'
import { withMovedBlock } from './moved-block.ts'

/** Longer than a usual notice: what a drag has done takes a moment to be looked at. */
const UNDO_MILLISECONDS = 15_000

/** Makes, changes and deletes blocks, says so, and offers to take it back. */
export function useBlockChanges(options: { onDone?: (blockIds: string[]) => void } = {}) {
  const t = useTranslations('blocks')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const fail = (error: unknown) => showToast({ tone: 'error', text: errorMessage(errors, error) })

  const undo = async (order: BlockOrder) => {
    try {
      await sendBlockOrder(order, crypto.randomUUID())
      showToast({ text: t('undone') })
    } catch (error) {
      fail(error)
    }
    await queryClient.invalidateQueries()
  }

  const announce = (done: BlocksDone, order: BlockOrder) => {
    const back = undoOf(order, done)
    showToast({
      text: t(`done.${order.kind}`, { count: done.blocks.length, declined: done.declined }),
      autoClose: UNDO_MILLISECONDS,
      ...(back && { action: { run: () => void undo(back) } }),
    })
    options.onDone?.(done.blocks.map(({ id }) => id))
  }

  const once = useOnce<BlockOrder, BlocksDone>({ send: sendBlockOrder, onDone: announce, onFailed: fail })

  return {
    busy: once.busy,
    error: once.error,
    /** One block per unit; `skipTaken` leaves out units that a booking or hold has on these days. */
    create: (draft: BlockDraft, seen: string | null, skipTaken = false) =>
      once.run({ kind: 'create', draft, seen, skipTaken }),
    /** Other days, reason, note or unit for an own block, as the dry run has shown it. */
    apply: (before: OwnBlock, draft: BlockDraft, seen: string | null) =>
      once.run({ kind: 'change', before, draft, seen }),
    /** Deletes at once; Undo brings them back. */
    remove: (blocks: readonly OwnBlock[]) => once.run({ kind: 'delete', blocks }),
    /** For a block that was dropped somewhere: done where that harms nobody, else 'ask' with the dialog. */
    change: async (before: OwnBlock, draft: BlockDraft): Promise<'done' | 'ask'> => {
      try {
        const plan = await queryClient.fetchQuery(blocksDryRunQuery(draft))
        if (!isHarmless(plan)) return 'ask'
        once.run({ kind: 'change', before, draft, seen: null })
        // What nobody minds is shown at once; a failure fetches everything anew.
        queryClient.setQueriesData<CalendarAnswer>(
          { queryKey: ['calendar'] },
          (answer) => answer && withMovedBlock(answer, draft),
        )
        return 'done'
      } catch {
        // The dialog asks anew, and shows what is wrong where it can be tried again.
        return 'ask'
      }
    },
  }
}
