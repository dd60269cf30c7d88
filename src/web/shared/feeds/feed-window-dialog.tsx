import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WindowMeaning } from '../../../domain/catalogue/calendar-feed.ts'
import { daysOfStay, parseDay } from '../../../domain/day.ts'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useOnce } from '../use-once.ts'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { answerWindow } from './feed-mutations.ts'
import classes from './feeds.module.css'

/** Asks whether the home is closed at the end of a feed's booking window, with what becomes of which nights. */
export function FeedWindowDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds')
  const errors = useTranslations('errors')
  const meaningText = useCatalogueText('catalogue.windowMeaning')
  const format = useFormat()
  const [meaning, setMeaning] = useState<WindowMeaning>(feed.windowMeaning ?? 'CLOSED')
  const { id: feedId, label, windowLimit } = feed
  const once = useOnce({
    send: (_: null, idempotencyKey) => answerWindow({ feedId, meaning }, idempotencyKey),
    onDone: () => {
      showToast({ text: t('window.done', { label }) })
      onClose()
    },
  })
  if (!windowLimit) return null
  const { from, to } = windowLimit
  const nights = {
    label,
    days: format.dayRange(from, to),
    count: daysOfStay({ from: parseDay(from), to: parseDay(to) }),
  }
  const choice = (value: WindowMeaning) => ({
    value,
    label: meaningText(value),
    detail: t(`window.${value}_what`, nights),
  })
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => once.run(null)}
      busy={once.busy}
      title={t('window.title')}
      description={t('window.kept', { label })}
      footer={
        <>
          <Button type="submit" variant="primary" size="large" busy={once.busy}>
            {t('window.submit')}
          </Button>
          <Button size="large" onClick={onClose} disabled={once.busy}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <ChoiceField
          legend={t('window.choose')}
          value={meaning}
          onChange={setMeaning}
          choices={[choice('CLOSED'), choice('NOT_OPENED')]}
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
