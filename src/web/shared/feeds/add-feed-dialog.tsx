import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import { AddFeedFields } from './add-feed-fields.tsx'
import { checkFeedDraft, type FeedDraft, type FeedProblems, problemsOfFields } from './feed-draft.ts'
import { addFeed, sendFile } from './feed-mutations.ts'
import { useFeedProblem } from './feed-problem.ts'
import type { Feed } from './feed-queries.ts'
import classes from './feeds.module.css'

const EMPTY: FeedDraft = {
  kind: 'LINK',
  url: '',
  file: null,
  label: '',
  platform: 'OTHER',
  isChosen: false,
}

/** Connects a calendar by link or file: says what that does, reads it at once, keeps what was typed if that fails. */
export function AddFeedDialog(props: { listingId: string; opened: boolean; onClose: () => void }) {
  const { listingId, opened, onClose } = props
  const t = useTranslations('feeds')
  const [draft, setDraft] = useState(EMPTY)
  const [problems, setProblems] = useState<FeedProblems>({})
  const toastConnected = useConnectedToast()
  const once = useOnce({
    send: (form: FeedDraft, idempotencyKey) => connect(listingId, form, idempotencyKey),
    onDone: (feed, { label }) => {
      toastConnected(feed, label.trim())
      onClose()
    },
    onFailed: (error) => setProblems(error instanceof ValidationError ? problemsOfFields(error.fields) : {}),
  })
  const submit = () => {
    const found = checkFeedDraft(draft)
    setProblems(found)
    if (Object.keys(found).length === 0) once.run(draft)
  }
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      onSubmit={submit}
      busy={once.busy}
      error={Object.keys(problems).length === 0 ? once.error : null}
      title={t('form.title')}
      submit={t('form.submit')}
      cancel={t('cancel')}
    >
      <div className={classes.fields}>
        <AddFeedFields draft={draft} problems={problems} onChange={setDraft} />
        <Happens kind={draft.kind} />
        <div role="status">{once.busy && <p className={classes.lead}>{t('form.reading')}</p>}</div>
      </div>
    </AnswerDialog>
  )
}

/** The feed as it stands after its first reading; null where only its id is known. */
async function connect(listingId: string, draft: FeedDraft, idempotencyKey: string): Promise<Feed | null> {
  const { url, file, platform } = draft
  const label = draft.label.trim()
  if (draft.kind === 'LINK') {
    return (await addFeed({ listingId, url: url.trim(), label, platform }, idempotencyKey)) ?? null
  }
  if (file) await sendFile({ listingId, label, platform, feedId: '', file }, idempotencyKey)
  return null
}

function useConnectedToast() {
  const t = useTranslations('feeds.form')
  const problemText = useFeedProblem()
  return (feed: Feed | null, label: string) => {
    if (feed?.state === 'FAILING') {
      const message = problemText(feed)
      showToast({ text: t('doneFailing', { label, message }), tone: 'error' })
    } else if (feed?.answeredAt) showToast({ text: t('done', { label, count: feed.events }) })
    else showToast({ text: t('doneNever', { label }) })
  }
}

function Happens({ kind }: { kind: FeedDraft['kind'] }) {
  const t = useTranslations('feeds.form')
  return (
    <ul aria-label={t('happens')} className={classes.points}>
      <li>
        <IconCheck size={18} aria-hidden />
        {t(kind === 'LINK' ? 'blocks' : 'blocksOnce')}
      </li>
      <li>
        <IconCheck size={18} aria-hidden />
        {t('bookingsStay')}
      </li>
      <li data-harm>
        <IconAlertTriangle size={18} aria-hidden />
        {t('declines')}
      </li>
    </ul>
  )
}
