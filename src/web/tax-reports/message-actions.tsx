import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { LaterDialog } from '../shared/later-part.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import type { TaxMessage } from './tax-reports-queries.ts'
import classes from './tax-reports.module.css'

const HandInDialog = lazy(async () => ({ default: (await import('./hand-in-dialog.tsx')).HandInDialog }))
const RecordAnswerDialog = lazy(async () => ({
  default: (await import('./record-answer-dialog.tsx')).RecordAnswerDialog,
}))

/** What comes next for a message: to hand it in, or to record the answer; nothing where that is over. */
export function MessageActions({ message }: { message: TaxMessage }) {
  const t = useTranslations('taxReports')
  const reasonText = useReasonText()
  const [handsIn, setHandsIn] = useOverlay(`hand-in-${message._id}`)
  const [answers, setAnswers] = useOverlay(`answer-${message._id}`)
  const { canHandIn, canAnswer, messageRefId, state } = message
  return (
    <div className={classes.buttons}>
      {(state === 'READY' || state === 'DRAFT') && (
        <Button
          size="small"
          variant={canHandIn.value ? 'primary' : 'plain'}
          disabled={!canHandIn.value}
          reason={canHandIn.value ? undefined : reasonText(canHandIn.reason)}
          aria-label={t('handInOf', { ref: messageRefId })}
          onClick={() => setHandsIn(true)}
        >
          {t('handIn')}
        </Button>
      )}
      {canAnswer.value && (
        <Button
          size="small"
          variant="primary"
          aria-label={t('answerOf', { ref: messageRefId })}
          onClick={() => setAnswers(true)}
        >
          {t('answer')}
        </Button>
      )}
      {handsIn && (
        <LaterDialog onClose={() => setHandsIn(false)}>
          <HandInDialog message={message} onClose={() => setHandsIn(false)} />
        </LaterDialog>
      )}
      {answers && (
        <LaterDialog onClose={() => setAnswers(false)}>
          <RecordAnswerDialog message={message} onClose={() => setAnswers(false)} />
        </LaterDialog>
      )}
    </div>
  )
}
