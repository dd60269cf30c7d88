import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { parseFolderLink } from '../../../domain/listings/folder-link.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/fields.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import { connectFolder, type FolderOfGroup } from './photo-folder-queries.ts'
import classes from './photo-folder.module.css'

/** Asks for the link of a shared folder, says what happens then, and connects it. */
export function ConnectFolder({ groupId, of }: { groupId: string; of: FolderOfGroup }) {
  const t = useTranslations('photoFolder')
  const errors = useTranslations('errors')
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const once = useOnce<string, unknown>({
    send: (text, key) => connectFolder(groupId, text, key),
    onDone: () => {
      setLink('')
      showToast({ text: t('connected') })
    },
    onFailed: (error) => setProblem(problemIn(error)),
  })
  const submit = () => {
    if (!of.isAvailable) return
    const parsed = parseFolderLink(link)
    setProblem('refusal' in parsed ? parsed.refusal : null)
    if ('link' in parsed) once.run(link)
  }
  return (
    <form
      noValidate
      className={classes.connect}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {!of.folder && (
        <>
          <p>{t('lead')}</p>
          <ul>
            <li>{t('rules.new')}</li>
            <li>{t('rules.yours')}</li>
            <li>{t('rules.changed')}</li>
          </ul>
        </>
      )}
      <TextField
        label={of.folder ? t('otherLink') : t('link')}
        description={t('linkHint')}
        value={link}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setLink(event.currentTarget.value)
          setProblem(null)
        }}
        error={problem === null ? undefined : t.has(`links.${problem}`) ? t(`links.${problem}`) : undefined}
      />
      {once.error && problem === null && <ErrorPanel message={errorMessage(errors, once.error)} />}
      <div className={classes.buttons}>
        <Button
          type="submit"
          busy={once.busy}
          disabled={!of.isAvailable}
          reason={of.isAvailable ? undefined : t('notSetUp')}
        >
          {t('connect')}
        </Button>
        {of.testLink && <Button onClick={() => setLink(of.testLink ?? '')}>{t('useTest')}</Button>}
      </div>
    </form>
  )
}

function problemIn(error: Error): string | null {
  const key = error instanceof ValidationError ? error.fields['link'] : undefined
  return key?.replace('photoFolder.', '') ?? null
}
