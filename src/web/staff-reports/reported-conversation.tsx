import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Section } from '../ui/section.tsx'
import { readReported, type ReportedMessage, type StaffReport } from './reports-queries.ts'
import classes from './staff-reports.module.css'

/** What was written up to the report; it comes when somebody asks for it, since each look is in the log. */
export function ReportedConversation({ report }: { report: StaffReport }) {
  const t = useTranslations('staffReports')
  const errors = useTranslations('errors')
  const [messages, setMessages] = useState<ReportedMessage[] | null>(null)
  const first = messages?.[0]?.position ?? 0
  const reading = useMutation({
    mutationFn: () => readReported(report._id, messages && first),
    onSuccess: (before) => setMessages((now) => [...before, ...(now ?? [])]),
  })
  const { value: canRead, reason } = report.canRead
  const closed = t(reason === 'NO_PERMISSION' ? 'ownCase' : 'over')
  return (
    <Section title={t('conversation')}>
      <Card className={classes.parts}>
        <p className={classes.note}>{canRead ? t('readWhat', { count: report.messageCount }) : closed}</p>
        {reading.error && <ErrorPanel message={errorMessage(errors, reading.error)} />}
        {canRead && (messages === null || first > 1) && (
          <div className={classes.buttons}>
            <Button busy={reading.isPending} onClick={() => reading.mutate()}>
              {t(messages ? 'earlier' : 'read')}
            </Button>
          </div>
        )}
        {messages && (
          <ol className={classes.list} aria-label={t('conversation')}>
            {messages.map((message) => (
              <Message key={message.id} message={message} isReporters={message.side === report.side} />
            ))}
          </ol>
        )}
      </Card>
    </Section>
  )
}

function Message(props: { message: ReportedMessage; isReporters: boolean }) {
  const { side, authorName: name, channel, text, isHidden, sentAt, fileNames } = props.message
  const t = useTranslations('staffReports')
  const format = useFormat()
  const names = fileNames.map((fileName) => fileName || t('fileHidden')).join(', ')
  return (
    <li className={classes.message} data-reporter={props.isReporters || undefined}>
      {text !== '' && <p className={classes.text}>{text}</p>}
      {names !== '' && <span>{t('files', { names })}</span>}
      <small>
        <span>{name ? t('by', { name, side }) : t('byGone', { side })}</span>
        <time dateTime={sentAt}>{format.instant(sentAt)}</time>
        {channel === 'MAIL' && <span>{t('byMail')}</span>}
        {isHidden && <span>{t('hidden')}</span>}
      </small>
    </li>
  )
}
