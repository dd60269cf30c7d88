import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useOnce } from '../use-once.ts'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { removeFeed } from './feed-mutations.ts'

/** Asks what becomes of the days that a feed blocks, then takes it away. */
export function RemoveFeedDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds')
  const [days, setDays] = useState<'KEEP' | 'FREE'>('KEEP')
  const { id: feedId, label } = feed
  const once = useOnce({
    send: (_: null, idempotencyKey) => removeFeed({ feedId, keepBlocks: days === 'KEEP' }, idempotencyKey),
    onDone: (removed) => {
      const count = (days === 'KEEP' ? removed?.kept : removed?.freed) ?? 0
      showToast({ text: t(`remove.done.${days}`, { label, count }) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => once.run(null)}
      busy={once.busy}
      error={once.error}
      title={t('remove.title', { label })}
      description={t('remove.text')}
      submit={t('remove.submit')}
      cancel={t('cancel')}
      variant="danger-filled"
    >
      <ChoiceField
        legend={t('remove.blocks')}
        value={days}
        onChange={setDays}
        choices={[
          { value: 'KEEP', label: t('remove.KEEP'), detail: t('remove.KEEP_what') },
          { value: 'FREE', label: t('remove.FREE'), detail: t('remove.FREE_what') },
        ]}
      />
    </AnswerDialog>
  )
}
