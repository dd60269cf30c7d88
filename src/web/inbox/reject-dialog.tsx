import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/errors.ts'
import { useDeclinedOthers } from '../shared/declined-others.ts'
import { useFormat } from '../shared/format.ts'
import { fullName } from '../shared/full-name.ts'
import { useReasonText } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints, DialogPointsSkeleton } from './dialog-points.tsx'
import { FailureNotice, RetryLoading, useSubmitLabel } from './failure-notice.tsx'
import { RejectFields } from '../shared/reject-fields.tsx'
import {
  checkDraft,
  forgetDraft,
  inputOf,
  keepDraft,
  readDraft,
  type RejectDraft,
} from '../shared/reject-draft.ts'
import type { RejectErrors } from '../shared/reject-draft.ts'
import { useRejectPoints } from './reject-points.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'
import { useReject } from './request-mutations.ts'
import { SendLater } from './send-later.tsx'

/** Asks why, says what declining does, then does exactly that. What was entered outlives closing and reload. */
export function RejectDialog(props: RequestDialogProps) {
  const { listingRequest, opened, onClose, load } = props
  const t = useTranslations('request.rejectDialog')
  const failures = useTranslations('request.failure')
  const queued = useTranslations('queuedAnswers')
  const format = useFormat()
  const reasonText = useReasonText()
  const reject = useReject(listingRequest)
  const [changed, setChanged] = useState<RejectDraft | null>(null)
  const [tried, setTried] = useState(false)
  const draft = changed ?? (listingRequest ? readDraft(listingRequest) : null)
  const others = useDeclinedOthers('inbox', listingRequest, draft)
  const points = useRejectPoints(listingRequest, draft, others)
  const offered = listingRequest?.declineReasons ?? []
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const count = others.people.length
  const label = count > 0 ? t('submitDeclining', { count, total: count + 1 }) : t('submit')
  const submitLabel = useSubmitLabel(reject.error, label)
  const overtaken = failureOf(reject.error).kind === 'OVERTAKEN'
  const verdict = listingRequest?.status.canBeRejected
  const errors =
    draft && listingRequest && tried
      ? { ...serverErrors(reject.error), ...checkDraft(draft, listingRequest) }
      : {}
  const change = (changes: Partial<RejectDraft>) => {
    if (!draft || !listingRequest) return
    const next = { ...draft, ...changes }
    setChanged(next)
    keepDraft(listingRequest.id, next)
  }
  const submit = () => {
    if (
      !draft ||
      !listingRequest ||
      !verdict?.value ||
      reject.isPending ||
      overtaken ||
      others.loading ||
      others.error
    )
      return
    setTried(true)
    if (Object.keys(checkDraft(draft, listingRequest)).length > 0) return
    reject.mutate(
      { ...inputOf(draft, offered), seen: others.seen },
      {
        onSuccess: ({ kept }) => {
          forgetDraft(listingRequest.id)
          showToast(
            kept ? { text: queued('kept.reject', { name }), tone: 'info' } : { text: t('done', { name }) },
          )
          onClose()
        },
      },
    )
  }
  const later = () => {
    if (!draft || !listingRequest || !reject.keep({ ...inputOf(draft, offered), seen: others.seen })) return
    forgetDraft(listingRequest.id)
    showToast({ text: queued('kept.reject', { name }), tone: 'info' })
    onClose()
  }
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      busy={reject.isPending}
      onSubmit={submit}
      title={t('title', { name: name || '…' })}
      description={listingRequest && format.dayRange(listingRequest.from, listingRequest.to)}
      footer={
        overtaken ? (
          <Button variant="primary" size="large" onClick={onClose} data-autofocus>
            {failures('seen')}
          </Button>
        ) : load.error && !listingRequest ? (
          <RetryLoading load={load} />
        ) : (
          <>
            <Button
              type="submit"
              variant="danger-filled"
              size="large"
              busy={reject.isPending}
              disabled={!verdict?.value || others.loading || others.error !== null}
            >
              {submitLabel}
            </Button>
            <SendLater
              error={reject.error}
              answer={{ kind: 'reject', input: draft && inputOf(draft, offered) }}
              request={listingRequest}
              onLater={later}
            />
            <Button size="large" onClick={onClose} disabled={reject.isPending}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.body}>
        {listingRequest && draft ? (
          <>
            {verdict?.value && (
              <RejectFields draft={draft} offered={offered} errors={errors} name={name} onChange={change} />
            )}
            {verdict?.value && !overtaken && <DialogPoints label={t('happens')} points={points} />}
          </>
        ) : (
          !load.error && <DialogPointsSkeleton />
        )}
        {verdict?.value === false && !reject.error && (
          <p className={classes.refused}>{reasonText(verdict.reason)}</p>
        )}
        <FailureNotice
          error={reject.error}
          loadError={load.error ?? others.error}
          isLoaded={listingRequest !== undefined && !others.error}
        />
      </div>
    </AdaptiveDialog>
  )
}

/** What the server found wrong, told beside the field it belongs to. */
function serverErrors(error: unknown): RejectErrors {
  if (!(error instanceof ValidationError)) return {}
  const errors: RejectErrors = {}
  if ('reason' in error.fields) errors.reason = 'reasonMissing'
  if ('explanation' in error.fields) errors.explanation = 'explanationMissing'
  if ('blockFrom' in error.fields) errors.blockFrom = 'blockMissing'
  if ('blockTo' in error.fields) errors.blockTo = 'blockMissing'
  return errors
}
