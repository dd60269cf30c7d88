import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import { useProblemText } from './add-feed-fields.tsx'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { checkFile, type FeedProblems, problemsOfFields } from './feed-draft.ts'
import { FeedDrop } from './feed-drop.tsx'
import { sendFile } from './feed-mutations.ts'
import classes from './feeds.module.css'

/** A newer file in the place of the one that a feed was read from. */
export function NewerFileDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds')
  const problemText = useProblemText()
  const [file, setFile] = useState<File | null>(null)
  const [problems, setProblems] = useState<FeedProblems>({})
  const once = useOnce({
    send: (newer: File, idempotencyKey) => {
      const { listingId, label, platform, id: feedId } = feed
      return sendFile({ listingId, label, platform, feedId, file: newer }, idempotencyKey)
    },
    onDone: (_, newer) => {
      showToast({ text: t('newer.done', { file: newer.name }) })
      onClose()
    },
    onFailed: (error) => setProblems(error instanceof ValidationError ? problemsOfFields(error.fields) : {}),
  })
  const submit = () => {
    const found = checkFile(file)
    setProblems(found)
    if (file && !found.file) once.run(file)
  }
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      onSubmit={submit}
      busy={once.busy}
      error={problems.file ? null : once.error}
      title={t('newer.title', { label: feed.label })}
      submit={t('newer.submit')}
      cancel={t('cancel')}
    >
      <div className={classes.fields}>
        <p>{t('newer.text', { file: feed.fileName ?? feed.label })}</p>
        <FeedDrop file={file} onChange={setFile} error={problems.file && problemText(problems.file)} />
      </div>
    </AnswerDialog>
  )
}
