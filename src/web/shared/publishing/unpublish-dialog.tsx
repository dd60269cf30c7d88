import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../answer-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { showToast } from '../../ui/toast-store.ts'
import classes from './publishing.module.css'
import {
  type Consequences,
  consequencesOptions,
  type PublishingTarget,
  sendPublishing,
  sendUnpublishing,
} from './publishing-queries.ts'
import { UnpublishConsequences } from './unpublish-consequences.tsx'
import {
  checkUnpublishDraft,
  draftedBlock,
  emptyUnpublishDraft,
  toUnpublishInput,
  type UnpublishDraft,
} from './unpublish-draft.ts'
import { UnpublishFields } from './unpublish-fields.tsx'
import { utcToday } from '../today.ts'

/** Asks why a listing is taken off the public pages, says whom that concerns, then does exactly that. */
export function UnpublishDialog(props: {
  target: PublishingTarget
  name: string
  opened: boolean
  onClose: () => void
}) {
  const { target, name, opened } = props
  const t = useTranslations('publishing')
  const errors = useTranslations('errors')
  const today = utcToday()
  const [draft, setDraft] = useState(() => emptyUnpublishDraft(today))
  const [tried, setTried] = useState(false)
  const problems = checkUnpublishDraft(draft, today)
  const consequences = useQuery({
    ...consequencesOptions(target, {
      ...draftedBlock(draft, today),
      declineRequests: draft.declineRequests,
      declineAccepted: draft.declineAccepted,
    }),
    enabled: opened,
  })
  const unpublishing = useUnpublishing(target, name, () => {
    setDraft(emptyUnpublishDraft(today))
    setTried(false)
    props.onClose()
  })
  const declined = consequences.data ? declinedBy(consequences.data) : []
  const submit = () => {
    setTried(true)
    if (Object.keys(problems).length > 0 || !consequences.data || consequences.isPlaceholderData) return
    unpublishing.run({ draft, seen: declined })
  }
  const failure = unpublishing.error ?? (consequences.data ? null : consequences.error)
  return (
    <AnswerDialog
      opened={opened}
      onClose={props.onClose}
      busy={unpublishing.busy}
      onSubmit={submit}
      title={t('unpublishTitle', { name })}
      description={t('unpublishText')}
      submit={declined.length > 0 ? t('unpublishDeclining', { count: declined.length }) : t('unpublish')}
      variant="danger-filled"
      cancel={t('keepPublished')}
    >
      <div className={classes.body}>
        <UnpublishFields
          draft={draft}
          problems={tried ? problems : {}}
          today={today}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        {consequences.data ? (
          <UnpublishConsequences
            consequences={consequences.data}
            busy={consequences.isPlaceholderData}
            withBlock={draftedBlock(draft, today).blockFrom !== null}
            draft={draft}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
          />
        ) : (
          !consequences.error && <Bone width="70%" />
        )}
        {failure && (
          <ErrorPanel
            message={errorMessage(errors, failure)}
            {...(!consequences.data && {
              onRetry: () => void consequences.refetch(),
              busy: consequences.isFetching,
            })}
          />
        )}
      </div>
    </AnswerDialog>
  )
}

function declinedBy({ requests, accepted }: Consequences): string[] {
  return [...requests, ...accepted].filter((row) => row.wouldBeDeclined).map((row) => row.listingRequestId)
}

function useUnpublishing(target: PublishingTarget, name: string, onDone: () => void) {
  const t = useTranslations('publishing')
  const errors = useTranslations('errors')
  const undo = useOnce({
    send: (_: null, idempotencyKey) => sendPublishing(target, idempotencyKey),
    onDone: () => showToast({ text: t('published', { name }), tone: 'success' }),
    onFailed: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
  return useOnce({
    send: ({ draft, seen }: { draft: UnpublishDraft; seen: string[] }, idempotencyKey) =>
      sendUnpublishing(target, { input: toUnpublishInput(draft), seen }, idempotencyKey),
    onDone: () => {
      showToast({
        text: t('unpublished', { name }),
        tone: 'success',
        action: { label: t('publishAgain'), run: () => undo.run(null) },
      })
      onDone()
    },
  })
}
