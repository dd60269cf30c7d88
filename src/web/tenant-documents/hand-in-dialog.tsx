import { IconFileCheck, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { KIND_ANSWERS, kindOf, kindQuestionOf } from '../../domain/rentals/document-kind.ts'
import { documentTypeOf, isDated, issuedOnError } from '../../domain/rentals/tenant-documents.ts'
import { isDay, parseDay } from '../../domain/kernel/day.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { CheckField, SelectField } from '../ui/fields.tsx'
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
  const kindTexts = {
    idDocument: useCatalogueText('catalogue.idDocument'),
    studentIdType: useCatalogueText('catalogue.studentIdType'),
  }
  const [kind, setKind] = useState<string>(replaced?.idDocument ?? replaced?.studentIdType ?? '')
  const [evenIfBlank, setEvenIfBlank] = useState(false)
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
  const question = known && kindQuestionOf(known)
  const isBlank = wrong['file'] === 'upload.blank'
  const submit = () => {
    const missing = errorsOf({ type, kind, issuedOn, file })
    setWrong(missing)
    if (!type || !file || Object.keys(missing).length > 0) return
    once.run({
      listingRequestId,
      type,
      kind: question ? kind : '',
      issuedOn,
      file,
      evenIfBlank: isBlank && evenIfBlank ? 'yes' : '',
      replaces: replaced?.fileId ?? '',
    })
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
      {known && t.has(`hints.${known}`) && <p className={classes.hint}>{t(`hints.${known}`)}</p>}
      {question && (
        <SelectField
          label={t(`dialog.${question}`)}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          error={fieldText('kind')}
          data={[
            { value: '', label: t('dialog.choose') },
            ...KIND_ANSWERS[question].map((value) => ({ value, label: kindTexts[question](value) })),
          ]}
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
          onChange={(chosen) => {
            setFile(chosen)
            setEvenIfBlank(false)
            setWrong((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== 'file')))
          }}
          error={fieldText('file')}
        />
        {isBlank && (
          <CheckField
            label={t('dialog.evenIfBlank')}
            checked={evenIfBlank}
            onChange={(event) => setEvenIfBlank(event.currentTarget.checked)}
          />
        )}
      </div>
    </AnswerDialog>
  )
}

const MAX_BYTES = 10 * 1024 * 1024

/** What is wrong before anything is sent, by the rule that the server asks, too. */
function errorsOf(form: {
  type: string | null
  kind: string
  issuedOn: string
  file: File | null
}): Record<string, string> {
  const { type, kind, issuedOn, file } = form
  const known = type && documentTypeOf(type)
  const day = isDay(issuedOn) ? parseDay(issuedOn) : null
  const wrongDay = known && issuedOnError(known, day, utcToday())
  return {
    ...(!known && { type: 'documents.type.invalid' }),
    ...(known && !kindOf(known, kind) && { kind: `documents.${kindQuestionOf(known) ?? 'kind'}.missing` }),
    ...(wrongDay && { issuedOn: `documents.issuedOn.${wrongDay}` }),
    ...(!file && { file: 'upload.missing' }),
    ...(file && file.size > MAX_BYTES && { file: 'upload.large' }),
  }
}
