import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarAnswer } from '../../../domain/calendars/calendar-answer.ts'
import { ConnectionError } from '../../http.ts'
import { closeToast, showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import { draftOf, type BlockDraft, type OwnBlock } from './block-draft.ts'
import { sendBlockOrder, undoOf, type BlockOrder, type BlocksDone } from './block-orders.ts'
import { blocksDryRunQuery, isHarmless } from './block-queries.ts'
import { isCalendarKey } from './calendar-query.ts'
import { withBlocks, withMovedBlock, withoutBlocks } from './moved-block.ts'

/** Longer than a usual notice: what a drag has done takes a moment to be looked at. */
const UNDO_MILLISECONDS = 15_000

// What was done last is what can be taken back: an older Undo beside it would be taken for it.
const last: { toast: string | null } = { toast: null }

function replaceLast(toast: Parameters<typeof showToast>[0] | null) {
  if (last.toast !== null) closeToast(last.toast)
  last.toast = toast && showToast(toast)
}

/** What a calendar shows of an order before the server has answered, and again where that failed. */
interface Shown {
  next: (answer: CalendarAnswer) => CalendarAnswer
  former: (answer: CalendarAnswer) => CalendarAnswer
}

/** Makes, changes and deletes blocks, says so, and offers to take it back. */
export function useBlockChanges(
  options: {
    onDone?: (blockIds: string[]) => void
    /** Says what was done in other words; null for the usual ones. */
    say?: (order: BlockOrder, done: BlocksDone) => string | null
  } = {},
) {
  const t = useTranslations('blocks')
  const errors = useTranslations('errors')
  const words = useTranslations('ui')
  const queryClient = useQueryClient()
  const queue = useRef(Promise.resolve())

  const announce = (done: BlocksDone, order: BlockOrder) => {
    const back = undoOf(order, done)
    replaceLast({
      text:
        options.say?.(order, done) ??
        t(`done.${order.kind}`, { count: done.blocks.length, declined: done.declined }),
      autoClose: UNDO_MILLISECONDS,
      ...(back && {
        action: {
          run: () => later(back, () => showToast({ text: t('undone', { declined: done.declined }) })),
        },
      }),
    })
    options.onDone?.(done.blocks.map(({ id }) => id))
  }

  /**
   * After what is on its way: a second drag must not be lost because the first one isn't answered yet. What nobody
   * minds is shown at once, and taken back where it fails: fetching everything anew may fail, too.
   */
  const later = (order: BlockOrder, onDone: (done: BlocksDone) => void, shown?: Shown) => {
    // Without an answer nobody knows whether it arrived, so a second try goes with the same key.
    const key = crypto.randomUUID()
    const send = async (before: Promise<void>) => {
      await before
      try {
        onDone(await sendBlockOrder(order, key))
      } catch (error) {
        if (shown) show(shown.former)
        showToast({
          tone: 'error',
          text: errorMessage(errors, error),
          ...(error instanceof ConnectionError && {
            autoClose: UNDO_MILLISECONDS,
            action: { label: words('retry'), run: attempt },
          }),
        })
      }
      void queryClient.invalidateQueries()
    }
    const attempt = () => {
      if (shown) {
        replaceLast(null)
        show(shown.next)
      }
      queue.current = send(queue.current)
    }
    attempt()
  }

  const show = (change: (answer: CalendarAnswer) => CalendarAnswer) =>
    queryClient.setQueriesData<CalendarAnswer>(
      { predicate: ({ queryKey }) => isCalendarKey(queryKey) },
      (answer) => answer && change(answer),
    )

  const once = useOnce<BlockOrder, BlocksDone>({ send: sendBlockOrder, onDone: announce })

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
    remove: (blocks: readonly OwnBlock[]) => {
      const order: BlockOrder = { kind: 'delete', blocks }
      later(order, (done) => announce(done, order), {
        next: (answer) => withoutBlocks(answer, blocks),
        former: (answer) => withBlocks(answer, blocks),
      })
    },
    /** For a block that was dropped somewhere: done where that harms nobody, else 'ask' with the dialog. */
    change: async (before: OwnBlock, draft: BlockDraft): Promise<'done' | 'ask'> => {
      try {
        // At once or not at all: nobody sees that a dropped block waits for a second try.
        const plan = await queryClient.fetchQuery({ ...blocksDryRunQuery(draft), retry: false })
        if (!isHarmless(plan)) return 'ask'
      } catch {
        // The dialog asks anew, and shows what is wrong where it can be tried again.
        return 'ask'
      }
      const order: BlockOrder = { kind: 'change', before, draft, seen: null }
      later(order, (done) => announce(done, order), {
        next: (answer) => withMovedBlock(answer, draft),
        former: (answer) => withMovedBlock(answer, draftOf(before)),
      })
      return 'done'
    },
  }
}
