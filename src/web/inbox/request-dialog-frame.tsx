import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerKind } from '../shared/queued-answers.ts'
import { useReasonText } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { DialogPointsSkeleton } from './dialog-points.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'
import { SendLater } from './send-later.tsx'

interface RequestDialogFrameProps extends RequestDialogProps {
  title: ReactNode
  description?: ReactNode
  /** Whether the request may be answered so, and why not; missing while it loads. */
  verdict: { value: boolean; reason: string | null } | null | undefined
  /** How sending the answer goes. */
  answer: { error: unknown; isPending: boolean; isOvertaken: boolean }
  /** Something is still asked before the answer is sent. */
  isWaiting?: boolean
  /** Why what is shown beside the request could not be loaded. */
  loadError?: unknown
  submitLabel: string
  submitVariant: 'primary' | 'danger-filled'
  /** What else keeps the answer from being sent. */
  submitDisabled?: boolean
  submitAutofocus?: boolean
  /** Called only where the verdict allows it and no answer is on its way. */
  onSubmit: () => void
  /** The answer that can wait for a connection, and what keeps it. */
  later?: { answer: { kind: AnswerKind; input: Record<string, unknown> | null }; onLater: () => void }
  cancelLabel: string
  children: ReactNode
}

/** What the dialogs about a request share: loading it, the buttons below, why it can't be answered or why that failed. */
export function RequestDialogFrame(props: RequestDialogFrameProps) {
  const { listingRequest, load, verdict, answer, loadError } = props
  const reasonText = useReasonText()
  const busy = answer.isPending || props.isWaiting === true
  const isLoaded = listingRequest !== undefined && !loadError
  const submit = () => {
    if (verdict?.value && !busy && !answer.isOvertaken) props.onSubmit()
  }
  return (
    <AdaptiveDialog
      opened={props.opened}
      onClose={props.onClose}
      busy={busy}
      onSubmit={submit}
      title={props.title}
      description={props.description}
      footer={<Buttons {...props} busy={busy} />}
    >
      <div className={classes.body}>
        {!listingRequest && !load.error && <DialogPointsSkeleton />}
        {props.children}
        {verdict?.value === false && !answer.error && (
          <p className={classes.refused}>{reasonText(verdict.reason)}</p>
        )}
        <FailureNotice error={answer.error} loadError={load.error ?? loadError} isLoaded={isLoaded} />
      </div>
    </AdaptiveDialog>
  )
}

function Buttons(props: RequestDialogFrameProps & { busy: boolean }) {
  const { listingRequest, load, answer, busy, later } = props
  const t = useTranslations('request.failure')
  if (answer.isOvertaken) {
    return (
      <Button variant="primary" size="large" onClick={props.onClose} data-autofocus>
        {t('seen')}
      </Button>
    )
  }
  if (load.error && !listingRequest) {
    return (
      <Button variant="primary" size="large" busy={load.busy} onClick={load.retry}>
        {t('retry')}
      </Button>
    )
  }
  return (
    <>
      <Button
        type="submit"
        variant={props.submitVariant}
        size="large"
        busy={busy}
        disabled={!props.verdict?.value || props.submitDisabled}
        data-autofocus={props.submitAutofocus}
      >
        {failureOf(answer.error).kind === 'CONNECTION' ? t('retry') : props.submitLabel}
      </Button>
      {later && <SendLater {...later} error={answer.error} request={listingRequest} />}
      <Button size="large" onClick={props.onClose} disabled={busy}>
        {props.cancelLabel}
      </Button>
    </>
  )
}
