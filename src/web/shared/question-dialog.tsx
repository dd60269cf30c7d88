import type { ReactNode } from 'react'
import { showToast } from '../ui/toast-store.ts'
import { AnswerDialog, type AnswerDialogProps } from './answer-dialog.tsx'
import { useOnce } from './use-once.ts'

/**
 * Asks before something is done that needs no field: does it once, says so in a toast, and closes. The focus is on the
 * button that leaves all as it is.
 */
export function QuestionDialog(
  props: Pick<AnswerDialogProps, 'title' | 'submit' | 'cancel' | 'variant'> & {
    /** What it does. */
    text: ReactNode
    /** Throws what it was refused for. */
    send: (idempotencyKey: string) => Promise<unknown>
    /** What the toast says afterwards. */
    done: string
    opened?: boolean
    onClose: () => void
  },
) {
  const { text, send, done, opened = true, onClose, ...words } = props
  const once = useOnce<void, unknown>({
    send: (_, key) => send(key),
    onDone: () => {
      showToast({ text: done })
      onClose()
    },
  })
  return (
    <AnswerDialog
      {...words}
      opened={opened}
      onClose={onClose}
      busy={once.busy}
      description={text}
      onSubmit={() => once.run()}
      focus="cancel"
      compact
      error={once.error}
    >
      {null}
    </AnswerDialog>
  )
}
