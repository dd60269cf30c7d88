import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { SCHEDULING_LINK_MAX_LENGTH } from '../../domain/people/appointment.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { usePath } from '../shared/use-path.ts'
import { useViewer } from '../shared/viewer.ts'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { managersOptions, setSchedulingLink } from './staff-queries.ts'

/** The calendar of whoever is logged in, in which landlords choose a time for a call. */
export function CalendarDialog(props: { opened: boolean; onClose: () => void }) {
  const { opened, onClose } = props
  const t = useTranslations('staff.manager')
  const toPath = usePath()
  const viewer = useViewer()
  const { data: managers } = useQuery({ ...managersOptions(), enabled: opened })
  const [typed, setTyped] = useState<string | null>(null)
  const kept = managers?.find(({ _id }) => _id === viewer?.id)?.link ?? ''
  const saving = useOnce({
    send: setSchedulingLink,
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      setTyped(null)
      onClose()
    },
  })
  const isWrong = saving.error instanceof ValidationError
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={saving.busy}
      onSubmit={() => saving.run(typed ?? kept)}
      title={t('linkTitle')}
      description={t('linkWhat', { path: `${window.location.origin}${toPath('calendlyRedirect')}` })}
      submit={t('submit')}
      cancel={t('cancel')}
      error={isWrong ? null : saving.error}
    >
      <TextField
        label={t('link')}
        description={t('linkHint')}
        type="url"
        inputMode="url"
        value={typed ?? kept}
        maxLength={SCHEDULING_LINK_MAX_LENGTH}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isWrong && t('linkWrong')}
        data-autofocus
      />
    </AnswerDialog>
  )
}
