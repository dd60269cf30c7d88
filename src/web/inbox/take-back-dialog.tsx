import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDeclinedOthers } from '../shared/declined-others.ts'
import { useFormat, fullName } from '../shared/format.ts'
import { inputOf } from '../shared/reject-draft.ts'
import { useRejectForm } from '../shared/use-reject-form.ts'
import { showToast } from '../ui/toast-store.ts'
import { RequestDialogFrame } from './request-dialog-frame.tsx'
import type { RequestDialogProps } from './request-dialogs.tsx'
import { useTakeBack } from './request-mutations.ts'
import { TakeBackFields, type TakeBackChoice } from './take-back-fields.tsx'

/** Takes an accept back that the tenant has not said yes to: to look at the request once more, or to decline it. */
export function TakeBackDialog(props: RequestDialogProps) {
  const { listingRequest, onClose } = props
  const t = useTranslations('request.takeBackDialog')
  const format = useFormat()
  const takeBack = useTakeBack(listingRequest)
  const [what, setWhat] = useState<TakeBackChoice | null>(null)
  const form = useRejectForm(listingRequest, `accepted-${listingRequest?.id ?? ''}`)
  const declines = what === 'decline'
  const others = useDeclinedOthers('inbox', listingRequest, declines ? form.draft : null)
  const name = listingRequest ? fullName(listingRequest.tenantInformation) : ''
  const count = others.people.length
  const verdict = listingRequest?.status.canTakeAcceptBack
  const explanation = form.draft.explanation.trim()
  const submit = () => {
    const isComplete = form.check()
    if (!listingRequest || others.loading || others.error) return
    if (!what || (declines ? !isComplete : !explanation)) return
    const decline = declines ? inputOf(form.draft, listingRequest.declineReasons) : null
    takeBack.mutate(
      { explanation, decline, seen: others.seen },
      {
        onSuccess: () => {
          form.forget()
          showToast({ text: t(declines ? 'doneDecline' : 'doneAgain', { name }) })
          onClose()
        },
      },
    )
  }
  return (
    <RequestDialogFrame
      {...props}
      title={t('title', { name: name || '…' })}
      description={listingRequest && format.dayRange(listingRequest.from, listingRequest.to)}
      verdict={verdict}
      answer={takeBack}
      loadError={others.error}
      submitLabel={
        !declines
          ? t('submitAgain')
          : count
            ? t('submitDeclineOthers', { count, total: count + 1 })
            : t('submitDecline')
      }
      submitVariant="danger-filled"
      submitDisabled={others.loading || others.error !== null}
      onSubmit={submit}
      cancelLabel={t('cancel')}
    >
      {listingRequest && verdict?.value && !takeBack.isOvertaken && (
        <TakeBackFields
          listingRequest={listingRequest}
          what={what}
          onWhat={setWhat}
          form={form}
          others={others}
        />
      )}
    </RequestDialogFrame>
  )
}
