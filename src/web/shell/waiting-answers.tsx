import { createElement, useEffect, useState, type ComponentType } from 'react'
import { useQueuedAnswers } from '../shared/use-queued-answers.ts'

/** Code that can't be loaded without a connection is asked for again this often, in milliseconds. */
const RETRY_MILLISECONDS = 5_000

/** Sends answers that were given without a connection; pages on which they are given have brought the code along. */
export function WaitingAnswers() {
  const isWanted = useQueuedAnswers().length > 0
  const [sender, setSender] = useState<ComponentType | null>(null)
  const isMissing = isWanted && sender === null
  useEffect(() => {
    if (!isMissing) return
    const load = async () => {
      try {
        const { AnswerSender } = await import('../shared/answer-sender.tsx')
        setSender(() => AnswerSender)
      } catch {
        // Still no connection: asked for again below.
      }
    }
    void load()
    const timer = setInterval(() => void load(), RETRY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isMissing])
  return isWanted && sender ? createElement(sender) : null
}
