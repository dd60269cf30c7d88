import { useTranslations } from 'use-intl'
import { canWait, type WaitingRequest } from '../shared/keep-answer.ts'
import type { AnswerKind } from '../shared/queued-answers.ts'
import { useAnswerQueue } from '../shared/use-queued-answers.ts'
import { Button } from '../ui/button.tsx'
import { failureOf } from './request-failure.ts'

/** Where the server can't be reached: keeps the answer, to be sent as soon as it can, unless it would hurt others unseen. */
export function SendLater(props: {
  error: unknown
  answer: { kind: AnswerKind; input: Record<string, unknown> | null }
  request: WaitingRequest | undefined
  onLater: () => void
}) {
  const t = useTranslations('queuedAnswers')
  const queue = useAnswerQueue()
  const { error, answer, request } = props
  if (!queue || !request || !error || failureOf(error).kind !== 'CONNECTION') return null
  if (!canWait(answer, request)) return null
  return (
    <Button size="large" onClick={props.onLater}>
      {t('later')}
    </Button>
  )
}
