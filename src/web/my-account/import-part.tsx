import { IconFileZip, IconFileCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IMPORT_DAYS_WAITING } from '../../domain/public/data-imports/data-import.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Section } from '../ui/section.tsx'
import classes from './account-page.module.css'
import { businessImportOptions, missingMegabytes, useSendArchive } from './import-queries.ts'
import { ImportStanding } from './import-standing.tsx'

/** Brings a whole business in that was exported elsewhere: file, what would come, and what came. */
export function ImportPart() {
  const t = useTranslations('dataImports')
  const { data: standing } = useSuspenseQuery(businessImportOptions)
  const wantsFile = !standing || ['UPLOADING', 'REFUSED', 'FAILED', 'CANCELED'].includes(standing.state)
  return (
    <Section title={t('title')}>
      <Card className={classes.card}>
        <p>{t('lead')}</p>
        <p className={classes.hint}>{t('without')}</p>
        {standing && <ImportStanding key={`${standing._id} ${standing.state}`} of={standing} />}
        {wantsFile && <ArchiveForm />}
      </Card>
    </Section>
  )
}

function ArchiveForm() {
  const t = useTranslations('dataImports')
  const errors = useTranslations('errors')
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState({ done: 0, total: 0 })
  const fresh = useFreshLogin()
  const sending = useSendArchive(setSent)
  const format = useFormat()
  const roomText = (error: Error) => {
    const missing = missingMegabytes(error)
    return missing === null
      ? null
      : t('noRoom', { missing: format.number(missing), days: IMPORT_DAYS_WAITING })
  }
  const send = () => {
    if (!file || sending.isPending) return
    sending.mutate(file, { onError: (error) => fresh.retryFresh(error, send) })
  }
  return (
    <div className={classes.fields}>
      <FileField
        label={t('file')}
        prompt={t('prompt')}
        hint={t('hint', { days: IMPORT_DAYS_WAITING })}
        accept=".zip,application/zip"
        icons={{ empty: IconFileZip, chosen: IconFileCheck }}
        file={file}
        onChange={setFile}
      />
      {sending.isPending && sent.total > 0 && (
        <>
          <p aria-live="polite">{t('sending', sent)}</p>
          <progress aria-label={t('sendingLabel')} value={sent.done} max={sent.total} />
        </>
      )}
      <div className={classes.buttons}>
        <Button
          variant="primary"
          busy={sending.isPending}
          disabled={file === null}
          reason={file === null ? t('fileMissing') : undefined}
          onClick={send}
        >
          {t('submit')}
        </Button>
      </div>
      {sending.error && !wantsPassword(sending.error) && (
        <p role="alert" className={classes.failure}>
          {roomText(sending.error) ?? errorMessage(errors, sending.error)}
        </p>
      )}
      {fresh.question}
    </div>
  )
}
