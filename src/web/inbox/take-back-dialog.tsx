import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EXPLANATION_MAX_LENGTH } from '../../domain/text-limits.ts'
import { useDeclinedOthers } from '../shared/declined-others.ts'
import { useFormat } from '../shared/format.ts'
import { fullName } from '../shared/full-name.ts'
import {
  checkDraft,
  forgetDraft,
  inputOf,
  keepDraft,
  readDraft,
  type RejectDraft,
} from '../shared/reject-draft.ts'
import { RejectFields } from '../shared/reject-fields.tsx'
import { useReasonText } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { DialogPoints, DialogPointsSkeleton } from './dialog-points.tsx'
import { FailureNotice, RetryLoading, useSubmitLabel } from './failure-notice.tsx'
import { useRejectPoints } from './reject-points.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import classes from './request-dialog.module.css'
import { failureOf } from './request-failure.ts'
import { useTakeBack } from './request-mutations.ts'

/** Takes an accept back that the tenant has not said yes to: to look at the request once more, or to decline it. */
export function TakeBackDialog(props: RequestDialogProps) {
  const { listingRequest, opened, onClose, load } = props
  const t = useTranslations('request.takeBackDialog')
  const failures = useTranslations('request.failure')
  const format = useFormat()
  const reasonText = useReasonText()
  const takeBack = useTakeBack(listingRequest)
  const [what, setWhat] = useState<'again' | 'decline' | null>(null)
  const [changed, setChanged] = useState<RejectDraft | null>(null)
  const [tried, setTried] = useState(false)
  const draftId = `accepted-${listingRequest?.id ?? ''}`
  const draft = changed ?? (listingRequest ? readDraft({ ...listingRequest, id: draftId }) : null)
  const declines = what === 'decline'
  const others = useDeclinedOthers('inbox', listingRequest, declines ? draft : null)
  const rejectPoints = useRejectPoints(listingRequest, draft, others)
  const offered = listingRequest?.declineReasons ?? []
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const count = others.people.length
  const label = !declines
    ? t('submitAgain')
    : count
      ? t('submitDeclineOthers', { count, total: count + 1 })
      : t('submitDecline')
  const submitLabel = useSubmitLabel(takeBack.error, label)
  const overtaken = failureOf(takeBack.error).kind === 'OVERTAKEN'
  const verdict = listingRequest?.status.canTakeAcceptBack
  const errors = draft && listingRequest && tried && declines ? checkDraft(draft, listingRequest) : {}
  const wordless = what === 'again' && draft?.explanation.trim() === ''
  const change = (changes: Partial<RejectDraft>) => {
    if (!draft) return
    setChanged({ ...draft, ...changes })
    keepDraft(draftId, { ...draft, ...changes })
  }
  const submit = () => {
    setTried(true)
    if (!draft || !listingRequest || !verdict?.value || takeBack.isPending || others.loading || others.error)
      return
    if (!what || wordless || (declines && Object.keys(checkDraft(draft, listingRequest)).length > 0)) return
    const decline = declines ? inputOf(draft, offered) : null
    takeBack.mutate(
      { explanation: draft.explanation.trim(), decline, seen: others.seen },
      {
        onSuccess: () => {
          forgetDraft(draftId)
          showToast({ text: t(declines ? 'doneDecline' : 'doneAgain', { name }) })
          onClose()
        },
      },
    )
  }
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      busy={takeBack.isPending}
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
              busy={takeBack.isPending}
              disabled={!verdict?.value || others.loading || others.error !== null}
            >
              {submitLabel}
            </Button>
            <Button size="large" onClick={onClose} disabled={takeBack.isPending}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.body}>
        {verdict?.value && draft && !overtaken && (
          <>
            <ChoiceField
              legend={t('what')}
              choices={[
                { value: 'again', label: t('again') },
                { value: 'decline', label: t('decline') },
              ]}
              value={what}
              onChange={setWhat}
              error={tried && !what && t('whatMissing')}
            />
            {what === 'again' && (
              <TextareaField
                label={t('explanation')}
                description={t('explanationHint', { name })}
                value={draft.explanation}
                maxLength={EXPLANATION_MAX_LENGTH}
                required
                onChange={(event) => change({ explanation: event.currentTarget.value })}
                error={tried && wordless && t('explanationMissing', { name })}
              />
            )}
            {declines && (
              <RejectFields draft={draft} offered={offered} errors={errors} name={name} onChange={change} />
            )}
            <DialogPoints
              label={t('happens')}
              points={[
                { key: 'noYes', text: t('noYes', { name }), harm: true },
                ...(what === 'again'
                  ? [
                      { key: 'told', text: t('told', { name }) },
                      { key: 'hours', text: t('hours') },
                    ]
                  : []),
                ...(declines ? rejectPoints : []),
              ]}
            />
          </>
        )}
        {!listingRequest && !load.error && <DialogPointsSkeleton />}
        {verdict?.value === false && !takeBack.error && (
          <p className={classes.refused}>{reasonText(verdict.reason)}</p>
        )}
        <FailureNotice
          error={takeBack.error}
          loadError={load.error ?? others.error}
          isLoaded={listingRequest !== undefined && !others.error}
        />
      </div>
    </AdaptiveDialog>
  )
}
