import { IconFileTypePdf, IconUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import classes from './contract-terms-page.module.css'
import { type Options, sendOwnContract } from './terms-queries.ts'
import type { TermsFormState } from './use-terms-form.ts'

/** The landlord's own documents: one of those handed in, or a new one, which is chosen at once. */
export function OwnContract(props: { options: Options; form: TermsFormState }) {
  const { options, form } = props
  const t = useTranslations('contractTerms.own')
  const format = useFormat()
  const sending = useOnce<File, { fileId: string }>({
    send: (file, idempotencyKey) => sendOwnContract(options.listingRequestId, file, idempotencyKey),
    onDone: ({ fileId }) => form.change({ ownContractFileId: fileId }),
  })
  return (
    <div className={classes.own}>
      {options.ownContracts.length > 0 && (
        <ChoiceField
          legend={t('legend')}
          value={form.value.ownContractFileId}
          onChange={(fileId) => form.change({ ownContractFileId: fileId })}
          choices={options.ownContracts.map((file) => ({
            value: file.fileId,
            label: file.fileName,
            detail: t('handedIn', { when: format.instant(file.createdAt) }),
            icon: <IconFileTypePdf size={22} aria-hidden />,
          }))}
        />
      )}
      <FileBox
        busy={sending.busy}
        onFile={sending.run}
        error={useUploadError(sending.error) ?? form.errorOf('ownContractFileId')}
      />
    </div>
  )
}

/** What the server says of a file, by the names of the texts. */
const UPLOAD_ERRORS = ['missing', 'large', 'damaged', 'notPdf', 'tooMany', 'quota'] as const

function useUploadError(error: Error | null): string | undefined {
  const t = useTranslations('contractTerms.own.errors')
  const tErrors = useTranslations('errors')
  if (!error) return undefined
  const complaint = error instanceof ValidationError ? error.fields['file'] : undefined
  const key = UPLOAD_ERRORS.find((name) => `upload.${name}` === complaint)
  return key ? t(key) : errorMessage(tErrors, error)
}

function FileBox(props: { busy: boolean; onFile: (file: File) => void; error: string | undefined }) {
  const { busy, onFile, error } = props
  const t = useTranslations('contractTerms.own')
  const id = useId()
  return (
    <div className={classes.file}>
      <label
        htmlFor={id}
        className={classes.fileBox}
        data-error={error ? true : undefined}
        aria-busy={busy || undefined}
      >
        <IconUpload size={26} aria-hidden />
        <span>{busy ? t('sending') : t('choose')}</span>
        <input
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          disabled={busy}
          className={classes.fileInput}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // The same file may be chosen again after a failure.
            event.currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
      <small id={`${id}-hint`}>{t('hint')}</small>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
