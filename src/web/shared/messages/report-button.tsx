import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { useFormat } from '../format.ts'
import { useReasonText } from '../reason-text.ts'
import { useLazily } from '../use-lazily.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import type { Conversation, ConversationOf } from './message-queries.ts'
import classes from './messages.module.css'

// Hardly anybody ever opens it.
const loadDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog)

/** What became of what this side has reported last; where the conversation is closed, the reason stands beside it. */
export function ReportedNote({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('messages.report')
  const format = useFormat()
  const { report } = conversation
  if (!report?.reportedAt) return null
  const when = format.instant(report.reportedAt)
  const { outcome, answer } = report
  return (
    <p className={classes.note}>
      {outcome ? t(`ended.${outcome}`, { when, answer: answer ?? '' }) : t('open', { when })}
    </p>
  )
}

/** The way to report a conversation to the staff. */
export function ReportButton(props: { of: ConversationOf; conversation: Conversation; canBlock: boolean }) {
  const { of, conversation, canBlock } = props
  const t = useTranslations('messages.report')
  const reasonText = useReasonText()
  const acting = useClosedWhileActing('binds')
  const [opened, setOpened] = useState(false)
  const [Dialog, want] = useLazily(loadDialog)
  const { canReport } = conversation
  const verdict = canReport.reason ? reasonText(canReport.reason) : null
  const closed = (of.side === 'LANDLORD' ? acting : null) ?? verdict
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        disabled={closed !== null}
        reason={closed ?? undefined}
        onClick={() => {
          want()
          setOpened(true)
        }}
      >
        {t('button')}
      </Button>
      {Dialog && opened && (
        <Dialog of={of} name={conversation.otherName} canBlock={canBlock} onClose={() => setOpened(false)} />
      )}
    </>
  )
}
