import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { daysOfStay, parseDay } from '../../../domain/kernel/day.ts'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useFormat } from '../format.ts'
import { useOnce } from '../use-once.ts'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { releaseFeed } from './feed-mutations.ts'
import classes from './feeds.module.css'

/** Says what freeing the days that are held back does, then frees them. */
export function ReleaseFeedDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds.release')
  const format = useFormat()
  const { id: feedId, label } = feed
  const held = feed.quarantine?.heldBack ?? feed.missing
  const once = useOnce({
    send: (_: null, idempotencyKey) => releaseFeed(feedId, idempotencyKey),
    onDone: () => {
      showToast({ text: t('done', { label }) })
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
      title={t('title', { label })}
      submit={t('submit')}
      variant="danger-filled"
      cancel={t('keep')}
      focus="cancel"
    >
      <ul aria-label={t('happens')} className={classes.points}>
        <li>
          <IconCheck size={18} aria-hidden />
          <div>
            {t('days', { count: held.length, label })}
            <ul className={classes.nights}>
              {held.map(({ from, to, summary }) => (
                <li key={`${from} ${to} ${summary}`}>
                  {t('nights', {
                    days: format.dayRange(from, to),
                    count: daysOfStay({ from: parseDay(from), to: parseDay(to) }),
                  })}
                  {summary && <small> · {summary}</small>}
                </li>
              ))}
            </ul>
          </div>
        </li>
        <li>
          <IconCheck size={18} aria-hidden />
          {t('asked')}
        </li>
        <li data-harm>
          <IconAlertTriangle size={18} aria-hidden />
          {t('risk', { label })}
        </li>
      </ul>
    </AnswerDialog>
  )
}
