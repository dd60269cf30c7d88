import { useTranslations } from 'use-intl'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import {
  type PublishingTarget,
  sendArchiving,
  sendDuplicate,
  sendPublishing,
  sendUnarchiving,
} from './publishing-queries.ts'

/** The commands of a listing that need no form: each says what it did, archiving can be undone. */
export function useListingCommands(target: PublishingTarget, name: string, onDone: () => void) {
  const t = useTranslations('publishing')
  const errors = useTranslations('errors')
  const onFailed = (error: Error) => showToast({ text: errorMessage(errors, error), tone: 'error' })
  const publish = useOnce({
    send: (_: null, key) => sendPublishing(target, key),
    onDone: () => {
      showToast({ text: t('published', { name }) })
      onDone()
    },
    onFailed,
  })
  const duplicate = useOnce({
    send: (_: null, key) => sendDuplicate(target.groupId, key),
    onDone: (copy) => {
      showToast({ text: t('duplicated', { name: copy?.name ?? name }) })
      onDone()
    },
    onFailed,
  })
  const unarchive = useOnce({
    send: (_: null, key) => sendUnarchiving(target.groupId, key),
    onDone: () => {
      showToast({ text: t('unarchived', { name }) })
      onDone()
    },
    onFailed,
  })
  const archive = useOnce({
    send: (_: null, key) => sendArchiving(target.groupId, key),
    onDone: () => {
      showToast({ text: t('archived', { name }), action: { run: () => unarchive.run(null) } })
      onDone()
    },
    onFailed,
  })
  return { publish, duplicate, archive, unarchive }
}
