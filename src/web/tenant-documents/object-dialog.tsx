import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { objectionError } from '../../domain/rentals/verification/solvency-check.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { objectToCheck } from './document-queries.ts'

/** What is wrong with the result of the check, in the tenant's words: somebody else looks at it then. */
export function ObjectDialog(props: { opened: boolean; listingRequestId: string; onClose: () => void }) {
  const { opened, listingRequestId, onClose } = props
  const t = useTranslations('tenantDocuments.income.object')
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<'missing' | 'long' | null>(null)
  const once = useOnce<{ listingRequestId: string; text: string }, unknown>({
    send: objectToCheck,
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
  })
  const submit = () => {
    const found = objectionError(text)
    setWrong(found)
    if (!found) once.run({ listingRequestId, text })
  }
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={t('what')}
      busy={once.busy}
      onSubmit={submit}
      submit={t('submit')}
      variant="primary"
      cancel={t('cancel')}
      compact
      error={once.error}
    >
      <TextareaField
        label={t('text')}
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={wrong && t(`errors.${wrong}`)}
      />
    </AnswerDialog>
  )
}
