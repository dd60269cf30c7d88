import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useOnce } from '../use-once.ts'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { removeFeed } from './feed-mutations.ts'
import classes from './feeds.module.css'

/** Asks what becomes of the days that a feed blocks, then takes it away. */
export function RemoveFeedDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds')
  const errors = useTranslations('errors')
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
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => once.run(null)}
      busy={once.busy}
      title={t('remove.title', { label })}
      description={t('remove.text')}
      footer={
        <>
          <Button type="submit" variant="danger-filled" size="large" busy={once.busy}>
            {t('remove.submit')}
          </Button>
          <Button size="large" onClick={onClose} disabled={once.busy}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <ChoiceField
          legend={t('remove.blocks')}
          value={days}
          onChange={setDays}
          choices={[
            { value: 'KEEP', label: t('remove.KEEP'), detail: t('remove.KEEP_what') },
            { value: 'FREE', label: t('remove.FREE'), detail: t('remove.FREE_what') },
          ]}
        />
        {once.error && (
          <p role="alert" className={classes.failure}>
            {errorMessage(errors, once.error)}
          </p>
        )}
      </div>
    </AdaptiveDialog>
  )
}
