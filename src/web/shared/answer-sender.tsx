import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-store.ts'
import { sendAnswer } from './answer-mutations.ts'
import { errorMessage } from './error-message.ts'
import { inOneTab, sendAnswers } from './send-answers.ts'
import { useAnswerQueue, useQueuedAnswers } from './use-queued-answers.ts'

/** A server that is away tells nobody when it is back: it is tried again this often, in milliseconds. */
const RETRY_MILLISECONDS = 15_000

/** Sends the answers that were given without a connection as soon as there is one, and says how that went. */
export function AnswerSender() {
  const t = useTranslations('queuedAnswers')
  const errors = useTranslations('errors')
  const queryClient = useQueryClient()
  const queue = useAnswerQueue()
  const waiting = useQueuedAnswers().filter(({ refusal }) => refusal === null).length
  const flush = useEffectEvent(async () => {
    if (!queue || !navigator.onLine) return
    const sent = await inOneTab('mezzo.answers', () => sendAnswers(queue, sendAnswer))
    if (!sent?.length) return
    for (const { answer, ...how } of sent) {
      if (how.outcome === 'DONE') showToast({ text: t(`done.${answer.kind}`, { name: answer.name }) })
      else {
        const reason = errorMessage(errors, how.error)
        showToast({ tone: 'error', text: t('refused', { name: answer.name, reason }) })
      }
    }
    await queryClient.invalidateQueries()
  })
  useEffect(() => {
    if (waiting === 0) return
    const run = () => void flush()
    run()
    const timer = setInterval(run, RETRY_MILLISECONDS)
    window.addEventListener('online', run)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', run)
    }
  }, [waiting])
  return null
}
