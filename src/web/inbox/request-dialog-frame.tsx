import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import type { AnswerKind } from '../shared/queued-answers.ts'
import { useReasonText } from '../shared/reason-text.ts'
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

/** What the dialogs about a request share: loading it, why it can't be answered or why that failed, and how to go on. */
export function RequestDialogFrame(props: RequestDialogFrameProps) {
  const { listingRequest, load, verdict, answer, loadError, later } = props
  const t = useTranslations('request.failure')
  const reasonText = useReasonText()
  const isLoaded = listingRequest !== undefined && !loadError
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      busy={answer.isPending || props.isWaiting === true}
      onSubmit={() => {
        if (!answer.isOvertaken) props.onSubmit()
      }}
      title={props.title}
      description={props.description}
      submit={failureOf(answer.error).kind === 'CONNECTION' ? t('retry') : props.submitLabel}
      variant={props.submitVariant}
      disabled={!verdict?.value || props.submitDisabled}
      focus={props.submitAutofocus ? 'submit' : undefined}
      between={later && <SendLater {...later} error={answer.error} request={listingRequest} />}
      cancel={props.cancelLabel}
      footer={answer.isOvertaken || (load.error && !listingRequest) ? <OtherWay {...props} /> : undefined}
    >
      <div className={classes.body}>
        {!listingRequest && !load.error && <DialogPointsSkeleton />}
        {props.children}
        {verdict?.value === false && !answer.error && (
          <p className={classes.refused}>{reasonText(verdict.reason)}</p>
        )}
        <FailureNotice error={answer.error} loadError={load.error ?? loadError} isLoaded={isLoaded} />
      </div>
    </AnswerDialog>
  )
}

/** The one button where nothing can be answered: the request has been, or couldn't be loaded. */
function OtherWay({ answer, load, onClose }: RequestDialogFrameProps) {
  const t = useTranslations('request.failure')
  return answer.isOvertaken ? (
    <Button variant="primary" size="large" onClick={onClose} data-autofocus>
      {t('seen')}
    </Button>
  ) : (
    <Button variant="primary" size="large" busy={load.busy} onClick={load.retry}>
      {t('retry')}
    </Button>
  )
}
