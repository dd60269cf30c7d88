import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { useDeclinedOthers } from '../shared/declined-others.ts'
import { useFormat, fullName } from '../shared/format.ts'
import { inputOf, type RejectErrors } from '../shared/reject-draft.ts'
import { RejectFields } from '../shared/reject-fields.tsx'
import { useRejectForm } from '../shared/use-reject-form.ts'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints } from './dialog-points.tsx'
import { useRejectPoints } from './reject-points.tsx'
import { RequestDialogFrame } from './request-dialog-frame.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import { useReject } from './request-mutations.ts'

/** Asks why, says what declining does, then does exactly that. What was entered outlives closing and reload. */
export function RejectDialog(props: RequestDialogProps) {
  const { listingRequest, onClose } = props
  const t = useTranslations('request.rejectDialog')
  const queued = useTranslations('queuedAnswers')
  const format = useFormat()
  const reject = useReject(listingRequest)
  const { draft, errors, change, check, forget } = useRejectForm(listingRequest)
  const others = useDeclinedOthers('inbox', listingRequest, draft)
  const points = useRejectPoints(listingRequest, draft, others)
  const offered = listingRequest?.declineReasons ?? []
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const count = others.people.length
  const verdict = listingRequest?.status.canBeRejected
  const input = inputOf(draft, offered)
  const answer = input && { ...input, seen: others.seen }
  const submit = () => {
    if (others.loading || others.error || !check() || !answer) return
    reject.mutate(answer, { onSuccess: ({ kept }) => done(kept) })
  }
  const later = () => {
    if (answer && reject.keep(answer)) done(true)
  }
  const done = (kept: boolean) => {
    forget()
    showToast(kept ? { text: queued('kept.reject', { name }), tone: 'info' } : { text: t('done', { name }) })
    onClose()
  }
  return (
    <RequestDialogFrame
      {...props}
      title={t('title', { name: name || '…' })}
      description={listingRequest && format.dayRange(listingRequest.from, listingRequest.to)}
      verdict={verdict}
      answer={reject}
      loadError={others.error}
      submitLabel={count > 0 ? t('submitDeclining', { count, total: count + 1 }) : t('submit')}
      submitVariant="danger-filled"
      submitDisabled={others.loading || others.error !== null}
      onSubmit={submit}
      later={{ answer: { kind: 'reject', input }, onLater: later }}
      cancelLabel={t('cancel')}
    >
      {verdict?.value && (
        <RejectFields
          draft={draft}
          offered={offered}
          errors={{ ...serverErrors(reject.error), ...errors }}
          name={name}
          onChange={change}
        />
      )}
      {verdict?.value && !reject.isOvertaken && <DialogPoints label={t('happens')} points={points} />}
    </RequestDialogFrame>
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
