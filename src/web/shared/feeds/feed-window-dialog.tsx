import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WindowMeaning } from '../../../domain/catalogue/calendars.ts'
import { daysOfStay, parseDay } from '../../../domain/kernel/day.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useOnce } from '../use-once.ts'
import type { FeedDialogProps } from './feed-dialogs.tsx'
import { answerWindow } from './feed-mutations.ts'

/** Asks whether the apartment is closed at the end of a feed's booking window, with what becomes of which nights. */
export function FeedWindowDialog({ feed, opened, onClose }: FeedDialogProps) {
  const t = useTranslations('feeds')
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
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => once.run(null)}
      busy={once.busy}
      error={once.error}
      title={t('window.title')}
      description={t('window.kept', { label })}
      submit={t('window.submit')}
      cancel={t('cancel')}
    >
      <ChoiceField
        legend={t('window.choose')}
        value={meaning}
        onChange={setMeaning}
        choices={[choice('CLOSED'), choice('NOT_OPENED')]}
      />
    </AnswerDialog>
  )
}
