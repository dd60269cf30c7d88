import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { TextField } from '../../ui/fields.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import { LabelField, PlatformField, useProblemText } from './add-feed-fields.tsx'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { checkLinked, checkNamed, type FeedProblems, problemsOfFields } from './feed-draft.ts'
import { changeFeed } from './feed-mutations.ts'
import classes from './feeds.module.css'

/** Name, platform and link of a feed. */
export function EditFeedDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds')
  const [label, setLabel] = useState(feed.label)
  const [url, setUrl] = useState(feed.url ?? '')
  const [platform, setPlatform] = useState(feed.platform)
  const problemText = useProblemText()
  const isLink = feed.kind === 'LINK'
  const [problems, setProblems] = useState<FeedProblems>({})
  const once = useOnce({
    send: (_: null, idempotencyKey) =>
      changeFeed(
        feed.id,
        { label: label.trim(), platform, url: isLink && url.trim() !== feed.url ? url.trim() : null },
        idempotencyKey,
      ),
    onDone: () => {
      showToast({ text: t('edit.done') })
      onClose()
    },
    onFailed: (error) => setProblems(error instanceof ValidationError ? problemsOfFields(error.fields) : {}),
  })
  const submit = () => {
    const found = isLink ? checkLinked({ label, url }) : checkNamed(label)
    setProblems(found)
    if (Object.keys(found).length === 0) once.run(null)
  }
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      onSubmit={submit}
      busy={once.busy}
      error={Object.keys(problems).length === 0 ? once.error : null}
      title={t('edit.title', { label: feed.label })}
      submit={t('edit.submit')}
      cancel={t('cancel')}
    >
      <div className={classes.fields}>
        <LabelField label={label} problem={problems.label} onChange={setLabel} />
        <PlatformField platform={platform} onChange={setPlatform} />
        {isLink && (
          <TextField
            label={t('edit.url')}
            description={t('form.urlSecret')}
            value={url}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={problems.url && problemText(problems.url)}
          />
        )}
        {isLink && url.trim() !== feed.url && (
          <p role="status" className={classes.lead}>
            {t('edit.newLink')}
          </p>
        )}
      </div>
    </AnswerDialog>
  )
}
