import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IMPERSONATION_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { usePath } from '../shared/use-path.ts'
import { TextareaField } from '../ui/fields.tsx'
import { startImpersonation, type StaffPerson } from './staff-queries.ts'

/** Asks why staff act as a landlord, says what that means, then begins; the dashboard opens anew as theirs. */
export function ImpersonateDialog(props: {
  person: Pick<StaffPerson, '_id' | 'name'> | null
  /** Where it opens; their first page without it. */
  to?: string | null
  onClose: () => void
}) {
  const t = useTranslations('staff.impersonate')
  const toPath = usePath()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const name = props.person?.name ?? ''
  const length = reason.trim().length
  const wrong = length < IMPERSONATION_REASON_LENGTH.min || length > IMPERSONATION_REASON_LENGTH.max
  const start = useMutation({
    mutationFn: startImpersonation,
    // Everything that was read as staff must go: the page is loaded anew.
    onSuccess: () => window.location.assign(props.to ?? toPath('homepage')),
  })
  const submit = () => {
    setTried(true)
    if (wrong || !props.person) return
    start.mutate({ landlordId: props.person._id, reason: reason.trim() })
  }
  return (
    <AnswerDialog
      opened={props.person !== null}
      onClose={props.onClose}
      busy={start.isPending}
      onSubmit={submit}
      title={t('title', { name })}
      description={t('what', { name })}
      submit={t('start')}
      cancel={t('cancel')}
      error={start.error}
    >
      <TextareaField
        label={t('reason')}
        description={t('reasonHint', { name })}
        value={reason}
        maxLength={IMPERSONATION_REASON_LENGTH.max}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tried && wrong && t('reasonWrong')}
        data-autofocus
      />
    </AnswerDialog>
  )
}
