import { IconFileCheck, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { documentTypeOf, isDated, issuedOnError } from '../../domain/rentals/tenant-documents.ts'
import { isDay, parseDay } from '../../domain/kernel/day.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './documents-page.module.css'
import { type DocumentForm, type OwnDocument, type Proof, sendDocument } from './document-queries.ts'
import { utcToday } from '../shared/today.ts'

/** A document for a proof: which one, from when, and the file; what was chosen stays when sending fails. */
export function HandInDialog(props: {
  proof: Proof | null
  replaced: OwnDocument['document'] | null
  listingRequestId: string
  onClose: () => void
}) {
  const { proof, replaced, listingRequestId, onClose } = props
  const t = useTranslations('tenantDocuments')
  const typeText = useCatalogueText('catalogue.tenantDocumentType')
  const [type, setType] = useState(replaced?.type ?? proof?.anyOf[0] ?? null)
  const [issuedOn, setIssuedOn] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const once = useOnce<DocumentForm, unknown>({
    send: sendDocument,
    onDone: () => {
      showToast({ text: t('dialog.done') })
      onClose()
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) setWrong(error.fields)
    },
  })
  const known = type && documentTypeOf(type)
  const submit = () => {
    const missing = errorsOf(type, issuedOn, file)
    setWrong(missing)
    if (!type || !file || Object.keys(missing).length > 0) return
    once.run({ listingRequestId, type, issuedOn, file, replaces: replaced?.fileId ?? '' })
  }
  const fieldText = (field: string) => {
    const key = wrong[field]
    return key && (t.has(`fields.${key}`) ? t(`fields.${key}`) : t('fields.other'))
  }
  return (
    <AnswerDialog
      opened={proof !== null}
      onClose={onClose}
      title={proof ? t(`proofs.${proof.proof}.title`) : ''}
      description={replaced ? t('dialog.replaces', { name: replaced.fileName }) : undefined}
      busy={once.busy}
      onSubmit={submit}
      submit={t('dialog.submit')}
      cancel={t('dialog.cancel')}
      compact
      error={!(once.error instanceof ValidationError && Object.keys(wrong).length > 0) && once.error}
    >
      {proof && proof.anyOf.length > 1 && (
        <ChoiceField
          legend={t('dialog.type')}
          value={type}
          onChange={setType}
          error={fieldText('type')}
          choices={proof.anyOf.map((value) => ({ value, label: typeText(value) }))}
        />
      )}
      {known && isDated(known) && (
        <DayField
          label={t('dialog.issuedOn')}
          description={t('dialog.issuedOnHint')}
          value={issuedOn}
          onChange={setIssuedOn}
          error={fieldText('issuedOn')}
        />
      )}
      <div className={classes.file}>
        <FileField
          label={type ? typeText(type) : ''}
          prompt={t('file.choose')}
          hint={t('file.hint')}
          accept="application/pdf,image/jpeg,image/png"
          icons={{ empty: IconUpload, chosen: IconFileCheck }}
          file={file}
          onChange={setFile}
          error={fieldText('file')}
        />
      </div>
    </AnswerDialog>
  )
}

const MAX_BYTES = 10 * 1024 * 1024

/** What is wrong before anything is sent, by the rule that the server asks, too. */
function errorsOf(type: string | null, issuedOn: string, file: File | null): Record<string, string> {
  const known = type && documentTypeOf(type)
  const day = isDay(issuedOn) ? parseDay(issuedOn) : null
  const wrongDay = known && issuedOnError(known, day, utcToday())
  return {
    ...(!known && { type: 'documents.type.invalid' }),
    ...(wrongDay && { issuedOn: `documents.issuedOn.${wrongDay}` }),
    ...(!file && { file: 'upload.missing' }),
    ...(file && file.size > MAX_BYTES && { file: 'upload.large' }),
  }
}
