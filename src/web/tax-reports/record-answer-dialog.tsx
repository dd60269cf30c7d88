import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TAX_ANSWER_MAX_BYTES } from '../../domain/kernel/constants.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { TAX_ANSWER_NOTE_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { FileField } from '../ui/file-field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { answerTaxReport, type TaxMessage } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

const WAYS = ['FILE', 'ACCEPTED', 'REFUSED'] as const

interface Typed {
  way: (typeof WAYS)[number]
  file: File | null
  note: string
}

/** Records what the tax office answered: by its file, or where none came by what was heard, with a note. */
export function RecordAnswerDialog({ message, onClose }: { message: TaxMessage; onClose: () => void }) {
  const t = useTranslations('taxReports.answerDialog')
  const [typed, setTyped] = useState<Typed>({ way: 'FILE', file: null, note: '' })
  const [tried, setTried] = useState(false)
  const problemOf = useProblems()
  const sending = useOnce({
    send: async ({ way, file, note }: Typed, key) =>
      answerTaxReport(
        way === 'FILE'
          ? { reportId: message._id, message: await file?.text() }
          : { reportId: message._id, outcome: way, note: note.trim() },
        key,
      ),
    onDone: () => {
      showToast({ text: t('done'), tone: 'success' })
      onClose()
    },
  })
  const { way, file, note } = typed
  const isTooLarge = file !== null && file.size > TAX_ANSWER_MAX_BYTES
  const isComplete = way === 'FILE' ? file !== null && !isTooLarge : note.trim() !== ''
  const told = problemOf(sending.error)
  const fileProblem = isTooLarge
    ? t('problems.long')
    : (told.message ?? (tried && file === null ? t('problems.none') : undefined))
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={sending.busy}
      onSubmit={() => {
        setTried(true)
        if (isComplete) sending.run(typed)
      }}
      title={t('title')}
      description={message.messageRefId}
      submit={t('submit')}
      cancel={t('cancel')}
      error={told.message || told.note ? null : sending.error}
    >
      <div className={classes.form}>
        <ChoiceField
          legend={t('way')}
          choices={WAYS.map((value) => ({ value, label: t(`ways.${value}`), detail: t(`details.${value}`) }))}
          value={way}
          onChange={(next) => setTyped({ ...typed, way: next })}
        />
        {way === 'FILE' ? (
          <FileField
            label={t('file')}
            prompt={t('prompt')}
            hint={t('hint')}
            accept=".xml,text/xml,application/xml"
            icons={{ empty: IconFileUpload, chosen: IconFileCheck }}
            file={file}
            onChange={(chosen) => setTyped({ ...typed, file: chosen })}
            error={fileProblem}
          />
        ) : (
          <TextareaField
            label={t('note')}
            description={t('noteHint')}
            value={note}
            rows={3}
            maxLength={TAX_ANSWER_NOTE_MAX_LENGTH}
            onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
            error={told.note ?? (tried && note.trim() === '' && t('problems.note'))}
          />
        )}
      </div>
    </AnswerDialog>
  )
}

/** What the server finds wrong, by field, in words. */
function useProblems() {
  const t = useTranslations('taxReports.answerDialog')
  return (error: Error | null): { message?: string; note?: string } => {
    if (!(error instanceof ValidationError)) return {}
    const words = (key: string | undefined) => key && t(`problems.${key.slice(key.lastIndexOf('.') + 1)}`)
    const { message, note } = error.fields
    return { message: words(message), note: words(note) }
  }
}
