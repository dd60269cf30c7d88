import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRefusalText } from './refusal-text.ts'
import { Button } from '../ui/button.tsx'
import { errorMessage } from './error-message.ts'
import { useFormat } from './format.ts'
import { PageLink } from './page-link.tsx'
import type { QueuedAnswer } from './queued-answers.ts'
import classes from './queued-answer-notice.module.css'
import { useAnswerQueue, useQueuedAnswers } from './use-queued-answers.ts'

/** The answers that wait for a connection, and those that came too late, each with what can be done about it. */
export function QueuedAnswersList() {
  const t = useTranslations('queuedAnswers')
  const answers = useQueuedAnswers()
  if (answers.length === 0) return null
  return (
    <section aria-label={t('title')} className={classes.list}>
      {answers.map((answer) => (
        <QueuedAnswerNotice key={answer.key} answer={answer} linked />
      ))}
    </section>
  )
}

/** One answer that waits or came too late. */
export function QueuedAnswerNotice(props: {
  answer: QueuedAnswer
  /** With a link to its request. */
  linked?: boolean
}) {
  const { answer } = props
  const t = useTranslations('queuedAnswers')
  const format = useFormat()
  const queue = useAnswerQueue()
  const refusal = useTextOfRefused(answer)
  const Icon = answer.refusal ? IconAlertTriangle : IconCloudOff
  return (
    <div className={classes.notice} data-refused={answer.refusal !== null || undefined} role="status">
      <Icon size={19} aria-hidden />
      <div>
        <p>
          {answer.refusal
            ? t('refused', { name: answer.name, reason: refusal })
            : t(`waits.${answer.kind}`, { name: answer.name, when: format.instant(answer.at) })}
        </p>
        <div className={classes.buttons}>
          {props.linked && (
            <PageLink
              page="inbox"
              params={{
                bookingRequestId: answer.bookingRequestId,
                listingRequestId: answer.listingRequestId,
              }}
            >
              {t('open')}
            </PageLink>
          )}
          <Button size="small" onClick={() => queue?.remove(answer.key)}>
            {answer.refusal ? t('seen') : t('takeBack')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function useTextOfRefused({ refusal }: QueuedAnswer): string {
  const errors = useTranslations('errors')
  const refusalText = useRefusalText()
  if (!refusal) return ''
  const { name, reason } = refusal
  return reason && refusalText.has(reason)
    ? refusalText(reason)
    : errorMessage(errors, Object.assign(new Error(), { name }))
}
